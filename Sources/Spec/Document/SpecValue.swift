package import Diagnostics

/// A value as written, before anything says what it is: a default, a constant, a sample, a body.
package struct SpecValue: Sendable {
  package indirect enum Content: Sendable {
    /// Without quotes, and so whatever its place makes of it; quoted, always text.
    case scalar(String, isPlain: Bool)
    case list([SpecValue])
    case map([Entry])
  }

  package struct Entry: Sendable {
    package var key: Located<String>
    package var value: SpecValue
  }

  package var content: Content
  package var range: SourceRange

  package init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
  }

  /// Nothing, `~` or `null`, without quotes.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }
}

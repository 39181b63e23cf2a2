/// A text, and how it was written.
///
/// YAML's guesses (`no`, `1.10`, `012`) are not made here: what a plain scalar means is decided by the
/// place it stands in.
package struct YAMLScalar: Hashable, Sendable {
  package enum Style: Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    /// `|`
    case literal
    /// `>`
    case folded
  }

  package var text: String
  /// A scalar with the tag `!!str` or `!` counts as double-quoted.
  package var style: Style

  package init(text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }

  package var isPlain: Bool { style == .plain }

  /// YAML's null: an empty plain scalar, `~`, `null`, `Null` or `NULL`.
  package var isNull: Bool {
    guard isPlain, text.utf8.count <= 4 else { return false }
    return switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }
}

extension String {
  /// Equal scalar by scalar. `==` also holds for a letter with its accent apart and in one piece, which
  /// are two keys on the wire and two identifiers in Swift.
  func isSameText(as other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}

package import Diagnostics

/// A spec or a generated file as it comes to a page: its text, and what of the spec its lines come from.
package struct ReviewedText: Sendable {
  package struct Origin: Sendable {
    /// From 1.
    package var lines: Range<Int>
    package var range: SourceRange

    package init(lines: Range<Int>, range: SourceRange) {
      self.lines = lines
      self.range = range
    }
  }

  package var path: String
  package var text: String
  package var origins: [Origin]

  package init(path: String, text: String, origins: [Origin] = []) {
    self.path = path
    self.text = text
    self.origins = origins
  }
}

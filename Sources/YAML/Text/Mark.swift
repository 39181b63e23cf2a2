import CYAML

/// A place as libyaml counts it: from 0, columns in Unicode scalars, and with its own idea of lines.
struct Mark: Hashable, Comparable {
  var line: Int
  var column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  init(_ mark: yaml_mark_t) {
    line = Int(mark.line)
    column = Int(mark.column)
  }

  static func < (left: Mark, right: Mark) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  func moved(by columns: Int) -> Mark { Mark(line: line, column: column + columns) }
}

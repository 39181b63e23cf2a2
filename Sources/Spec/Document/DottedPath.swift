/// Paths such as `data.items.0`, in which `\.` is a literal dot.
package enum DottedPath {
  /// `a`, `b.c` of `a.b\.c`; a part between two dots may be empty.
  package static func components(of path: String) -> [String] {
    var components = [""]
    var rest = Substring(path)
    while let character = rest.popFirst() {
      switch character {
      case "\\" where rest.first == ".":
        components[components.count - 1].append(rest.removeFirst())
      case ".": components.append("")
      default: components[components.count - 1].append(character)
      }
    }
    return components
  }
}

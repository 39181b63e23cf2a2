import Diagnostics

/// Shows a tree with its places: `3:5 list:`, a node a line.
package enum YAMLTreePrinter {
  package static func print(_ node: YAMLNode) -> String {
    var text = ""
    write(node, label: "", depth: 0, to: &text)
    return text
  }

  private static func write(_ node: YAMLNode, label: String, depth: Int, to text: inout String) {
    let range = node.range
    let place = "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
    text += String(repeating: "  ", count: depth) + place + " " + label
    switch node.content {
    case .scalar(let scalar):
      text += scalar.isNull ? "null" : "\(scalar.style) \(scalar.text.debugDescription)"
      text += "\n"
    case .sequence(let items):
      text += node.isFlow ? "[list]\n" : "list\n"
      for item in items { write(item, label: "- ", depth: depth + 1, to: &text) }
    case .mapping(let pairs):
      text += node.isFlow ? "{mapping}\n" : "mapping\n"
      for pair in pairs { write(pair.value, label: "\(pair.name): ", depth: depth + 1, to: &text) }
    }
  }
}

import Diagnostics

/// Shows a value of our own types as an outline, a property a line, with places as `@3:5`.
///
/// `Swift.dump` writes whatever an optional holds into one line as well. Here what is nil or empty is
/// left out.
enum ValuePrinter {
  static func print(_ value: Any) -> String {
    var text = ""
    write(value, label: nil, depth: 0, to: &text)
    return text
  }

  private static func write(_ value: Any, label: String?, depth: Int, to text: inout String) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let inner = mirror.children.first {
        write(inner.value, label: label, depth: depth, to: &text)
      }
      return
    }
    let head =
      String(repeating: "  ", count: depth) + (label.map { $0 == "-" ? "- " : "\($0): " } ?? "")
    if let short = short(value, mirror) {
      if short != "false" { text += head + short + "\n" }
      return
    }
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      guard !mirror.children.isEmpty else { return }
      text += "\(head.dropLast())\n"
      for child in mirror.children { element(child.value, of: mirror, depth: depth + 1, to: &text) }
    case .enum:
      let payload = mirror.children.first
      text += head + (payload?.label ?? "\(value)") + "\n"
      if let payload { write(payload.value, label: nil, depth: depth + 1, to: &text) }
    default:
      let inner = mirror.displayStyle == .tuple || label == nil ? depth : depth + 1
      if inner > depth { text += head + "\(mirror.subjectType)\(place(mirror))\n" }
      for child in mirror.children where Self.range(child.value) == nil {
        let isNumbered = child.label?.hasPrefix(".") ?? true
        write(child.value, label: isNumbered ? nil : child.label, depth: inner, to: &text)
      }
    }
  }

  private static func element(_ value: Any, of list: Mirror, depth: Int, to text: inout String) {
    let mirror = Mirror(reflecting: value)
    if list.displayStyle == .dictionary {
      let pair = Array(mirror.children)
      write(pair[1].value, label: "\(pair[0].value)", depth: depth, to: &text)
    } else {
      write(value, label: "-", depth: depth, to: &text)
    }
  }

  /// A value of one line: a text, a number, a place, an enum's case without a payload.
  private static func short(_ value: Any, _ mirror: Mirror) -> String? {
    if let text = value as? String { return text.debugDescription }
    if let range = range(value) { return "@\(range.start.line):\(range.start.column)" }
    guard mirror.children.isEmpty, mirror.displayStyle != .collection,
      mirror.displayStyle != .dictionary, mirror.displayStyle != .set
    else { return nil }
    return "\(value)"
  }

  /// Where a value stands: a range, or what only holds one.
  private static func range(_ value: Any) -> SourceRange? {
    if let range = value as? SourceRange { return range }
    let children = Mirror(reflecting: value).children
    return children.count == 1 ? children.first?.value as? SourceRange : nil
  }

  private static func place(_ mirror: Mirror) -> String {
    for child in mirror.children {
      if let range = range(child.value) { return " @\(range.start.line):\(range.start.column)" }
    }
    return ""
  }
}

import SwiftCode

extension Line {
  /// Whether an identifier stands in the line's code.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .blank: false
    case .code(let code): code.mentions(name)
    case .list(let head, let items, let tail):
      head.mentions(name) || tail.mentions(name) || items.contains { $0.mentions(name) }
    case .text(let literal, _):
      literal.parts.contains { part in
        if case .interpolation(let code) = part { code.mentions(name) } else { false }
      }
    case .indented(let body): body.contains { $0.mentions(name) }
    case .block(let head, let body), .label(let head, let body, _):
      head.mentions(name) || body.contains { $0.mentions(name) }
    case .chain(let head, let call, let links):
      head.mentions(name) || call?.mentions(name) == true || links.contains { $0.mentions(name) }
    case .closure(let head, _, let body): head.mentions(name) || body.mentions(name)
    }
  }
}

extension Code {
  /// Only told of code that our own templates made of the name, as `variables.x` or `(variables)`.
  fileprivate func mentions(_ name: String) -> Bool {
    var rest = text[...]
    while let start = rest.firstIndex(of: name.first!) {
      rest = rest[start...]
      if rest.hasPrefix(name) {
        let next = rest.dropFirst(name.count).first
        if next == "." || next == ")" { return true }
      }
      rest = rest.dropFirst()
    }
    return false
  }
}

import Diagnostics
import Spec

/// Reads `${x}` in text; `$${` is a literal `${`.
enum TemplateParser {
  static func parse(
    _ text: Located<String>, in scope: Scope, into diagnostics: inout DiagnosticCollector
  ) -> TextTemplate {
    var parts: [TextTemplate.Part] = []
    var literal = ""
    var rest = Substring(text.value)
    while let dollar = rest.firstIndex(of: "$") {
      literal += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$${") {
        literal += "${"
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("${") {
        guard let end = rest.firstIndex(of: "}") else {
          diagnostics.report(.openReference(String(rest)), at: text.range(of: rest))
          break
        }
        let key = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
          .trimmingSpaces()
        let place = text.range(of: rest[...end])
        rest = rest[rest.index(after: end)...]
        guard let reference = scope.reference(key, at: place, into: &diagnostics) else {
          continue
        }
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(.reference(reference))
      } else {
        literal += "$"
        rest = rest.dropFirst()
      }
    }
    literal += rest
    if !literal.isEmpty { parts.append(.text(literal)) }
    return TextTemplate(parts, origin: Origin(text.range))
  }
}

extension Substring {
  func trimmingSpaces() -> String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Diagnostic.Message {
  fileprivate static func openReference(_ text: String) -> Self {
    .error(
      "open-reference", "'\(text)' begins a reference that nothing ends",
      help: "write '${name}', or '$${' for a literal '${'")
  }
}

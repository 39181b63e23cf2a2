import Diagnostics
import Spec

/// Reads `feed/{slug}[/{kind}]/?v={version}`.
struct PathParser {
  private let written: Located<String>
  private let scope: Scope
  private var rest: Substring
  private var isInQuery = false
  private var constants: [String] = []

  private init(_ written: Located<String>, scope: Scope) {
    self.written = written
    self.scope = scope
    rest = Substring(written.value)
  }

  static func parse(
    _ path: Located<String>, in scope: Scope, into diagnostics: inout DiagnosticCollector
  ) -> PathTemplate {
    var parser = PathParser(path, scope: scope)
    let parts = parser.parts(isOptional: false, into: &diagnostics)
    return PathTemplate(parts, constants: parser.constants, origin: Origin(path.range))
  }

  private mutating func parts(
    isOptional: Bool, into diagnostics: inout DiagnosticCollector
  ) -> [PathTemplate.Part] {
    var parts: [PathTemplate.Part] = []
    var literal = ""
    func flush() {
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
    }
    while let character = rest.first {
      switch character {
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          diagnostics.report(.openPlaceholder(String(rest)), at: written.range)
          rest = ""
          break
        }
        // `${x}` means the same here.
        if literal.last == "$" { literal.removeLast() }
        let key = rest[rest.index(after: rest.startIndex)..<end].trimmingSpaces()
        let place = range(of: rest[...end])
        rest = rest[rest.index(after: end)...]
        flush()
        if let part = placeholder(key, at: place, into: &diagnostics) { parts.append(part) }
      case "[" where !isInQuery:
        guard !isOptional else {
          diagnostics.report(.nestedOptional, at: written.range)
          rest.removeFirst()
          break
        }
        rest.removeFirst()
        flush()
        let inner = self.parts(isOptional: true, into: &diagnostics)
        if PathTemplate(inner).references.isEmpty {
          diagnostics.report(.optionalWithoutArgument(written.value), at: written.range)
        }
        parts.append(.optional(inner))
      case "]" where isOptional:
        rest.removeFirst()
        flush()
        return parts
      case "]" where !isInQuery:
        diagnostics.report(.strayBracket(written.value), at: written.range)
        rest.removeFirst()
      case "}":
        diagnostics.report(.strayBrace(written.value), at: written.range)
        rest.removeFirst()
      default:
        if character == "?" { isInQuery = true }
        literal.append(character)
        rest.removeFirst()
      }
    }
    if isOptional { diagnostics.report(.openOptional(written.value), at: written.range) }
    flush()
    return parts
  }

  private func range(of part: Substring) -> SourceRange {
    let text = written.value
    return written.range(
      of: text.unicodeScalars.distance(from: text.startIndex, to: part.startIndex),
      length: part.unicodeScalars.count)
  }

  private mutating func placeholder(
    _ key: String, at place: SourceRange, into diagnostics: inout DiagnosticCollector
  ) -> PathTemplate.Part? {
    guard let parameter = scope.parameters[key] else {
      // A variable needs no parameter to be named in a path.
      if let variable = scope.variables[key] {
        return .argument(
          Reference(.variable, key: key, type: variable.type, origin: Origin(place)),
          isInQuery: isInQuery)
      }
      diagnostics.report(
        .undeclaredPlaceholder(key, known: scope.parameters.keys.sorted()), at: place)
      return nil
    }
    switch parameter.role {
    case .argument:
      return .argument(
        Reference(.argument, key: key, type: parameter.type, origin: Origin(place)),
        isInQuery: isInQuery)
    case .constant(let value):
      constants.append(key)
      if let text = value.plainText { return .text(text) }
      if case .number(let text) = value.content { return .text(text) }
      if case .text(let template) = value.content, let reference = template.soleReference {
        return .argument(reference, isInQuery: isInQuery)
      }
      diagnostics.report(.unsuitableConstant(key), at: place)
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func openPlaceholder(_ text: String) -> Self {
    .error(
      "open-placeholder", "'\(text)' begins a placeholder that nothing ends",
      help: "write '{name}'; a literal brace is written %7B")
  }
  fileprivate static var nestedOptional: Self {
    .error("nested-optional", "an optional part of a path cannot hold another")
  }
  fileprivate static func optionalWithoutArgument(_ path: String) -> Self {
    .error(
      "optional-without-argument", "an optional part of '\(path)' names no argument",
      help: "write '[/{name}]'; literal brackets are written %5B and %5D")
  }
  fileprivate static func strayBracket(_ path: String) -> Self {
    .error(
      "stray-bracket", "']' in '\(path)' ends nothing", help: "a literal bracket is written %5D")
  }
  fileprivate static func strayBrace(_ path: String) -> Self {
    .error("stray-brace", "'}' in '\(path)' ends nothing", help: "a literal brace is written %7D")
  }
  fileprivate static func openOptional(_ path: String) -> Self {
    .error("open-optional", "an optional part of '\(path)' is never ended", help: "add ']'")
  }
  fileprivate static func undeclaredPlaceholder(_ key: String, known: [String]) -> Self {
    .error(
      "undeclared-placeholder", "the path names '{\(key)}', which is no parameter",
      help: Suggestion.didYouMean(key, in: known)
        ?? "declare it: 'params: { \(key.isEmpty ? "name" : key): String }'")
  }
  fileprivate static func unsuitableConstant(_ key: String) -> Self {
    .error(
      "unsuitable-constant", "the constant '\(key)' cannot stand in a path",
      help: "only a text, a number or one '${x}' can")
  }
}

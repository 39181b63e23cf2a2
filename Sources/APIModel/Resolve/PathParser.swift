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
    checkColons(of: path, into: &diagnostics)
    let head = path.value.prefix(8).lowercased()
    if head.hasPrefix("http://") || head.hasPrefix("https://") {
      diagnostics.report(.addressAsPath, at: path.range)
    }
    var parser = PathParser(path, scope: scope)
    let parts = parser.parts(isOptional: false, into: &diagnostics)
    return PathTemplate(parts, constants: parser.constants, origin: Origin(path.range))
  }

  /// `/users/:id`, as other tools write an argument; `/users:search` is a name.
  private static func checkColons(
    of path: Located<String>, into diagnostics: inout DiagnosticCollector
  ) {
    guard path.value.utf8.contains(UInt8(ascii: ":")) else { return }
    for segment in path.value.prefix(while: { $0 != "?" }).split(separator: "/") {
      guard segment.first == ":", segment.dropFirst().first?.isLetter == true else { continue }
      diagnostics.report(
        .colonPlaceholder(String(segment.dropFirst())), at: path.range(of: segment))
    }
  }

  private mutating func parts(
    isOptional: Bool, into diagnostics: inout DiagnosticCollector
  ) -> [PathTemplate.Part] {
    let start = rest
    var parts: [PathTemplate.Part] = []
    var literal = ""
    func flush() {
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
    }
    while true {
      let end = rest.utf8.firstIndex(where: Self.isMark) ?? rest.endIndex
      literal += rest[..<end]
      rest = rest[end...]
      guard let mark = rest.first else { break }
      switch mark {
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          diagnostics.report(.openPlaceholder(String(rest)), at: written.range(of: rest))
          rest = rest.dropFirst(rest.count)
          break
        }
        // `${x}` means the same here.
        if literal.last == "$" { literal.removeLast() }
        let place = written.range(of: rest[...end])
        let key = rest[rest.index(after: rest.startIndex)..<end].trimmingSpaces()
        rest = rest[rest.index(after: end)...]
        flush()
        if let part = placeholder(key, at: place, into: &diagnostics) { parts.append(part) }
      case "[" where !isInQuery:
        let place = written.range(of: rest.prefix(1))
        rest.removeFirst()
        flush()
        let inner = self.parts(isOptional: true, into: &diagnostics)
        if isOptional {
          diagnostics.report(.nestedOptional, at: place)
          parts += inner
        } else {
          parts.append(.optional(inner))
        }
      case "]" where isOptional:
        // An argument that is none was reported.
        if !start[..<rest.startIndex].contains("{") {
          diagnostics.report(
            .optionalWithoutArgument, at: written.range(of: start[..<rest.startIndex]))
        }
        rest.removeFirst()
        flush()
        return parts
      case "]" where !isInQuery:
        diagnostics.report(.strayBracket(written.value), at: written.range(of: rest.prefix(1)))
        rest.removeFirst()
      case "}":
        diagnostics.report(.strayBrace(written.value), at: written.range(of: rest.prefix(1)))
        rest.removeFirst()
      default:
        if mark == "?" { isInQuery = true }
        literal.append(mark)
        rest.removeFirst()
      }
    }
    if isOptional { diagnostics.report(.openOptional(written.value), at: written.range(of: start)) }
    flush()
    return parts
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "?"):
      true
    default: false
    }
  }

  private mutating func placeholder(
    _ key: String, at place: SourceRange, into diagnostics: inout DiagnosticCollector
  ) -> PathTemplate.Part? {
    guard let parameter = scope.parameter(key) else {
      // A variable needs no parameter to be named in a path.
      if let variable = scope.variables[key] {
        return .argument(
          Reference(.variable, key: key, type: variable.type, origin: Origin(place)),
          isInQuery: isInQuery)
      }
      diagnostics.report(
        .undeclaredPlaceholder(key, known: scope.parameters.map(\.name.key).sorted()), at: place)
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
  fileprivate static var addressAsPath: Self {
    .error(
      "address-as-path", "a path is joined to the base URL, but this is a whole address",
      help: "write 'url:' instead of 'path:'")
  }
  fileprivate static func colonPlaceholder(_ name: String) -> Self {
    .warning(
      "colon-placeholder", "':\(name)' is text here, no argument",
      help: "write '{\(name)}' for an argument")
  }
  fileprivate static func openPlaceholder(_ text: String) -> Self {
    .error(
      "open-placeholder", "'\(text)' begins a placeholder that nothing ends",
      help: "write '{name}'; a literal brace is written %7B")
  }
  fileprivate static var nestedOptional: Self {
    .error(
      "nested-optional", "an optional part of a path cannot hold another",
      help: "write them one after the other: '[/{a}][/{b}]'")
  }
  fileprivate static var optionalWithoutArgument: Self {
    .error(
      "optional-without-argument", "an optional part of the path names no argument",
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
    // RFC 6570 has more than names between its braces.
    let isStyled = !key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let help =
      isStyled
      ? "only a name can stand there: matrix, label and other styles of RFC 6570 are left out"
      : key.isEmpty
        ? "write the parameter's name between the braces"
        : "declare it: 'params: { \(key): String }'"
    return .error(
      "undeclared-placeholder", "the path names '{\(key)}', which is no parameter",
      help: Suggestion.didYouMean(key, in: known) ?? help)
  }
  fileprivate static func unsuitableConstant(_ key: String) -> Self {
    .error(
      "unsuitable-constant", "the constant '\(key)' cannot stand in a path",
      help: "only a text, a number or one '${x}' can")
  }
}

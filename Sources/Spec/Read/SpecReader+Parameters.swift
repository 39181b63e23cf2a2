import Diagnostics
import YAML

/// Arguments, constants and variables.
extension SpecReader {
  mutating func parameter(_ pair: YAMLPair, as object: SpecObject) -> ParameterSpec {
    var parameter = ParameterSpec(key: key(pair), range: pair.value.range)
    if pair.value.isNull, object == .parameter {
      parameter.isRemoval = true
      return parameter
    }
    guard pair.value.pairs != nil else {
      let written = typedValue(pair.value)
      parameter.type = written.type
      parameter.default = written.default
      parameter.const = written.const
      return parameter
    }
    let fields = fields(pair.value, object)
    parameter.name = text(fields["name"])
    parameter.doc = text(fields["doc"])
    readType(fields, into: &parameter)
    if object == .responseHeader { parameter.wireKey = text(fields["key"]).map { [$0] } ?? [] }
    if object == .parameter { readParameter(fields, into: &parameter) }
    return parameter
  }

  private mutating func readType(_ fields: FieldSet, into parameter: inout ParameterSpec) {
    if let node = fields["type"] {
      let written = typedValue(node)
      parameter.type = written.type
      parameter.default = written.default
      parameter.const = written.const
    }
    guard fields.object != .responseHeader else { return }
    if let node = fields["default"] { parameter.default = value(node) }
    guard fields.object == .parameter, let node = fields["const"] else { return }
    parameter.const = value(node)
  }

  private mutating func readParameter(_ fields: FieldSet, into parameter: inout ParameterSpec) {
    parameter.wireKey = text(fields["key"]).map { [$0] } ?? []
    parameter.at = text(fields["at"]).map { [$0] } ?? []
    parameter.placement = choice(fields["in"], of: fields, "in")
    parameter.format = texts(fields["format"])
    parameter.timeZone = text(fields["timeZone"])
    parameter.escape = choice(fields["escape"], of: fields, "escape")
    parameter.omitDefault = bool(fields["omitDefault"])
    parameter.sendNil = bool(fields["sendNil"])
    parameter.spread = bool(fields["spread"])
    parameter.arrays = choice(fields["arrays"], of: fields, "arrays")
    parameter.bools = choice(fields["bools"], of: fields, "bools")
    parameter.nested = choice(fields["nested"], of: fields, "nested")
    parameter.spaces = choice(fields["spaces"], of: fields, "spaces")
    parameter.values = entries(fields["values"]).map { pair in
      SpecValue.Entry(key: key(pair), value: value(pair.value))
    }
    parameter.fileName = text(fields["fileName"])
    parameter.mediaType = text(fields["mediaType"])
  }

  /// What `T`, `T = value`, `const T = value` and `${x}` say.
  struct TypedValue {
    var type: Located<TypeSyntax>?
    var `default`: SpecValue?
    var const: SpecValue?
  }

  mutating func typedValue(_ node: YAMLNode) -> TypedValue {
    guard let scalar = node.scalar, !node.isNull else { return TypedValue(type: type(node)) }
    // Of a type in quotes nothing differs: `"[String] = []"`.
    if scalar.text.hasPrefix("${") {
      return TypedValue(const: SpecValue(.scalar(scalar.text, isPlain: false), at: node.range))
    }
    let isConstant = scalar.text.hasPrefix("const ") || scalar.text.hasPrefix("const\t")
    let start = isConstant ? 6 : 0
    let declaration = scalar.text.dropFirst(start)
    let parsed: (type: TypeSyntax, rest: Substring)
    do {
      parsed = try TypeParser.parsePrefix(String(declaration))
    } catch {
      let text = Located(scalar.text, at: node.range)
      let place = start + error.offset
      diagnostics.report(
        .invalidType(scalar.text, error), at: text.range(of: place..<place + error.length))
      return TypedValue(type: Located(.unknown, at: node.range))
    }
    let text = Located(scalar.text, at: node.range)
    let length = declaration.scalarCount - parsed.rest.scalarCount
    let type = Located(parsed.type, at: text.range(of: start..<start + length))
    var rest = parsed.rest.drop { $0 == " " || $0 == "\t" }
    guard !rest.isEmpty else {
      if isConstant {
        diagnostics.report(.constantWithoutValue(parsed.type.description), at: node.range)
      }
      return TypedValue(type: type)
    }
    guard rest.first == "=" else {
      let failure = TypeParser.Failure.rest(rest, after: parsed.type)
      diagnostics.report(.invalidType(scalar.text, failure), at: text.range(ofLast: rest))
      return TypedValue(type: Located(.unknown, at: node.range))
    }
    rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
    guard !rest.isEmpty else {
      diagnostics.report(.missingDefault(parsed.type.description), at: node.range)
      return TypedValue(type: type)
    }
    guard let written = inlineValue(String(rest), at: text.range(ofLast: rest)) else {
      return TypedValue(type: type)
    }
    return isConstant
      ? TypedValue(type: type, const: written) : TypedValue(type: type, default: written)
  }

  /// The value behind `=`: text in quotes, a list or mapping in brackets, else as it stands.
  ///
  /// Nil, with a diagnostic, when the brackets or quotes do not close.
  private mutating func inlineValue(_ text: String, at range: SourceRange) -> SpecValue? {
    guard let first = text.first, "\"'[{".contains(first) else {
      return SpecValue(.scalar(text, isPlain: true), at: range)
    }
    if first == "{", text.hasPrefix("${") {
      return SpecValue(.scalar(text, isPlain: false), at: range)
    }
    var problems = DiagnosticCollector()
    guard let node = YAMLParser(text: text, file: range.file).parse(into: &problems),
      !problems.hasErrors
    else {
      diagnostics.report(
        .invalidValue(text, problems.all.first?.message.text ?? "it cannot be read"), at: range)
      return nil
    }
    return value(node).moved(to: range)
  }
}

extension SpecValue {
  /// The same value, all of it at one place.
  fileprivate func moved(to range: SourceRange) -> SpecValue {
    switch content {
    case .scalar: SpecValue(content, at: range)
    case .list(let items): SpecValue(.list(items.map { $0.moved(to: range) }), at: range)
    case .map(let entries):
      SpecValue(
        .map(
          entries.map {
            Entry(key: Located($0.key.value, at: range), value: $0.value.moved(to: range))
          }), at: range)
    }
  }
}

extension Located where Value == String {
  /// The place of what the text ends with.
  fileprivate func range(ofLast rest: Substring) -> SourceRange {
    let end = value.scalarCount
    return range(of: end - rest.scalarCount..<end)
  }
}

extension Diagnostic.Message {
  static func invalidType(_ text: String, _ failure: TypeParser.Failure) -> Self {
    .error(
      "invalid-type", "'\(text)' is no type: \(failure.text)",
      help: text.contains("${")
        ? "a value that does not begin with '${' is a constant: const String = \(text)"
        : failure.help ?? "write a type such as String, [Int], [String: Order] or \"Order?\"")
  }
  fileprivate static func constantWithoutValue(_ type: String) -> Self {
    .error(
      "constant-without-value", "a constant needs a value", help: "write 'const \(type) = value'")
  }
  fileprivate static func missingDefault(_ type: String) -> Self {
    .error(
      "missing-default", "nothing stands after '='",
      help: type == "String"
        ? "write 'String = \"\"' for an empty text, or 'String' alone"
        : "write '\(type)' alone, or a value after '='")
  }
  fileprivate static func invalidValue(_ text: String, _ problem: String) -> Self {
    .error(
      "invalid-value", "the value '\(text)' cannot be read: \(problem)",
      help: "quote the whole line, or write { type: …, default: … } over several lines")
  }
}

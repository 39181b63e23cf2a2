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
      if let written = typedValue(pair.value) {
        parameter.type = written.type
        parameter.default = written.default
        parameter.const = written.const
      }
      return parameter
    }
    let fields = fields(pair.value, object)
    parameter.name = text(fields["name"])
    parameter.doc = text(fields["doc"])
    readType(fields, into: &parameter)
    if object == .responseHeader { parameter.wireKey = texts(fields["key"]) }
    if object == .parameter { readParameter(fields, into: &parameter) }
    return parameter
  }

  private mutating func readType(_ fields: FieldSet, into parameter: inout ParameterSpec) {
    if let node = fields["type"], let written = typedValue(node) {
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
    parameter.wireKey = texts(fields["key"])
    parameter.at = texts(fields["at"])
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

  mutating func typedValue(_ node: YAMLNode) -> TypedValue? {
    guard let scalar = node.scalar else { return type(node).map { TypedValue(type: $0) } }
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
      diagnostics.report(
        .invalidType(scalar.text, error.text), at: node.range(of: start + error.offset, length: 1))
      return nil
    }
    let length = declaration.count - parsed.rest.count
    let type = Located(parsed.type, at: node.range(of: start, length: length))
    var rest = parsed.rest.drop { $0 == " " || $0 == "\t" }
    guard !rest.isEmpty else {
      if isConstant {
        diagnostics.report(.constantWithoutValue(parsed.type.description), at: node.range)
        return nil
      }
      return TypedValue(type: type)
    }
    guard rest.first == "=" else {
      diagnostics.report(
        .invalidType(scalar.text, "'\(rest)' after the type '\(parsed.type.description)'"),
        at: node.range(of: scalar.text.count - rest.count, length: rest.count))
      return nil
    }
    rest = rest.dropFirst().drop { $0 == " " || $0 == "\t" }
    guard !rest.isEmpty else {
      diagnostics.report(.missingDefault(parsed.type.description), at: node.range)
      return nil
    }
    let written = inlineValue(
      String(rest), at: node.range(of: scalar.text.count - rest.count, length: rest.count))
    return isConstant
      ? TypedValue(type: type, const: written) : TypedValue(type: type, default: written)
  }

  /// The value behind `=`: text in quotes, a list or mapping in brackets, else as it stands.
  private mutating func inlineValue(_ text: String, at range: SourceRange) -> SpecValue {
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
      return SpecValue(.scalar(text, isPlain: false), at: range)
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

extension YAMLNode {
  /// The place of some characters of a scalar; the whole of it where they can't be counted.
  func range(of offset: Int, length: Int) -> SourceRange {
    guard let scalar, range.start.line == range.end.line else { return range }
    let quotes = range.end.column - range.start.column - scalar.text.unicodeScalars.count
    // An escape makes the written text longer than what it means.
    guard quotes == 0 || (quotes == 2 && !scalar.isPlain) else { return range }
    let start = range.start.column + quotes / 2 + offset
    return SourceRange(
      source: range.source, start: .init(line: range.start.line, column: start),
      end: .init(line: range.start.line, column: min(start + max(length, 1), range.end.column)))
  }
}

extension Diagnostic.Message {
  static func invalidType(_ text: String, _ problem: String) -> Self {
    .error(
      "invalid-type", "'\(text)' is no type: \(problem)",
      help: "write a type such as String, [Int], [String: Order] or \"Order?\"")
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
        : "write 'param: \(type)' alone, or a value after '='")
  }
  fileprivate static func invalidValue(_ text: String, _ problem: String) -> Self {
    .error(
      "invalid-value", "the value '\(text)' cannot be read: \(problem)",
      help: "quote the whole line, or write { type: …, default: … } over several lines")
  }
}

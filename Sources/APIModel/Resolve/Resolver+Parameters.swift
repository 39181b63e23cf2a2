import Diagnostics
import Spec

extension Resolver {
  /// The parameters that a level declares, and the inherited ones that it takes by name or removes.
  mutating func parameters(
    _ specs: [ParameterSpec], level: Parameter.Level, inherited: [Parameter]
  ) -> (own: [Parameter], removed: [Parameter]) {
    let names = specs.map(\.key.value)
    let removed = inherited.filter { names.contains($0.name.key) }
    for spec in specs where spec.isRemoval {
      if !inherited.contains(where: { $0.name.key == spec.key.value }) {
        diagnostics.report(.nothingToRemove(spec.key.value), at: spec.range)
      }
    }
    // Arguments first: a constant may name any of them.
    var types: [TypeReference?] = []
    var scope = scope(inherited.filter { !names.contains($0.name.key) })
    for spec in specs {
      let type = spec.isRemoval ? nil : spec.type.map { self.type($0) }
      types.append(type)
      guard let type, spec.const == nil else { continue }
      scope.parameters.append(
        Parameter(
          name: name(spec.key, spec.name), type: type, role: .argument(default: nil),
          placement: nil, wireName: WireName(key: spec.key.value), level: level))
    }
    var own: [Parameter] = []
    for (index, spec) in specs.enumerated() where !spec.isRemoval {
      if let parameter = parameter(spec, type: types[index], level: level, scope: scope) {
        own.append(parameter)
      }
    }
    return (own, removed)
  }

  private mutating func parameter(
    _ spec: ParameterSpec, type: TypeReference?, level: Parameter.Level, scope: Scope
  ) -> Parameter? {
    let role: Parameter.Role
    let resolved: TypeReference
    if let const = spec.const {
      if let other = spec.default {
        diagnostics.report(.constantWithDefault(spec.key.value), at: other.range)
      }
      guard
        let (value, inferred) = constant(const, type: type, isTyped: spec.type != nil, scope: scope)
      else { return nil }
      role = .constant(value)
      resolved = type ?? inferred
    } else {
      guard let type else {
        diagnostics.report(.parameterWithoutType(spec.key.value), at: spec.key.range)
        return nil
      }
      resolved = type
      role = .argument(
        default: spec.default.flatMap { value($0, as: type, allowsReferences: nil) })
    }
    let placement = spec.placement.flatMap { Parameter.Placement(rawValue: $0.value) }
    let style = Style(
      arrays: spec.arrays.flatMap { .init(rawValue: $0.value) },
      bools: spec.bools.flatMap { .init(rawValue: $0.value) },
      nested: spec.nested.flatMap { .init(rawValue: $0.value) },
      spaces: spec.spaces.flatMap { .init(rawValue: $0.value) })
    let parameter = Parameter(
      name: name(spec.key, spec.name), type: resolved, role: role, placement: placement,
      wireName: wireName(spec, placement: placement), style: style,
      format: format(spec.format, timeZone: spec.timeZone, type: resolved),
      escape: spec.escape.flatMap { .init(rawValue: $0.value) } ?? .segment,
      omitsDefault: spec.omitDefault?.value ?? false, sendsNil: spec.sendNil?.value ?? false,
      spreads: spec.spread?.value ?? false, values: values(spec.values, of: resolved),
      fileName: spec.fileName?.value,
      mediaType: spec.mediaType.map { $0.value == "none" ? .none : .some($0.value) },
      doc: spec.doc?.value, level: level)
    checkOptions(of: spec, parameter)
    return parameter
  }

  private mutating func wireName(
    _ spec: ParameterSpec, placement: Parameter.Placement?
  ) -> WireName {
    let strategy = placement == .header ? .asWritten : document.keyStrategy?.value ?? .asWritten
    return WireName.read(
      keys: spec.wireKey, paths: spec.at, otherwise: strategy.wireName(of: spec.key.value),
      into: &diagnostics)
  }

  /// A constant's value, and the type it has where the spec says none.
  private mutating func constant(
    _ spec: SpecValue, type: TypeReference?, isTyped: Bool, scope: Scope
  ) -> (Value, TypeReference)? {
    if case .scalar(let text, _) = spec.content, text.contains("${") {
      let template = TemplateParser.parse(
        Located(text, at: spec.range), in: scope, into: &diagnostics)
      let inferred = template.soleReference?.type ?? .builtin(.string)
      return (Value(.text(template), origin: Origin(spec.range)), inferred)
    }
    if isTyped {
      guard let type, let value = value(spec, as: type, allowsReferences: scope) else { return nil }
      return (value, type)
    }
    let value = json(spec, scope: scope)
    return (value, value.inferredType)
  }

  private mutating func values(
    _ entries: [SpecValue.Entry], of type: TypeReference
  ) -> [Value.Entry] {
    let known = knownValues(of: type)
    return entries.compactMap { entry in
      if let known, !known.contains(entry.key.value) {
        diagnostics.report(
          .unknownValue(entry.key.value, of: type.description, known: known), at: entry.key.range)
      }
      guard case .scalar(let text, _) = entry.value.content else {
        diagnostics.report(.valueIsNoText(entry.key.value), at: entry.value.range)
        return nil
      }
      return Value.Entry(
        key: entry.key.value, origin: Origin(entry.key.range),
        value: Value(
          .text(TextTemplate([.text(text)], origin: Origin(entry.value.range))),
          origin: Origin(entry.value.range)))
    }
  }

  /// What a Bool or an enum can be; nil of a type whose values nobody has listed.
  private mutating func knownValues(of type: TypeReference) -> [String]? {
    switch expanded(type.leaf) {
    case .builtin(.bool): return ["true", "false"]
    case .model(let name): return symbols.models[name]?.caseKeys
    default: return nil
    }
  }

  /// Options that the parameter's own type or role makes void.
  private mutating func checkOptions(of spec: ParameterSpec, _ parameter: Parameter) {
    let leaf = expanded(parameter.type.leaf)
    if let written = spec.omitDefault, written.value, parameter.defaultValue == nil {
      diagnostics.report(.omitsNoDefault(spec.key.value), at: written.range)
    }
    if let written = spec.sendNil, written.value, !parameter.type.isOptional {
      diagnostics.report(.sendsNoNil(spec.key.value, parameter.type.description), at: written.range)
    }
    if let written = spec.spread, written.value {
      var isSpreadable = false
      switch expanded(parameter.type.wrapped) {
      case .dictionary, .model, .builtin(.json): isSpreadable = true
      default: break
      }
      if !isSpreadable {
        diagnostics.report(
          .spreadsNothing(spec.key.value, parameter.type.description), at: written.range)
      }
    }
    if !spec.values.isEmpty {
      switch leaf {
      case .builtin(.bool), .model, .builtin(.string): break
      default:
        diagnostics.report(
          .valuesOfOtherType(parameter.type.description), at: spec.values[0].key.range)
      }
    }
    if let written = spec.fileName, !leaf.canBeFile {
      diagnostics.report(.fileNameOfOtherType(parameter.type.description), at: written.range)
    }
    if let fileName = spec.fileName, fileName.value.contains(where: \.isNewline) {
      diagnostics.report(.lineBreak("file name"), at: fileName.range)
    }
    if let mediaType = spec.mediaType, mediaType.value.contains(where: \.isNewline) {
      diagnostics.report(.lineBreak("media type"), at: mediaType.range)
    }
  }

  /// The formats of dates or of bytes.
  mutating func format(
    _ written: [Located<String>], timeZone: Located<String>?, type: TypeReference
  ) -> ValueFormat? {
    guard let first = written.first else { return nil }
    switch expanded(type.leaf) {
    case .builtin(.data):
      guard let format = ValueFormat.DataFormat(rawValue: first.value) else {
        diagnostics.report(
          .unknownFormat(
            first.value, "bytes", allowed: ValueFormat.DataFormat.allCases.map(\.rawValue)),
          at: first.range)
        return nil
      }
      return .data(format)
    case .builtin(.date):
      if let timeZone, !TimeZones.isKnown(timeZone.value) {
        diagnostics.report(.unknownTimeZone(timeZone.value), at: timeZone.range)
      }
      return .dates(written.map { dateFormat($0, timeZone: timeZone?.value) })
    default:
      diagnostics.report(.formatOfOtherType(type.description), at: first.range)
      return nil
    }
  }

  private mutating func dateFormat(
    _ written: Located<String>, timeZone: String?
  ) -> ValueFormat.DateFormat {
    switch written.value {
    case "iso8601": return .iso8601
    case "seconds": return .seconds
    case "milliseconds": return .milliseconds
    case "httpDate": return .httpDate
    default:
      if !written.value.isDatePattern {
        let names = ["iso8601", "seconds", "milliseconds", "httpDate"]
        diagnostics.report(
          .unknownFormat(
            written.value, "a date", allowed: names + ["a pattern such as \"yyyy-MM-dd\""]),
          at: written.range)
      } else if let field = written.value.misleadingField {
        diagnostics.report(.misleadingField(field.written, field.meant), at: written.range)
      }
      return .pattern(written.value, timeZone: timeZone)
    }
  }
}

extension String {
  /// UTS 35, Date Format Patterns: outside of quotes letters are fields, so that most words are none.
  fileprivate var isDatePattern: Bool {
    var isQuoted = false
    var hasField = false
    for character in self {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, character.isLetter {
        guard "GyYuUrQqMLwWdDFgEecabBhHkKmsSAzZOvVXx".contains(character) else { return false }
        hasField = true
      }
    }
    return hasField && !isQuoted
  }

  /// A field that people take for another one, and get right results with for most of a year.
  fileprivate var misleadingField: (written: String, meant: String)? {
    let fields = split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    if fields.contains("YYYY"), !fields.contains("w") { return ("YYYY", "yyyy") }
    if fields.contains("DD"), !fields.contains("DDD"), fields.contains("M") { return ("DD", "dd") }
    return nil
  }
}

extension Value {
  /// The type that a value without one has.
  var inferredType: TypeReference {
    switch content {
    case .bool: .builtin(.bool)
    case .number(let text): .builtin(Int(text) == nil ? .double : .int)
    case .text: .builtin(.string)
    case .null, .array, .object: .builtin(.json)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToRemove(_ name: String) -> Self {
    .error(
      "nothing-to-remove", "there is no inherited parameter '\(name)' to remove",
      help: "write its type, such as '\(name): String', or take the line away")
  }
  fileprivate static func unknownValue(_ key: String, of type: String, known: [String]) -> Self {
    .error(
      "unknown-value-key", "'\(key)' is no value of the type '\(type)'",
      help: known == ["true", "false"]
        ? "write 'true' and 'false'" : Suggestion.help(key, allowed: known))
  }
  fileprivate static func constantWithDefault(_ name: String) -> Self {
    .error(
      "constant-with-default", "the constant '\(name)' cannot have a default too",
      help: "take 'default' away, or write 'type' instead of 'const' for an argument")
  }
  fileprivate static func parameterWithoutType(_ name: String) -> Self {
    .error(
      "parameter-without-type", "the parameter '\(name)' has no type",
      help: "write '\(name): String', or 'type:' among its keys")
  }
  fileprivate static func valueIsNoText(_ name: String) -> Self {
    .error(
      "value-is-no-text", "the wire value of '\(name)' must be text",
      help: "write '\(name): text'")
  }
  fileprivate static func omitsNoDefault(_ name: String) -> Self {
    .error(
      "omits-no-default", "'omitDefault', but '\(name)' has no default", help: "add 'default:'")
  }
  fileprivate static func sendsNoNil(_ name: String, _ type: String) -> Self {
    .error(
      "sends-no-nil", "'sendNil', but '\(name)' is never nil",
      help: "write the type as \"\(type)?\"")
  }
  fileprivate static func spreadsNothing(_ name: String, _ type: String) -> Self {
    .error(
      "spreads-nothing", "'spread', but '\(name)' of type '\(type)' has no entries",
      help: "a model, [String: T] or JSON can be spread")
  }
  fileprivate static func valuesOfOtherType(_ type: String) -> Self {
    .error(
      "values-of-other-type", "'values' are for a Bool or an enum, not for '\(type)'",
      help: "take 'values' away, or declare an enum under 'models:'")
  }
  fileprivate static func fileNameOfOtherType(_ type: String) -> Self {
    .error(
      "file-name-of-other-type", "'fileName' is for Data or File, not for '\(type)'",
      help: "take 'fileName' away, or write 'type: Data'")
  }
  static func lineBreak(_ what: String) -> Self {
    .error(
      "line-break", "a \(what) cannot hold a line break",
      help: "write it on one line, without '\\n' or '\\r'")
  }
  fileprivate static func unknownFormat(_ text: String, _ what: String, allowed: [String]) -> Self {
    .error(
      "unknown-format", "unknown format '\(text)' for \(what)",
      help: Suggestion.help(text, allowed: allowed))
  }
  fileprivate static func misleadingField(_ written: String, _ meant: String) -> Self {
    let meaning = written == "YYYY" ? "the year of the week" : "the day of the year"
    return .warning(
      "misleading-format", "'\(written)' in a date pattern is \(meaning)",
      help: "write '\(meant)', as in \"yyyy-MM-dd\"")
  }
  fileprivate static func unknownTimeZone(_ name: String) -> Self {
    .error(
      "unknown-time-zone", "unknown time zone '\(name)'",
      help: Suggestion.didYouMean(name, in: TimeZones.names.sorted())
        ?? "write a name of the IANA database, such as Asia/Shanghai, or GMT+8")
  }
  fileprivate static func formatOfOtherType(_ type: String) -> Self {
    .error(
      "format-of-other-type", "'format' is for Date and Data, not for '\(type)'",
      help: "take 'format' away, or write 'type: Date'")
  }
}

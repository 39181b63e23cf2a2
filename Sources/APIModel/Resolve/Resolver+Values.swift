import Diagnostics
import Spec

extension Resolver {
  /// A value where JSON itself is written: plain scalars follow JSON, all else is text.
  mutating func json(_ spec: SpecValue, scope: Scope) -> Value {
    let origin = Origin(spec.range)
    switch spec.content {
    case .scalar(let text, let isPlain):
      if isPlain, let literal = SpecValue.jsonLiteral(text) {
        return Value(literal, origin: origin)
      }
      return Value(
        .text(TemplateParser.parse(Located(text, at: spec.range), in: scope, into: &diagnostics)),
        origin: origin)
    case .list(let items):
      return Value(.array(items.map { json($0, scope: scope) }), origin: origin)
    case .map(let entries):
      return Value(
        .object(
          entries.map {
            .init(
              key: $0.key.value, origin: Origin($0.key.range), value: json($0.value, scope: scope))
          }), origin: origin)
    }
  }

  /// A default or a constant, read as its type wants it. Nil, with a diagnostic, when it is none.
  mutating func value(
    _ spec: SpecValue, as type: TypeReference, allowsReferences scope: Scope?
  ) -> Value? {
    let origin = Origin(spec.range)
    switch expanded(type) {
    case .optional(let wrapped):
      return spec.isNull
        ? Value(.null, origin: origin) : value(spec, as: wrapped, allowsReferences: scope)
    case .builtin(let builtin): return value(spec, as: builtin, scope: scope)
    case .array(let element):
      guard case .list(let items) = spec.content else { return mismatch(spec, type) }
      let values = items.compactMap { value($0, as: element, allowsReferences: scope) }
      return values.count == items.count ? Value(.array(values), origin: origin) : nil
    case .dictionary(let element):
      guard case .map(let entries) = spec.content else { return mismatch(spec, type) }
      let values: [Value.Entry] = entries.compactMap { entry in
        value(entry.value, as: element, allowsReferences: scope).map {
          .init(key: entry.key.value, origin: Origin(entry.key.range), value: $0)
        }
      }
      return values.count == entries.count ? Value(.object(values), origin: origin) : nil
    case .model(let name): return value(spec, ofModel: name)
    }
  }

  private mutating func value(
    _ spec: SpecValue, as type: TypeReference.Builtin, scope: Scope?
  ) -> Value? {
    let origin = Origin(spec.range)
    if type == .json { return json(spec, scope: scope ?? Scope()) }
    guard case .scalar(let text, let isPlain) = spec.content else {
      return mismatch(spec, .builtin(type))
    }
    // Nothing, `~` and `null` are no text: whoever means the text quotes it.
    if spec.isNull { return mismatch(spec, .builtin(type)) }
    let asText = Value(.text(TextTemplate([.text(text)], origin: origin)), origin: origin)
    switch type {
    case .string: return asText
    case .bool:
      guard isPlain, text == "true" || text == "false" else {
        return mismatch(spec, .builtin(type))
      }
      return Value(.bool(text == "true"), origin: origin)
    case _ where type.isInteger:
      guard isPlain, let number = integer(text, at: spec.range), type.holds(number) else {
        return mismatch(spec, .builtin(type))
      }
      return Value(.number(number), origin: origin)
    case .float, .double, .decimal:
      guard isPlain, SpecValue.isNumber(text), type.reaches(text) else {
        return mismatch(spec, .builtin(type))
      }
      return Value(.number(text), origin: origin)
    case .url:
      guard !text.isEmpty, !text.contains(where: { $0.isWhitespace }),
        text.utf8.allSatisfy({ $0 < 128 })
      else { return mismatch(spec, .builtin(type)) }
      return asText
    case .uuid:
      guard text.isUUID else { return mismatch(spec, .builtin(type)) }
      return asText
    case .day:
      guard text.isDay else { return mismatch(spec, .builtin(type)) }
      return asText
    default:
      diagnostics.report(.noLiteral(type.rawValue), at: spec.range)
      return nil
    }
  }

  /// An enum's default is one of its cases, by key.
  private mutating func value(_ spec: SpecValue, ofModel name: String) -> Value? {
    guard let model = symbols.models[name] else { return nil }
    guard let cases = model.cases, case .scalar(let text, _) = spec.content else {
      diagnostics.report(.noLiteral(name), at: spec.range)
      return nil
    }
    let keys = model.caseKeys ?? []
    if keys.contains(text) {
      let origin = Origin(spec.range)
      return Value(.text(TextTemplate([.text(text)], origin: origin)), origin: origin)
    }
    let byRaw = cases.first { $0.raw.scalarText == text }?.key?.value
    diagnostics.report(.unknownCase(text, of: name, keys: keys, meant: byRaw), at: spec.range)
    return nil
  }

  /// A whole number as JSON writes it: `0x1F` and `0o10` count as what they say, `010` as ten, with a warning.
  private mutating func integer(_ text: String, at range: SourceRange) -> String? {
    var digits = Substring(text)
    let sign = digits.first == "-" ? "-" : ""
    if let first = digits.first, first == "-" || first == "+" { digits = digits.dropFirst() }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix).map { sign + String($0) }
    }
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    let significant = digits.drop { $0 == "0" }
    if significant.count < digits.count, digits.count > 1 {
      diagnostics.report(
        .leadingZero(text, significant.isEmpty ? "0" : String(significant)), at: range)
    }
    return significant.isEmpty ? "0" : sign + significant
  }

  private mutating func mismatch(_ spec: SpecValue, _ type: TypeReference) -> Value? {
    diagnostics.report(.valueOfOtherType(spec, type), at: spec.range)
    return nil
  }
}

extension TypeReference {
  fileprivate var isNumber: Bool {
    if case .builtin(let builtin) = self { builtin.isNumber } else { false }
  }
}

extension TypeReference.Builtin {
  /// Whether the type can hold a whole number.
  fileprivate func holds(_ digits: String) -> Bool {
    switch self {
    case .int8: Int8(digits) != nil
    case .int16: Int16(digits) != nil
    case .int32: Int32(digits) != nil
    case .int, .int64: Int64(digits) != nil
    case .uint8: UInt8(digits) != nil
    case .uint16: UInt16(digits) != nil
    case .uint32: UInt32(digits) != nil
    case .uint, .uint64: UInt64(digits) != nil
    default: false
    }
  }
}

extension ModelSpec {
  /// The names of an enum's cases; nil of another model.
  var caseKeys: [String]? { cases?.map { $0.key?.value ?? $0.raw.scalarText ?? "" } }
}

extension TypeReference.Builtin {
  /// Whether a number with a point or an exponent is within the type's range.
  fileprivate func reaches(_ number: String) -> Bool {
    switch self {
    case .float: Float(number)?.isFinite == true
    case .double: Double(number)?.isFinite == true
    case .decimal:
      // `Decimal` has an exponent of one byte: beyond it `Decimal(string:)` gives nil.
      Double(number).map { $0 == 0 || (1e-127...9e127).contains(abs($0)) } ?? false
    default: true
    }
  }
}

extension SpecValue {
  /// Null, a Bool or a number, as JSON writes them.
  static func jsonLiteral(_ text: String) -> Value.Content? {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: isNumber(text) ? .number(text) : nil
    }
  }

  var isJSONLiteral: Bool {
    if case .scalar(let text, isPlain: true) = content {
      Self.jsonLiteral(text) != nil
    } else {
      false
    }
  }

  var scalarText: String? { if case .scalar(let text, _) = content { text } else { nil } }

  /// The value in a few words, for messages.
  var summary: String {
    switch content {
    case .scalar("", isPlain: true): "nothing"
    case .scalar(let text, _): "'\(text)'"
    case .list: "a list"
    case .map: "a mapping"
    }
  }

  /// RFC 8259, 6: a number.
  static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    func digits() -> Int {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    if rest.first == "-" { rest.removeFirst() }
    let begins = rest.first
    let whole = digits()
    guard whole == 1 || (whole > 1 && begins != "0") else { return false }
    if rest.first == "." {
      rest.removeFirst()
      guard digits() > 0 else { return false }
    }
    if let mark = rest.first, mark == "e" || mark == "E" {
      rest.removeFirst()
      if let sign = rest.first, sign == "-" || sign == "+" { rest.removeFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension String {
  fileprivate var isUUID: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }

  /// `2024-02-29`
  fileprivate var isDay: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return CalendarDay.exists(year: year, month: month, day: day)
  }
}

extension Diagnostic.Message {
  fileprivate static func valueOfOtherType(_ spec: SpecValue, _ type: TypeReference) -> Self {
    .error(
      "value-of-other-type", "\(spec.summary) is no value of the type '\(type.description)'",
      help: help(spec, type))
  }
  private static func help(_ spec: SpecValue, _ type: TypeReference) -> String {
    if spec.isNull {
      return type == .builtin(.string)
        ? "quote it if it is a text, or write the type as \"String?\""
        : "write a value, or the type as \"\(type.description)?\""
    }
    if case .scalar(_, isPlain: false) = spec.content, type == .builtin(.bool) || type.isNumber {
      return "take the quotes away: what is quoted is text"
    }
    switch type {
    case .builtin(.bool): return "write true or false"
    case .builtin(.url): return "write a whole address in ASCII without spaces"
    case .builtin(.day): return "write a day that exists, as 2024-02-29"
    case .builtin(.uuid): return "write it as E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    case .builtin(let builtin) where builtin.isInteger:
      return SpecValue.isNumber(spec.scalarText ?? "")
        ? "write a whole number that '\(builtin.rawValue)' can hold"
        : "write digits alone, such as 1000 or -1"
    case .builtin(let builtin) where builtin.isNumber:
      return SpecValue.isNumber(spec.scalarText ?? "")
        ? "write a number that '\(builtin.rawValue)' can hold"
        : "write digits with a point, such as 12.50"
    case .array: return "write a list in brackets and quote the whole: \"\(type.description) = []\""
    case .dictionary:
      return "write a mapping in braces and quote the whole: \"\(type.description) = {}\""
    case .builtin, .model, .optional: return "write text"
    }
  }
  fileprivate static func noLiteral(_ type: String) -> Self {
    .error(
      "no-literal", "a value of the type '\(type)' cannot be written in a spec",
      help: "take the value away, or declare it \"\(type)?\" so that the caller may leave it out")
  }
  fileprivate static func unknownCase(
    _ text: String, of model: String, keys: [String], meant: String?
  )
    -> Self
  {
    let hint =
      meant.map { "'\(text)' is its value on the wire; write the case, '\($0)'" }
      ?? Suggestion.help(text, allowed: keys)
    return .error("unknown-case", "'\(text)' is no case of '\(model)'", help: hint)
  }
  fileprivate static func leadingZero(_ text: String, _ number: String) -> Self {
    .warning(
      "leading-zero", "'\(text)' counts as \(number)",
      help:
        "write \(number), or 0o… for an octal number; text that keeps its zeros has the type String"
    )
  }
}

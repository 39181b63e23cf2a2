import Foundation

/// A value that is being read: of a parsed document, or behind a decoder of someone else's.
protocol ReadableNode {
  var codingPath: [any CodingKey] { get }
  var report: MappingReport? { get }
  var kind: NodeKind { get }
  /// A string, a number or a Boolean; nil for the rest.
  var scalar: JSON? { get }

  /// The value without any options.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value
  /// Nil when the value is something else.
  func strict<Value: WireScalar>(_ type: Value.Type) -> Value?
  var isNull: Bool { get }
  /// Nil when there is no such key, or this is no object.
  func member(_ key: String, _ index: JSONKeyIndex?) -> Self?
  /// Nil when there is no such element, or this is no array.
  func element(_ index: Int) -> Self?
  /// How many elements or pairs there are, as far as that is known.
  var count: Int { get }
  /// False when this is no array.
  func forEachElement(_ body: (Self) throws -> Void) throws -> Bool
  /// False when this is no object. Of equal keys the first comes first.
  func forEachMember(_ body: (String, Self) throws -> Void) throws -> Bool
}

enum NodeKind: String {
  case null, boolean, number, string, array, object
}

/// The options of a field, and the model it belongs to.
struct ReadContext {
  var model: StaticString
  var options: FieldOptions

  static let plain = ReadContext(model: "", options: FieldOptions())
}

extension ReadableNode {
  @inline(never)
  func read<Value: Decodable>(_ type: Value.Type, _ context: ReadContext) throws -> Value {
    if context.options.isPlain { return try decode(type) }
    if type == Date.self { return unsafeBitCast(try date(context), to: type) }
    if type == Data.self { return unsafeBitCast(try data(context), to: type) }
    if let readable = type as? any WireReadable.Type {
      return try read(readable, as: type, context)
    }
    if context.options.isLenient, let raw = type as? any (RawRepresentable & Decodable).Type {
      return try read(raw: raw, as: type, context)
    }
    return try decode(type)
  }

  @inline(__always)
  func read<Readable: WireReadable, Value>(
    _ readable: Readable.Type, as type: Value.Type, _ context: ReadContext
  ) throws -> Value {
    unsafeBitCast(try Readable.read(from: self, context), to: type)
  }

  /// An enum whose raw value has another type on the wire, such as `"1"` for 1.
  private func read<Raw: RawRepresentable & Decodable, Value>(
    raw: Raw.Type, as type: Value.Type, _ context: ReadContext
  ) throws -> Value {
    do {
      return unsafeBitCast(try decode(raw), to: type)
    } catch {
      guard let scalar, let rawType = Raw.RawValue.self as? any WireScalar.Type,
        let rawValue = rawType.converted(from: scalar) as? Raw.RawValue,
        let value = Raw(rawValue: rawValue)
      else { throw error }
      repaired(.converted, context)
      return unsafeBitCast(value, to: type)
    }
  }

  func date(_ context: ReadContext) throws -> Date {
    let formats = context.options.dates ?? [.iso8601]
    if let scalar {
      for format in formats {
        if let date = format.date(from: scalar) { return date }
      }
    }
    if kind == .null { throw null(Date.self) }
    let names = formats.map(\.name).joined(separator: " or ")
    throw mismatch(Date.self, "expected a date (\(names)), found \(found)")
  }

  func data(_ context: ReadContext) throws -> Data {
    let format = context.options.data ?? .base64
    if case .string(let text)? = scalar, let data = format.data(from: text) { return data }
    if kind == .null { throw null(Data.self) }
    throw mismatch(Data.self, "expected \(format), found \(found)")
  }

  func repaired(_ outcome: MappingReport.Entry.Outcome, _ context: ReadContext) {
    report?.record(outcome) {
      MappingReport.Entry(
        model: "\(context.model)", keyPath: codingPath.keyPath, found: found, outcome: outcome)
    }
  }
}

extension ReadableNode {
  /// What stands there, for people.
  var found: String {
    switch scalar {
    case .string(let text):
      text.count > 40 ? "string \"\(text.prefix(40))…\"" : "string \"\(text)\""
    case .number(let number): "number \(number)"
    case .bool(let value): "\(value)"
    case .null, .array, .object, nil: kind == .null ? "null" : "an \(kind)"
    }
  }

  func mismatch(_ type: any Any.Type, _ problem: String? = nil) -> DecodingError {
    let path = codingPath
    let failure = MappingFailure(
      model: "", keyPath: path.keyPath, problem: problem ?? "expected \(type), found \(found)")
    return .typeMismatch(type, failure.context(path))
  }

  func null(_ type: any Any.Type) -> DecodingError {
    let path = codingPath
    let failure = MappingFailure(
      model: "", keyPath: path.keyPath, problem: "expected \(type), found null")
    return .valueNotFound(type, failure.context(path))
  }

  /// The error of a value that is no `type`.
  func failure(_ type: any Any.Type) -> DecodingError {
    kind == .null ? null(type) : mismatch(type)
  }
}

extension DateFormat {
  fileprivate var name: String {
    switch self {
    case .iso8601: "ISO 8601"
    case .seconds: "seconds"
    case .milliseconds: "milliseconds"
    case .httpDate: "HTTP date"
    case .pattern(let pattern, _): pattern
    }
  }
}

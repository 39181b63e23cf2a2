/// An enum (or struct) whose values are raw values on the wire, when Swift's own raw values do not do: open enums, which keep a
/// value they do not know, and those whose raw values are Booleans, null or of several types (`RawValue` is `JSON` then).
///
/// An initialiser that cannot fail makes it open.
public protocol RawCodable: RawRepresentable, Codable, Hashable, Sendable
where RawValue: Codable & Hashable {}

extension RawCodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let rawValue = try container.decode(RawValue.self)
    guard let value = Self(rawValue: rawValue) else {
      let failure = MappingFailure(
        model: "", keyPath: decoder.codingPath.keyPath,
        problem: "expected \(Self.self), found \((try? JSON.encoding(rawValue)) ?? "another")")
      throw DecodingError.dataCorrupted(failure.context(decoder.codingPath))
    }
    self = value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  static var acceptsNull: Bool { RawValue.self == JSON.self }
}

public import Foundation

/// A number of JSON with every digit it was written with: nothing goes through `Double` on the way.
///
/// Two numbers are equal when they are written alike: `1` and `1.0` differ, as they do on the wire. A number
/// made of a Swift value is written the shortest way (`37`, `0.1`).
public struct JSONNumber: Hashable, Sendable {
  enum Storage: Hashable {
    case signed(Int64)
    /// Only what is beyond `Int64.max`.
    case unsigned(UInt64)
    /// As written: a fraction, an exponent, `-0`, or an integer beyond 64 bits.
    case text(String)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  public init(_ value: some BinaryInteger) {
    if let signed = Int64(exactly: value) {
      storage = .signed(signed)
    } else if let unsigned = UInt64(exactly: value) {
      storage = .unsigned(unsigned)
    } else {
      storage = .text("\(value)")
    }
  }

  /// Nil for a value that is not finite, which JSON cannot write.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(shortest: value.description)
  }

  /// Nil for a value that is not finite, which JSON cannot write.
  public init?(_ value: Float) {
    guard value.isFinite else { return nil }
    self.init(shortest: value.description)
  }

  /// Nil for a value that is not a number, which JSON cannot write.
  public init?(_ value: Decimal) {
    guard value.isFinite, !value.isNaN else { return nil }
    self.init(text: value.description)
  }

  /// Nil for text that is no number by JSON's grammar, such as `01`, `+1`, `.5` or `1.`.
  public init?(text: String) {
    var text = text
    let parsed = text.withUTF8 { NumberText.parse($0) }
    guard let parsed else { return nil }
    self.init(parsed ?? .text(text))
  }

  private init(shortest description: String) {
    let text = description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    var utf8 = text
    let parsed = utf8.withUTF8 { NumberText.parse($0) } ?? nil
    self.init(parsed ?? .text(text))
  }

  /// The number as an integer, nil when it has a fraction or does not fit. `34.0` and `1e3` are integers.
  public func exactly<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
    switch storage {
    case .signed(let value): return Integer(exactly: value)
    case .unsigned(let value): return Integer(exactly: value)
    case .text(var text): return text.withUTF8 { NumberText.integer($0, as: type) }
    }
  }

  /// The nearest `Double`, nil when the number is beyond its range.
  public var double: Double? {
    switch storage {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// The nearest `Float`, nil when the number is beyond its range.
  public var float: Float? {
    // Not through Double: rounding twice can miss the nearest.
    Float(description).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number as a `Decimal`, exact up to its 38 digits; nil when it is beyond its range.
  public var decimal: Decimal? {
    switch storage {
    case .signed(let value): return Decimal(value)
    case .unsigned(let value): return Decimal(value)
    case .text(var text): return text.withUTF8 { NumberText.decimal($0) }
    }
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The number as it is written in JSON.
  public var description: String {
    switch storage {
    case .signed(let value): value.description
    case .unsigned(let value): value.description
    case .text(let text): text
    }
  }
}

extension JSONNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int64) { storage = .signed(value) }

  /// A literal is always finite.
  public init(floatLiteral value: Double) { self = Self(value) ?? Self(0) }
}

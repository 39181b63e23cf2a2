import Foundation

/// Numbers from their text, by JSON's grammar (RFC 8259, section 6).
enum NumberText {
  /// Nil: no number. `.some(nil)`: a number that has to be kept as text.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONNumber.Storage?? {
    var index = 0
    let count = bytes.count
    func digits() -> Int {
      let start = index
      while index < count, bytes[index] &- 0x30 < 10 { index += 1 }
      return index - start
    }
    var isNegative = false
    if index < count, bytes[index] == 0x2D {
      isNegative = true
      index += 1
    }
    let start = index
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[start] != 0x30 else { return nil }
    var isInteger = true
    if index < count, bytes[index] == 0x2E {
      isInteger = false
      index += 1
      guard digits() > 0 else { return nil }
    }
    if index < count, bytes[index] | 0x20 == 0x65 {
      isInteger = false
      index += 1
      if index < count, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
      guard digits() > 0 else { return nil }
    }
    guard index == count else { return nil }
    return .some(isInteger ? storage(of: bytes, isNegative: isNegative) : nil)
  }

  /// The storage of an integer literal that is known to be well formed; nil when it has to be kept as text.
  private static func storage(
    of bytes: UnsafeBufferPointer<UInt8>, isNegative: Bool
  ) -> JSONNumber.Storage? {
    var value: UInt64 = 0
    for byte in bytes.dropFirst(isNegative ? 1 : 0) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt64(byte &- 0x30))
      if overflow || carry { return nil }
      value = sum
    }
    if isNegative {
      // "-0" is kept as text: its sign matters to a Double.
      guard value != 0, let signed = Int64(exactly: value.magnitude == 1 << 63 ? 0 : value) else {
        return value == 1 << 63 ? .signed(.min) : nil
      }
      return value == 1 << 63 ? .signed(.min) : .signed(-signed)
    }
    return Int64(exactly: value).map { .signed($0) } ?? .unsigned(value)
  }

  /// The integer that a well-formed number is, also when it is written `34.0` or `1e3`; nil when it has a fraction
  /// or does not fit. Nothing goes through `Double`.
  static func integer<Integer: FixedWidthInteger>(
    _ bytes: UnsafeBufferPointer<UInt8>, as type: Integer.Type
  ) -> Integer? {
    var isNegative = false
    var exponent = 0
    var pendingZeros = 0
    var magnitude: UInt64 = 0
    var afterPoint = false
    var index = 0
    if bytes.first == 0x2D {
      isNegative = true
      index = 1
    }
    func append(_ digit: UInt64) -> Bool {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(digit)
      magnitude = sum
      return !overflow && !carry
    }
    scan: while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x2E: afterPoint = true
      case 0x30:
        // Trailing zeros are held back: they only count when another digit follows.
        if magnitude != 0 { pendingZeros += 1 }
        if afterPoint { exponent -= 1 }
      case 0x31...0x39:
        for _ in 0..<pendingZeros where !append(0) { return nil }
        pendingZeros = 0
        guard append(UInt64(byte &- 0x30)) else { return nil }
        if afterPoint { exponent -= 1 }
      case 0x45, 0x65:
        var isBelow = false
        if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D {
          isBelow = bytes[index] == 0x2D
          index += 1
        }
        var written = 0
        while index < bytes.count {
          // Far beyond any digits of a text; more would only overflow.
          written = min(written * 10 + Int(bytes[index] &- 0x30), 1 << 40)
          index += 1
        }
        exponent += isBelow ? -written : written
        break scan
      default: return nil
      }
    }
    if magnitude == 0 { return 0 }
    exponent += pendingZeros
    guard exponent >= 0, exponent < 20 else { return nil }
    for _ in 0..<exponent where !append(0) { return nil }
    if isNegative {
      return magnitude == 1 << 63
        ? Integer(exactly: Int64.min)
        : Int64(exactly: magnitude).flatMap { Integer(exactly: -$0) }
    }
    return Integer(exactly: magnitude)
  }

  /// The `Decimal` of a well-formed number, exact up to its 38 digits; nil when it is beyond its range.
  static func decimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Decimal? {
    // Parsing by Foundation takes microseconds, and the usual price has four digits.
    if bytes.count <= 19, let value = shortDecimal(bytes) { return value }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let value = Decimal(string: text, locale: nil), value.isFinite else { return nil }
    return value
  }

  private static func shortDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Decimal? {
    guard let (value, decimals) = digits(bytes) else { return nil }
    return Decimal(
      sign: bytes[0] == 0x2D ? .minus : .plus, exponent: -decimals, significand: Decimal(value))
  }

  /// The digits of a number without an exponent, and how many of them stand after the point. No more than 19 bytes fit.
  private static func digits(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (value: UInt64, decimals: Int)? {
    var value: UInt64 = 0
    var point = bytes.count - 1
    for index in (bytes[0] == 0x2D ? 1 : 0)..<bytes.count {
      if bytes[index] == 0x2E {
        point = index
      } else {
        guard bytes[index] &- 0x30 < 10 else { return nil }
        value = value &* 10 &+ UInt64(bytes[index] &- 0x30)
      }
    }
    return (value, bytes.count - 1 - point)
  }

  /// The nearest `Double` of a well-formed number, nil when it is beyond its range.
  static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    // Below 10^15 and a small power of ten: both are exact, so is their quotient or product (W. D. Clinger,
    // "How to read floating point numbers accurately"). Anything else is the standard library's.
    if bytes.count <= 17, let value = short(bytes) { return value }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]

  private static func short(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let (value, decimals) = digits(bytes), value < 1_000_000_000_000_000 else { return nil }
    let double = Double(value) / powers[decimals]
    return bytes[0] == 0x2D ? -double : double
  }
}

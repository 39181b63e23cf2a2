import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct NumberTests {
  @Test(arguments: [
    ("1", true), ("-0", true), ("0", true), ("10", true), ("1.5e-7", true), ("1E+2", true),
    ("0e0", true),
    ("", false), ("-", false), ("01", false), ("+1", false), (".5", false), ("1.", false),
    ("1e", false),
    ("1e+", false), ("0x1", false), ("1 ", false), (" 1", false), ("1_0", false), ("١", false),
    ("--1", false),
    ("Infinity", false), ("NaN", false),
  ])
  func theGrammarIsThatOfJSON(_ text: String, _ isNumber: Bool) {
    #expect((JSONNumber(text: text) != nil) == isNumber)
  }

  /// Every double, written shortest, comes back to the bit.
  @Test func doublesRoundTrip() throws {
    var generator = SystemRandomNumberGenerator()
    var values: [Double] = [
      0, -0.0, 0.1, 1e22, 1e23, 123_456_789_012_345, 0.000123, .leastNonzeroMagnitude,
      1.7976931348623157e308, 1e15,
      1e16,
      999_999_999_999_999.9, 2.2250738585072014e-308, 4503599627370496.5,
    ]
    for _ in 0..<20_000 {
      let value = Double(bitPattern: .random(in: 0...UInt64.max, using: &generator))
      if value.isFinite { values.append(value) }
      values.append(Double(Int64.random(in: -1_000_000_000...1_000_000_000)) / 1000)
    }
    let data = try JSON.data(encoding: values)
    let back = try ModelDecoder.decode([Double].self, from: data)
    #expect(back.map(\.bitPattern) == values.map(\.bitPattern))
    #expect(try JSONDecoder().decode([Double].self, from: data) == values)
  }

  @Test func floatsAreRoundedOnce() throws {
    var values: [Float] = [0.1, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 16_777_215]
    for _ in 0..<5_000 {
      let value = Float(bitPattern: .random(in: 0...UInt32.max))
      if value.isFinite { values.append(value) }
    }
    let data = try JSON.data(encoding: values)
    #expect(try ModelDecoder.decode([Float].self, from: data) == values)
    #expect(throws: DecodingError.self) {
      try ModelDecoder.decode(Float.self, from: Data("1e39".utf8))
    }
  }

  @Test(arguments: [
    "0", "12.50", "-12.5", "0.001", "-0.1", "199", "1e3", "1E-3", "123456789012345678",
    "-99999999999999.999",
    "0.1234567890123456789", "12345678901234567890123456789012345678",
    "1234567890.123456789012345678",
    "9223372036854775807", "18446744073709551616", "0.0", "1e-30", "1.50e10",
  ])
  func decimalsAreExact(_ text: String) throws {
    let expected = try #require(Decimal(string: text))
    #expect(try ModelDecoder.decode(Decimal.self, from: Data(text.utf8)) == expected)
    #expect(JSONNumber(text: text)?.decimal == expected)
    #expect(try ModelDecoder.decode(Decimal.self, from: JSON.data(encoding: expected)) == expected)
  }

  @Test func whatADecimalCannotHoldIsAnError() {
    #expect(throws: DecodingError.self) {
      try ModelDecoder.decode(Decimal.self, from: Data("1e200".utf8))
    }
  }

  @Test func doublesBeyondTheirRangeAreErrors() {
    for text in ["1e309", "-1e400"] {
      #expect(throws: DecodingError.self) {
        try ModelDecoder.decode(Double.self, from: Data(text.utf8))
      }
    }
  }

  @Test func integersOfAllWidthsRoundTrip() throws {
    func check<Integer: FixedWidthInteger & Codable>(_ type: Integer.Type) throws {
      let values = [Integer.min, .max, 0, 1, .max / 2, .min / 2]
      let data = try JSON.data(encoding: values)
      #expect(try ModelDecoder.decode([Integer].self, from: data) == values)
    }
    try check(Int8.self)
    try check(Int16.self)
    try check(Int32.self)
    try check(Int64.self)
    try check(Int.self)
    try check(UInt8.self)
    try check(UInt16.self)
    try check(UInt32.self)
    try check(UInt64.self)
    try check(UInt.self)
    for text in ["128", "-129", "1e3"] {
      #expect(throws: DecodingError.self) {
        try ModelDecoder.decode(Int8.self, from: Data(text.utf8))
      }
    }
  }

  @Test func numbersAreEqualWhenWrittenAlike() {
    #expect(JSONNumber(37) == JSONNumber(37.0))
    #expect(JSONNumber(text: "37.0") != JSONNumber(37))
    #expect(JSONNumber(text: "1e3") != JSONNumber(1000))
    #expect(JSONNumber(UInt64.max) == JSONNumber(text: "18446744073709551615"))
    #expect(JSON.number(1) != true)
  }
}

import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct JSONTests {
  static func parse(_ text: String) throws -> JSON { try JSON(parsing: Data(text.utf8)) }

  @Test func valuesAreWrittenAsTheyWereRead() throws {
    let text = #"{"a":[1,-2.50,1e3,"é\n",true,null],"b":{"c":"\"\\\u0001"},"d":{},"e":[]}"#
    #expect(try Self.parse(text).description == text)
  }

  @Test func literalsMakeValues() {
    let value: JSON = ["id": 7, "tags": ["a", 1.5, true, .null]]
    #expect(value.description == #"{"id":7,"tags":["a",1.5,true,null]}"#)
  }

  @Test(arguments: [
    "598458199574970368", "9007199254740993", "18446744073709551615", "-9223372036854775808", "-0",
    "0.1234567890123456789", "1E400", "123456789012345678901234567890", "1.0", "34.50",
  ])
  func numbersKeepTheirDigits(_ text: String) throws {
    #expect(try Self.parse(text).description == text)
  }

  @Test func numbersOfSwiftAreWrittenShort() throws {
    #expect(try JSON.encoding([37.0, 0.1, 1e300, -0.0]).description == "[37,0.1,1e+300,-0]")
    #expect(try JSON.encoding([Float(0.1)]).description == "[0.1]")
    #expect(
      try JSON.encoding(Decimal(string: "0.1234567890123456789")!).description
        == "0.1234567890123456789")
    #expect(try JSON.encoding(UInt64.max).description == "18446744073709551615")
    #expect(throws: EncodingError.self) { try JSON.encoding(["a": Double.nan]) }
  }

  @Test(arguments: [
    "", " ", "{", "[1,]", "{\"a\":1,}", "{a:1}", "[01]", "[+1]", "[.5]", "[1.]", "[1e]", "[-]",
    "\"abc", "\"\u{1}\"", #""\x""#, #""\u12g4""#, "tru", "nul", "[1] 2", "[1 2]", "{\"a\" 1}",
    "[1}", "NaN", "'a'", "\u{0}",
  ])
  func whatIsNoJSONIsRefused(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try Self.parse(text) }
  }

  @Test func syntaxErrorsNameTheirPlace() {
    #expect {
      try Self.parse("{\n  \"a\": tru\n}")
    } throws: {
      "\($0)" == "not JSON: found 't' where a value should be at line 2, column 8"
    }
  }

  @Test func deepNestingIsAnError() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try Self.parse(nested(512)).array?.count == 1)
    #expect(throws: JSONSyntaxError.self) { try Self.parse(nested(513)) }
    #expect(throws: JSONSyntaxError.self) { try Self.parse(nested(1_000_000)) }
  }
}

import Foundation
import Testing

@testable import EndpointRuntime

/// The decode cases that the project was given: what a field of a model makes of what is on the wire, through our decoder and
/// through Foundation's.
@Suite struct DecodeCaseTests {
  /// A model of one field, read as told: a table of fields needs no model each.
  struct Reading<Value: Decodable>: Decodable {
    var value: Value

    init(from decoder: any Decoder) throws {
      let reader = try ModelReader(decoder, "Model")
      let recipe = decoder.userInfo[.reading] as! Recipe<Value>
      value = try recipe.read(reader)
    }
  }

  struct Recipe<Value>: Sendable {
    let read: @Sendable (ModelReader) throws -> Value
  }

  static func read<Value: Decodable>(
    _ way: Way, _ text: String, report: MappingReport? = nil,
    _ read: @escaping @Sendable (ModelReader) throws -> Value
  ) throws -> Value {
    let recipe = Recipe(read: read)
    switch way {
    case .ours:
      return try JSONDocument(Data(text.utf8)).decode(
        Reading<Value>.self, report: report, userInfo: [.reading: recipe]
      ).value
    case .foundation:
      let decoder = JSONDecoder()
      decoder.userInfo[.reading] = recipe
      if let report { decoder.userInfo[.mappingReport] = report }
      return try decoder.decode(Reading<Value>.self, from: Data(text.utf8)).value
    }
  }

  /// The value as text, or `error: …`.
  static func outcome<Value: Decodable>(
    _ way: Way, _ text: String, _ read: @escaping @Sendable (ModelReader) throws -> Value
  ) -> String {
    do {
      return "\(try self.read(way, text, read))"
    } catch let error as DecodingError {
      return "error: \(MappingFailure(error))"
    } catch {
      return "another error: \(error)"
    }
  }

  @Test(arguments: Way.allCases)
  func missingNullAndWrongTypeAreThreeThings(_ way: Way) {
    func value(_ text: String) -> String {
      Self.outcome(way, text) { try $0.value("n") as Int }
    }
    #expect(value(#"{"n":1}"#) == "1")
    #expect(value("{}") == "error: Model: there is no value at 'n'")
    #expect(value(#"{"n":null}"#) == "error: Model: expected Int, found null at 'n'")
    #expect(value(#"{"n":"1"}"#) == #"error: Model: expected Int, found string "1" at 'n'"#)
    #expect(value(#"{"n":{}}"#) == "error: Model: expected Int, found an object at 'n'")
    #expect(value("[]") == "error: Model: expected an object, found an array at the root")

    func optional(_ text: String) -> String {
      Self.outcome(way, text) { try $0.optional("n") as Int? }
    }
    #expect(optional(#"{"n":1}"#) == "Optional(1)")
    #expect(optional("{}") == "nil")
    #expect(optional(#"{"n":null}"#) == "nil")
    #expect(optional(#"{"n":"1"}"#) == #"error: Model: expected Int, found string "1" at 'n'"#)

    func filled(_ text: String) -> String {
      Self.outcome(way, text) { try $0.value("n", default: 9) as Int }
    }
    #expect(filled(#"{"n":1}"#) == "1")
    #expect(filled("{}") == "9")
    #expect(filled(#"{"n":null}"#) == "9")
    #expect(filled(#"{"n":"x"}"#) == #"error: Model: expected Int, found string "x" at 'n'"#)

    func nullable(_ text: String) -> String {
      Self.outcome(way, text) { try $0.nullable("n") as Int? }
    }
    #expect(nullable(#"{"n":1}"#) == "Optional(1)")
    #expect(nullable("{}") == "error: Model: there is no value at 'n'")
    #expect(nullable(#"{"n":null}"#) == "nil")
    #expect(nullable(#"{"n":"x"}"#) == #"error: Model: expected Int, found string "x" at 'n'"#)

    func state(_ text: String) -> String {
      Self.outcome(way, text) { try $0.state("n") as Int?? }
    }
    #expect(state(#"{"n":1}"#) == "Optional(Optional(1))")
    #expect(state("{}") == "nil")
    #expect(state(#"{"n":null}"#) == "Optional(nil)")
    #expect(state(#"{"n":"x"}"#) == #"error: Model: expected Int, found string "x" at 'n'"#)
  }

  @Test(arguments: Way.allCases)
  func theKindOfErrorIsFoundations(_ way: Way) {
    #expect {
      try Self.read(way, "{}") { try $0.value("n") as Int }
    } throws: {
      if case DecodingError.keyNotFound(let key, let context) = $0 {
        key.stringValue == "n" && context.codingPath.isEmpty
      } else {
        false
      }
    }
    #expect {
      try Self.read(way, #"{"n":null}"#) { try $0.value("n") as Int }
    } throws: {
      if case DecodingError.valueNotFound(_, let context) = $0 {
        context.codingPath.map(\.stringValue) == ["n"]
          && context.debugDescription == "Model: expected Int, found null at 'n'"
      } else {
        false
      }
    }
    #expect {
      try Self.read(way, #"{"n":[]}"#) { try $0.value("n") as Int }
    } throws: {
      if case DecodingError.typeMismatch(_, let context) = $0 {
        context.codingPath.map(\.stringValue) == ["n"]
      } else {
        false
      }
    }
  }

  @Test(
    "B55: an index in a path, for an array and for an object with that key",
    arguments: Way.allCases,
    [
      (#"{"distances":[{"value":31}]}"#, "Optional(31)"),
      (#"{"distances":[]}"#, "nil"),
      (#"{"distances":{"0":{"value":7}}}"#, "Optional(7)"),
      (#"{"distances":null}"#, "nil"),
      (#"{"distances":[null]}"#, "nil"),
      (#"{"distances":[{"value":null}]}"#, "nil"),
      ("{}", "nil"),
      (
        #"{"distances":"far"}"#,
        #"error: Model: expected an object or array, found string "far" at 'distances'"#
      ),
      (
        #"{"distances":[[]]}"#,
        "error: Model: expected an object or array, found an array at 'distances.0'"
      ),
    ])
  func pathsGoThroughObjectsAndArrays(_ way: Way, _ row: (text: String, expected: String)) {
    let found = Self.outcome(way, row.text) {
      try $0.optional(.path("distances", "0", "value")) as Int?
    }
    #expect(found == row.expected)
  }

  @Test(arguments: Way.allCases)
  func aNullInTheMidstIsNamedByItsError(_ way: Way) {
    func value(_ text: String) -> String {
      Self.outcome(way, text) { try $0.value(.path("a", "b", "c")) as Int }
    }
    #expect(
      value(#"{"a":{"b":null}}"#)
        == "error: Model: expected an object or array, found null at 'a.b'")
    #expect(value(#"{"a":{}}"#) == "error: Model: there is no value at 'a.b'")
    #expect(value(#"{"a":{"b":{}}}"#) == "error: Model: there is no value at 'a.b.c'")
    #expect(
      value(#"{"a":{"b":{"c":null}}}"#) == "error: Model: expected Int, found null at 'a.b.c'")
    #expect(value(#"{"a":{"b":{"c":5}}}"#) == "5")
    let filled = Self.outcome(way, #"{"a":{"b":null}}"#) {
      try $0.value(.path("a", "b", "c"), default: 3) as Int
    }
    #expect(filled == "3")
    let state = Self.outcome(way, #"{"a":{"b":null}}"#) {
      try $0.state(.path("a", "b", "c")) as Int??
    }
    #expect(state == "nil")
  }

  @Test(
    arguments: Way.allCases,
    [
      (#"{"a":1,"b":2}"#, "1"), (#"{"b":2,"c":{"d":3}}"#, "2"), (#"{"c":{"d":3}}"#, "3"),
      ("{}", "error: Model: there is no value at 'a'"),
      (#"{"a":null,"b":2}"#, "error: Model: expected Int, found null at 'a'"),
      (#"{"b":"x"}"#, #"error: Model: expected Int, found string "x" at 'b'"#),
    ])
  func ofSeveralKeysTheFirstPresentWins(_ way: Way, _ row: (text: String, expected: String)) {
    let found = Self.outcome(way, row.text) {
      try $0.value(.any("a", "b", .path("c", "d"))) as Int
    }
    #expect(found == row.expected)
  }

  @Test(arguments: Way.allCases)
  func aLiteralKeyIsNoPath(_ way: Way) {
    let found = Self.outcome(way, #"{"a.b":1,"a":{"b":2}}"#) { try $0.value("a.b") as Int }
    #expect(found == "1")
    let at = Self.outcome(way, #"{"@iot.id":"x"}"#) { try $0.value("@iot.id") as String }
    #expect(at == "x")
  }

  @Test(
    "B56: numbers and text, leniently", arguments: Way.allCases,
    [
      (#"{"v":42}"#, "42", "42", "42.0"), (#"{"v":"42"}"#, "42", "42", "42.0"),
      (#"{"v":"-7"}"#, "-7", "-7", "-7.0"), (#"{"v":" +07 "}"#, " +07 ", "7", "7.0"),
      (#"{"v":1.50}"#, "1.5", "error", "1.5"), (#"{"v":"1.5"}"#, "1.5", "error", "1.5"),
      (#"{"v":"4x"}"#, "4x", "error", "error"), (#"{"v":""}"#, "", "error", "error"),
      (#"{"v":"1e2"}"#, "1e2", "100", "100.0"), (#"{"v":true}"#, "true", "error", "error"),
      (#"{"v":[1]}"#, "error", "error", "error"), (#"{"v":{}}"#, "error", "error", "error"),
      (#"{"v":null}"#, "error", "error", "error"), ("{}", "error", "error", "error"),
      (#"{"v":"nan"}"#, "nan", "error", "error"), (#"{"v":"0x10"}"#, "0x10", "error", "error"),
      (
        #"{"v":"99999999999999999999"}"#, "99999999999999999999", "error", "1e+20"
      ),
    ])
  func textAndNumbersAreConverted(
    _ way: Way, _ row: (text: String, string: String, int: String, double: String)
  ) {
    func short(_ outcome: String) -> String { outcome.hasPrefix("error") ? "error" : outcome }
    let string = Self.outcome(way, row.text) { try $0.value("v", .lenient) as String }
    // Foundation's decoder does not tell how a fraction was written.
    #expect(
      short(string) == row.string
        || way == .ours && row.string == "1.5" && short(string) == "1.50")
    #expect(short(Self.outcome(way, row.text) { try $0.value("v", .lenient) as Int }) == row.int)
    #expect(
      short(Self.outcome(way, row.text) { try $0.value("v", .lenient) as Double }) == row.double)
  }

  @Test(
    "B58: flags, leniently", arguments: Way.allCases,
    [
      ("1", "true"), ("0", "false"), (#""true""#, "true"), (#""No""#, "false"), ("1.0", "true"),
      (#""YES""#, "true"), (#""FALSE""#, "false"), (#""1""#, "true"), (#""0""#, "false"),
      ("true", "true"), ("2", "error"), (#""maybe""#, "error"), (#""""#, "error"), ("-1", "error"),
      ("null", "error"), ("[]", "error"), ("0.5", "error"),
    ])
  func flagsAreConverted(_ way: Way, _ row: (value: String, expected: String)) {
    let found = Self.outcome(way, #"{"v":\#(row.value)}"#) { try $0.value("v", .lenient) as Bool }
    #expect(found == row.expected || row.expected == "error" && found.hasPrefix("error: Model:"))
  }

  @Test(arguments: Way.allCases)
  func strictReadingConvertsNothing(_ way: Way) {
    for text in ["1", #""true""#, "0"] {
      let found = Self.outcome(way, #"{"v":\#(text)}"#) { try $0.value("v") as Bool }
      #expect(found.hasPrefix("error: Model: expected Bool, found"), "\(found)")
    }
    let id = Self.outcome(way, #"{"@iot.id":100}"#) { try $0.value("@iot.id") as String }
    #expect(id == "error: Model: expected String, found number 100 at '@iot.id'")
    let n = Self.outcome(way, #"{"n":"42"}"#) { try $0.value("n") as Int }
    #expect(n == #"error: Model: expected Int, found string "42" at 'n'"#)
  }

  @Test(arguments: Way.allCases)
  func lenientReadingFallsBackToTheDefault(_ way: Way) throws {
    let report = MappingReport()
    let flag = try Self.read(way, #"{"v":"maybe"}"#, report: report) {
      try $0.value("v", default: true, .lenient) as Bool
    }
    #expect(flag)
    #expect(
      report.entries.map(\.description) == [#"Model at 'v': the default replaces string "maybe""#])
    for text in [#"{"v":{"a":1}}"#, #"{"v":"x"}"#, #"{"v":[["x"]]}"#] {
      let list = try Self.read(way, text) { try $0.value("v", default: [5], .lenient) as [Int] }
      #expect(list == [5])
    }
    let deep = try Self.read(way, #"{"v":"x"}"#) {
      try $0.value(.path("v", "w"), default: 3, .lenient) as Int
    }
    #expect(deep == 3)
    // A model that cannot be read is something that cannot be converted.
    let cat = try Self.read(way, #"{"v":{"lives":[]}}"#) {
      try $0.value("v", default: Cat(lives: 9), .lenient) as Cat
    }
    #expect(cat.lives == 9)
  }

  @Test(arguments: Way.allCases)
  func anEmptyTextIsNilUnlessTheOptionalIsText(_ way: Way) throws {
    func nothing<Value: Decodable & SendableMetatype>(_ type: Value.Type) -> String {
      Self.outcome(way, #"{"v":""}"#) { try $0.optional("v", .lenient) as Value? }
    }
    #expect(nothing(Int.self) == "nil")
    #expect(nothing(Bool.self) == "nil")
    #expect(nothing(Date.self) == "nil")
    #expect(nothing(URL.self) == "nil")
    #expect(nothing([Int].self) == "nil")
    #expect(nothing(Cat.self) == "nil")
    #expect(nothing(Weekday.self) == "nil")
    #expect(nothing(String.self) == #"Optional("")"#)
    #expect(nothing(OrderStatus.self) == #"Optional(MappingTests.OrderStatus.other(""))"#)
    #expect(Self.outcome(way, #"{"v":""}"#) { try $0.optional("v") as Int? }.hasPrefix("error"))
    #expect(
      Self.outcome(way, #"{"v":"x"}"#) { try $0.optional("v", .lenient) as Int? }.hasPrefix("error")
    )
    let list = try Self.read(way, #"{"v":["1","",null]}"#) {
      try $0.value("v", .lenient) as [Int?]
    }
    #expect(list == [1, nil, nil])
    let state = Self.outcome(way, #"{"v":""}"#) { try $0.state("v", .lenient) as Int?? }
    #expect(state == "Optional(nil)")
    let nullable = Self.outcome(way, #"{"v":""}"#) { try $0.nullable("v", .lenient) as Int? }
    #expect(nullable == "nil")
  }

  @Test(arguments: Way.allCases)
  func lossyReadingDropsAndReports(_ way: Way) throws {
    let report = MappingReport()
    let list = try Self.read(way, #"{"v":[1,"x",2,null,{}]}"#, report: report) {
      try $0.value("v", .lossy) as [Int]
    }
    #expect(list == [1, 2])
    #expect(report.droppedCount == 3)
    #expect(
      report.entries.map(\.description) == [
        #"Model at 'v': left out 3, the first because expected Int, found string "x" at 'v.1'"#
      ])
    let map = try Self.read(way, #"{"v":{"a":1,"b":"x"}}"#) {
      try $0.value("v", .lossy) as [String: Int]
    }
    #expect(map == ["a": 1])
    let models = try Self.read(way, #"{"v":[{"lives":1},{},{"lives":"2"}]}"#) {
      try $0.value("v", .lossy) as [Cat]
    }
    #expect(models == [Cat(lives: 1)])
    // What is no array at all is an error still.
    #expect(
      Self.outcome(way, #"{"v":5}"#) { try $0.value("v", .lossy) as [Int] }.hasPrefix("error"))
    let tags = try Self.read(way, #"{"v":null}"#) {
      try $0.value("v", default: [7], .lossy) as [Int]
    }
    #expect(tags == [7])
  }

  @Test(arguments: Way.allCases)
  func optionsReachThroughOptionalsArraysAndDictionaries(_ way: Way) throws {
    let nested = try Self.read(way, #"{"v":[["1","x"],[2],"y",null]}"#) {
      try $0.value("v", .lenient.lossy) as [[Int]]
    }
    #expect(nested == [[1], [2]])
    let deep = try Self.read(way, #"{"v":{"a":[null,"1"],"b":null}}"#) {
      try $0.value("v", .lenient) as [String: [Int?]?]
    }
    #expect(deep == ["a": [nil, 1], "b": [Int?]?.none])
    let dates = try Self.read(way, #"{"v":{"a":[0,"60",null]}}"#) {
      try $0.optional("v", .dates(.seconds)) as [String: [Date?]]?
    }
    #expect(
      dates == ["a": [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60), nil]])
    let plain = try Self.read(way, #"{"v":["1970-01-01T00:01:00Z"]}"#) {
      try $0.value("v") as [Date]
    }
    #expect(plain == [Date(timeIntervalSince1970: 60)])
    let bytes = try Self.read(way, #"{"v":["00ff","x"]}"#) {
      try $0.value("v", .data(.hex).lossy) as [Data]
    }
    #expect(bytes == [Data([0, 255])])
    let rawValues = try Self.read(way, #"{"v":["1",2]}"#) {
      try $0.value("v", .lenient) as [Priority]
    }
    #expect(rawValues == [.low, .high])
  }

  @Test("B60: every digit is kept", arguments: Way.allCases)
  func digitsAreKept(_ way: Way) throws {
    let text = """
      {"id":598458199574970368,"u":18446744073709551615,"d":2.6090288509851067,\
      "m":0.1234567890123456789,"i":9007199254740993,"j":-9223372036854775808,"big":\
      12345678901234567890123456789012345678}
      """
    #expect(Self.outcome(way, text) { try $0.value("id") as Int64 } == "598458199574970368")
    #expect(Self.outcome(way, text) { try $0.value("u") as UInt64 } == "18446744073709551615")
    #expect(Self.outcome(way, text) { try $0.value("d") as Double } == "2.6090288509851067")
    #expect(Self.outcome(way, text) { try $0.value("m") as Decimal } == "0.1234567890123456789")
    #expect(Self.outcome(way, text) { try $0.value("i") as Int64 } == "9007199254740993")
    #expect(Self.outcome(way, text) { try $0.value("j") as Int } == "-9223372036854775808")
    #expect(
      Self.outcome(way, text) { try $0.value("big") as Decimal }
        == "12345678901234567890123456789012345678")
    #expect(Self.outcome(way, text) { try $0.value("m") as JSON } == "0.1234567890123456789")
    #expect(Self.outcome(way, text) { try $0.value("u") as JSON } == "18446744073709551615")
    #expect(
      Self.outcome(way, text) { try $0.value("id", .lenient) as String } == "598458199574970368")
  }

  @Test(
    "B61: ways to write an integer", arguments: Way.allCases,
    [
      ("34.0", "34"), ("1e3", "1000"), ("34.5", "error"),
      ("9223372036854775807", "9223372036854775807"),
      ("9223372036854775808", "error"), ("1.7976931348623157e308", "error"), ("-0", "0"),
      ("-9223372036854775808", "-9223372036854775808"), ("-9223372036854775809", "error"),
      ("0.0", "0"), ("120e-1", "12"), ("1e18", "1000000000000000000"), ("1e19", "error"),
      ("99999999999999999999999999", "error"),
    ])
  func integersAreExactOrErrors(_ way: Way, _ row: (written: String, expected: String)) {
    let found = Self.outcome(way, #"{"v":\#(row.written)}"#) { try $0.value("v") as Int64 }
    #expect(found == row.expected || row.expected == "error" && found.hasPrefix("error: Model:"))
  }

  @Test(arguments: Way.allCases)
  func aNumberThatDoesNotFitIsNamed(_ way: Way) {
    let value = Self.outcome(way, #"{"v":34.5}"#) { try $0.value("v") as Int }
    #expect(value == "error: Model: expected Int, found number 34.5 at 'v'")
    let optional = Self.outcome(way, #"{"v":34.5}"#) { try $0.optional("v") as Int? }
    #expect(optional == "error: Model: expected Int, found number 34.5 at 'v'")
    let element = Self.outcome(way, #"{"v":{"a":[1,34.5]}}"#) {
      try $0.value("v") as [String: [Int]]
    }
    #expect(element == "error: Model: expected Int, found number 34.5 at 'v.a.1'")
  }

  @Test(arguments: [
    ("300", "error", "300"), ("-1", "error", "error"), ("255", "255", "255"), ("2.0", "2", "2"),
    ("65536", "error", "error"), ("1e999", "error", "error"), ("1e-999", "error", "error"),
    ("0e999", "0", "0"), ("1e99999999999999999999999", "error", "error"),
  ])
  func smallIntegersNeitherClampNorTrap(_ row: (written: String, byte: String, word: String)) {
    func short(_ outcome: String) -> String { outcome.hasPrefix("error") ? "error" : outcome }
    let text = #"{"v":\#(row.written)}"#
    #expect(short(Self.outcome(.ours, text) { try $0.value("v") as UInt8 }) == row.byte)
    #expect(short(Self.outcome(.ours, text) { try $0.value("v") as UInt16 }) == row.word)
  }

  @Test(
    "B73: byte order marks and UTF-16",
    arguments: [
      [0xEF, 0xBB, 0xBF] + Array(#"{"v":"é"}"#.utf8), Array(#"{"v":"é"}"#.utf8),
      [0xFF, 0xFE] + utf16(#"{"v":"é"}"#, isBigEndian: false),
      [0xFE, 0xFF] + utf16(#"{"v":"é"}"#, isBigEndian: true),
      utf16(#"{"v":"é"}"#, isBigEndian: true), utf16(#"{"v":"é"}"#, isBigEndian: false),
      utf32(#"{"v":"é"}"#, isBigEndian: true), utf32(#"{"v":"é"}"#, isBigEndian: false),
    ])
  func textComesInAnyUnicodeEncoding(_ bytes: [UInt8]) throws {
    #expect(try ModelDecoder.decode([String: String].self, from: Data(bytes)) == ["v": "é"])
  }

  static func utf32(_ text: String, isBigEndian: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let last = UInt8(scalar.value)
      bytes += isBigEndian ? [0, 0, 0, last] : [last, 0, 0, 0]
    }
    return bytes
  }

  static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in text.utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += isBigEndian ? [high, low] : [low, high]
    }
    return bytes
  }

  @Test("B75: of equal keys the first counts", arguments: Way.allCases)
  func duplicateKeysDoNotCrash(_ way: Way) throws {
    #expect(Self.outcome(way, #"{"v":1,"v":2}"#) { try $0.value("v") as Int } == "1")
    let dictionary = try way.decode(
      [String: Int].self, "{\"caf\u{E9}\":1,\"cafe\u{301}\":2}")
    #expect(dictionary == ["café": 1])
    let many = "{" + (0..<60).map { "\"k\($0 % 30)\":\($0)" }.joined(separator: ",") + "}"
    #expect(Self.outcome(way, many) { try $0.value("k7") as Int } == "7")
    #expect(Self.outcome(way, many) { try $0.value("k29") as Int } == "29")
    // A key may be written in the other of two equivalent ways.
    #expect(Self.outcome(way, "{\"cafe\u{301}\":2}") { try $0.value("caf\u{E9}") as Int } == "2")
    #expect(Self.outcome(way, #"{"\u0076":3}"#) { try $0.value("v") as Int } == "3")
  }

  @Test(arguments: Way.allCases)
  func constantsAreChecked(_ way: Way) {
    func check(_ text: String, _ expected: JSON) -> String {
      Self.outcome(way, text) {
        try $0.constant("kind", expected)
        return "same"
      }
    }
    #expect(check(#"{"kind":"order"}"#, "order") == "same")
    #expect(
      check(#"{"kind":"item"}"#, "order")
        == #"error: Model: expected "order", found string "item" at 'kind'"#)
    #expect(check("{}", "order") == "error: Model: there is no value at 'kind'")
    #expect(check(#"{"kind":1.0}"#, 1) == "same")
    #expect(check(#"{"kind":null}"#, .null) == "same")
    #expect(check(#"{"kind":true}"#, 1).hasPrefix("error"))
  }

  @Test(arguments: Way.allCases)
  func nullIsAValueOfSomeTypes(_ way: Way) throws {
    #expect(Self.outcome(way, #"{"v":null}"#) { try $0.value("v") as JSON } == "null")
    #expect(
      Self.outcome(way, #"{"v":null}"#) { try $0.value("v") as Consent }
        == "unknown")
    #expect(Self.outcome(way, #"{"v":null}"#) { try $0.optional("v") as JSON? } == "nil")
    #expect(Self.outcome(way, "{}") { try $0.value("v") as JSON }.hasPrefix("error"))
    let list = try Self.read(way, #"{"v":[null,true]}"#) { try $0.value("v") as [Consent] }
    #expect(list == [.unknown, .given])
  }
}

extension CodingUserInfoKey {
  fileprivate static let reading = CodingUserInfoKey(rawValue: "reading")!
}

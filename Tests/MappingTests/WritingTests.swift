import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct WritingTests {
  /// A model that writes as it is told.
  struct Writing: Encodable {
    var write: (inout ModelWriter) throws -> Void

    func encode(to encoder: any Encoder) throws {
      var writer = ModelWriter(encoder)
      try write(&writer)
    }
  }

  func written(_ way: Way, _ write: @escaping (inout ModelWriter) throws -> Void) -> String {
    do {
      return try way.encode(Writing(write: write)).description
    } catch let EncodingError.invalidValue(_, context) {
      return "error: \(context.debugDescription)"
    } catch {
      return "another error: \(error)"
    }
  }

  @Test(arguments: Way.allCases)
  func pathsWithACommonBeginningShareAnObject(_ way: Way) {
    let text = written(way) {
      try $0.set(.path("buyer", "name"), "Li")
      try $0.set("id", 1)
      try $0.set(.path("buyer", "address", "city"), "Hangzhou")
      try $0.set(.path("buyer", "address", "zip"), "310000")
      try $0.set(.path("buyer", "age"), 41)
    }
    #expect(
      text
        == #"{"buyer":{"address":{"city":"Hangzhou","zip":"310000"},"age":41,"name":"Li"},"id":1}"#)
  }

  @Test(arguments: Way.allCases)
  func digitsInAPathMakeAnArray(_ way: Way) {
    let text = written(way) {
      try $0.set(.path("a", "0", "x"), 1)
      try $0.set(.path("a", "0", "y"), 2)
      try $0.set(.path("a", "2"), 3)
      try $0.set(.path("b", "1", "0"), 4)
    }
    #expect(text == #"{"a":[{"x":1,"y":2},null,3],"b":[null,[4]]}"#)
  }

  @Test func arraysAreFilledInAnyOrderByOurEncoder() {
    let text = written(.ours) {
      try $0.set(.path("a", "1"), 1)
      try $0.set(.path("a", "0"), 2)
    }
    #expect(text == #"{"a":[2,1]}"#)
    let refused = written(.foundation) {
      try $0.set(.path("a", "1"), 1)
      try $0.set(.path("a", "0"), 2)
    }
    #expect(refused == "error: something else is written where 'a.0' goes")
  }

  @Test(arguments: Way.allCases)
  func aClashOfAValueAndAPathIsAnError(_ way: Way) {
    let valueFirst = written(way) {
      try $0.set("a", 1)
      try $0.set(.path("a", "b"), 2)
    }
    #expect(valueFirst.hasPrefix("error: something else is written where"))
    let arrayFirst = written(way) {
      try $0.set(.path("a", "0"), 1)
      try $0.set(.path("a", "b"), 2)
    }
    #expect(arrayFirst.hasPrefix("error: something else is written where"))
  }

  @Test(arguments: Way.allCases)
  func ofSeveralKeysTheFirstIsWritten(_ way: Way) {
    #expect(written(way) { try $0.set(.any("a", "b"), 1) } == #"{"a":1}"#)
    #expect(written(way) { try $0.set(.any(.path("x", "y"), "b"), 1) } == #"{"x":{"y":1}}"#)
  }

  @Test(arguments: Way.allCases)
  func aModelWithoutFieldsIsAnObject(_ way: Way) {
    #expect(written(way) { _ in } == "{}")
  }

  @Test(arguments: Way.allCases)
  func nilNullAndStates(_ way: Way) {
    let text = written(way) {
      try $0.optional("a", nil as Int?)
      try $0.nullable("b", nil as Int?)
      try $0.state("c", nil as Int??)
      try $0.state("d", .some(nil) as Int??)
      try $0.state("e", 5)
      try $0.set("f", [1, nil] as [Int?])
      try $0.set("g", ["x": nil] as [String: Int?])
      try $0.constant("h", ["i": 1])
    }
    #expect(text == #"{"b":null,"d":null,"e":5,"f":[1,null],"g":{"x":null},"h":{"i":1}}"#)
  }

  @Test(arguments: Way.allCases)
  func datesAndBytesReachThroughWhatHoldsThem(_ way: Way) {
    let date = Date(timeIntervalSince1970: 60.5)
    let text = written(way) {
      try $0.set("a", date)
      try $0.optional("b", [[date]], .dates(.milliseconds, .iso8601))
      try $0.set(
        "c", ["x": date as Date?, "y": nil], .dates(.pattern("HH:mm", timeZone: "Asia/Shanghai")))
      try $0.set("d", Data([255]))
      try $0.set("e", [Data([255])], .data(.hex))
    }
    #expect(
      text
        == #"{"a":"1970-01-01T00:01:00.500Z","b":[[60500]],"c":{"x":"08:01","y":null},"d":"/w==","e":["ff"]}"#
    )
  }

  @Test(arguments: Way.allCases)
  func numbersKeepTheirDigitsOnTheWayOut(_ way: Way) throws {
    struct Numbers: Encodable {
      let i = Int64.max
      let u = UInt64.max
      let m = Decimal(string: "0.1234567890123456789")!
      let d = 0.1
      let j: JSON = ["a": 9_007_199_254_740_993, "b": [1.5, .null, true, "x"]]
      let url = URL(string: "https://h.example/a?b=c")!
      let id = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF")!
    }
    #expect(
      try way.encode(Numbers()).description
        == """
        {"d":0.1,"i":9223372036854775807,"id":"6F9619FF-8B86-D011-B42D-00C04FC964FF",\
        "j":{"a":9007199254740993,"b":[1.5,null,true,"x"]},"m":0.1234567890123456789,\
        "u":18446744073709551615,"url":"https://h.example/a?b=c"}
        """)
  }

  @Test func keysKeepTheirOrderInData() throws {
    let data = try JSON.data(
      encoding: Writing { writer in
        try writer.set("z", 1)
        try writer.set("a", ["k": 2])
        try writer.set(.path("m", "y"), 3)
        try writer.set(.path("m", "x"), 4)
      })
    #expect(String(decoding: data, as: UTF8.self) == #"{"z":1,"a":{"k":2},"m":{"y":3,"x":4}}"#)
  }

  @Test func formatsAreThoseAskedFor() throws {
    struct Plain: Encodable {
      let at = Date(timeIntervalSince1970: 60)
      let bytes = Data([255])
    }
    #expect(
      try JSON.encoding(Plain(), dates: .seconds, data: .hex).description
        == #"{"at":60,"bytes":"ff"}"#)
  }

  @Test func whatIsNotFiniteIsAnErrorThatNamesItsPlace() {
    struct Deep: Encodable { let a = ["b": [1.0, .infinity]] }
    #expect {
      try JSON.encoding(Deep())
    } throws: {
      guard case EncodingError.invalidValue(_, let context) = $0 else { return false }
      return context.codingPath.keyPath == "a.b.1"
    }
    #expect(throws: EncodingError.self) {
      try JSON.encoding(Date(timeIntervalSince1970: .infinity))
    }
    #expect(throws: EncodingError.self) { try JSON.encoding(Decimal.nan) }
  }

  @Test func endlessNestingIsAnError() {
    final class Loop: Encodable {
      var next: Loop?
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: WireKey.self)
        try container.encode(next, forKey: WireKey("next"))
      }
    }
    let loop = Loop()
    loop.next = loop
    #expect(throws: EncodingError.self) { try JSON.encoding(loop) }
    loop.next = nil
  }

  /// A type with everything that `Codable` offers, by hand.
  struct Odd: Codable, Equatable {
    var name = "x"
    var numbers = [1, 2]

    init() {}

    enum Key: String, CodingKey { case name, nested, deep, list, parent }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let nested = try container.nestedContainer(keyedBy: Key.self, forKey: .nested)
      name = try nested.decode(String.self, forKey: .name)
      var list = try nested.nestedUnkeyedContainer(forKey: .list)
      numbers = []
      while !list.isAtEnd {
        if try list.decodeNil() { continue }
        numbers.append(try list.decode(Int.self))
      }
      let parent = try container.superDecoder(forKey: .parent)
      #expect(try parent.singleValueContainer().decode(Int.self) == 7)
      #expect(try container.superDecoder().singleValueContainer().decode(String.self) == "base")
      #expect(container.allKeys.count == 2)
      #expect(try !container.decodeNil(forKey: .nested))
      #expect(!container.contains(.deep))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      var nested = container.nestedContainer(keyedBy: Key.self, forKey: .nested)
      try nested.encode(name, forKey: .name)
      var list = nested.nestedUnkeyedContainer(forKey: .list)
      for number in numbers { try list.encode(number) }
      try list.encodeNil()
      var parent = container.superEncoder(forKey: .parent).singleValueContainer()
      try parent.encode(7)
      var base = container.superEncoder().singleValueContainer()
      try base.encode("base")
    }
  }

  @Test func handWrittenCodableWorksToo() throws {
    let json = try JSON.encoding(Odd())
    #expect(
      json.description == #"{"nested":{"list":[1,2,null],"name":"x"},"parent":7,"super":"base"}"#)
    #expect(try ModelDecoder.decode(Odd.self, from: json.serialized()) == Odd())
  }

  @Test func classesWithASuperclassRoundTrip() throws {
    class Base: Codable {
      var id = 1
      init() {}
    }
    final class Derived: Base {
      var name = "x"
      override init() { super.init() }
      enum Key: String, CodingKey { case name }
      required init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .name)
        try super.init(from: decoder)
      }
      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .name)
      }
    }
    let json = try JSON.encoding(Derived())
    #expect(json.description == #"{"id":1,"name":"x"}"#)
    #expect(try ModelDecoder.decode(Derived.self, from: json.serialized()).id == 1)
  }
}

import Foundation
import Testing

@testable import EndpointRuntime

/// The two ways to decode: ours, and a decoder of Foundation's in the hands of a user.
enum Way: CaseIterable, Sendable {
  case ours, foundation

  func decode<Value: Decodable>(
    _ type: Value.Type, _ text: String, report: MappingReport? = nil
  ) throws -> Value {
    switch self {
    case .ours:
      return try ModelDecoder.decode(type, from: Data(text.utf8), report: report)
    case .foundation:
      let decoder = JSONDecoder()
      if let report { decoder.userInfo[.mappingReport] = report }
      return try decoder.decode(type, from: Data(text.utf8))
    }
  }

  func encode(_ value: some Encodable) throws -> JSON {
    switch self {
    case .ours: try JSON.encoding(value)
    case .foundation: try JSON(parsing: JSONEncoder().encode(value))
    }
  }
}

/// Shape of a decoding error: what kind, where, in words.
func failure<Value: Decodable>(
  _ way: Way, _ type: Value.Type, _ text: String
) -> String {
  do {
    _ = try way.decode(type, text)
    return "no error"
  } catch let error as DecodingError {
    return "\(MappingFailure(error))"
  } catch {
    return "another error: \(error)"
  }
}

@Suite struct ShapeTests {
  static let order = """
    {"kind":"order","sn":"DJ1","amount":12.50,"status":"PAID","created_at":"2024-02-29 08:30:00",\
    "paid_at":"2024-02-29T09:30:00.5+01:00","buyer":{"name":"谢佳培","age":"41"},"tags":["a",1,"b"],\
    "note":null,"bio":null,"totals":{"n":"7"},"checksum":"00ff","deliveries":{"x":"2024-03-01"}}
    """

  @Test(arguments: Way.allCases)
  func allFieldsAreRead(_ way: Way) throws {
    let report = MappingReport()
    let order = try way.decode(Order.self, Self.order, report: report)
    #expect(order.sn == "DJ1")
    #expect(order.amount == Decimal(string: "12.5"))
    #expect(order.status == .paid)
    #expect(order.createdAt == Date(timeIntervalSince1970: 1_709_195_400))
    #expect(order.paidAt == Date(timeIntervalSince1970: 1_709_195_400.5))
    #expect(order.buyerName == "谢佳培")
    #expect(order.buyerAge == 41)
    #expect(order.tags == ["a", "b"])
    #expect(order.note == nil)
    #expect(order.bio == .some(nil))
    #expect(order.count == 7)
    #expect(order.checksum == Data([0, 255]))
    #expect(order.deliveries == ["x": Day(year: 2024, month: 3, day: 1)])
    #expect(
      report.entries.map(\.description) == [
        #"Order at 'buyer.age': converted string "41""#,
        "Order at 'tags': left out 1, the first because expected String, found number 1 at 'tags.1'",
        #"Order at 'totals.n': converted string "7""#,
      ])
    #expect(report.droppedCount == 1)
    #expect(report.repairedCount == 2)
  }

  @Test(arguments: Way.allCases)
  func allFieldsAreWritten(_ way: Way) throws {
    let order = try way.decode(Order.self, Self.order)
    #expect(
      try way.encode(order).description
        == """
        {"amount":12.5,"bio":null,"buyer":{"age":41,"name":"谢佳培"},"checksum":"00ff",\
        "created_at":"2024-02-29 08:30:00","deliveries":{"x":"2024-03-01"},"kind":"order","n":7,\
        "note":null,"paid_at":"2024-02-29T08:30:00.500Z","sn":"DJ1","status":"PAID","tags":["a","b"]}
        """)
  }

  @Test(arguments: Way.allCases)
  func nilFieldsAreLeftOutUnlessNullIsWanted(_ way: Way) throws {
    let order = Order(
      sn: "1", amount: 0, createdAt: Date(timeIntervalSince1970: 0), note: nil, count: 0)
    #expect(
      try way.encode(order).description
        == """
        {"amount":0,"created_at":"1970-01-01 00:00:00","deliveries":{},"kind":"order","n":0,\
        "note":null,"sn":"1","status":"PAID","tags":[]}
        """)
  }

  @Test(arguments: Way.allCases)
  func unknownKeysAreKeptAndWrittenBack(_ way: Way) throws {
    let text = #"{"a":1,"b":2,"id":3}"#
    let labels = try way.decode(Labels.self, text)
    #expect(labels.extra == ["a": 1, "b": 2])
    #expect(try way.encode(labels).description == text)
    // A key of the model's own wins over one of the dictionary.
    #expect(try way.encode(Labels(id: 3, extra: ["id": 9])).description == #"{"id":3}"#)
  }

  @Test(arguments: Way.allCases)
  func enumsKeepTheirRawValues(_ way: Way) throws {
    let text = #"["PAID","SHIPPED","LOST"]"#
    let statuses = try way.decode([OrderStatus].self, text)
    #expect(statuses == [.paid, .shipped, .other("LOST")])
    #expect(try way.encode(statuses).description == text)
    #expect(Set(statuses).count == 3)

    let priorities = try way.decode([Priority].self, "[1,3]")
    #expect(priorities == [.low, .other(3)])
    #expect(try way.encode(priorities).description == "[1,3]")

    #expect(try way.decode([DiskKind].self, #"["NVMe","hdd"]"#) == [.nvme, .hdd])
    #expect(
      failure(way, [DiskKind].self, #"["tape"]"#) == #"expected DiskKind, found "tape" at '0'"#)

    #expect(
      try way.decode([Consent].self, #"[true,false,"partial",3]"#)
        == [.given, .refused, .partial, .level(3)])
    #expect(try way.encode([Consent.unknown, .given]).description == "[null,true]")

    #expect(
      try way.decode([Currency].self, #"["EUR","XXX"]"#) == [.euro, Currency(rawValue: "XXX")])

    #expect(try way.decode([Weekday].self, #"["MON"]"#) == [.monday])
    #expect(throws: DecodingError.self) { try way.decode([Weekday].self, #"["SUN"]"#) }
  }

  @Test(arguments: Way.allCases)
  func theTagTellsTheModelAndIsWritten(_ way: Way) throws {
    let text = #"[{"kind":"cat","lives":9},{"kind":"dog","name":"Rex"}]"#
    let pets = try way.decode([Pet].self, text)
    guard case .cat(let cat) = pets[0], case .dog(let dog) = pets[1] else {
      Issue.record("\(pets)")
      return
    }
    #expect(cat.lives == 9)
    #expect(dog.name == "Rex")
    #expect(try way.encode(pets).description == text)
  }

  @Test(arguments: Way.allCases)
  func badTagsAreErrors(_ way: Way) {
    #expect(
      failure(way, [Pet].self, #"[{"kind":"cow"}]"#)
        == "Pet: no model has the tag 'cow' at '0.kind'")
    #expect(failure(way, Pet.self, #"{"lives":9}"#) == "Pet: there is no value at 'kind'")
    #expect(
      failure(way, Pet.self, #"{"kind":[]}"#) == "Pet: expected String, found an array at 'kind'")
    #expect(failure(way, Pet.self, "7") == "Pet: expected an object, found number 7 at the root")
    #expect(failure(way, Pet.self, #"{"kind":"cat"}"#) == "Cat: there is no value at 'lives'")
  }

  @Test(arguments: Way.allCases)
  func anOpenUnionKeepsWhatItDoesNotKnow(_ way: Way) throws {
    let text = #"[{"lives":9,"type":1},{"deep":[{"a":null}],"type":"x"}]"#
    let events = try way.decode([Event].self, text)
    guard case .created = events[0], case .other = events[1] else {
      Issue.record("\(events)")
      return
    }
    #expect(try way.encode(events).description == text)
  }

  /// `1.0` and `"1"` are the tag 1 too, which is written as it is declared.
  @Test(arguments: ["1", "1.0", "1e0", #""1""#])
  func aTagIsFoundInAnyFormAndWrittenInItsOwn(_ written: String) throws {
    for way in Way.allCases {
      let event = try way.decode(Event.self, #"{"lives":9,"type":\#(written)}"#)
      #expect(try way.encode(event).description == #"{"lives":9,"type":1}"#)
    }
  }

  @Test(arguments: Way.allCases)
  func anUntaggedUnionTakesTheFirstThatParses(_ way: Way) throws {
    let answers = try way.decode([Answer].self, #"[{"lives":1},[{"name":"Rex"}],"x"]"#)
    guard case .cat = answers[0], case .dogs = answers[1], case .text = answers[2] else {
      Issue.record("\(answers)")
      return
    }
    #expect(try way.encode(answers).description == #"[{"lives":1},[{"name":"Rex"}],"x"]"#)
    let message = failure(way, [Answer].self, #"[{"lives":"many"}]"#)
    #expect(message.hasPrefix("Answer: none of 3 types fits (Cat: Cat: expected Int, found string"))
    #expect(message.hasSuffix("at '0'"))
  }

  @Test(arguments: Way.allCases)
  func modelsMayHoldThemselves(_ way: Way) throws {
    let node = try way.decode(TreeNode.self, #"{"value":1,"child":{"value":2}}"#)
    #expect(node.child?.value == 2)
    #expect(node.kids == [])
    #expect(
      try way.encode(node).description == #"{"child":{"kids":[],"value":2},"kids":[],"value":1}"#)
    var copy = node
    copy.child?.value = 3
    #expect(node.child?.value == 2)
    #expect(copy != node)
    let half = try way.decode(LeftHalf.self, #"{"right":{"left":{"right":null}}}"#)
    #expect(half.right?.left != nil)
    #expect(half.right?.left?.right == nil)
  }
}

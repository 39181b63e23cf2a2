import Foundation
import Moya
import ObjectMapper
import Testing

@testable import MappedClient

/// Generated models of ObjectMapper live beside those that are written by hand.
@Suite struct HandwrittenModelTests {
  /// As teams have many of.
  private struct Cart: Mappable {
    var owner = ""
    var price = Decimal(0)
    var changed = Date.distantPast
    var items: [Needed]?

    init?(map: ObjectMapper.Map) {}

    mutating func mapping(map: ObjectMapper.Map) {
      owner <- map["owner"]
      price <- (map["price"], FieldTransform(.lenient))
      changed <- (map["changed"], FieldTransform(.dates(.milliseconds)))
      items <- (map["items"], FieldTransform<[Needed]?>())
    }
  }

  private static let item = #"{"id": 1, "name": "n", "any": null, "dates": []}"#

  @Test func fieldsOfAnyModelAreReadAndWrittenAsASpecSays() throws {
    let json = #"""
      {"owner": "Ann", "price": "12.50", "changed": 1714523400123, "items": [\#(Self.item)]}
      """#
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let cart = try #require(Mapper<Cart>().map(JSONObject: object))
    #expect(cart.price == Decimal(string: "12.5"))
    #expect(cart.changed == Date(timeIntervalSince1970: 1_714_523_400.123))
    #expect(cart.items?.map(\.name) == ["n"])
    let written = try PlainValue.data(of: cart.toJSON())
    #expect(
      String(decoding: written, as: UTF8.self)
        == #"{"changed":1714523400123,"items":[{"any":null,"dates":[],"id":1,"name":"n"}],"#
        + #""owner":"Ann","price":12.5}"#)
  }

  @Test func modelsAreReadFromTextAndWrittenToIt() throws {
    let model = try Needed(JSONString: Self.item)
    #expect(model.id == 1)
    let written = try #require(model.toJSONString())
    #expect(try Needed(JSONString: written) == model)
  }

  /// ObjectMapper maps what it has just made once more.
  @Test func readingTwiceWritesNothing() throws {
    let map = ObjectMapper.Map(mappingType: .fromJSON, JSON: ["value": 1])
    let tree = try Tree(map: map)
    tree.mapping(map: map)
    #expect(map.JSON.count == 1)
  }

  @Test func nilIsWrittenForWhomWantsIt() {
    let tree = Tree(value: 1)
    #expect(tree.toJSON()["left"] == nil)
    #expect(Mapper<Tree>(shouldIncludeNilValues: true).toJSON(tree)["left"] is NSNull)
  }

  @Test(arguments: [
    (#"{"pets": [{"kind": "cat", "lives": "x"}]}"#, "pets.0.lives", "expected Int"),
    (#"{"pets": [{"kind": "cow"}]}"#, "pets.0.kind", "no model has the tag 'cow'"),
    (#"{"animal": 1}"#, "pets", "nothing is there"),
    (
      #"{"pets": [{"kind": "cat", "lives": 1, "friend": {"lives": 1}}]}"#, "pets.0.friend.kind", "n"
    ),
  ])
  func errorsTellTheWholeKeyPath(json: String, key: String, reason: String) throws {
    let error = try #require(throws: MapError.self) { try Holder(JSONString: json) }
    #expect(error.key == key)
    #expect(error.reason?.hasPrefix(reason) == true)
  }
}

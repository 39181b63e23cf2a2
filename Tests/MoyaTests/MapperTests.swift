import Foundation
import ObjectMapper
import Testing

@testable import MappedClient

/// Both mappers make the same of every document: the same values, and no value of the same documents.
@Suite struct MapperTests {
  /// A document, and whether there is a value in it.
  struct Document: Sendable, CustomTestStringConvertible {
    let model: String
    let json: String
    let isFine: Bool

    var testDescription: String { "\(model): \(json)" }
  }

  private static func fine(_ model: String, _ documents: String...) -> [Document] {
    documents.map { Document(model: model, json: $0, isFine: true) }
  }

  private static func wrong(_ model: String, _ documents: String...) -> [Document] {
    documents.map { Document(model: model, json: $0, isFine: false) }
  }

  @Test(arguments: scalars + keys + absence + lenience + formats + choices + unions + structures)
  func bothMappersMakeTheSame(_ document: Document) throws {
    let model = try #require(MappedModel.all[document.model])
    var made = [
      "Codable": model.byCodable(document.json), "Moya": model.byMoya(document.json),
      "ObjectMapper": model.byMapper(document.json),
    ]
    made["JSONString"] = model.byJSONString?(document.json)
    for (mapper, result) in made {
      switch result {
      case .success(let value):
        #expect(document.isFine, "\(mapper) made \(value)")
        let expected = try? model.byCodable(document.json).get()
        #expect(value == expected, "\(mapper)")
      case .failure(let error): #expect(!document.isFine, "\(mapper): \(error)")
      }
    }
  }

  @Test(arguments: [
    ("Numbered", #"{"type":"2","lives":9}"#, #"{"lives":9,"type":2}"#),
    ("Numbered", #"{"type":1.0,"km":5}"#, #"{"km":5,"type":1}"#),
    ("Verdict", #"{"ok":"true","lives":9}"#, #"{"lives":9,"ok":true}"#),
    ("Verdict", #"{"ok":false}"#, #"{"ok":false}"#),
    ("Animal", #"{"sort":2,"lives":1,"name":"Rex"}"#, #"{"lives":1,"name":"Rex","sort":"2"}"#),
  ])
  func tagsAreWrittenAsTheKindTheyHave(name: String, json: String, written: String) throws {
    let model = try #require(MappedModel.all[name])
    let expected = try model.byCodable(written).get()
    for made in [model.byCodable(json), model.byMoya(json), model.byMapper(json)] {
      #expect(try made.get() == expected)
      // What is expected is read as itself.
      #expect(try made.get() == MappedModel.canonical(parsing: written))
    }
  }

  // MARK: Documents

  static let scalars =
    fine(
      "Scalar", "{}", #"{"text": "a\"é\n", "flag": true, "int": -3, "tiny": -128, "small": 255}"#,
      #"{"text": null, "flag": null, "int": null, "any": null, "list": null, "link": null}"#,
      #"{"long": 9223372036854775807, "unsigned": 18446744073709551615}"#,
      #"{"long": -9223372036854775808, "int": 9007199254740993}"#,
      #"{"int": 34.0, "long": 1e3, "small": 2.50e2}"#,
      #"{"double": 1, "single": 0.1}"#, #"{"double": 1e300}"#, #"{"double": -0.1}"#,
      #"{"price": 12.50}"#, #"{"price": 0.12345678901234567890123}"#, #"{"price": 1e2}"#,
      #"{"price": 79228162514264337593543950335}"#, #"{"price": 19.99}"#,
      #"{"link": "https://a.example/?q=1#f"}"#, #"{"link": "relative/path"}"#,
      #"{"uuid": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"}"#, #"{"day": "2024-02-29"}"#,
      #"{"any": {"a": [1, "x", true, null, {"b": 0.5}]}}"#, #"{"bytes": "AQID"}"#,
      #"{"list": [], "matrix": [[1, null], []], "table": {"a": [1], "b": []}}"#, #"{"level": 2}"#,
      #"{"unknown": 1, "text": ""}"#)
    + wrong(
      "Scalar", #"{"text": 1}"#, #"{"text": true}"#, #"{"text": []}"#, #"{"flag": 1}"#,
      #"{"flag": "true"}"#, #"{"int": true}"#, #"{"int": "1"}"#, #"{"int": 1.5}"#,
      #"{"int": 9223372036854775808}"#, #"{"tiny": 128}"#, #"{"small": -1}"#, #"{"small": 256}"#,
      #"{"unsigned": -1}"#, #"{"unsigned": 18446744073709551616}"#, #"{"double": true}"#,
      #"{"double": "1"}"#, #"{"price": "1"}"#, #"{"price": false}"#, #"{"link": ""}"#,
      #"{"link": 1}"#, #"{"uuid": "x"}"#, #"{"day": "2023-02-29"}"#, #"{"day": "2024-2-29"}"#,
      #"{"bytes": "?"}"#, #"{"date": 1}"#, #"{"list": {}}"#, #"{"list": [1, null]}"#,
      #"{"list": ["1"]}"#, #"{"matrix": [1]}"#, #"{"table": []}"#, #"{"table": {"a": 1}}"#,
      #"{"level": 3}"#, #"{"level": "1"}"#, #"{"level": true}"#, "[]", "1", "null", "{", "")

  static let keys =
    fine(
      "Placed", "{}", #"{"a.b": 1}"#, #"{"a": {"b": 2}}"#, #"{"a.b": 1, "a": {"b": 2}}"#,
      #"{"a.c": {"d": 3}}"#, #"{"list": [{"name": "n"}, {"name": "m"}]}"#, #"{"list": []}"#,
      #"{"list": {"0": {"name": "by key"}}}"#, #"{"numbers": [1, 2, 3]}"#, #"{"numbers": [1]}"#,
      #"{"phone": "p", "mobile": "m"}"#, #"{"mobile": "m"}"#, #"{"phone": null, "mobile": "m"}"#,
      #"{"address": {"street": "s"}}"#, #"{"place": {"road": "r"}}"#,
      #"{"address": null, "place": {"road": "r"}}"#, #"{"address": {}, "place": {"road": "r"}}"#,
      #"{"address": 1, "place": {"road": "r"}}"#, #"{"x": {"y": {"z": 1}}}"#,
      #"{"x": {"y": null}}"#,
      #"{"x": null}"#, #"{"a": null}"#, #"{"list": [null]}"#)
    + wrong(
      "Placed", #"{"a": 5}"#, #"{"a": "b"}"#, #"{"a": [1]}"#, #"{"a": {"b": "2"}}"#,
      #"{"list": "x"}"#, #"{"list": [1]}"#, #"{"numbers": [1, 2, "3"]}"#, #"{"phone": 1}"#,
      #"{"address": 1}"#, #"{"x": {"y": 1}}"#, #"{"x": 1}"#)

  static let absence =
    fine(
      "Needed", #"{"id": 1, "name": "n", "any": null, "dates": []}"#,
      #"{"id": 1, "name": "", "any": [1], "dates": ["2024-05-01T00:00:00Z"]}"#)
    + wrong(
      "Needed", "{}", #"{"id": 1, "name": "n", "dates": []}"#,
      #"{"id": null, "name": "n", "any": 1, "dates": []}"#,
      #"{"id": 1, "name": null, "any": 1, "dates": []}"#,
      #"{"id": 1, "name": "n", "any": 1, "dates": [null]}"#)
    + fine(
      "Filled", "{}", #"{"count": null, "tags": null, "level": null, "any": null, "price": null}"#,
      #"{"count": 1, "tags": [], "level": 1, "any": "x", "price": 1, "link": "b", "maybe": null}"#,
      #"{"maybe": 6}"#)
    + wrong("Filled", #"{"count": "1"}"#, #"{"tags": [1]}"#, #"{"level": 9}"#, #"{"price": "1"}"#)
    + fine(
      "Absent", #"{"null": null, "a": {"b": null}}"#, #"{"null": 1, "a": {"b": 2}, "written": 3}"#,
      #"{"null": null, "a": {"b": 1}, "state": null, "c": {"d": null}}"#,
      #"{"null": null, "a": {"b": 1}, "state": "s", "c": {"d": 1}}"#,
      #"{"null": null, "a": {"b": 1}, "c": null}"#, #"{"null": null, "a": {"b": 1}, "c": {}}"#)
    + wrong(
      "Absent", "{}", #"{"null": null}"#, #"{"a": {"b": null}}"#, #"{"null": null, "a": null}"#,
      #"{"null": null, "a": {}}"#, #"{"null": "1", "a": {"b": 1}}"#,
      #"{"null": null, "a": {"b": 1}, "state": 1}"#, #"{"null": null, "a": {"b": 1}, "c": 1}"#)

  static let lenience =
    fine(
      "Loosely", "{}", #"{"text": 12, "flag": 1, "int": "7", "unsigned": "18446744073709551615"}"#,
      #"{"text": true, "flag": "No", "int": " +07 ", "double": "1.5", "price": "12.30"}"#,
      #"{"text": 1.5, "flag": "yes", "int": "1e2", "single": "0.1", "level": "2"}"#,
      #"{"text": "", "flag": "", "int": "", "link": "", "date": "", "level": "", "numbers": ""}"#,
      #"{"numbers": ["1", 2, 3.0], "count": "4"}"#, #"{"count": "x"}"#, #"{"count": {}}"#,
      #"{"count": null}"#, #"{"flag": "ON"}"#, #"{"flag": "f"}"#, #"{"flag": 0.0}"#,
      #"{"names": {"a": 1, "b": true}}"#, #"{"names": "x"}"#,
      #"{"inner": {"id": 1, "name": "n", "any": 1, "dates": []}}"#, #"{"int": "34.0"}"#)
    + wrong(
      "Loosely", #"{"flag": 2}"#, #"{"flag": "maybe"}"#, #"{"int": "x"}"#, #"{"int": "1.5"}"#,
      #"{"int": true}"#, #"{"int": "0x10"}"#, #"{"double": "nan"}"#, #"{"double": "1."}"#,
      #"{"price": "1,5"}"#, #"{"text": []}"#, #"{"link": 1}"#, #"{"level": 3}"#,
      #"{"numbers": ["x"]}"#, #"{"numbers": 1}"#,
      #"{"inner": {"id": "1", "name": "n", "any": 1, "dates": []}}"#)
    + fine(
      "Losing", #"{"list": [1, "2", 3, null, 4.5, {}]}"#, #"{"list": []}"#,
      #"{"list": [], "models": [{}, {"id": 1, "name": "n", "any": 1, "dates": []}, 5, null]}"#,
      #"{"list": [], "table": {"a": 1, "b": 7, "c": "2", "d": null}}"#,
      #"{"list": [], "matrix": [[1, "x", 2], 3, []]}"#,
      #"{"list": [], "converted": ["1", "x", 2, true]}"#, #"{"list": [], "converted": "x"}"#)
    + wrong("Losing", #"{"list": {}}"#, #"{"list": null}"#, #"{"list": [], "models": {}}"#, "{}")

  static let formats =
    fine(
      "Moments", #"{"iso": "2024-05-01T08:30:00Z"}"#, #"{"iso": "2024-05-01T08:30:00.123Z"}"#,
      #"{"iso": "2024-05-01T08:30:00.123456+02:00"}"#, #"{"iso": "2024-05-01 08:30:00-0730"}"#,
      #"{"iso": "2024-05-01t08:30z"}"#, #"{"iso": "1969-12-31T23:59:59.5Z"}"#,
      #"{"iso": "2024-05-01T08:30:00+02"}"#,
      #"{"seconds": 1714523400}"#, #"{"seconds": 1714523400.25}"#, #"{"seconds": "1714523400.5"}"#,
      #"{"milliseconds": 1714523400123}"#, #"{"milliseconds": "1714523400123"}"#,
      #"{"milliseconds": -1}"#, #"{"http": "Sun, 06 Nov 1994 08:49:37 GMT"}"#,
      #"{"http": "Sunday, 06-Nov-94 08:49:37 GMT"}"#, #"{"http": "Sun Nov  6 08:49:37 1994"}"#,
      #"{"pattern": "2024-05-01 08:30:00"}"#, #"{"several": "2024-05-01"}"#,
      #"{"several": "2024-05-01T08:30:00Z"}"#, #"{"several": 1714523400123}"#,
      #"{"precise": "2024-05-01T08:30:00.123Z"}"#, #"{"precise": "2024-05-01T08:30:00.999+02:00"}"#,
      #"{"iso": "2024-05-01T08:30:00.999Z", "milliseconds": 1714523400999}"#,
      #"{"list": [1, 2.5, "3"]}"#)
    + wrong(
      "Moments", #"{"iso": "2024-05-01"}"#, #"{"iso": "2024-05-01T08:30:00"}"#,
      #"{"iso": "2024-02-30T08:30:00Z"}"#, #"{"iso": "2024-05-01T24:00:00Z"}"#, #"{"iso": 1}"#,
      #"{"iso": "2024-05-01T08:30:00+02:"}"#, #"{"iso": "2024-05-01T08:30:00.Z"}"#,
      #"{"iso": "2024-05-01T08:30:00Z "}"#, #"{"seconds": "x"}"#, #"{"seconds": true}"#,
      #"{"seconds": "0x10"}"#, #"{"milliseconds": ""}"#, #"{"http": "now"}"#,
      #"{"pattern": "2024-05-01"}"#, #"{"pattern": "2024-13-01 08:30:00"}"#,
      #"{"several": "x"}"#, #"{"list": [null]}"#)
    + fine(
      "Coded", #"{"base64": "AQID/+8="}"#, #"{"base64": ""}"#, #"{"url": "AQID_-8"}"#,
      #"{"url": "AQID_-8="}"#, #"{"hex": ["00ff", "ABcd", ""]}"#)
    + wrong(
      "Coded", #"{"base64": "AQI"}"#, #"{"base64": 1}"#, #"{"url": "*"}"#, #"{"hex": ["0"]}"#,
      #"{"hex": ["0g"]}"#)

  static let choices =
    fine(
      "Chosen", #"{"fixed": null}"#,
      #"{"fixed": null, "level": 1, "country": "SE", "disk": "ssd"}"#,
      #"{"fixed": null, "country": "XX", "disk": "Hdd", "answer": true, "flag": false}"#,
      #"{"fixed": null, "answer": null, "ratio": 0.5}"#, #"{"fixed": null, "answer": "maybe"}"#,
      #"{"fixed": null, "answer": {"a": 1}, "ratio": 1}"#, #"{"fixed": 5, "answer": 5}"#,
      #"{"fixed": null, "countries": ["NO", "??"]}"#)
    + wrong(
      "Chosen", #"{"fixed": null, "level": 3}"#, #"{"fixed": null, "country": 1}"#,
      #"{"fixed": null, "disk": "tape"}"#, #"{"fixed": null, "flag": 1}"#,
      #"{"fixed": null, "ratio": 0.25}"#, #"{"fixed": null, "countries": ["NO", null]}"#)

  static let unions =
    fine(
      "Pet", #"{"kind": "cat", "lives": 9}"#,
      #"{"kind": "dog", "lives": 1, "name": "Rex", "color": "red"}"#,
      #"{"lives": 9, "kind": "cat", "friend": {"kind": "dog", "lives": 1, "name": "Rex"}}"#)
    + wrong(
      "Pet", #"{"lives": 9}"#, #"{"kind": "bird"}"#, #"{"kind": "dog", "lives": 1}"#,
      #"{"kind": null, "lives": 9}"#, #"{"kind": ["cat"], "lives": 9}"#, "[]",
      #"{"kind": "cat", "lives": 9, "friend": {}}"#)
    + fine(
      "Animal", #"{"sort": 2, "lives": 1, "name": "Rex"}"#, #"{"sort": "snake", "length": 1.5}"#,
      #"{"sort": true, "a": [null]}"#)
    + wrong("Animal", #"{"sort": null}"#, #"{"sort": "cat"}"#)
    + fine(
      "Numbered", #"{"type": 1, "km": 5}"#, #"{"type": 1.0, "km": 5}"#, #"{"type": 3}"#,
      #"{"type": "2", "lives": 9}"#, #"{"type": 4}"#, #"{"type": "one"}"#)
    + wrong("Numbered", #"{"type": "1", "km": 5}"#, #"{"type": null}"#)
    + fine(
      "Verdict", #"{"ok": true, "lives": 9}"#, #"{"ok": "true", "lives": 9}"#, #"{"ok": false}"#)
    + wrong("Verdict", #"{"ok": 1, "lives": 9}"#)
    + fine(
      "Mixed", "1", #""a""#, "[1, 2]", #"{"a": true}"#, "{}", "[]",
      #"{"id": 1, "name": "n", "any": null, "dates": []}"#)
    + wrong("Mixed", "1.5", "null", "true", #"["a"]"#, #"{"a": 1}"#)
    + fine(
      "Holder", #"{"pets": []}"#,
      #"{"pets": [{"kind": "cat", "lives": 1}], "animal": {"sort": "x"}, "mixed": [1, "a", [2]]}"#)
    + wrong("Holder", #"{"pets": [{"kind": "x"}]}"#, #"{"pets": [], "mixed": [null]}"#)

  static let structures =
    fine("Dog", #"{"lives": 1, "name": "Rex", "extra1": {"a": null}, "b": 2}"#)
    + fine(
      "Tree", #"{"value": 1}"#,
      #"{"value": 1, "left": {"value": 2, "children": [{"value": 3}]}, "children": [{"value": 4}]}"#
    )
    + wrong("Tree", #"{"value": 1, "left": {"value": "x"}}"#, #"{"value": 1, "children": [{}]}"#)
    + fine("Open", #"{"id": 1}"#, #"{"id": 1, "a": 2, "b": null}"#)
    + wrong("Open", #"{"id": 1, "a": "x"}"#)
    + fine(
      "Fixed", #"{"kind": "fixed", "version": 2, "ratio": 0.5, "created": "c", "secret": "s"}"#,
      #"{"kind": "fixed", "version": 2.0, "ratio": 0.50}"#)
    + wrong(
      "Fixed", "{}", #"{"kind": "other", "version": 2, "ratio": 0.5}"#,
      #"{"kind": "fixed", "version": "2", "ratio": 0.5}"#)
    + fine("Nothing", "{}", #"{"a": 1}"#) + fine("Alias", "{}")
    + fine("[Needed]", "[]", #"[{"id": 1, "name": "n", "any": {}, "dates": []}]"#)
    + wrong("[Needed]", "{}", "[{}]", "[null]")
    + fine("[Needed]?", "null", "[]")
    + wrong("Alias", #"{"a": 1}"#)
}

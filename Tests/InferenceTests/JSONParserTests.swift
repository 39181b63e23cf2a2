import Diagnostics
import Spec
import Testing

@Suite struct JSONParserTests {
  @Test(arguments: [
    (#"{"a":[1,-2.5e3,"x",true,false,null]}"#, "{a: [1, -2.5e3, 'x', true, false, null]}"),
    (" \t\r\n[ ] ", "[]"), ("{ }", "{}"), ("-0", "-0"), (#""""#, "''"),
    (#""\"\\\/\b\f\n\r\t""#, "'\"\\/\u{8}\u{C}\n\r\t'"),
    (#""\u00e9\uD83D\ude00\u0000""#, "'é😀\u{0}'"),
    ("\u{FEFF}[1]", "[1]"), ("1E+5", "1E+5"), ("\"\u{7F}\u{2028}\"", "'\u{7F}\u{2028}'"),
    // Two keys that only look alike are two.
    ("{\"e\u{301}\":1,\"\u{e9}\":2}", "{e\u{301}: 1, \u{e9}: 2}"),
  ])
  func valuesAreReadAsWritten(text: String, expected: String) throws {
    var parser = JSONParser(Array(text.utf8), file: "a.json")
    let value = try parser.value()
    #expect(Self.text(value).utf8.elementsEqual(expected.utf8))
    #expect(parser.repeatedKeys.isEmpty)
  }

  @Test(arguments: [
    ("", "1:1", "there is nothing in it"), ("[1,]", "1:4", "found ']' where a value should be"),
    ("{\"a\":1\n \"b\":2}", "2:2", "found '\"' where ',' or '}' should be"),
    ("{a:1}", "1:2", "found 'a' where a key in double quotes should be"),
    ("[1] 2", "1:5", "found '2' where the end should be"),
    ("01", "1:1", "a number begins with 0"), ("+1", "1:1", "found '+' where a value should be"),
    ("1.", "1:3", "the text ends where a digit should be"), ("nul", "1:1", "found 'nul' where"),
    ("\"\\x\"", "1:2", "an unknown escape"), ("\"\\u12g4\"", "1:2", "an escape without its four"),
    ("\"\\ud83d x\"", "1:2", "half of a surrogate pair"), ("\"a\u{1}\"", "1:3", "a control"),
    ("{\"é\": \"ü\", x}", "1:12", "found 'x' where a key"),
    ("\"abc", "1:1", "the quotes that begin"),
    ("[\r\n1,\r\n}", "3:1", "found '}' where a value should be"),
    ("[1\u{A0}]", "1:3", "found 'U+A0'"),
    (String(repeating: "[", count: 200), "1:129", "lists and objects nest deeper"),
  ])
  func theFirstMistakeIsToldAtItsPlace(text: String, place: String, said: String) {
    var parser = JSONParser(Array(text.utf8), file: "a.json")
    do {
      _ = try parser.value()
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.range.description == "a.json:\(place)")
      #expect(error.text.hasPrefix(said), "\(error.text)")
    }
  }

  @Test func bytesThatAreNoUTF8AreRefused() {
    var parser = JSONParser(Array("[\"a".utf8) + [0xFF] + Array("\"]".utf8), file: "a.json")
    #expect(throws: JSONParser.Failure.self) { try parser.value() }
  }

  @Test func aLogIsOneValueALine() throws {
    var parser = JSONParser(Array("{\"a\":1}\n{\"a\":2}\n\n[3]".utf8), file: "a.ndjson")
    #expect(try parser.values().map(Self.text) == ["{a: 1}", "{a: 2}", "[3]"])
  }

  @Test func ofRepeatedKeysTheFirstCounts() throws {
    var parser = JSONParser(Array("{\"a\":1,\"b\":2,\"a\":3}".utf8), file: "a.json")
    #expect(Self.text(try parser.value()) == "{a: 1, b: 2}")
    #expect(parser.repeatedKeys.map(\.key.range.start.column) == [14])
    #expect(parser.repeatedKeys.map(\.first.start.column) == [2])
  }

  @Test func rangesCoverTheirValues() throws {
    var parser = JSONParser(Array("{\"a\": [\"ü\", 12]}".utf8), file: "a.json")
    guard case .map(let entries) = try parser.value().content,
      case .list(let items) = entries[0].value.content
    else { return #expect(Bool(false)) }
    #expect(items.map { $0.range.start.column..<$0.range.end.column } == [8..<11, 13..<15])
  }

  private static func text(_ value: SpecValue) -> String {
    switch value.content {
    case .scalar(let text, let isPlain): isPlain ? text : "'\(text)'"
    case .list(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .map(let entries):
      "{\(entries.map { "\($0.key.value): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }
}

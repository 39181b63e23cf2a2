import Diagnostics
import Testing
import YAML

/// What YAML would guess, cut, swallow or silently keep: the collected cases of group C that concern
/// reading. Each says what a person would expect.
@Suite struct PitfallTests {
  @Test(arguments: [
    // Keys and texts that YAML 1.1 takes for truth values.
    ("params: { on: { type: Bool }, off: ~ }\n", "{params: {on: {type: Bool}, off: ~}}"),
    ("enum: [SE, NO, DK, YES]\ndefault: NO\n", "{enum: [SE, NO, DK, YES], default: NO}"),
    ("title: Yes\ndescription: Off\n", "{title: Yes, description: Off}"),
    ("contact: off\nstrict: off\n", "{contact: off, strict: off}"),
    // Numbers that are texts.
    ("a: 2.0\nb: 3.0.0\nc: 2\n", "{a: 2.0, b: 3.0.0, c: 2}"),
    ("code: 02894\nphone: 0612345678\n", "{code: 02894, phone: 0612345678}"),
    ("b: { type: Int, default: 010 }\nc: 0o10\n", "{b: {type: Int, default: 010}, c: 0o10}"),
    (
      "a: 12:30\nb: 1:30:00\np: [22:22, 9443:443]\n", "{a: 12:30, b: 1:30:00, p: [22:22, 9443:443]}"
    ),
    ("a: 1981-12-15\nv: 2024-10-01\n", "{a: 1981-12-15, v: 2024-10-01}"),
    ("a: 0001-01-01T00:00:00Z\n", "{a: 0001-01-01T00:00:00Z}"),
    ("b: 2020-12-01T00:40:11.979305214Z\n", "{b: 2020-12-01T00:40:11.979305214Z}"),
    ("a: 713752e1\nb: 8E1\nc: 0x1F\nd: 1_000\n", "{a: 713752e1, b: 8E1, c: 0x1F, d: 1_000}"),
    ("number: 1234\nstring: \"1234\"\n", "{number: 1234, string: \"1234\"}"),
    // Keys that are no texts elsewhere.
    ("true: 1\nnull: x\n1.0: y\n", "{true: 1, ~: x, 1.0: y}"),
    ("? a\n: b\n", "{a: b}"),
    // Null and what looks like it.
    (
      "a:\nb: ~\nc: null\nd: Null\ne: nULL\nf: \"null\"\ng: \"~\"\nh: ~~\n",
      "{a: ~, b: ~, c: ~, d: ~, e: nULL, f: \"null\", g: \"~\", h: ~~}"
    ),
    // Lines.
    ("desc: |\r\n  one\r\n  two\r\nname: x\r\n", "{desc: \"one\ntwo\n\", name: x}"),
    ("a: b\t# note\nc:\td\ne: |\n  x\ty\n", "{a: b, c: d, e: \"x\ty\n\"}"),
    (
      "key: >\n  Heading:\n\n    * first item\n    * second item\n",
      "{key: \"Heading:\n\n  * first item\n  * second item\n\"}"
    ),
    ("a: |2\n   x\n", "{a: \" x\n\"}"),
    (
      "b: \"\\u00e9\\x41\\/\"\nc: 'it''s'\nd: \"x\n  y\"\ne: \"a\\\n  b\"\n",
      "{b: \"éA/\", c: \"it's\", d: \"x y\", e: \"ab\"}"
    ),
    // A hash without a blank before it, and in quotes.
    ("b: x#y\nc: \"x #y\"\nd: \"#/components\"\n", "{b: x#y, c: \"x #y\", d: \"#/components\"}"),
    // Braces where they are text.
    (
      "b: { path: \"/users/{id}\" }\nc:\n  path: /users/{id}\n",
      "{b: {path: \"/users/{id}\"}, c: {path: /users/{id}}}"
    ),
    // A document that begins and ends loudly.
    ("---\napi: A\n---\n", "{api: A}"),
    ("", "~"),
    ("# nothing\n", "~"),
  ])
  func textsStayAsWritten(text: String, expected: String) {
    let reading = Reading(text)
    #expect(reading.tree == expected)
    #expect(reading.told == [])
  }

  @Test(arguments: [
    ("[a, b]: z\n", ["1:1 key-not-text"]),
    ("list: { method: GET }\nget: 1\nlist: { method: PUT }\n", ["3:1 duplicate-key"]),
    ("---\napi: A\n---\napi: B\n", ["3:1 several-documents"]),
    ("shares: { type: string, description: WAD, decimal string }\n", ["1:38 comma-in-value"]),
    ("a: { path: /users/{id}, method: GET }\n", ["1:12 needs-quotes"]),
    ("a: x #y\ne: #all\n", ["1:6 hidden-comment", "2:4 hidden-comment"]),
    ("list:\n- a\n-b\n", ["3:1 missing-space"]),
    ("a: - b\n", ["1:4 list-on-line"]),
    ("a: &a\n  b: *a\n", ["2:6 alias-cycle"]),
  ])
  func whatCannotBeMeantIsTold(text: String, expected: [String]) {
    #expect(Reading(text).told == expected)
  }

  @Test func aCommentThatMissesItsBlankIsTold() {
    #expect(
      Reading("a: \"/x\"#y\nb: [c]#d\ne: {f: g}#h\n").told == [
        "1:8 hidden-comment", "2:7 hidden-comment", "3:10 hidden-comment",
      ])
    #expect(Reading("# see #5\na: 1 # and \"x\"#y #6\n").told == [], "within a comment")
    #expect(Reading("a: x\"#y\nb: \"'#z\"\nc: |\n  \"#f\"\n").told == [], "within a text")
    #expect(Reading("a: { b: \"#x\", c: \"y # z\", d: #e\n}\n").told == ["1:30 hidden-comment"])
  }

  @Test func aDuplicateKeyNamesTheFirstPlace() {
    let reading = Reading("a: 1\nb: 2\na: 3\n")
    #expect(reading.diagnostics.first?.notes.map(\.range.start.line) == [1])
    #expect(reading.tree == "{a: 1, b: 2}")
  }

  @Test func duplicatesAreFoundAmongManyKeys() {
    let keys = (0..<40).map { "k\($0): x\n" }.joined()
    #expect(Reading(keys + "k3: y\n").told == ["41:1 duplicate-key"])
    #expect(Reading(keys).told == [])
  }

  @Test func keysThatOnlyLookAlikeAreTwo() {
    #expect(Reading("caf\u{e9}: 1\ncafe\u{301}: 2\n").told == [])
    let keys = (0..<40).map { "k\($0): x\n" }.joined()
    #expect(Reading(keys + "caf\u{e9}: 1\ncafe\u{301}: 2\n").told == [])
  }

  @Test func theTextACommaCutIsReadAsOne() {
    let reading = Reading("a: { doc: WAD, decimal string, type: x }\n")
    #expect(reading.tree == "{a: {doc: WAD, decimal string, type: x}}")
    #expect(Reading("a: { bearer }\nb: { x: [1], y }\n").told == [])
  }

  @Test func aColonWithoutItsBlankInBracesIsTold() {
    let reading = Reading("a: { page:1, b: 2 }\n")
    #expect(reading.told == ["1:11 missing-space"])
    #expect(reading.tree == "{a: {page: 1, b: 2}}")
  }

  @Test func aForeignSpaceBehindAColonIsNamed() {
    let reading = Reading("a: { page:\u{A0}1, b: 2 }\nb:\n  c:\u{3000}1\n")
    #expect(reading.told == ["1:11 missing-space"])
    #expect(reading.tree == "{a: {page: 1, b: 2}, b: c:\u{3000}1}")
    #expect(
      reading.diagnostics.first?.message.text
        == "a space is missing after ':', where '\\u{A0}' stands")
    #expect(
      reading.root?["b"]?.missingSpaceHelp
        == "a space is missing after 'c:', where '\u{3000}' stands")
  }

  @Test func longTextsAreReadLongKeysAreNot() {
    let text = String(repeating: "x", count: 1_000_000)
    #expect(Reading("a: \(text)\n").root?["a"]?.text?.utf8.count == 1_000_000)
    let key = String(repeating: "k", count: 1_200)
    #expect(Reading("a: 1\n\(key): 1\n").told == ["2:1 missing-colon"])
  }

  @Test(arguments: [
    ("a: !!str no\n", "{a: \"no\"}", []),
    ("a: ! no\n", "{a: \"no\"}", []),
    ("a: !!int \"5\"\nb: !!seq [x]\nc: !!map { d: e }\n", "{a: 5, b: [x], c: {d: e}}", []),
    ("a: !!binary eA==\n", "{a: eA==}", ["1:4 unknown-tag"]),
    ("a: !swift/object x\n", "{a: x}", ["1:4 unknown-tag"]),
    ("a: !important\n", "{a: !important}", ["1:4 unknown-tag"]),
    ("a: !!seq x\n", "{a: x}", ["1:4 unknown-tag"]),
    ("a: !!set { x }\n", "{a: {x: ~}}", ["1:4 unknown-tag"]),
  ])
  func tagsAreTakenOrRefused(text: String, tree: String, told: [String]) {
    let reading = Reading(text)
    #expect(reading.tree == tree)
    #expect(reading.told == told)
  }
}

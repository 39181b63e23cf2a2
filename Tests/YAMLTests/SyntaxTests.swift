import Diagnostics
import Testing
import YAML

/// What is said about a text that isn't YAML, and what it is read as afterwards.
@Suite struct SyntaxTests {
  /// A text, the first error as `line:columns id: help or text`, and the tree it is read as.
  struct Trap: Sendable, CustomTestStringConvertible {
    var text: String
    var told: String
    var tree: String?
    init(_ text: String, _ told: String, _ tree: String? = nil) {
      (self.text, self.told, self.tree) = (text, told, tree)
    }
    var testDescription: String { text.debugDescription }
  }

  static let texts: [Trap] = [
    Trap(
      "path: {id}/x\nm: get", "1:7-12 needs-quotes: write \"{id}/x\"", "{path: \"{id}/x\", m: get}"),
    Trap("a: { u: ${x}, b: 1 }", "1:9-12 needs-quotes: write \"${x}\"", "{a: {u: \"${x}\", b: 1}}"),
    Trap("a: { u: x${x}y }", "1:9-14 needs-quotes: write \"x${x}y\"", "{a: {u: \"x${x}y\"}}"),
    Trap("a: [${x}]", "1:5-8 needs-quotes: write \"${x}\"", "{a: [\"${x}\"]}"),
    Trap(
      "a: { p: {id}/x, m: 1 }", "1:9-14 needs-quotes: write \"{id}/x\"",
      "{a: {p: \"{id}/x\", m: 1}}"),
    Trap(
      "path: [/{id}]\nb: 1", "1:7-13 needs-quotes: write \"[/{id}]\"", "{path: \"[/{id}]\", b: 1}"),
    Trap(
      "a: { path: [/{id}], b: 1 }", "1:12-18 needs-quotes: write \"[/{id}]\"",
      "{a: {path: \"[/{id}]\", b: 1}}"),
    Trap("path: [/{id}]/x", "1:7-15 needs-quotes: write \"[/{id}]/x\"", "{path: \"[/{id}]/x\"}"),
    Trap("t: [T]?\nb: 1", "1:4-7 needs-quotes: write \"[T]?\"", "{t: \"[T]?\", b: 1}"),
    Trap(
      "t: [String: Int]?", "1:4-17 needs-quotes: write \"[String: Int]?\"",
      "{t: \"[String: Int]?\"}"),
    Trap(
      "a: { type: [T]?, b: 1 }", "1:12-15 needs-quotes: write \"[T]?\"",
      "{a: {type: \"[T]?\", b: 1}}"),
    Trap(
      "t: [String] = []", "1:4-16 needs-quotes: write \"[String] = []\"", "{t: \"[String] = []\"}"),
    Trap(
      "a: { t: [Int] = [1, 2] }", "1:9-22 needs-quotes: write \"[Int] = [1, 2]\"",
      "{a: {t: \"[Int] = [1, 2]\"}}"),
    Trap(
      "t: String = a: b\nx: 1", "1:4-16 needs-quotes: write \"String = a: b\"",
      "{t: \"String = a: b\", x: 1}"),
    Trap(
      "a: { t: a: b, c: 1 }",
      "1:9-12 needs-quotes: write \"a: b\", or a ',' before 'a' if that is a key",
      "{a: {t: \"a: b\", c: 1}}"),
    Trap("a: \"x\": y", "1:4-9 needs-quotes: write '\"x\": y'", "{a: \"\"x\": y\"}"),
    Trap("a: *x*", "1:4-6 needs-quotes: write \"*x*\"", "{a: \"*x*\"}"),
    Trap("a: [*]", "1:5-5 needs-quotes: write \"*\"", "{a: [\"*\"]}"),
    Trap("a: @x # c\nb: 1", "1:4-5 needs-quotes: write \"@x\"", "{a: \"@x\", b: 1}"),
    Trap("a: `x`", "1:4-6 needs-quotes: write \"`x`\"", "{a: \"`x`\"}"),
    Trap("a: %x", "1:4-5 needs-quotes: write \"%x\"", "{a: \"%x\"}"),
    Trap("%x: 1\ny: 2", "1:1-2 needs-quotes: write \"%x\"", "{\"%x\": 1, y: 2}"),
    Trap("a: ]x", "1:4-5 needs-quotes: write \"]x\"", "{a: \"]x\"}"),
    Trap("a: & b", "1:4-6 needs-quotes: write \"& b\"", "{a: \"& b\"}"),
    Trap("a: > 5\nb: 1", "1:4-6 needs-quotes: write \"> 5\"", "{a: \"> 5\", b: 1}"),
    Trap(
      "a: { c: String = #fff }\nb: 1", "1:9-21 needs-quotes: write \"String = #fff\"",
      "{a: {c: \"String = #fff\"}, b: 1}"),
    Trap("b: ? y", "1:4-6 needs-quotes: write \"? y\"", "{b: \"? y\"}"),
    Trap(
      "a: { p: :id, m: 1 }", "1:9-11 needs-quotes: write \":id\"", "{a: {p: \":id\", m: 1}}"),
    Trap("a: { p: ?b=c }", "1:9-12 needs-quotes: write \"?b=c\"", "{a: {p: \"?b=c\"}}"),
    Trap("a: [b, :c/{d}]", "1:8-13 needs-quotes: write \":c/{d}\"", "{a: [b, \":c/{d}\"]}"),
    Trap("a: >5 b", "1:4-7 needs-quotes: write \">5 b\"", "{a: \">5 b\"}"),
  ]

  static let quotes: [Trap] = [
    Trap("a: \"abc\nb: 1", "1:4-7 unterminated-quote", "{a: \"abc\", b: 1}"),
    Trap("a: 'abc\nb: 1", "1:4-7 unterminated-quote", "{a: \"abc\", b: 1}"),
    Trap("a: \"abc\nb: \"x\"\nc: 1", "1:4-7 unterminated-quote", "{a: \"abc\", b: \"x\", c: 1}"),
    Trap("a: 'it's'\nb: 1", "1:8-9 text-after-quote", "{a: \"it's\", b: 1}"),
    Trap("a: \"x\" y", "1:8-8 text-after-quote", "{a: \"\"x\" y\"}"),
    Trap("a: { b: 'don't', c: 1 }", "1:14-15 text-after-quote", "{a: {b: \"don't\", c: 1}}"),
    Trap("a: \"\\d\"", "1:5-6 unknown-escape", "{a: \"\\d\"}"),
    Trap("a: \"\\u12\"", "1:5-8 unknown-escape", "{a: \"\\u12\"}"),
    Trap("a: \"\\ud800\"", "1:5-10 unknown-escape", "{a: \"\\ud800\"}"),
    Trap("a: \"\\U00110000b\"", "1:5-14 unknown-escape", "{a: \"\\U00110000b\"}"),
    Trap("a: \"\\xg\"", "1:5-6 unknown-escape", "{a: \"\\xg\"}"),
    Trap("\"x\" b", "1:5-5 text-after-quote", "\"\"x\" b\""),
  ]

  static let lines: [Trap] = [
    Trap("a:\n\tb: 1", "2:1-1 tab-indentation", "{a: {b: 1}}"),
    Trap("a:\n  b: 1\n\tc: 1", "3:1-1 tab-indentation", "{a: {b: 1, c: 1}}"),
    Trap("a:\n  - x\n \t- y", "3:2-2 tab-indentation", "{a: [x, y]}"),
    Trap("a: 1\nb:2\nc: 3", "2:2-2 missing-space", "{a: 1, b: 2, c: 3}"),
    Trap("b:2\nc: 3", "1:2-2 missing-space", "{b: 2, c: 3}"),
    Trap("m:\n  b: 2\n  c:3\nx: 1", "3:4-4 missing-space", "{m: {b: 2, c: 3}, x: 1}"),
    Trap("x:\n  - a\n  -b\ny: 1", "3:3-3 missing-space", "{x: [a, b], y: 1}"),
    Trap("a: { b:{ c: 1 }, d: 2 }", "1:7-7 missing-space", "{a: {b: {c: 1}, d: 2}}"),
    Trap("a: { b:, d: 2 }", "1:7-7 missing-space", "{a: {b: ~, d: 2}}"),
    Trap("x: 1\ny\nz: 1", "2:1-1 missing-colon", "{x: 1, y: ~, z: 1}"),
    Trap("x\ny: 1", "1:1-1 missing-colon", "{x: ~, y: 1}"),
    // A sign alone is no key.
    Trap("specs\n- \ntarget: A", "3:7-7 invalid-yaml"),
    Trap(": x", "1:1-1 empty-key"),
    Trap("x:\n    b: 1\n  c: 1", "3:3-6 bad-indentation", "{x: {b: 1, c: 1}}"),
    Trap("x:\n  b: 1\n   c: 1\ny: 1", "3:4-7 bad-indentation", "{x: {b: 1, c: 1}, y: 1}"),
    Trap("a:\n  - b: 1\n    c: 2\n   d: 3", "4:4-7 bad-indentation", "{a: [{b: 1, c: 2, d: 3}]}"),
    Trap("x:\n  - a\n  b: 1", "3:3-6 bad-indentation"),
    Trap("x:\n  b: 1\n  - a", "3:3-5 bad-indentation"),
    Trap("  a: 1\nb: 2", "2:1-4 bad-indentation"),
    Trap("b: - y\nc: 1", "1:4-6 list-on-line", "{b: [y], c: 1}"),
    Trap("a:\n  - \tx\nb: 1", "2:5-5 tab-indentation", "{a: [x], b: 1}"),
    Trap("a:\n  -\tx", "2:4-4 tab-indentation", "{a: [x]}"),
    Trap("b:{ c: 1 }\nd: 1", "1:2-2 missing-space", "{b: {c: 1}, d: 1}"),
    Trap("b:{c: 1, d: 2}", "1:2-2 missing-space", "{b: {c: 1, d: 2}}"),
    Trap("b:{c: [1]}", "1:2-2 missing-space", "{b: {c: [1]}}"),
    Trap("b:{c: \"1\"}", "1:2-2 missing-space", "{b: {c: \"1\"}}"),
    Trap("x: 1\nb:{c: 1,\n  d: 2}", "2:2-2 missing-space", "{x: 1, b: {c: 1, d: 2}}"),
    Trap("b:[c: 1]", "1:2-2 missing-space", "{b: [{c: 1}]}"),
    Trap("a: 1\nb:\u{A0}2", "2:2-3 missing-space", "{a: 1, b: 2}"),
    Trap(
      "\(longKey): 1", "1:1-1024 missing-colon"),
    Trap("a: {\(longKey): 1}", "1:5-1028 missing-colon", "{a: {\(longKey): 1}}"),
    Trap("a: 1\n\"\(longKey)\": 1", "2:1-1024 missing-colon"),
    Trap("- \(longKey): 1", "1:3-1026 missing-colon"),
  ]

  private static let longKey = String(repeating: "k", count: 1200)

  static let blocks: [Trap] = [
    Trap("a: |\n  b\n\t\nc: 1", "3:1-1 tab-indentation", "{a: \"b\n\", c: 1}"),
    Trap("a:\n  b: |\n    c\n  \t\n  d: 1", "4:3-3 tab-indentation", "{a: {b: \"c\n\", d: 1}}"),
    Trap("a:\n  b: >\n    c\n   \t\n    d", "4:4-4 tab-indentation", "{a: {b: \"c\nd\n\"}}"),
    Trap("a: |\n\tb\nc: 1", "2:1-1 tab-indentation", "{a: \"b\n\", c: 1}"),
    Trap("a:\n  b: |\n\tc\n  d: 1", "3:1-1 tab-indentation", "{a: {b: \"c\n\", d: 1}}"),
    Trap("a: |0\n  b\nc: 1", "1:4-5 block-header", "{a: \"b\n\", c: 1}"),
    Trap("a: |10\n  b", "1:4-6 block-header", "{a: \"b\n\"}"),
    Trap("a: >-- # c\n  b", "1:4-6 block-header", "{a: \"b\n\"}"),
  ]

  static let documents: [Trap] = [
    Trap("\u{FEFF}\u{FEFF}a: 1\nb: 2", "1:1-1 stray-mark", "{a: 1, b: 2}"),
    Trap("---\n\u{FEFF}a: 1\nb: 2", "2:1-1 stray-mark", "{a: 1, b: 2}"),
    Trap("a: 1\n\u{FEFF}b: 2", "2:1-1 stray-mark", "{a: 1, b: 2}"),
    Trap("%YAML 1.2\na: 1\nb: 2", "1:1-9 invalid-yaml", "{a: 1, b: 2}"),
    Trap("# c\n%TAG ! !x\n\na: 1", "2:1-9 invalid-yaml", "{a: 1}"),
    Trap("%YAML 1.2\n%YAML 1.2\n---\na: 1", "2:1-9 invalid-yaml", "{a: 1}"),
    Trap("%YAML 2.0\n---\na: 1", "1:1-9 invalid-yaml", "{a: 1}"),
    Trap("--- a: 1\nb: 2", "1:1-3 invalid-yaml", "{a: 1, b: 2}"),
    Trap("a: 1\n...\nb: 2", "3:1-4 several-documents"),
  ]

  static let brackets: [Trap] = [
    Trap("x: [a, b\ny: 1", "1:4-4 unclosed-bracket", "{x: [a, b], y: 1}"),
    Trap("x: { a: b", "1:4-4 unclosed-bracket", "{x: {a: b}}"),
    Trap("x: [\n  a,\n  b\ny: 1", "1:4-4 unclosed-bracket"),
    Trap("x: [a b}", "1:8-8 unclosed-bracket", "{x: [a b]}"),
    Trap("x: [a, , b]", "1:8-8 missing-value", "{x: [a, b]}"),
    Trap("x: {a: b}}\ny: 1", "1:10-10 spare-bracket", "{x: {a: b}, y: 1}"),
    Trap("x: {a: b}]} # c", "1:10-11 spare-bracket", "{x: {a: b}}"),
    Trap("x: [a]]", "1:7-7 spare-bracket", "{x: [a]}"),
    Trap("x:\n  - {a: b}}\n  - c", "2:11-11 spare-bracket", "{x: [{a: b}, c]}"),
    Trap("x: {\n  a: b\n}}\ny: 1", "3:2-2 spare-bracket", "{x: {a: b}, y: 1}"),
    Trap("x: {a: b}\n}\ny: 1", "2:1-1 spare-bracket", "{x: {a: b}, y: 1}"),
    Trap("x: \"a\"}\ny: 1", "1:7-7 spare-bracket", "{x: \"a\", y: 1}"),
    Trap("{a: b}}", "1:7-7 spare-bracket", "{a: b}"),
    Trap("x: { : a }", "1:6-6 empty-key"),
    Trap("x: [\"a\" \"b\"]", "1:9-11 text-after-quote", "{x: [\"a\" \"b\"]}"),
    Trap(
      "a: [\n  b: c: d\n]",
      "2:6-9 needs-quotes: write \"c: d\", or a ',' before 'c' if that is a key",
      "{a: [{b: \"c: d\"}]}"),
  ]

  @Test(arguments: texts + quotes + lines + blocks + brackets + documents)
  func theMistakeIsToldAndMended(_ trap: Trap) throws {
    let reading = Reading(trap.text + "\n")
    let first = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1)
    let range = first.range
    var told =
      "\(range.start.line):\(range.start.column)-\(range.end.column - 1) \(first.message.id)"
    if first.message.id == "needs-quotes" { told += ": \(first.message.help ?? "")" }
    #expect(told == trap.told)
    #expect(reading.tree == trap.tree)
  }

  @Test func everyMistakeOfAFileIsTold() {
    let reading = Reading(
      """
      a: { u: ${x}, v: ${y}, w: [T]? }
      b: x: y
      c: "open
      d: *nowhere
      d: 2
      """)
    #expect(
      reading.told == [
        "1:9 needs-quotes", "1:18 needs-quotes", "1:27 needs-quotes", "2:4 needs-quotes",
        "3:4 unterminated-quote", "4:4 unknown-alias", "5:1 duplicate-key",
      ])
    #expect(
      reading.tree?.hasPrefix("{a: {u: \"${x}\", v: \"${y}\", w: \"[T]?\"}, b: \"x: y\"") == true)
  }

  @Test func placesBehindAMendedOneAreThoseOfTheFile() {
    let reading = Reading("a: { u: ${x}, v: 1, v: 2 }\n")
    #expect(reading.told == ["1:9 needs-quotes", "1:21 duplicate-key"])
    let value = reading.root?["a"]?["u"]
    #expect(value?.range.start.column == 9 && value?.range.end.column == 13)
  }

  @Test func theFixItMendsTheFile() throws {
    let reading = Reading("a: [T]?\n")
    let fixIt = try #require(reading.diagnostics.first?.fixIt)
    #expect(fixIt.replacement == "\"[T]?\"")
    #expect(fixIt.range == reading.diagnostics.first?.range)
  }

  @Test func anUnclosedQuoteThatClosesLaterSaysWhere() {
    let reading = Reading("a: \"abc\nb: \"x\"\n")
    #expect(reading.diagnostics.first?.notes.map { $0.range.start.line } == [2])
  }
}

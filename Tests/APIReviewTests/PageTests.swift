import Generator
import Testing

@testable import APIReview

@Suite struct PageTests {
  @Test(arguments: [
    ("a < b & c", "a &lt; b &amp; c"), ("\"x\" 'y'>", "&quot;x&quot; &#39;y&#39;&gt;"),
    ("a\u{202E}b", "a\\u{202E}b"), ("\u{0}\u{1B}[31m", "\\u{0}\\u{1B}[31m"),
    ("\u{FFFF}", "\\u{FFFF}"), ("a\n\tb", "a\n\tb"), ("é 你 👍", "é 你 👍"),
  ])
  func interpolatedTextIsNoMarkup(text: String, expected: String) {
    let markup: Markup = "<b>\(text)</b>"
    #expect(markup.text == "<b>\(expected)</b>")
    #expect(("\(markup)" as Markup).text == markup.text)
  }

  @Test(arguments: [
    (SyntaxColours.Language.swift, "  case .a: f(\"x // \\\" y\", 1) // end"),
    (.swift, "let text = \"unterminated \\"), (.swift, ""),
    (.yaml, "a: { b: \"String?\", c: 'it''s' } # don't"), (.yaml, "doc: Don't # this"),
    (.yaml, "\"\\"), (.yaml, "- \u{202E}é: 12"),
  ])
  func thePiecesTogetherAreTheLine(language: SyntaxColours.Language, line: String) {
    let pieces = SyntaxColours.pieces(of: line[...], language)
    #expect(pieces.map(\.text).joined() == line)
  }

  @Test(arguments: [
    ("doc: Don't # this", ["doc:keyword", "Don:type", "# this:comment"]),
    (
      "a: { b: 'x: y', n: 12 }",
      ["a:keyword", "b:keyword", "'x: y':string", "n:keyword", "12:number"]
    ),
  ])
  func aSpecHasItsColours(line: String, expected: [String]) {
    let pieces = SyntaxColours.pieces(of: line[...], .yaml)
    #expect(pieces.filter { $0.colour != .plain }.map { "\($0.text):\($0.colour)" } == expected)
  }

  @Test(arguments: [
    ("a\nb\nc\n", "a\nb\nc\n", []),
    ("a\nc\n", "a\nb\nc\n", ["2..<2 2..<3"]),
    ("a\nb\nc\n", "a\nc\n", ["2..<3 2..<2"]),
    // Lines that stand for each other are told one by one, others together.
    ("a: one\nb: two\n", "a: 1\nb: 2\n", ["1..<2 1..<2", "2..<3 2..<3"]),
    ("a\nb\n", "x\ny\n", ["1..<3 1..<3"]),
    ("", "a\n", ["1..<1 1..<2"]), ("a", "a\n", []), ("a\r\nb", "a\nb", []),
  ])
  func aDifferenceHasItsEdits(old: String, new: String, expected: [String]) {
    #expect(LineDifference(old, new).edits.map { "\($0.old) \($0.new)" } == expected)
  }

  @Test func whatChangedInALineIsMarkedInWholeWords() {
    let difference = LineDifference("  page: Int = 10\n", "  page: Int = 100\n")
    let lines = Hunk(difference.edits, of: difference).lines
    #expect(lines.map(\.changed) == [14..<16, 14..<17])
  }

  // MARK: Which lines belong to a change

  private func page(_ old: String, _ new: String) -> (ChangeHunks, [APIChange]) {
    func whole(_ text: String) -> String {
      "target: §API\nbaseURL: https://example.com\n" + text
    }
    let item = ReviewCase(
      rule: .endpointAdded, old: whole(old), new: whole(new), source: .safe, wire: .safe, plain: "",
      strict: "")
    let outputs = item.outputs(0)
    func state(_ text: String, _ output: ModuleOutput) -> HTMLPage.State {
      .init(
        specs: [ReviewedText(path: "case0.yaml", text: item.prefixed(whole(text), 0))],
        files: output.files.map { file in
          ReviewedText(
            path: file.name, text: file.text,
            origins: file.origins.map { .init(lines: $0.lines, range: $0.range) })
        })
    }
    return (
      ChangeHunks(old: state(old, outputs.old), new: state(new, outputs.new)), item.changes(0)
    )
  }

  private func shown(_ excerpts: ChangeHunks.Excerpts) -> [String] {
    excerpts.shown.flatMap { excerpt in
      excerpt.hunk.lines.filter { $0.kind != .kept }
        .map { ($0.kind == .added ? "+" : "-") + $0.text.trimmed }
    }
  }

  /// Its case in the enum, and what it sends; not the neighbour's, which came with it.
  @Test func anAddedEndpointShowsItselfAlone() throws {
    let (hunks, changes) = page(
      "endpoints:\n  a: {}\n", "endpoints:\n  a: {}\n  b:\n    path: x\n  c: { path: y }\n")
    let change = try #require(changes.first { $0.subject.hasSuffix(".b") })
    #expect(shown(hunks.spec(of: change)) == ["+b:", "+path: x"])
    #expect(
      shown(hunks.generated(of: change)).filter { !$0.hasSuffix("+") } == [
        "+/// `GET /x`", "+case b", "+case .b:", "+Self.defaults.get(\"x\")",
        "+public static var b: Self {", "+Self(.b, .void)", "+}",
      ])
  }

  @Test func aFieldShowsItsLinesOfALargeModel() throws {
    func fields(_ text: String) -> String {
      "endpoints: { a: { response: §M } }\nmodels:\n  §M:\n    fields:\n\(text)"
    }
    let (hunks, changes) = page(
      fields("      x: Int\n      y: Int\n      z: Int\n      w: Int\n"),
      fields("      x: String\n      y: { type: Int, key: Y }\n      z: Int\n      w: String\n"))
    let change = try #require(changes.first { $0.rule == .fieldWireKeyChanged })
    #expect(shown(hunks.spec(of: change)) == ["-y: Int", "+y: { type: Int, key: Y }"])
    #expect(shown(hunks.generated(of: change)).allSatisfy { $0.contains("y") })
  }

  @Test func aSettingShowsWhereItStands() throws {
    let (hunks, changes) = page(
      "timeout: 5\nendpoints:\n  a: { path: a }\n  b: { path: b }\n",
      "timeout: 6\nendpoints:\n  a: { path: x }\n  b: { path: b }\n")
    let change = try #require(changes.first { $0.rule == .timeoutChanged })
    #expect(shown(hunks.spec(of: change)) == ["-timeout: 5", "+timeout: 6"])
    #expect(shown(hunks.generated(of: change)) == ["-.timeout(5)", "+.timeout(6)"])
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}

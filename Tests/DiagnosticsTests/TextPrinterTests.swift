import Diagnostics
import Testing

@Suite struct TextPrinterTests {
  @Test func aDiagnosticShowsItsLineItsHelpAndItsNotes() {
    let source = "endpoints:\n  list: { encoding: msgpack }\n  list: {}\n"
    var diagnostic = Diagnostic(
      .error("unknown-encoding", "unknown encoding 'msgpack'", help: "use one of: url, json"),
      at: range(2, 21...27))
    diagnostic.notes = [.init("'list' stands here too", at: range(3, 3...6))]
    #expect(
      DiagnosticPrinter(sources: ["a.yaml": source]).print(diagnostic) == """
        a.yaml:2:21: error: unknown encoding 'msgpack' [unknown-encoding]
        2 |   list: { encoding: msgpack }
                                ^^^^^^^
        help: use one of: url, json
        a.yaml:3:3: note: 'list' stands here too
        3 |   list: {}
              ^^^^
        """)
  }

  @Test(arguments: [
    // A tab goes to the next multiple of four.
    (
      "\ta:\tx", 5...5,
      """
      1 |     a:  x
                  ^
      """
    ),
    // A wide character takes two columns.
    (
      "a: 谢佳培 x", 4...6,
      """
      1 | a: 谢佳培 x
             ^^^^^^
      """
    ),
    // An accent of its own takes none.
    (
      "e\u{301}: x", 5...5,
      """
      1 | e\u{301}: x
             ^
      """
    ),
    // Behind the last character.
    (
      "a:", 3...3,
      """
      1 | a:
            ^
      """
    ),
  ])
  func caretsStandBelowWhatIsMeant(line: String, columns: ClosedRange<Int>, expected: String) {
    let diagnostic = Diagnostic(.error("x", "x"), at: range(1, columns))
    let printed = DiagnosticPrinter(sources: ["a.yaml": line]).print(diagnostic)
    #expect(printed == "a.yaml:1:\(columns.lowerBound): error: x [x]\n\(expected)")
  }

  @Test func aRangeOfSeveralLinesIsMarkedOnItsFirst() {
    var meant = range(1, 4...4)
    meant.end = SourceRange.Position(line: 2, column: 3)
    let printed = DiagnosticPrinter(sources: ["a.yaml": "a: [1,\n2]\n"]).print(
      Diagnostic(.error("x", "x"), at: meant))
    #expect(printed.hasSuffix("1 | a: [1,\n       ^^^"))
  }

  @Test func aLongLineIsCutAroundTheRange() {
    let line = String(repeating: "a", count: 500) + "HERE" + String(repeating: "b", count: 500)
    let printed = DiagnosticPrinter(sources: ["a.yaml": line]).print(
      Diagnostic(.error("x", "x"), at: range(1, 501...504)))
    let lines = printed.split(separator: "\n")
    #expect(lines[1].count < 200)
    #expect(lines[1].hasPrefix("1 | …aaa") && lines[1].hasSuffix("bbb…"))
    let blanks = lines[2].prefix { $0 == " " }.count
    #expect(lines[1].dropFirst(blanks).hasPrefix("HERE"))
  }

  @Test func textOfASpecCannotForgeALineOrPaintTheTerminal() {
    let source = "a: \u{1B}[31m\u{202E}x\n"
    let diagnostic = Diagnostic(
      .error("x", "bad 'a\nb.yaml:1:1: error: forged'", help: "\u{1B}[2J"), at: range(1, 4...4))
    let printed = DiagnosticPrinter(sources: ["a.yaml": source]).print(diagnostic)
    #expect(printed.split(separator: "\n").count == 4)
    #expect(!printed.unicodeScalars.contains("\u{1B}"))
    #expect(!printed.unicodeScalars.contains("\u{202E}"))
  }

  @Test func withoutTheSourceTheFirstLineIsAll() {
    let printed = DiagnosticPrinter(sources: [:]).print(
      Diagnostic(.warning("x", "odd"), at: range(9, 1...1)))
    #expect(printed == "a.yaml:9:1: warning: odd [x]")
  }

  @Test func severalAreAnEmptyLineApart() {
    let one = Diagnostic(.error("x", "one"), at: range(1, 1...1))
    let printer = DiagnosticPrinter(sources: [:])
    #expect(
      printer.print([one, one]) == "a.yaml:1:1: error: one [x]\n\na.yaml:1:1: error: one [x]\n")
    #expect(printer.print([Diagnostic]()) == "")
  }

  @Test func coloursAreWrittenOnRequest() {
    let diagnostic = Diagnostic(.error("x", "odd"), at: range(1, 1...1))
    #expect(
      DiagnosticPrinter(sources: [:], usesColour: true).print(diagnostic)
        == "\u{1B}[1ma.yaml:1:1:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1modd [x]\u{1B}[0m")
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a\rb"])
  func linesEndAsInEditors(text: String) {
    #expect(SourceLines(text)[2].map(String.init) == "b")
    #expect(SourceLines(text)[3] == nil)
  }
}

/// Columns of one line of `a.yaml`.
func range(_ line: Int, _ columns: ClosedRange<Int>) -> SourceRange {
  SourceRange(
    file: "a.yaml", start: .init(line: line, column: columns.lowerBound),
    end: .init(line: line, column: columns.upperBound + 1))
}

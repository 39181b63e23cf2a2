import Diagnostics
import Testing

@Suite struct HiddenScalarTests {
  @Test(arguments: [
    ("pa\u{200B}th", "pa\\u{200B}th", "\\u{200B} is ZERO WIDTH SPACE, which nobody sees"),
    ("I\u{AD}nt", "I\\u{AD}nt", "\\u{AD} is SOFT HYPHEN, which nobody sees"),
    ("g\u{2060}et", "g\\u{2060}et", "\\u{2060} is WORD JOINER, which nobody sees"),
    (
      "\u{202E}x", "\\u{202E}x", "\\u{202E} is RIGHT-TO-LEFT OVERRIDE, which nobody sees"
    ),
    ("\u{3164}", "\\u{3164}", "\\u{3164} is HANGUL FILLER, which nobody sees"),
    ("\u{1B}[2J", "\\u{1B}[2J", "\\u{1B} is a control character, which nobody sees"),
    (
      "\u{A0}\u{A0}doc", "\\u{A0}\\u{A0}doc",
      "\\u{A0} is NO-BREAK SPACE, which looks like a space and is none"
    ),
    ("a\nb\tc", "a\\nb\\tc", nil),
    ("é谢\u{301}❤\u{FE0F}👩\u{200D}💻", "é谢\u{301}❤\u{FE0F}👩\u{200D}💻", nil),
    ("👩\u{200D}", "👩\\u{200D}", "\\u{200D} is ZERO WIDTH JOINER, which nobody sees"),
  ])
  func whatNobodySeesIsWrittenOutAndNamed(text: String, written: String, help: String?) {
    let diagnostic = Diagnostic(
      .error("x", "no '\(text)'"), at: range(1, 1...1),
      notes: [.init("'\(text)' is here", at: range(1, 1...1))])
    #expect(diagnostic.message.text == "no '\(written)'")
    #expect(diagnostic.message.help == help)
    #expect(diagnostic.notes[0].text == "'\(written)' is here")
  }

  @Test func theSentenceStandsBehindTheHelp() {
    let diagnostic = Diagnostic(
      .error("x", "no 'pa\u{200B}th'", help: "did you mean 'path'?"), at: range(1, 1...1),
      fixIt: .init(replacing: range(1, 1...1), with: "\u{200B}"))
    #expect(
      diagnostic.message.help
        == "did you mean 'path'? \\u{200B} is ZERO WIDTH SPACE, which nobody sees")
    #expect(diagnostic.fixIt?.replacement == "\u{200B}", "what is put into a file stays")
    let printed = GitHubPrinter().print([diagnostic])
    #expect(printed.contains("no 'pa\\u{200B}th'") && !printed.contains("\u{200B}"))
  }
}

import Diagnostics
import Foundation
import Testing

@Suite struct MachinePrinterTests {
  private let diagnostic = Diagnostic(
    .error("unknown-key", "unknown key 'a,b: 100%'", help: "did you mean 'ab'?"),
    at: range(2, 3...5), notes: [.init("see \"here\"", at: range(1, 1...2))],
    fixIt: .init(replacing: range(2, 3...5), with: "ab"))

  @Test func gitHubGetsOneCommandALine() {
    #expect(
      GitHubPrinter().print([diagnostic])
        == "::error file=a.yaml,line=2,endLine=2,col=3,endColumn=6,title=unknown-key::"
        + "unknown key 'a,b: 100%25'%0Ahelp: did you mean 'ab'?%0Aa.yaml:1:1: note: see \"here\"\n")
  }

  @Test func gitHubsPropertiesAreEscaped() {
    var place = SourceRange.beginning(of: "a,b:c%.yaml")
    place.end = SourceRange.Position(line: 2, column: 1)
    let printed = GitHubPrinter().print([Diagnostic(.warning("x", "x\r\ny"), at: place)])
    #expect(
      printed == "::warning file=a%2Cb%3Ac%25.yaml,line=1,endLine=2,col=1,title=x::x\\r\\ny\n")
  }

  @Test func jsonHoldsAllOfADiagnostic() throws {
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(JSONPrinter().print([diagnostic]).utf8))
        as? NSDictionary)
    let end = ["line": 2, "column": 6]
    let expected: NSDictionary = [
      "diagnostics": [
        [
          "id": "unknown-key", "severity": "error", "message": "unknown key 'a,b: 100%'",
          "help": "did you mean 'ab'?", "file": "a.yaml", "start": ["line": 2, "column": 3],
          "end": end,
          "notes": [
            [
              "message": "see \"here\"", "file": "a.yaml", "start": ["line": 1, "column": 1],
              "end": ["line": 1, "column": 3],
            ] as NSDictionary
          ],
          "fixIt": [
            "replacement": "ab", "file": "a.yaml", "start": ["line": 2, "column": 3], "end": end,
          ] as NSDictionary,
        ] as NSDictionary
      ]
    ]
    #expect(document == expected)
  }

  @Test func jsonOfNothingIsAnEmptyList() {
    #expect(JSONPrinter().print([]) == "{\n  \"diagnostics\": []\n}\n")
  }

  @Test func sarifNamesItsRulesAndPlaces() throws {
    var other = diagnostic
    other.message.id = "duplicate-key"
    other.message.severity = .warning
    other.range = SourceRange.beginning(of: "specs/größe 1.yaml")
    let text = SARIFPrinter(version: "1.2.0").print([diagnostic, other])
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    #expect(text.contains(#""uri": "specs/gr%C3%B6%C3%9Fe%201.yaml""#))
    #expect(text.contains(#""startColumn": 3"#) && text.contains(#""endColumn": 6"#))
  }

  @Test func jsonTextEscapesWhatJSONCannotHold() {
    #expect(JSONText.string("a\"\\\n\u{1}é").text == #""a\"\\\n\u0001é""#)
  }
}

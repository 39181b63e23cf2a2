import Diagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("hedaer", "header"), ("Header", "header"), ("head", nil), ("json5", "json"), ("x", nil),
    ("headers", "header"), ("", nil),
  ])
  func suggestsOnlyWhatIsNear(written: String, expected: String?) {
    #expect(Suggestion.nearest(to: written, in: ["header", "json", "params"]) == expected)
  }

  @Test func theFirstOfEquallyNearOnesWins() {
    #expect(Suggestion.nearest(to: "cart", in: ["card", "part"]) == "card")
  }

  @Test func theHelpOfAChoiceListsAll() {
    #expect(
      Suggestion.help("jsn", allowed: ["url", "json"])
        == "did you mean 'json'? use one of: url, json")
  }
}

import Diagnostics
import Testing
import YAML

/// Texts that ask for work which grows with the square of their length.
@Suite struct HostilityTests {
  struct Text: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
  }

  private static let count = 30_000

  static let texts = [
    Text(
      testDescription: "keys without a value in one line",
      text: "{a: x," + (0..<count).map { "k\($0)" }.joined(separator: ",") + "}"),
    Text(testDescription: "comments in one line", text: "a: " + repeated(" #a")),
    Text(testDescription: "hashes in quotes", text: repeated("- \"x #x\"\n")),
    Text(
      testDescription: "anchors and aliases that aren't there",
      text: (0..<count).map { "- &a\($0) x\n" }.joined() + repeated("- *b\n", count / 4)),
    Text(
      testDescription: "surrogate pairs in one line",
      text: "[" + repeated(#""\ud83d\ude00","#) + "]"),
    Text(testDescription: "mistakes that can be mended", text: repeated("- {a: {x}y}\n")),
    Text(testDescription: "one key again and again", text: repeated("k: 1\n")),
  ]

  private static func repeated(_ text: String, _ times: Int = count) -> String {
    String(repeating: text, count: times)
  }

  @Test(arguments: texts)
  func largeTextsTakeLittleTime(text: Text) {
    // A fifth of a second where the time grows with the length, minutes where with its square; the
    // machine may be busy.
    let time = ContinuousClock().measure { _ = Reading(text.text) }
    #expect(time < .seconds(10))
  }
}

import APIReview
import Diagnostics
import Foundation
import TestSupport
import Testing

/// `docs/review-rules.md` is recorded from the cases, as a golden is.
@Suite struct RulesDocumentTests {
  @Test func theDocumentSaysWhatTheCasesGive() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/review-rules.md").standardized
    let difference = try GoldenFile(url).difference(text)
    #expect(difference == nil)
  }

  @Test(arguments: Rule.allCases)
  func everyRuleHasACase(_ rule: Rule) {
    #expect(ReviewCase.all.contains { $0.rule == rule })
  }

  private var text: String {
    var text = """
      # The rules of `endpointgen review`

      Recorded from the test cases: `UPDATE_GOLDENS=1 swift test --filter RulesDocumentTests`.

      - **source** is *breaking* when plain use (a call, a model made or read) does not compile any more, *risky* when only
        exhaustive patterns, functions used as values or warnings taken as errors do not. A test compiles callers of both
        kinds, written against each old module, with the new one, and asks the toolchain's API digester, which runs on
        Linux too; it knows no labels of an enum's cases and no defaults, so that there the compiler alone decides.
      - **wire** is *breaking* when the old and the new contract do not work together, *risky* when they may not.
      - ★ breaks the wire, yet compiles: these come first.

      """
    for rule in Rule.allCases {
      let examples = ReviewCase.all.enumerated().filter { $0.element.rule == rule }
      guard !examples.isEmpty else { continue }
      text += "\n## `\(rule.rawValue)`\n"
      for (index, item) in examples {
        guard let change = item.changes(index).first(where: { $0.rule == rule }) else { continue }
        let sentence = plain(change.text, index)
        text += "\n\(change.isSilent ? "★ " : "")source \(change.source.rawValue), wire "
        text += "\(change.wire.rawValue): \(sentence)\n\n```diff\n"
        text += diff(item) + "```\n"
      }
    }
    return text
  }

  private func plain(_ text: String, _ index: Int) -> String {
    text.replacingOccurrences(of: "C\(index)", with: "")
  }

  /// Lines that only one of the two has.
  private func diff(_ item: ReviewCase) -> String {
    func lines(_ text: String) -> [String] {
      text.replacingOccurrences(of: "§", with: "").split(separator: "\n").map {
        $0.count > 120 ? "\($0.prefix(59)) … \($0.suffix(58))" : String($0)
      }
    }
    let (old, new) = (lines(item.old), lines(item.new))
    if old == new {
      func lines(_ options: [String: String], _ sign: String) -> String {
        options.sorted { $0.key < $1.key }.map { "\(sign) \($0.key): \($0.value)\n" }.joined()
      }
      return lines(item.options.old, "-") + lines(item.options.new, "+")
    }
    return old.filter { !new.contains($0) }.map { "- \($0)\n" }.joined()
      + new.filter { !old.contains($0) }.map { "+ \($0)\n" }.joined()
  }
}

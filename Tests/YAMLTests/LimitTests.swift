import Diagnostics
import Testing
import YAML

@Suite struct LimitTests {
  private func told(_ text: String, _ change: (inout YAMLLimits) -> Void) -> [String] {
    var limits = YAMLLimits()
    change(&limits)
    return Reading(text, limits: limits).told
  }

  @Test func bytes() {
    #expect(told("a: 1\n") { $0.bytes = 4 } == ["1:1 file-too-large"])
    #expect(told("a: 1\n") { $0.bytes = 5 } == [])
  }

  @Test func depth() {
    #expect(told("a: [[[1]]]\n") { $0.depth = 4 } == [])
    #expect(told("a: [[[1]]]\n") { $0.depth = 3 } == ["1:6 too-deep"])
  }

  @Test func nodes() {
    #expect(told("[1, 2]\n") { $0.nodes = 3 } == [])
    #expect(told("[1, 2]\n") { $0.nodes = 2 } == ["1:5 file-too-large"])
  }

  @Test func textLength() {
    #expect(told("a: xyz\n") { $0.scalarBytes = 3 } == [])
    #expect(told("a: wxyz\n") { $0.scalarBytes = 3 } == ["1:4 text-too-long"])
  }

  @Test func aliases() {
    #expect(told("[&a 1, *a, *a]\n") { $0.aliases = 2 } == [])
    #expect(told("[&a 1, *a, *a]\n") { $0.aliases = 1 } == ["1:12 too-many-aliases"])
  }

  @Test func nodesBehindAliases() {
    #expect(told("[&a [1, 2], *a, *a]\n") { $0.aliasedNodes = 6 } == [])
    #expect(told("[&a [1, 2], *a, *a]\n") { $0.aliasedNodes = 5 } == ["1:17 too-many-aliases"])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func nestingWithoutEndIsRefusedQuickly(opening: String) {
    let reading = Reading(String(repeating: opening, count: 100_000))
    #expect(reading.diagnostics.map(\.message.id) == ["too-deep"])
  }

  @Test func aMergeCycleIsRefused() {
    #expect(Reading("a: &a\n  <<: *a\n").told.first == "2:7 alias-cycle")
  }
}

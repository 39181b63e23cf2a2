import Diagnostics
import Testing
import YAML

@Suite struct RangeTests {
  private func columns(_ node: YAMLNode?) -> String? {
    node.map {
      "\($0.range.start.line):\($0.range.start.column)-\($0.range.end.line):\($0.range.end.column)"
    }
  }

  @Test func aRangeHoldsANodeAndNothingElse() {
    let root = Reading(
      """
      list:   [a, "b c"]   # note
      map:
        key: 谢 value

        last:
      text: |
        one

      end: &anchor x
      """
    ).root
    #expect(columns(root?["list"]) == "1:9-1:19")
    #expect(columns(root?["list"]?.items?[1]) == "1:13-1:18")
    // A block ends with its last value, not with the blank lines behind it.
    #expect(columns(root?["map"]) == "3:3-5:8")
    #expect(columns(root?["map"]?["key"]) == "3:8-3:15")
    // An empty value stands behind its colon.
    #expect(columns(root?["map"]?["last"]) == "5:8-5:8")
    #expect(root?["list"]?.isFlow == true && root?["map"]?.isFlow == false)
    #expect(columns(root) == "1:1-9:15")
  }

  @Test func whatComesByAnAliasStandsAtTheAliasItsPartsWhereTheyAreWritten() {
    let root = Reading("a: &x { k: v }\nb: *x\nc: { <<: *x, l: w }\n").root
    #expect(columns(root?["b"]) == "2:4-2:6")
    #expect(columns(root?["b"]?["k"]) == "1:12-1:13")
    #expect(columns(root?["c"]?["k"]) == "1:12-1:13")
  }

  @Test func mergedEntriesStandInThePlaceOfTheMerge() {
    let root = Reading("x: &x { b: 1, c: 2 }\ny: { a: 0, <<: *x, d: 3, b: 9 }\n").root
    #expect(root?["y"].map { Reading.text($0) } == "{a: 0, c: 2, d: 3, b: 9}")
  }
}

import Diagnostics
import Testing
import YAML

@Suite struct AliasTests {
  @Test func anAliasGivesWhatItNames() {
    #expect(Reading("a: &x [1, 2]\nb: *x\n").tree == "{a: [1, 2], b: [1, 2]}")
  }

  @Test func aMergeGivesWayToTheMappingsOwnKeys() {
    let reading = Reading(
      """
      base: &base { method: GET, headers: { A: "1" } }
      x: { <<: *base, method: POST }
      y: { <<: [{ k: 1 }, { k: 2, j: 3 }] }
      """)
    #expect(reading.root?["x"].map { Reading.text($0) } == #"{headers: {A: "1"}, method: POST}"#)
    #expect(reading.root?["y"].map { Reading.text($0) } == "{k: 1, j: 3}")
    #expect(reading.told == [])
  }

  @Test func aMergeOfNoMappingIsToldWhereItIsMerged() {
    let reading = Reading("l: &l [x, y]\na: { <<: *l, b: 1 }\nc: { <<: [z, { d: 1 }] }\n")
    #expect(reading.told == ["2:10 merge-of-no-mapping", "3:11 merge-of-no-mapping"])
    #expect(reading.diagnostics.map { $0.notes.map(\.range.start.line) } == [[1], []])
    #expect(reading.tree == "{l: [x, y], a: {b: 1}, c: {d: 1}}")
  }

  @Test func anAliasInsideOfItsAnchorIsACycle() {
    #expect(Reading("a: &a\n  b: *a\n").told == ["2:6 alias-cycle"])
  }

  @Test func anUnknownAliasIsTold() {
    #expect(Reading("a: &one 1\nb: *on\n").told == ["2:4 unknown-alias"])
  }

  @Test func aliasBombsAreRefused() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<9 {
      let items = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(items)]\n"
    }
    let reading = Reading(text)
    #expect(reading.root == nil)
    #expect(reading.diagnostics.map(\.message.id) == ["too-many-aliases"])
  }

  @Test func depthCountsThroughAliases() {
    var limits = YAMLLimits()
    limits.depth = 5
    #expect(Reading("a: &a [[[1]]]\n", limits: limits).told == [])
    #expect(Reading("a: &a [[[1]]]\nb: [[*a]]\n", limits: limits).told == ["2:6 too-deep"])
  }
}

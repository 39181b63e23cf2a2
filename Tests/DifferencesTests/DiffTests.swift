import Differences
import Testing

@Suite struct DiffTests {
  private func diff(_ old: String?, _ new: String?) -> String {
    let text = UnifiedDiff().text(
      path: "a.swift", old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
    return String(decoding: text, as: UTF8.self)
  }

  private func numbers(_ range: ClosedRange<Int>) -> String { range.map { "\($0)\n" }.joined() }

  @Test func equalTextsHaveNone() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func aChangeStandsInThreeLinesOfContext() {
    #expect(
      diff(numbers(1...9), numbers(1...4) + "five\n" + numbers(6...9)) == """
        --- a/a.swift
        +++ b/a.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func filesThatComeAndGoAreNamed() {
    #expect(diff(nil, "a\n") == "--- /dev/null\n+++ b/a.swift\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\nb\n", nil) == "--- a/a.swift\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n")
    #expect(diff(nil, "") == "--- /dev/null\n+++ b/a.swift\n")
  }

  @Test func aMissingLineBreakAtTheEndIsTold() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a/a.swift
        +++ b/a.swift
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test func changesFarApartAreTwoHunksNearOnesAreOne() {
    let changed = numbers(1...20).replacing("\n2\n", with: "\ntwo\n")
    #expect(
      diff(numbers(1...20), changed.replacing("\n9\n", with: "\nnine\n")).count(of: "@@ -") == 1)
    #expect(
      diff(numbers(1...20), changed.replacing("\n10\n", with: "\nten\n")).count(of: "@@ -") == 2)
  }

  @Test func aNewMemberIsShownFromItsFirstLineOn() {
    let old = "enum A {\n  func a() {\n  }\n\n  func c() {\n  }\n}\n"
    let new = "enum A {\n  func a() {\n  }\n\n  func b() {\n  }\n\n  func c() {\n  }\n}\n"
    #expect(
      diff(old, new).split(separator: "\n").filter { $0.hasPrefix("+") }
        == ["+++ b/a.swift", "+  func b() {", "+  }", "+"])
  }

  @Test func aNewLastMemberIsShownWithTheBlankLineBeforeIt() {
    let old = "enum A {\n  func a() {\n  }\n}\n"
    let new = "enum A {\n  func a() {\n  }\n\n  func b() {\n  }\n}\n"
    #expect(
      diff(old, new).split(separator: "\n").filter { $0.hasPrefix("+") }
        == ["+++ b/a.swift", "+", "+  func b() {", "+  }"])
  }

  @Test func lettersThatOnlyLookAlikeDiffer() {
    #expect(diff("caf\u{e9}\n", "cafe\u{301}\n").count(of: "\n+caf") == 1)
  }

  /// What a patch makes of the old text is the new text, whatever the two are.
  @Test(arguments: 1...20)
  func theDiffTurnsTheOldTextIntoTheNew(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let old = (0..<random(60)).map { _ in "\(random(12))" }
    var new = old
    for _ in 0..<random(12) {
      if new.isEmpty || random(2) == 0 {
        new.insert("\(random(12))", at: random(new.count + 1))
      } else {
        new.remove(at: random(new.count))
      }
    }
    let text = diff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
    #expect(patched(old, text) == new)
  }

  @Test func textsWithoutMuchInCommonAreComparedQuickly() {
    let old = (0..<6000).map { "old \($0)" }
    let new = (0..<6000).map { $0 % 50 == 0 ? "old \($0)" : "new \($0)" }
    let text = diff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
    #expect(patched(old, text) == new)
    #expect(text.count(of: "\n old ") == 120)
  }

  @Test func coloursAreWrittenOnRequest() {
    let diff = UnifiedDiff(usesColour: true).text(path: "a", old: nil, new: [0x61, 0x0A])
    let text = String(decoding: diff, as: UTF8.self)
    #expect(text.contains("\u{1B}[32m+a\u{1B}[0m\n"))
  }

  /// Applies a diff as `patch` does.
  private func patched(_ old: [String], _ diff: String) -> [String] {
    var new: [String] = []
    var line = 0
    for text in diff.split(separator: "\n").dropFirst(2) {
      if text.hasPrefix("@@") {
        let range = text.dropFirst(4).prefix { $0 != " " }.split(separator: ",")
        let start = Int(range[0])! - (range.last == "0" && range.count == 2 ? 0 : 1)
        new += old[line..<start]
        line = start
        continue
      }
      let content = String(text.dropFirst())
      if text.hasPrefix("+") { new.append(content) }
      if !text.hasPrefix("+") {
        if old[line] != content { return ["context differs at \(line)"] }
        if text.hasPrefix(" ") { new.append(content) }
        line += 1
      }
    }
    return new + old[line...]
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}

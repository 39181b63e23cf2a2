import APIReview
import Testing

@Suite struct ReportTests {
  static let hostile = ReviewCase.endpoints(
    .constantChanged, "a: { params: { x: \"const String = 1\" } }",
    "a: { params: { x: \"const String = </pre><script>alert(1)</script>|@all\" } }", .safe,
    .breaking)

  private func review(_ policy: ReviewPolicy = ReviewPolicy()) -> Review {
    policy.review(
      Self.hostile.changes(900), oldName: "old", newName: "<new>", notes: [], today: "2026-11-30")
  }

  @Test func nothingOfAHostileSpecReachesAPageAsMarkup() {
    let spec = "x: </pre><script>alert(1)</script>"
    let page = HTMLPage(
      old: .init(specs: [ReviewedText(path: "case900.yaml", text: "")], files: []),
      new: .init(specs: [ReviewedText(path: "case900.yaml", text: spec)], files: [])
    ).print(review())
    #expect(!page.contains("<script"))
    #expect(page.contains("&lt;script&gt;alert"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("<new>"))
  }

  @Test func markdownAndXMLEscapeWhatASpecSays() {
    let markdown = MarkdownReport().print(review())
    #expect(!markdown.contains("<script"))
    #expect(!markdown.contains("@all"))
    #expect(!JUnitReport().print(review()).contains("<script"))
  }

  @Test func anIgnoredChangeIsNotToldUntilItsDay() {
    let fingerprint = review().changes[0].fingerprint
    var policy = ReviewPolicy()
    policy.failure = .breaking
    #expect(review(policy).isRefused)
    policy.ignored = IgnoredChange.read("\(fingerprint) until 2026-11-30 # why", file: "i").entries
    #expect(review(policy).changes.isEmpty)
    policy.ignored = IgnoredChange.read("\(fingerprint) until 2026-11-29", file: "i").entries
    #expect(review(policy).isRefused)
    #expect(review(policy).notes.count == 1)
  }

  @Test func aRuleCanHaveAnotherVerdict() {
    var policy = ReviewPolicy()
    policy.overrides = [.constantChanged: .risky]
    #expect(review(policy).changes.map(\.verdict) == [.risky])
    policy.overrides = [.constantChanged: nil]
    #expect(review(policy).changes.isEmpty)
  }

  @Test func theVersionHintFollowsTheWorstVerdict() {
    #expect(review().version == .major)
    var policy = ReviewPolicy()
    policy.overrides = [.constantChanged: .safe]
    #expect(review(policy).version == .minor)
  }
}

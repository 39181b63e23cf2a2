/// The review as JUnit XML: a test case a change, which fails when the change is refused.
package struct JUnitReport {
  package init() {}

  package func print(_ review: Review) -> String {
    let refused = review.changes.count(where: review.isRefused)
    let cases = review.changes.map { testCase($0, isRefused: review.isRefused($0)) }.joined()
    let report: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="endpointgen review" tests="\(review.changes.count)" failures="\(refused)">
      \(cases)\(notes(review.notes))  </testsuite>
      </testsuites>

      """
    return report.text
  }

  private func notes(_ notes: [String]) -> Markup {
    if notes.isEmpty { return "" }
    return "    <system-err>\(notes.map { "note: \($0)" }.joined(separator: "\n"))</system-err>\n"
  }

  private func testCase(_ change: APIChange, isRefused: Bool) -> Markup {
    let head: Markup = """
          <testcase classname="\(change.rule.rawValue)" name="\(change.sentence) [\(change.fingerprint)]"
      """
    guard isRefused else { return "\(head)/>\n" }
    let place = change.place.map { "\($0): " } ?? ""
    return """
      \(head)>
            <failure message="source \(change.source.rawValue), wire \(change.wire.rawValue)">\(place)\(change.sentence)</failure>
          </testcase>

      """
  }
}

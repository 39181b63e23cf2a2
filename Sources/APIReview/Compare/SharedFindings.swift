import APIModel

/// What is found at one endpoint. What several endpoints share is told once.
struct Finding: Hashable {
  var rule: Rule
  var text: Phrase
  var source: Verdict
  var wire: Verdict
  /// It stands above the endpoint, so that others may have it too.
  var isInherited = false
  var old: Origin?
  var new: Origin?
}

/// Puts together what several endpoints share.
struct SharedFindings {
  struct Entry {
    var rule: Rule
    var text: Phrase
    var source: Verdict
    var wire: Verdict
    var old: Origin?
    var new: Origin?
    var subject: String
    var endpoints: [String]
    var owners: Owners
  }

  private struct Key: Hashable {
    var rule: Rule
    var text: Phrase
    var source: Verdict
    var wire: Verdict
  }

  let target: String
  private(set) var all: [Entry] = []
  private var indices: [Key: Int] = [:]

  init(target: String) { self.target = target }

  mutating func add(_ finding: Finding, at endpoint: String, _ owners: Owners) {
    let key = Key(
      rule: finding.rule, text: finding.text, source: finding.source, wire: finding.wire)
    if finding.isInherited, let index = indices[key] {
      all[index].endpoints.append(endpoint)
      all[index].subject = Self.common(all[index].subject, endpoint)
      return
    }
    if finding.isInherited { indices[key] = all.count }
    all.append(
      Entry(
        rule: finding.rule, text: finding.text, source: finding.source, wire: finding.wire,
        old: finding.old, new: finding.new, subject: endpoint,
        endpoints: finding.isInherited ? [endpoint] : [], owners: owners))
  }

  /// The group that two endpoints share.
  private static func common(_ left: String, _ right: String) -> String {
    zip(left.split(separator: "."), right.split(separator: ".")).prefix { $0 == $1 }
      .map { String($0.0) }.joined(separator: ".")
  }
}

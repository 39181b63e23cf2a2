import Diagnostics

/// One enum has no more cases than the compiler can take.
///
/// It gives up on an exhaustive switch near 620 cases with payloads ("unable to check that this switch is
/// exhaustive in reasonable time", Swift 6.3.1); enums of 20 to 50 cases compile fastest.
struct GroupSizes: ValidationRule {
  static let comfortable = 50
  static let greatest = 500

  func check(_ api: API, into diagnostics: inout DiagnosticCollector) {
    if let target = api.target { check(target.root, into: &diagnostics) }
  }

  private func check(_ group: Group, into diagnostics: inout DiagnosticCollector) {
    // A case of a group hands on what it carries: such are compiled quickly.
    let endpoints = group.members.count { if case .endpoint = $0 { true } else { false } }
    if group.members.count > Self.greatest {
      diagnostics.report(
        .tooManyCases(group.name.key, group.members.count), at: group.name.origin.range)
    } else if endpoints > Self.comfortable {
      diagnostics.report(.manyCases(group.name.key, endpoints), at: group.name.origin.range)
    }
    for case .group(let inner) in group.members { check(inner, into: &diagnostics) }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooManyCases(_ name: String, _ count: Int) -> Self {
    .error(
      "too-many-cases", "'\(name)' has \(count) cases; the compiler gives up on such an enum",
      help: "divide them into 'groups:' of 20 to 50; \(GroupSizes.greatest) is the most in one")
  }
  fileprivate static func manyCases(_ name: String, _ count: Int) -> Self {
    .warning(
      "many-cases", "'\(name)' has \(count) endpoints, which compile slowly in one enum",
      help: "divide them into 'groups:' of 20 to 50")
  }
}

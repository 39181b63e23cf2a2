import Diagnostics

/// Each status is answered once, and an error's model can come at all.
struct Statuses: ValidationRule {
  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector) {
    if case .byStatus(let responses) = endpoint.response {
      checkOnce(responses.map { ($0.status, $0.origin.range) }, into: &diagnostics)
    }
    checkOnce(endpoint.errors.map { ($0.status, $0.origin.range) }, into: &diagnostics)
    if let error = endpoint.errors.first, endpoint.effective.validation == Validation.none {
      diagnostics.report(.errorsNeverRead(endpoint.name.key), at: error.origin.range)
    }
  }

  private func checkOnce(
    _ statuses: [(StatusPattern, SourceRange)], into diagnostics: inout DiagnosticCollector
  ) {
    var seen: [StatusPattern: SourceRange] = [:]
    for (status, place) in statuses {
      if let other = seen.updateValue(place, forKey: status) {
        diagnostics.report(.statusTwice, at: place, notes: [.init("the same status", at: other)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var statusTwice: Self {
    .error("status-twice", "the status stands here twice", help: "take one of them away")
  }
  fileprivate static func errorsNeverRead(_ name: String) -> Self {
    .warning(
      "errors-never-read", "'\(name)' accepts any status, so that its error models are never read",
      help: "write 'validate: 2xx'")
  }
}

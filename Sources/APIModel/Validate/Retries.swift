import Diagnostics

/// A retry that never happens is told: a method that is not idempotent is only sent again when the spec says so.
struct Retries: ValidationRule {
  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector) {
    guard case .some(.some(let retry)) = endpoint.own.retry, !retry.isForAnyMethod,
      ["POST", "PATCH", "CONNECT"].contains(endpoint.method)
    else { return }
    diagnostics.report(.retryOfPost(endpoint.method), at: endpoint.name.origin.range)
  }
}

extension Diagnostic.Message {
  fileprivate static func retryOfPost(_ method: String) -> Self {
    .warning(
      "retry-not-idempotent", "a \(method) is never sent again on its own",
      help: "add 'anyMethod: true' to 'retry:' if the server takes it twice")
  }
}

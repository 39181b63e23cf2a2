import Diagnostics

/// A security scheme that nothing asks for is told: most likely every request goes without it.
struct UnusedSchemes: ValidationRule {
  func check(_ api: API, into diagnostics: inout DiagnosticCollector) {
    guard let target = api.target, !target.security.isEmpty else { return }
    var used = names(in: target.root.settings)
    api.forEachEndpoint { used.formUnion(names(in: $0.effective)) }
    // A library's schemes are for all who include it.
    for scheme in target.security
    where !used.contains(scheme.name.key) && scheme.name.origin.range.file == api.file {
      diagnostics.report(.unusedScheme(scheme.name.key), at: scheme.name.origin.range)
    }
  }

  private func names(in settings: Settings) -> Set<String> {
    Set((settings.auth ?? []).flatMap { $0 })
  }
}

extension Diagnostic.Message {
  fileprivate static func unusedScheme(_ name: String) -> Self {
    .warning(
      "unused-scheme", "no request asks for the scheme '\(name)'",
      help: "write 'auth: \(name)' on the target, a group or an endpoint, or take it away")
  }
}

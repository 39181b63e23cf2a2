import Diagnostics

/// No two values take the same key of one JSON object.
struct WireKeys: ValidationRule {
  func check(_ api: API, into diagnostics: inout DiagnosticCollector) {
    for model in api.models {
      guard case .structure(let structure) = model.kind else { continue }
      var seen: [WireName.Path: SourceRange] = [:]
      for field in structure.fields where field.direction != .readOnly {
        report(field.wireName.path, field.name, in: &seen, into: &diagnostics)
      }
    }
    for endpoint in api.endpoints where endpoint.effective.encoding == .json {
      var seen: [WireName.Path: SourceRange] = [:]
      for parameter in endpoint.parameters where parameter.placement == .field && !parameter.spreads
      {
        report(parameter.wireName.path, parameter.name, in: &seen, into: &diagnostics)
      }
    }
  }

  private func report(
    _ path: WireName.Path, _ name: Name, in seen: inout [WireName.Path: SourceRange],
    into diagnostics: inout DiagnosticCollector
  ) {
    let place = name.origin.range
    guard let other = seen.updateValue(place, forKey: path) else { return }
    diagnostics.report(
      .keyTwice(path.joined(separator: ".")), at: place, notes: [.init("the same key", at: other)])
  }
}

extension Diagnostic.Message {
  fileprivate static func keyTwice(_ key: String) -> Self {
    .error(
      "wire-key-twice", "two values would be written to the key '\(key)'",
      help: "give one of them another 'key:'; a field that is only read can be 'readOnly: true'")
  }
}

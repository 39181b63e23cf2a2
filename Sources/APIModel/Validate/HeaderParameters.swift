import Diagnostics

/// A header is sent once, whatever the case of its name, and its name is one.
struct HeaderParameters: ValidationRule {
  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector) {
    var seen: [String: SourceRange] = [:]
    for header in endpoint.own.headers { seen[header.name.lowercased()] = header.origin.range }
    for parameter in endpoint.parameters where parameter.placement == .header {
      let name = parameter.wireName.path[0]
      let place = parameter.name.origin.range
      if !name.unicodeScalars.allSatisfy(\.isTokenCharacter) || name.isEmpty {
        diagnostics.report(.invalidName(name), at: place)
      }
      if let other = seen.updateValue(place, forKey: name.lowercased()) {
        diagnostics.report(
          .headerTwice(name), at: place, notes: [.init("the same header", at: other)])
      }
    }
  }
}

extension Unicode.Scalar {
  /// RFC 9110, 5.6.2.
  package var isTokenCharacter: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "!", "#", "$", "%", "&", "'", "*", "+", "-", ".", "^",
      "_", "`",
      "|", "~":
      true
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func invalidName(_ name: String) -> Self {
    .error(
      "invalid-header", "'\(name)' cannot be the name of a header",
      help: "give the header's own name with 'key:'")
  }
  fileprivate static func headerTwice(_ name: String) -> Self {
    .error(
      "header-twice", "the header '\(name)' is sent twice",
      help: "header names are the same whatever their case; take one away")
  }
}

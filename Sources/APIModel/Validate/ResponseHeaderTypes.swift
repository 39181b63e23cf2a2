import Diagnostics

/// A header of an answer is one text: of a value that is one, or of a list of those.
struct ResponseHeaderTypes: ValidationRule {
  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector) {
    let bodies: [ResponseBody]
    switch endpoint.response {
    case .single(let body): bodies = [body]
    case .byStatus(let responses): bodies = responses.map(\.body)
    }
    for header in bodies.flatMap(\.headers) where !isText(header.type, in: api) {
      diagnostics.report(
        .headerOfOtherType(header.name.key, header.type.description),
        at: header.name.origin.range)
    }
  }

  private func isText(_ type: TypeReference, in api: API) -> Bool {
    switch api.expanded(type) {
    case .optional(let wrapped): isText(wrapped, in: api)
    case .array(let element):
      api.isScalar(element) || api.expanded(element.wrapped) == .builtin(.json)
    // Any JSON value may be a text.
    case .builtin(.json): true
    case .builtin, .model, .dictionary: api.isScalar(type)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func headerOfOtherType(_ key: String, _ type: String) -> Self {
    .error(
      "header-of-other-type", "the header '\(key)' of an answer cannot be read as '\(type)'",
      help: "text, numbers, Bools, dates, enums and lists of these can; read it as String")
  }
}

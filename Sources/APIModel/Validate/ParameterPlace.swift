import Diagnostics

/// Where a mistake about a parameter is told.
struct ParameterPlace {
  let range: SourceRange
  let notes: [Diagnostic.Note]

  /// An inherited parameter is right where it stands, and wrong for the endpoint.
  init(_ parameter: Parameter, of endpoint: Endpoint) {
    let declared = parameter.name.origin.range
    switch parameter.level {
    case .endpoint: (range, notes) = (declared, [])
    case .group, .target:
      let level = parameter.level == .group ? "group" : "target"
      let text = "inherited from the \(level); '\(parameter.name.key): null' leaves it out"
      (range, notes) = (endpoint.name.origin.range, [.init(text, at: declared)])
    }
  }
}

extension DiagnosticCollector {
  mutating func report(
    _ message: Diagnostic.Message, at place: ParameterPlace, notes: [Diagnostic.Note] = []
  ) {
    report(message, at: place.range, notes: place.notes + notes)
  }
}

import APIModel

/// One choice of how values are written into queries and forms, and which values it is about.
struct WrittenStyle {
  var what: String
  /// As a spec writes it; the defaults are the runtime's.
  var text: @Sendable (Style) -> String
  /// Whether a parameter says itself how, so that what is inherited does not matter.
  fileprivate var isOwn: @Sendable (Style) -> Bool
  fileprivate var concerns: @Sendable (TypeReference) -> Bool

  static let all = [
    WrittenStyle(
      what: "lists", text: { ($0.arrays ?? .brackets).rawValue }, isOwn: { $0.arrays != nil },
      concerns: { $0.mayHold { if case .array = $0 { true } else { false } } }),
    WrittenStyle(
      what: "Bools", text: { ($0.bools ?? .numeric).rawValue }, isOwn: { $0.bools != nil },
      concerns: { $0.mayHold { $0 == .builtin(.bool) } }),
    WrittenStyle(
      what: "nested values", text: { ($0.nested ?? .brackets).rawValue },
      isOwn: { $0.nested != nil }, concerns: { $0.mayHold { _ in false } }),
    WrittenStyle(
      what: "spaces", text: { ($0.spaces ?? .percent).rawValue }, isOwn: { $0.spaces != nil },
      concerns: { _ in true }),
  ]
}

extension PlacedEndpoint {
  /// The parameters that go into a query, a form or another body by their names.
  var encodedParameters: [Parameter] {
    endpoint.parameters.filter { parameter in
      guard !pathKeys.contains(parameter.name.key) else { return false }
      return parameter.placement == nil || parameter.placement == .query
        || parameter.placement == .field
    }
  }

  /// Whether a style is felt: JSON has its own way to write everything.
  func writes(_ style: WrittenStyle) -> Bool {
    let isJSON = endpoint.effective.encoding == .json
    let inPath = endpoint.parameters.filter { pathKeys.contains($0.name.key) }
    let written = encodedParameters.filter { !isJSON || $0.placement == .query } + inPath
    return written.contains { style.concerns($0.type) && !style.isOwn($0.style) }
  }
}

extension TypeReference {
  /// Whether a value may hold one of a kind, however deep; what is in a model or in JSON is not looked at.
  fileprivate func mayHold(_ isSuch: (TypeReference) -> Bool) -> Bool {
    if isSuch(self) { return true }
    return switch self {
    case .builtin(let type): type == .json
    case .model, .dictionary: true
    case .array(let element): element.mayHold(isSuch)
    case .optional(let wrapped): wrapped.mayHold(isSuch)
    }
  }
}

import APIModel

/// How one request writes its arrays and objects: Moya's encoding has one style for all parameters, where a spec has
/// one for each.
struct RequestStyle {
  /// Nil: the endpoint's own.
  private(set) var arrays: Style.Arrays?
  private(set) var nested: Style.Nested?
  /// The parameters whose style is another than that of those before them.
  private(set) var conflicts: [Parameter] = []

  init(of endpoint: Endpoint, in api: API) {
    let outer = endpoint.effective.style
    let isMultipart = endpoint.effective.encoding == .multipart
    var usedArrays: Style.Arrays?
    var usedNested: Style.Nested?
    for parameter in endpoint.parameters where parameter.isStyled(in: api) {
      // An array that is one text is written out, whatever the rest is like.
      let arrays = parameter.style.arrays ?? outer.arrays ?? (isMultipart ? .repeat : .brackets)
      let isWrittenOut =
        parameter.style.nested == .json
        || parameter.style.arrays.map { [.comma, .pipe, .space].contains($0) } ?? false
      let nested = parameter.style.nested ?? outer.nested ?? .brackets
      if !isWrittenOut, let usedArrays, usedArrays != arrays { conflicts.append(parameter) }
      if !isWrittenOut { usedArrays = usedArrays ?? arrays }
      if parameter.style.nested == .json { continue }
      if let usedNested, usedNested != nested { conflicts.append(parameter) }
      usedNested = usedNested ?? nested
    }
    if usedArrays != outer.arrays ?? (isMultipart ? .repeat : .brackets) { arrays = usedArrays }
    if usedNested != outer.nested ?? .brackets { nested = usedNested }
  }
}

extension Parameter {
  /// Whether it is written by a style at all: what is one text is not, nor what is in a path, a header or JSON.
  fileprivate func isStyled(in api: API) -> Bool {
    switch placement {
    case .query, .field, nil: type.isStructured(in: api)
    case .path, .header, .cookie, .body, Placement.none?: false
    }
  }
}

extension TypeReference {
  fileprivate func isStructured(in api: API, depth: Int = 0) -> Bool {
    switch self {
    case .array, .dictionary, .builtin(.json): return true
    case .optional(let wrapped): return wrapped.isStructured(in: api, depth: depth)
    case .builtin: return false
    case .model(let name):
      switch api.knownModels[name]?.kind {
      case .alias(let type): return depth < 64 && type.isStructured(in: api, depth: depth + 1)
      case .enumeration: return false
      case .structure, .union, .external, nil: return true
      }
    }
  }
}

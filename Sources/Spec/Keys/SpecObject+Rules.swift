extension SpecObject {
  package var rules: [KeyRule] {
    switch self {
    case .document: [.needs("endpoints", oneOf: ["target"]), .needs("groups", oneOf: ["target"])]
    case .endpoint:
      [.atMostOne(["sample", "sampleFile", "samples"]), .atMostOne(["path", "url"])]
    case .parameter:
      [
        .needsOne(["type", "const"]), .atMostOne(["key", "at"]), .atMostOne(["default", "const"]),
      ]
    case .field: [.needsOne(["type", "const"]), .atMostOne(["key", "at"])]
    case .variable, .responseHeader: [.needsOne(["type"])]
    case .response: [.needsOne(["type", "as", "headers"])]
    case .envelope: [.needsOne(["code"]), .needsOne(["success"])]
    case .security:
      [
        .needsOne(["bearer", "basic", "header", "query", "cookie"]),
        .atMostOne(["bearer", "basic", "header", "query", "cookie"]),
      ]
    case .model: Self.modelRules
    case .group, .validation, .timeout, .retry, .sample, .enumCase, .emission: []
    }
  }

  /// A model is a struct, an enum, a union or another name, and has keys of its own kind only.
  private static let modelRules: [KeyRule] = {
    let structure = ["fields", "extends", "additionalProperties"]
    let others = ["cases", "oneOf", "typealias", "external"]
    let ofStructure = ["extends", "additionalProperties", "keyStrategy", "lenient"]
    return [
      .needsOne(structure + others), .atMostOne(["fields"] + others),
      .needs("ignoreCase", oneOf: ["cases"]), .needs("raw", oneOf: ["cases"]),
      .needs("unknownCase", oneOf: ["cases", "oneOf"]), .needs("discriminator", oneOf: ["oneOf"]),
      .needs("conforms", oneOf: structure + ["cases", "oneOf"]),
    ] + ofStructure.map { .needs($0, oneOf: structure) }
      + ofStructure.map { .excludes($0, others) }
  }()
}

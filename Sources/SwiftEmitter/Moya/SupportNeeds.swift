import APIModel

/// What the support files speak of; a module gets what its specs use.
enum SupportSubject: String, CaseIterable {
  /// Targets, calls and how they are sent: in any case.
  case targets
  /// JSON, days, dates and bytes in a format.
  case values
  /// Files, and forms of several parts.
  case uploads
  /// Enums whose values Swift's own raw values do not do.
  case enums
  /// Models that ask for more than Swift's own coding gives, whatever reads them.
  case fields
  /// How such models read and write themselves with Codable.
  case codable
  /// How models read and write themselves with ObjectMapper.
  case objectMapper
}

/// Which of the support files' subjects the specs of a module use.
struct SupportNeeds {
  private(set) var subjects: Set<SupportSubject> = [.targets]

  init(of apis: [(api: API, options: EmitterOptions)]) {
    for (api, options) in apis {
      // Answers without models are read the same way.
      if options.mapper == .objectmapper { subjects.insert(.objectMapper) }
      for model in api.models { add(model, mapper: options.mapper) }
      guard let target = api.target else { continue }
      for variable in target.variables { add(variable.type) }
      add(target.root)
    }
    // Readers of models are written in terms of JSON and formats.
    if !subjects.isDisjoint(with: [.codable, .objectMapper]) {
      subjects.formUnion([.fields, .values])
    }
  }

  private mutating func add(_ group: Group) {
    for member in group.members {
      switch member {
      case .endpoint(let endpoint): add(endpoint)
      case .group(let inner): add(inner)
      case .child: break
      }
    }
  }

  private mutating func add(_ endpoint: Endpoint) {
    if endpoint.effective.encoding == .multipart { subjects.insert(.uploads) }
    for parameter in endpoint.parameters {
      add(parameter.type)
      if parameter.format != nil { subjects.insert(.values) }
    }
    switch endpoint.response {
    case .single(let body): add(body)
    case .byStatus(let responses): for response in responses { add(response.body) }
    }
    for error in endpoint.errors { add(error.type) }
  }

  private mutating func add(_ body: ResponseBody) {
    if body.kind == .json { add(body.type ?? .builtin(.json)) }
    for header in body.headers { add(header.type) }
  }

  private mutating func add(_ model: Model, mapper: EmitterOptions.Mapper) {
    switch model.kind {
    case .structure(let structure):
      if mapper == .codable, !structure.isSynthesized { subjects.insert(.codable) }
      for field in structure.fields { add(field.type) }
      if let additional = structure.additional { add(additional.type) }
    case .enumeration(let enumeration):
      if !enumeration.isSwifts { subjects.insert(.enums) }
      if [.bool, .mixed].contains(enumeration.raw) { subjects.insert(.values) }
    case .union: if mapper == .codable { subjects.insert(.codable) }
    case .alias(let type): add(type)
    case .external: break
    }
  }

  private mutating func add(_ type: TypeReference) {
    switch type.leaf {
    case .builtin(.json), .builtin(.day): subjects.insert(.values)
    case .builtin(.file): subjects.insert(.uploads)
    default: break
    }
  }
}

extension Structure {
  /// Whether Swift's own coding does what the fields ask for, but for their names.
  var isSynthesized: Bool { additional == nil && fields.allSatisfy(\.isSynthesized) }
}

extension Field {
  fileprivate var isSynthesized: Bool {
    let isPlain =
      `default` == nil && constant == nil && !isLenient && !isLossy && format == nil && !sendsNil
      && !isRequired && direction == .both && !isIndirect && !type.hasThreeStates
    return isPlain && wireName.alternatives.count == 1 && wireName.path.count == 1
      // A decoder of its own would read a date as seconds since 2001.
      && type.leaf != .builtin(.date)
  }
}

extension Enumeration {
  /// Whether Swift's own raw values do.
  var isSwifts: Bool {
    [.string, .int, .double].contains(raw) && unknownCase == nil && !ignoresCase
  }
}

import APIModel

/// Which subjects of the support files the specs of a module use.
struct SupportNeeds {
  private(set) var subjects: Set<SupportSubject> = [.targets]

  init(of apis: [(api: API, options: EmitterOptions)]) {
    for (api, options) in apis {
      // Answers without models are read the same way.
      if options.mapper == .objectmapper { subjects.insert(.objectMapper) }
      for model in api.models { add(model, mapper: options.mapper) }
      guard let target = api.target else { continue }
      for variable in target.variables { add(variable.type) }
      if !target.security.isEmpty { subjects.insert(.security) }
      add(target.root, samples: options.samples)
    }
    for subject in subjects { subjects.formUnion(subject.needed) }
  }

  // MARK: Endpoints

  private mutating func add(_ group: Group, samples: EmitterOptions.SampleEmission) {
    add(group.settings)
    for parameter in group.parameters { add(parameter) }
    for member in group.members {
      switch member {
      case .endpoint(let endpoint): add(endpoint, samples: samples)
      case .group(let inner): add(inner, samples: samples)
      // A child's samples are handed on, whether it has some or not.
      case .child: if samples != .never { subjects.insert(.samples) }
      }
    }
  }

  private mutating func add(_ settings: Settings) {
    if settings.envelope != nil { subjects.insert(.envelopes) }
    if settings.auth != nil { subjects.insert(.security) }
    if settings.retry != nil { subjects.insert(.retries) }
  }

  private mutating func add(_ endpoint: Endpoint, samples: EmitterOptions.SampleEmission) {
    add(endpoint.own)
    for parameter in endpoint.parameters { add(parameter) }
    if endpoint.effective.encoding == .multipart { subjects.insert(.uploads) }
    if endpoint.body != nil { subjects.insert(.templates) }
    if !endpoint.samples.isEmpty, samples != .never { subjects.insert(.samples) }
    if endpoint.isDownload { subjects.insert(.downloads) }
    switch endpoint.response {
    case .single(let body): add(body)
    case .byStatus(let responses):
      subjects.insert(.statuses)
      for response in responses { add(response.body) }
    }
    for error in endpoint.errors {
      subjects.insert(.errorModels)
      if endpoint.kind(of: error) == .text { subjects.insert(.texts) }
      addRead(error.type)
    }
  }

  private mutating func add(_ parameter: Parameter) {
    add(parameter.type)
    if parameter.placement == .cookie { subjects.insert(.cookies) }
    add(parameter.format)
  }

  private mutating func add(_ format: ValueFormat?) {
    switch format {
    case .dates: subjects.insert(.dates)
    case .data: subjects.insert(.bytes)
    case nil: break
    }
  }

  private mutating func add(_ body: ResponseBody) {
    switch body.kind {
    case .json:
      subjects.insert(.jsonAnswers)
      addRead(body.type ?? .builtin(.json))
    case .text: subjects.insert(.texts)
    case .void, .data, .file, .lines, .serverSentEvents: break
    }
    for header in body.headers {
      subjects.insert(.responseHeaders)
      addRead(header.type)
    }
  }

  // MARK: Models

  private mutating func add(_ model: Model, mapper: EmitterOptions.Mapper) {
    switch model.kind {
    case .structure(let structure):
      if mapper == .codable, !structure.isSynthesized { subjects.insert(.codable) }
      for field in structure.fields {
        addRead(field.type)
        add(field.format)
        if field.isIndirect { subjects.insert(.indirect) }
      }
      if let additional = structure.additional {
        subjects.insert(.additional)
        addRead(additional.type)
      }
    case .enumeration(let enumeration):
      if !enumeration.isSwifts { subjects.insert(.enums) }
      if [.bool, .mixed].contains(enumeration.raw) { subjects.insert(.json) }
    case .union(let union):
      if mapper == .codable { subjects.insert(.codable) }
      subjects.insert(.unions)
      for variant in union.variants { addRead(variant.type) }
      if union.unknownCase != nil { subjects.insert(.json) }
    case .alias(let type): addRead(type)
    case .external: break
    }
  }

  /// A type whose values are read from JSON.
  private mutating func addRead(_ type: TypeReference) {
    add(type)
    switch type.leaf {
    case .builtin(.date): subjects.insert(.dates)
    case .builtin(.data): subjects.insert(.bytes)
    default: break
    }
  }

  private mutating func add(_ type: TypeReference) {
    switch type.leaf {
    case .builtin(.json): subjects.insert(.json)
    case .builtin(.day): subjects.insert(.days)
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

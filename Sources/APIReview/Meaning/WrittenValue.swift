import APIModel

/// A value that a request holds, and the rules of the place where it is written.
struct WrittenValue {
  enum Place {
    case query, form, part, json
    /// Text without a key beside it: in a header, a cookie, a path.
    case text
    /// The same in the query of an address.
    case queryText
    /// Text in the template of a body, which no style of the endpoint reaches.
    case bodyText
  }

  /// What it may hold, however deep.
  struct Contents: OptionSet {
    var rawValue: Int
    static let lists = Contents(rawValue: 1)
    static let objects = Contents(rawValue: 2)
    static let bools = Contents(rawValue: 4)
    /// Those that may have spaces in them.
    static let texts = Contents(rawValue: 8)
    static let all: Contents = [.lists, .objects, .bools, .texts]
  }

  var place: Place
  var contents: Contents
  /// What it says itself.
  var own: Style
  /// The key of the parameter that it is; nil for a variable.
  var parameter: String?
  /// Whether its name has several keys.
  var isBelowKeys = false
}

extension KnownModels {
  func contents(of type: TypeReference) -> WrittenValue.Contents {
    switch expanded(type) {
    case .builtin(.json): return .all
    case .builtin(.bool): return .bools
    case .builtin(.string), .builtin(.date): return .texts
    case .builtin: return []
    case .array(let element): return contents(of: element).union(.lists)
    case .dictionary(let value): return contents(of: value).union([.objects, .texts])
    case .optional(let wrapped): return contents(of: wrapped)
    case .model:
      guard let enumeration = enumeration(type) else { return .all }
      return switch enumeration.raw {
      case .string: .texts
      case .int, .double: []
      case .bool: .bools
      case .mixed: .all
      }
    }
  }
}

extension PlacedEndpoint {
  /// The values of its request, each where it is written.
  var writtenValues: [WrittenValue] {
    var values = endpoint.parameters.flatMap(self.values)
    for header in endpoint.effective.headers {
      values += (header.value?.references ?? []).map { written($0, .text) }
    }
    switch endpoint.address {
    case .url(let url): values += self.values(in: url)
    case .path(let path):
      if let base = endpoint.effective.baseURL { values += self.values(in: base) }
      for path in groups.map(\.prefix) + [path] { values += self.values(in: path.parts) }
    }
    values += endpoint.body.map(self.values) ?? []
    return values
  }

  /// A parameter, and what stands in the text that it is.
  private func values(of parameter: Parameter) -> [WrittenValue] {
    guard let place = place(ofWritten: parameter) else { return [] }
    var value = WrittenValue(
      place: place, contents: contents(of: parameter), own: parameter.style,
      parameter: parameter.name.key, isBelowKeys: parameter.wireName.path.count > 1)
    guard case .constant(let constant) = parameter.role else { return [value] }
    guard case .text(let template) = constant.content else {
      if !constant.hasSpaces { value.contents.remove(.texts) }
      return [value]
    }
    if let reference = template.soleReference {
      value.contents = models.contents(of: reference.type)
      return [value]
    }
    var pieces = template.references.map { written($0, .text) }
    let mayHaveSpaces = pieces.contains { $0.contents.contains(.texts) }
    if !constant.hasSpaces, !mayHaveSpaces { value.contents.remove(.texts) }
    for index in pieces.indices {
      pieces[index].own = pieces[index].own.inheriting(parameter.style)
    }
    // They are both the constant's and the argument's that they name.
    let shared = pieces.map { piece in
      var piece = piece
      piece.parameter = parameter.name.key
      return piece
    }
    return [value] + pieces + shared
  }

  /// As its own options make it.
  private func contents(of parameter: Parameter) -> WrittenValue.Contents {
    var contents = models.contents(of: parameter.type)
    if parameter.values.count > 1 { contents.remove(.bools) }
    if models.expanded(parameter.type.leaf) == .builtin(.date), !parameter.format.mayHaveSpaces {
      contents.remove(.texts)
    }
    return contents
  }

  private func place(ofWritten parameter: Parameter) -> WrittenValue.Place? {
    switch parameter.placement {
    case .query: .query
    case .header, .cookie: .text
    case .field: endpoint.bodyKind.place
    case .body: sends(parameter, in: .entries) ? .form : .json
    case .path, .some(.none), nil: nil
    }
  }

  private func written(_ reference: Reference, _ place: WrittenValue.Place) -> WrittenValue {
    let parameter =
      reference.kind == .argument
      ? endpoint.parameters.first { $0.name.key == reference.key } : nil
    return WrittenValue(
      place: place,
      contents: parameter.map(contents) ?? models.contents(of: reference.type),
      own: parameter?.style ?? Style(), parameter: parameter?.name.key)
  }

  /// What is a value of a body's JSON by itself, and what is a piece of its text.
  private func values(in body: Value) -> [WrittenValue] {
    switch body.content {
    case .null, .bool, .number: return []
    case .text(let template):
      let place: WrittenValue.Place = template.soleReference == nil ? .bodyText : .json
      return template.references.map { written($0, place) }
    case .array(let items): return items.flatMap(values)
    case .object(let entries): return entries.flatMap { values(in: $0.value) }
    }
  }

  private func values(in address: TextTemplate) -> [WrittenValue] {
    var isInQuery = false
    return address.parts.compactMap { part in
      switch part {
      case .text(let text):
        isInQuery = isInQuery || text.contains { $0 == "?" || $0 == "#" }
        return nil
      case .reference(let reference): return written(reference, isInQuery ? .queryText : .text)
      }
    }
  }

  private func values(in parts: [PathTemplate.Part]) -> [WrittenValue] {
    parts.flatMap { part -> [WrittenValue] in
      switch part {
      case .text: []
      case .argument(let reference, let isInQuery):
        [written(reference, isInQuery ? .queryText : .text)]
      case .optional(let inner): values(in: inner)
      }
    }
  }
}

extension Value {
  /// Whether a text in it has a space.
  fileprivate var hasSpaces: Bool {
    switch content {
    case .null, .bool, .number: false
    case .text(let template):
      template.parts.contains { part in
        if case .text(let text) = part { text.contains(" ") } else { false }
      }
    case .array(let items): items.contains(where: \.hasSpaces)
    case .object(let entries): entries.contains { $0.key.contains(" ") || $0.value.hasSpaces }
    }
  }
}

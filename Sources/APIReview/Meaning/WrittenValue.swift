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
    case .builtin(let builtin): return builtin.isNumber ? [] : .texts
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
    var values: [WrittenValue] = []
    for parameter in endpoint.parameters {
      guard let place = place(ofWritten: parameter) else { continue }
      var value = WrittenValue(
        place: place, contents: models.contents(of: parameter.type), own: parameter.style,
        parameter: parameter.name.key, isBelowKeys: parameter.wireName.path.count > 1)
      if parameter.values.count > 1 { value.contents.remove(.bools) }
      values.append(value)
      // The pieces of a text have the style of the whole.
      guard case .constant(let constant) = parameter.role, place != .json else { continue }
      for reference in constant.references {
        value.contents = models.contents(of: reference.type)
        if constant.plainReference == nil { value.place = .text }
        values.append(value)
      }
    }
    for header in endpoint.effective.headers {
      values += (header.value?.references ?? []).map { written($0, .text) }
    }
    switch endpoint.address {
    case .url(let url): values += self.values(in: url)
    case .path(let path):
      if let base = endpoint.effective.baseURL { values += self.values(in: base) }
      for path in groups.map(\.prefix) + [path] { values += self.values(in: path.parts) }
    }
    values += (endpoint.body?.references ?? []).map { written($0, .bodyText) }
    return values
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
    var contents = models.contents(of: reference.type)
    if let parameter, parameter.values.count > 1 { contents.remove(.bools) }
    return WrittenValue(
      place: place, contents: contents, own: parameter?.style ?? Style(),
      parameter: parameter?.name.key)
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
  /// The reference of which it consists.
  fileprivate var plainReference: Reference? {
    if case .text(let template) = content { template.soleReference } else { nil }
  }
}

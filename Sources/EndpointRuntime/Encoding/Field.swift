import Foundation

/// A parameter that is sent: nil ones are gone, and entries that were spread are fields of their
/// own.
struct Field {
  var key: ParameterKey
  var value: ParameterValue
  var options: ParameterOptions
  var isRepeated = false

  /// Two parameters of a key may come to the same place, when only one of them names it.
  fileprivate func isReplaced(by parameter: Parameter) -> Bool {
    !isRepeated && key == parameter.key
  }
}

/// The parameters of a request, each where it goes, in the order in which they were given.
struct Fields {
  var query: [Field] = []
  var body: [Field] = []
  var headers: [Field] = []
  var cookies: [Field] = []

  init(_ endpoint: Endpoint) throws(RequestEncodingError) {
    for parameter in endpoint.parameters {
      guard let place = Self.place(of: parameter, in: endpoint) else { continue }
      if !parameter.isRepeated { self[place].removeAll { $0.isReplaced(by: parameter) } }
      switch parameter.content {
      case .value(let value):
        guard value.isSent(parameter.options) else { continue }
        self[place].append(
          Field(
            key: parameter.key, value: value, options: parameter.options,
            isRepeated: parameter.isRepeated))
      case .text(let text):
        let values = ValueText(styles: parameter.options.styles.over(endpoint.styles))
        guard let text = try text.template.text(values, at: parameter.key.description) else {
          continue
        }
        self[place].append(
          Field(key: parameter.key, value: .string(text), options: parameter.options))
      case .spread(let value):
        self[place] += try Self.spread(value, parameter.options)
      }
    }
  }

  private subscript(place: ParameterLocation) -> [Field] {
    get {
      switch place {
      case .query: query
      case .field: body
      case .header: headers
      case .cookie: cookies
      }
    }
    _modify {
      switch place {
      case .query: yield &query
      case .field: yield &body
      case .header: yield &headers
      case .cookie: yield &cookies
      }
    }
  }

  /// Nil for a parameter that is not sent.
  private static func place(of parameter: Parameter, in endpoint: Endpoint) -> ParameterLocation? {
    let place = parameter.options.location ?? endpoint.parameterPlace
    return place == .query && parameter.isInherited ? nil : place
  }

  private static func spread(
    _ value: ParameterValue, _ options: ParameterOptions
  ) throws(RequestEncodingError) -> [Field] {
    if case .encodable(let box) = value, let files = box.value as? [String: File] {
      return files.sorted { $0.key < $1.key }.map {
        Field(
          key: ParameterKey($0.key), value: ParameterValue($0.value), options: options,
          isRepeated: true)
      }
    }
    if case .encodable(let box) = value, let parts = box.value as? [String: Data] {
      return parts.sorted { $0.key < $1.key }.map {
        Field(
          key: ParameterKey($0.key), value: ParameterValue($0.value), options: options,
          isRepeated: true)
      }
    }
    switch value {
    case .nil, .null: return []
    case .string, .bool, .int, .double, .encodable: break
    }
    guard case .object(let values)? = try value.json(options, at: "spread") else {
      throw .unencodable(at: "spread", reason: "only an object has entries to send")
    }
    return values.sorted { $0.key < $1.key }.map {
      Field(
        key: ParameterKey($0.key), value: ParameterValue($0.value), options: options,
        isRepeated: true)
    }
  }
}

extension Endpoint {
  /// Where a parameter goes that does not say so itself; nil when it is not sent.
  fileprivate var parameterPlace: ParameterLocation? {
    switch encoding {
    case .url: method.sendsParametersInQuery ? .query : .field
    case .query: .query
    case .form, .json, .multipart: .field
    case .none: nil
    }
  }
}

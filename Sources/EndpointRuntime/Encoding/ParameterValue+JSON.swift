extension ParameterValue {
  /// The value in JSON, nil when it is not sent. `place` names it in an error.
  func json(
    _ options: ParameterOptions, at place: String
  ) throws(RequestEncodingError) -> JSON? {
    let json: JSON
    switch self {
    case .nil: return options.sendsNil ? .null : nil
    case .null: return .null
    case .string(let value): json = .string(value)
    case .bool(let value): json = .bool(value)
    case .int(let value): json = .number(value)
    case .double(let value): json = .number(try Self.number(value, at: place))
    case .encodable(let box): json = try Self.json(box.value, options, at: place)
    }
    let texts = options.valueTexts
    return texts.isEmpty ? json : json.replacing(texts)
  }

  /// Whether it is sent at all; the rest is written, if only as null.
  func isSent(_ options: ParameterOptions) -> Bool {
    if case .nil = self { options.sendsNil } else { true }
  }

  /// Writes a value that is sent; the keys of models keep their order.
  func write(
    _ options: ParameterOptions, to writer: inout JSONWriter, at place: String
  ) throws(RequestEncodingError) {
    guard options.valueTexts.isEmpty else {
      return writer.value(try json(options, at: place) ?? .null)
    }
    switch self {
    case .nil, .null: writer.value(.null)
    case .string(let value): writer.string(value)
    case .bool(let value): writer.value(.bool(value))
    case .int(let value): writer.number(JSONNumber(value))
    case .double(let value): writer.number(try Self.number(value, at: place))
    case .encodable(let box):
      do {
        try writer.encode(box.value, dates: options.dateFormat, data: options.dataFormat)
      } catch {
        throw RequestEncodingError(error, at: place)
      }
    }
  }

  static func number(
    _ value: Double, at place: String
  ) throws(RequestEncodingError) -> JSONNumber {
    guard let number = JSONNumber(value) else {
      throw .unencodable(at: place, reason: "\(value) is no number that can be written")
    }
    return number
  }

  private static func json(
    _ value: any Encodable, _ options: ParameterOptions, at place: String
  ) throws(RequestEncodingError) -> JSON {
    do {
      return try JSON.encoding(value, dates: options.dateFormat, data: options.dataFormat)
    } catch {
      throw RequestEncodingError(error, at: place)
    }
  }
}

extension ParameterOptions {
  var dateFormat: DateFormat {
    switch valueFormat {
    case .seconds: .seconds
    case .milliseconds: .milliseconds
    case .httpDate: .httpDate
    case .pattern(let pattern, let timeZone): .pattern(pattern, timeZone: timeZone)
    case .iso8601, .base64, .base64url, .hex, nil: .iso8601
    }
  }

  var dataFormat: DataFormat {
    switch valueFormat {
    case .base64url: .base64url
    case .hex: .hex
    case .base64, .iso8601, .seconds, .milliseconds, .httpDate, .pattern, nil: .base64
    }
  }

  /// Whether bytes are to be written as text even where they could go as they are.
  var writesDataAsText: Bool {
    switch valueFormat {
    case .base64, .base64url, .hex: true
    case .iso8601, .seconds, .milliseconds, .httpDate, .pattern, nil: false
    }
  }
}

extension JSON {
  /// Puts the texts of `values: { true: "yes" }` in place of the values that they are for.
  fileprivate func replacing(_ texts: [String: String]) -> JSON {
    switch self {
    case .array(let values): .array(values.map { $0.replacing(texts) })
    case .object(let values): .object(values.mapValues { $0.replacing(texts) })
    case .null, .bool, .number, .string: text.flatMap { texts[$0] }.map(JSON.string) ?? self
    }
  }
}

extension RequestEncodingError {
  /// What an `Encodable` threw. Only `EncodingError` is told in words: others may hold the value.
  init(_ error: any Error, at place: String) {
    switch error {
    case let error as RequestEncodingError:
      self = error
    case EncodingError.invalidValue(_, let context):
      let path = ([place] + context.codingPath.map(\.stringValue)).joined(separator: ".")
      self = .unencodable(at: path, reason: context.debugDescription)
    default:
      self = .unencodable(at: place, reason: "its encoding threw \(type(of: error))")
    }
  }
}

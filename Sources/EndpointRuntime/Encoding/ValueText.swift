/// Values as text, where no key stands beside them: in a path, a header or a constant.
struct ValueText {
  let styles: ParameterStyles

  /// Nil when the value is not sent.
  func text(
    _ value: ParameterValue, _ options: ParameterOptions, at place: String
  ) throws(RequestEncodingError) -> String? {
    if case .string(let text) = value, options.valueTexts.isEmpty { return text }
    guard let json = try value.json(options, at: place) else { return nil }
    return Self.text(json, options.styles.over(styles))
  }

  /// Elements of an array are joined, by commas unless told otherwise; an object is its JSON.
  static func text(_ json: JSON, _ styles: ParameterStyles) -> String {
    switch json {
    case .array(let values): joined(values, styles)
    case .object: json.description
    case .null, .bool, .number, .string: scalar(json, styles)
    }
  }

  /// The text of a value that is no array or object; null is empty.
  static func scalar(_ json: JSON, _ styles: ParameterStyles) -> String {
    switch json {
    case .bool(let value):
      switch styles.bools ?? .numeric {
      case .numeric: value ? "1" : "0"
      case .literal: value ? "true" : "false"
      }
    case .number(let value): PlainNumber.text(value)
    case .string(let value): value
    case .null, .array, .object: ""
    }
  }

  static func joined(_ values: [JSON], _ styles: ParameterStyles) -> String {
    values.map { text($0, styles) }.joined(separator: separator(styles.arrays) ?? ",")
  }

  /// What stands between the elements of an array that is one value; nil when it is several.
  static func separator(_ style: ArrayStyle?) -> String? {
    switch style {
    case .comma: ","
    case .pipe: "|"
    case .space: " "
    case .brackets, .repeat, .indexed, nil: nil
    }
  }
}

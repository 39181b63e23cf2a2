/// Makes names and texts, as a query or a form has them, of a value and its key.
///
/// The rules are Alamofire's `URLEncoding`, with nested keys in order and without the `?` that an
/// empty array leaves there.
struct Flattening {
  let styles: ParameterStyles
  /// How arrays are written when nothing says so.
  let arrays: ArrayStyle

  init(_ styles: ParameterStyles, arrays: ArrayStyle = .brackets) {
    self.styles = styles
    self.arrays = arrays
  }

  func name(_ key: ParameterKey) -> String {
    key.nested.reduce(key.name) { name(of: $1, in: $0) }
  }

  func name(of key: String, in name: String) -> String {
    switch styles.nested ?? .brackets {
    case .brackets, .json: "\(name)[\(key)]"
    case .dots: "\(name).\(key)"
    }
  }

  func name(ofElement index: Int, in name: String) -> String {
    switch styles.arrays ?? arrays {
    case .brackets: "\(name)[]"
    case .indexed: "\(name)[\(index)]"
    case .repeat, .comma, .pipe, .space: name
    }
  }

  func forEach(_ name: String, _ json: JSON, _ body: (_ name: String, _ text: String) -> Void) {
    switch json {
    case .null, .bool, .number, .string:
      body(name, ValueText.scalar(json, styles))
    case .array where styles.nested == .json, .object where styles.nested == .json:
      body(name, json.description)
    case .array(let values):
      if ValueText.separator(styles.arrays ?? arrays) != nil, !values.contains(where: \.hasObject) {
        if !values.isEmpty { body(name, ValueText.joined(values, styles)) }
      } else {
        for (index, value) in values.enumerated() {
          forEach(self.name(ofElement: index, in: name), value, body)
        }
      }
    case .object(let values):
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        forEach(self.name(of: key, in: name), value, body)
      }
    }
  }
}

extension JSON {
  /// Whether it cannot be one of the elements that a comma parts.
  fileprivate var hasObject: Bool {
    switch self {
    case .object: true
    case .array(let values): values.contains(where: \.hasObject)
    case .null, .bool, .number, .string: false
    }
  }
}

/// The pairs of a query or a form, escaped and joined: `a=1&b=2`.
struct QueryText {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  mutating func append(_ name: String, _ text: String, spaces: SpaceStyle?) {
    if let last = bytes.last, last != 0x26 { bytes.append(0x26) }
    let plusForSpace = spaces == .plus
    PercentEncoding.append(
      escaping: name, allowed: .queryValue, plusForSpace: plusForSpace, to: &bytes)
    bytes.append(0x3D)
    PercentEncoding.append(
      escaping: text, allowed: .queryValue, plusForSpace: plusForSpace, to: &bytes)
  }

  /// Writes fields by the names of their top level; equal names keep their order.
  mutating func append(
    _ fields: [Field], _ styles: ParameterStyles
  ) throws(RequestEncodingError) {
    for field in fields.sortedByName() {
      let styles = field.options.styles.over(styles)
      let flattening = Flattening(styles)
      let name = flattening.name(field.key)
      if case .string(let text) = field.value, field.options.valueTexts.isEmpty {
        append(name, text, spaces: styles.spaces)
      } else if let json = try field.value.json(field.options, at: field.key.description) {
        flattening.forEach(name, json) { append($0, $1, spaces: styles.spaces) }
      }
    }
  }
}

extension [Field] {
  fileprivate func sortedByName() -> [Field] {
    guard count > 1 else { return self }
    return indices.sorted {
      let (left, right) = (self[$0].key.name, self[$1].key.name)
      return left == right ? $0 < $1 : left < right
    }.map { self[$0] }
  }
}

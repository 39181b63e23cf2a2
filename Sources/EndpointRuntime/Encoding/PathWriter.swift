/// Writes a path with its values: the bytes before the `?`, and those after it.
struct PathWriter {
  private(set) var path: [UInt8] = []
  /// Nil when the path has no `?`.
  private(set) var query: [UInt8]?
  private let values: ValueText
  private let template: Template
  /// Where the segment begins that is being written, and whether a value is part of it.
  private var segmentStart = 0
  private var segmentHasValue = false

  private init(_ template: Template, _ values: ValueText) {
    self.template = template
    self.values = values
  }

  static func write(
    _ template: Template, _ values: ValueText
  ) throws(RequestEncodingError) -> PathWriter {
    var writer = PathWriter(template, values)
    switch template {
    case .literal(let text): try writer.write(literal: text)
    case .pieces(let pieces): try writer.write(pieces)
    }
    try writer.endSegment()
    return writer
  }

  private mutating func write(_ pieces: [TemplatePiece]) throws(RequestEncodingError) {
    for piece in pieces {
      switch piece {
      case .literal(let text): try write(literal: text)
      case .argument(let argument):
        guard try write(argument) else {
          throw .missingPathArgument(path: template.description)
        }
      case .optional(let pieces):
        let before = self
        if try !write(optional: pieces) { self = before }
      }
    }
  }

  /// False when a value is nil: what was written then has to go.
  private mutating func write(optional pieces: [TemplatePiece]) throws(RequestEncodingError) -> Bool
  {
    for piece in pieces {
      switch piece {
      case .literal(let text): try write(literal: text)
      case .argument(let argument): if try !write(argument) { return false }
      case .optional(let pieces):
        let before = self
        if try !write(optional: pieces) { self = before }
      }
    }
    return true
  }

  private mutating func write(literal text: String) throws(RequestEncodingError) {
    let bytes = Array(text.utf8)
    guard query == nil else {
      PercentEncoding.append(mending: bytes[...], allowed: .query, to: &query!)
      return
    }
    let mark = bytes.firstIndex(of: 0x3F)
    try write(segments: bytes[..<(mark ?? bytes.count)])
    if let mark {
      try endSegment()
      query = []
      PercentEncoding.append(mending: bytes[(mark + 1)...], allowed: .query, to: &query!)
    }
  }

  private mutating func write(_ argument: TemplateArgument) throws(RequestEncodingError) -> Bool {
    guard
      let text = try values.text(argument.value, argument.options, at: template.description)
    else { return false }
    if query != nil {
      write(queryValue: text, argument.options)
      return true
    }
    segmentHasValue = true
    switch argument.options.escape {
    case .segment:
      PercentEncoding.append(escaping: text, allowed: .segment, to: &path)
    case .segments:
      let segments = text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
      for (index, segment) in segments.enumerated() {
        if index > 0 { try write(segments: [0x2F]) }
        segmentHasValue = true
        PercentEncoding.append(
          escaping: String(Substring(segment)), allowed: .segment, to: &path)
      }
    case .none:
      try write(segments: Array(text.utf8)[...], isValue: true)
    }
    return true
  }

  private mutating func write(queryValue text: String, _ options: ParameterOptions) {
    if options.escape == .none {
      PercentEncoding.append(mending: Array(text.utf8)[...], allowed: .query, to: &query!)
    } else {
      let spaces = options.styles.over(values.styles).spaces
      PercentEncoding.append(
        escaping: text, allowed: .queryValue, plusForSpace: spaces == .plus, to: &query!)
    }
  }

  private mutating func write(
    segments bytes: ArraySlice<UInt8>, isValue: Bool = false
  ) throws(RequestEncodingError) {
    var rest = bytes
    while let slash = rest.firstIndex(of: 0x2F) {
      PercentEncoding.append(mending: rest[..<slash], allowed: .segment, to: &path)
      try endSegment()
      path.append(0x2F)
      segmentStart = path.count
      segmentHasValue = isValue
      rest = rest[(slash + 1)...]
    }
    PercentEncoding.append(mending: rest, allowed: .segment, to: &path)
  }

  /// Only values are checked: an author may write `..` in a path.
  private mutating func endSegment() throws(RequestEncodingError) {
    guard segmentHasValue, query == nil else { return }
    segmentHasValue = false
    if Self.isDots(path[segmentStart...]) { throw .dotSegment(path: template.description) }
  }

  /// `.` and `..`, also with `%2E` (WHATWG URL, "single-dot and double-dot URL path segments").
  static func isDots(_ segment: ArraySlice<UInt8>) -> Bool {
    var rest = segment
    var dots = 0
    while let first = rest.first {
      if first == 0x2E {
        rest = rest.dropFirst()
      } else if first == 0x25, rest.count >= 3, rest[rest.startIndex + 1] == 0x32,
        rest[rest.startIndex + 2] | 0x20 == 0x65
      {
        rest = rest.dropFirst(3)
      } else {
        return false
      }
      dots += 1
    }
    return dots == 1 || dots == 2
  }
}

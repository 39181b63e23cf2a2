import CYAML
import Diagnostics

/// Makes the tree of one document from libyaml's events: resolves aliases, merges and tags, refuses
/// duplicate keys, keeps the limits.
final class Composer {
  /// Where going on makes no sense.
  enum Stop: Error {
    case limit, syntax
    case missingSpace(Mark)
  }

  let source: SourceFile
  let text: RepairedText
  let limits: YAMLLimits
  var diagnostics = DiagnosticCollector()

  var events: EventReader!
  var event: UnsafeMutablePointer<yaml_event_t>!
  var anchors: [String: Anchor] = [:]
  var usage = YAMLUsage()
  private var comments: HiddenComments
  private let isDirect: Bool
  private let hidesPairs: Bool
  /// The text in lines. Cutting it costs, and few texts need it.
  private(set) lazy var lines = MarkedLines(text.bytes)

  init(_ text: RepairedText, source: SourceFile, limits: YAMLLimits) {
    self.text = text
    self.source = source
    self.limits = limits
    isDirect = text.isDirect
    hidesPairs = text.hidesPairs
    comments = HiddenComments(in: text.bytes)
  }

  enum Outcome {
    case tree(YAMLNode)
    /// The text goes past a limit, or holds another document: the diagnostics say so.
    case refused
    /// libyaml gave up. Nothing was reported about it.
    case invalid
    /// It reads on where nobody means what it reads, for want of a space behind this `:`. Nothing was reported about it.
    case missingSpace(Mark)
  }

  func compose() -> Outcome {
    text.bytes.withUnsafeBufferPointer { buffer in
      let reader = EventReader(buffer)
      events = reader
      event = reader.event
      defer {
        events = nil
        event = nil
      }
      do throws(Stop) {
        let root = try document()
        comments.report(into: &diagnostics) { range($0, $1) }
        return .tree(root)
      } catch {
        return switch error {
        case .limit: .refused
        case .syntax: .invalid
        case .missingSpace(let colon): .missingSpace(colon)
        }
      }
    }
  }

  // MARK: Documents

  private func document() throws(Stop) -> YAMLNode {
    var root: YAMLNode?
    while true {
      try advance()
      let type = event.pointee.type
      if type == YAML_STREAM_END_EVENT { break }
      guard type == YAML_DOCUMENT_START_EVENT else { continue }
      let start = range
      try advance()
      if isEmptyDocument { continue }
      if let root {
        diagnostics.report(
          .severalDocuments, at: start,
          notes: [.init("the first begins here", at: root.range.startPoint)])
        throw .limit
      }
      root = try node(depth: 0)
    }
    let nothing = SourceRange.Position(line: 1, column: 1)
    return root
      ?? YAMLNode(
        content: .scalar(YAMLScalar(text: "")),
        range: SourceRange(source: source, start: nothing, end: nothing))
  }

  /// A document that holds nothing, as after a last `---`.
  private var isEmptyDocument: Bool {
    event.pointee.type == YAML_SCALAR_EVENT && event.pointee.data.scalar.length == 0
      && event.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
      && event.pointee.data.scalar.anchor == nil
  }

  // MARK: Nodes

  /// The node that begins with the current event.
  private func node(depth: Int) throws(Stop) -> YAMLNode {
    let type = event.pointee.type
    if type == YAML_SCALAR_EVENT { return try scalar() }
    if type == YAML_MAPPING_START_EVENT { return try mapping(depth: depth + 1) }
    if type == YAML_SEQUENCE_START_EVENT { return try sequence(depth: depth + 1) }
    precondition(type == YAML_ALIAS_EVENT, "libyaml gave an event that begins no node")
    return try alias(depth: depth)
  }

  private func scalar() throws(Stop) -> YAMLNode {
    let scalar = event.pointee.data.scalar
    let here = range
    guard scalar.length <= limits.scalarBytes else {
      diagnostics.report(.longScalar(limit: limits.scalarBytes), at: here.startPoint)
      throw .limit
    }
    try count(1, at: here)
    var style = Self.style(scalar.style)
    var unknownTag: String?
    if let tag = scalar.tag {
      unknownTag = checkTag(tag, on: .scalar, at: here)
      style = self.style(of: style, tagged: tag)
    }
    if !comments.isEmpty {
      comments.skip(Mark(event.pointee.start_mark), Mark(event.pointee.end_mark))
    }
    var value = String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    if hidesPairs, style == .doubleQuoted { value = SurrogatePairs.joined(value) }
    if let breaks = text.breaks { value = breaks.restored(value) }
    // `!important` was meant as text.
    if let unknownTag, value.isEmpty { value = unknownTag }
    let node = YAMLNode(content: .scalar(YAMLScalar(text: value, style: style)), range: here)
    if let name = scalar.anchor {
      anchors[String(cString: name)] = Anchor(node: node, nodes: 1, height: 0, range: here)
    }
    return node
  }

  private func sequence(depth: Int) throws(Stop) -> YAMLNode {
    let start = event.pointee.data.sequence_start
    let opening = range
    let isFlow = start.style == YAML_FLOW_SEQUENCE_STYLE
    if let tag = start.tag { checkTag(tag, on: .sequence, at: opening) }
    let frame = try open(anchor: start.anchor, depth: depth, at: opening)
    var items: [YAMLNode] = []
    try advance()
    while event.pointee.type != YAML_SEQUENCE_END_EVENT {
      items.append(try node(depth: depth))
      try advance()
    }
    let end = isFlow ? range.end : items.last?.range.end ?? opening.end
    let node = YAMLNode(
      content: .sequence(items),
      range: SourceRange(source: source, start: opening.start, end: end), isFlow: isFlow)
    close(frame, node)
    return node
  }

  private func mapping(depth: Int) throws(Stop) -> YAMLNode {
    let start = event.pointee.data.mapping_start
    let opening = range
    let isFlow = start.style == YAML_FLOW_MAPPING_STYLE
    if let tag = start.tag { checkTag(tag, on: .mapping, at: opening) }
    let frame = try open(anchor: start.anchor, depth: depth, at: opening)
    var pairs: [YAMLPair] = []
    var hasMerge = false
    var end = opening.end
    try advance()
    while event.pointee.type != YAML_MAPPING_END_EVENT {
      let isMarked = isMarkedScalar
      let key = try node(depth: depth)
      let keyEnd = Mark(event.pointee.end_mark)
      if !isFlow, !isMarked, let columns = key.columnsBeforeTightBrace {
        throw .missingSpace(Mark(event.pointee.start_mark).moved(by: columns))
      }
      try advance()
      let value = try node(depth: depth)
      end = max(end, max(key.range.end, value.range.end))
      try advance()
      guard case .scalar(let scalar) = key.content else {
        diagnostics.report(.keyIsNotText(key.kind), at: key.range)
        continue
      }
      if scalar.text == "<<", scalar.isPlain { hasMerge = true }
      let pair = YAMLPair(key: key, value: value)
      if isFlow, value.isNull, value.range.start == value.range.end {
        takeKeyWithoutValue(
          pair, endingAt: keyEnd, before: Mark(event.pointee.start_mark), into: &pairs)
      } else {
        pairs.append(pair)
      }
    }
    if isFlow { end = range.end }
    pairs = KeyChecker.unique(pairs, into: &diagnostics)
    if hasMerge { pairs = Merger.merge(pairs, into: &diagnostics) }
    let node = YAMLNode(
      content: .mapping(pairs),
      range: SourceRange(source: source, start: opening.start, end: end), isFlow: isFlow)
    close(frame, node)
    return node
  }

  /// Whether the current event is a scalar with an anchor or a tag, where it begins.
  private var isMarkedScalar: Bool {
    guard event.pointee.type == YAML_SCALAR_EVENT else { return false }
    return event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil
  }

  // MARK: Events and limits

  private func advance() throws(Stop) {
    guard events.advance() else { throw .syntax }
  }

  var range: SourceRange {
    SourceRange(
      source: source, start: position(event.pointee.start_mark),
      end: position(event.pointee.end_mark))
  }

  /// The range of two of libyaml's places.
  func range(_ start: Mark, _ end: Mark) -> SourceRange {
    let (start, end) = (text.written(start), text.written(end))
    return SourceRange(
      source: source, start: .init(line: start.line + 1, column: start.column + 1),
      end: .init(line: end.line + 1, column: end.column + 1))
  }

  private func position(_ mark: yaml_mark_t) -> SourceRange.Position {
    // libyaml counts lines and columns from 0, columns in Unicode scalars.
    if isDirect {
      return SourceRange.Position(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }
    let mark = text.written(Mark(mark))
    return SourceRange.Position(line: mark.line + 1, column: mark.column + 1)
  }

  func count(_ nodes: Int, at range: SourceRange) throws(Stop) {
    usage.nodes += nodes
    guard usage.nodes <= limits.nodes else {
      diagnostics.report(.tooManyNodes(limit: limits.nodes), at: range.startPoint)
      throw .limit
    }
  }

  func checkDepth(_ depth: Int, at range: SourceRange) throws(Stop) {
    guard depth <= limits.depth else {
      diagnostics.report(.tooDeep(limit: limits.depth), at: range)
      throw .limit
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var severalDocuments: Self {
    .error(
      "several-documents", "a second document begins here",
      help: "a spec is one document: move what follows '---' to a file of its own")
  }

  fileprivate static func keyIsNotText(_ kind: String) -> Self {
    .error(
      "key-not-text", "a key must be text, not \(kind)",
      help: "put quotes around a text that holds brackets or braces")
  }

  fileprivate static func tooManyNodes(limit: Int) -> Self {
    .error(
      "file-too-large", "more than \(limit) values in one file", help: "divide it into several")
  }

  fileprivate static func tooDeep(limit: Int) -> Self {
    .error(
      "too-deep", "lists and mappings are nested more than \(limit) levels deep",
      help: "put a large sample into a file of its own: 'sampleFile: …'")
  }

  fileprivate static func longScalar(limit: Int) -> Self {
    .error(
      "text-too-long", "a text of more than \(limit) bytes",
      help: "put it into a file of its own: 'sampleFile: …'")
  }
}

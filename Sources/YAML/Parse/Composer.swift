import CYAML
import Diagnostics

/// Makes the tree of one document from libyaml's events: resolves aliases, merges and tags, refuses
/// duplicate keys, keeps the limits.
final class Composer {
  /// Thrown where going on makes no sense; the reason is among the diagnostics then.
  struct Stop: Error {}

  let source: SourceFile
  let limits: YAMLLimits
  var diagnostics = DiagnosticCollector()

  private var events: EventReader!
  private var event: UnsafeMutablePointer<yaml_event_t>!
  private var anchors: [String: Anchor] = [:]
  private var usage = YAMLUsage()

  init(source: SourceFile, limits: YAMLLimits) {
    self.source = source
    self.limits = limits
  }

  func compose(_ bytes: [UInt8]) -> YAMLNode? {
    bytes.withUnsafeBufferPointer { buffer in
      let reader = EventReader(buffer)
      events = reader
      event = reader.event
      defer {
        events = nil
        event = nil
      }
      return try? document()
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
        throw Stop()
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
      throw Stop()
    }
    try count(1, at: here)
    var style = Self.style(scalar.style)
    if let tag = scalar.tag { style = self.style(of: style, tagged: tag, at: here) }
    let text = String(
      decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    let node = YAMLNode(content: .scalar(YAMLScalar(text: text, style: style)), range: here)
    if let name = scalar.anchor {
      anchors[String(cString: name)] = Anchor(node: node, nodes: 1, height: 0, range: here)
    }
    return node
  }

  private func sequence(depth: Int) throws(Stop) -> YAMLNode {
    let start = event.pointee.data.sequence_start
    let opening = range
    let isFlow = start.style == YAML_FLOW_SEQUENCE_STYLE
    if let tag = start.tag { checkTag(tag, of: .sequence, at: opening) }
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
    if let tag = start.tag { checkTag(tag, of: .mapping, at: opening) }
    let frame = try open(anchor: start.anchor, depth: depth, at: opening)
    var pairs: [YAMLPair] = []
    var hasMerge = false
    var end = opening.end
    try advance()
    while event.pointee.type != YAML_MAPPING_END_EVENT {
      let key = try node(depth: depth)
      try advance()
      let value = try node(depth: depth)
      end = max(end, max(key.range.end, value.range.end))
      try advance()
      guard case .scalar(let scalar) = key.content else {
        diagnostics.report(.keyIsNotText(key.kind), at: key.range)
        continue
      }
      if scalar.text == "<<", scalar.isPlain { hasMerge = true }
      pairs.append(YAMLPair(key: key, value: value))
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

  // MARK: Anchors and aliases

  /// A node that an alias can stand for.
  private struct Anchor {
    /// Nil while the node is being read: an alias then stands inside of what it names.
    var node: YAMLNode?
    /// How many nodes it holds, itself and those behind its aliases included.
    var nodes = 0
    /// How many lists and mappings it nests.
    var height = 0
    var range: SourceRange
  }

  /// A list or mapping that is being read.
  private struct Frame {
    var anchor: String?
    var nodesBefore: Int
    var depth: Int
    var opening: SourceRange
    var deepestBefore: Int
  }

  private func open(
    anchor: UnsafeMutablePointer<yaml_char_t>?, depth: Int, at opening: SourceRange
  ) throws(Stop) -> Frame {
    try checkDepth(depth, at: opening)
    let frame = Frame(
      anchor: anchor.map { String(cString: $0) }, nodesBefore: usage.nodes + usage.aliased,
      depth: depth, opening: opening, deepestBefore: usage.deepest)
    try count(1, at: opening)
    // What lies below an anchor is measured on its own.
    if let name = frame.anchor {
      anchors[name] = Anchor(range: opening)
      usage.deepest = depth
    }
    usage.deepest = max(usage.deepest, depth)
    return frame
  }

  private func close(_ frame: Frame, _ node: YAMLNode) {
    guard let name = frame.anchor else { return }
    anchors[name] = Anchor(
      node: node, nodes: usage.nodes + usage.aliased - frame.nodesBefore,
      height: usage.deepest - frame.depth + 1, range: frame.opening)
    usage.deepest = max(usage.deepest, frame.deepestBefore)
  }

  private func alias(depth: Int) throws(Stop) -> YAMLNode {
    let name = String(cString: event.pointee.data.alias.anchor)
    let here = range
    usage.aliases += 1
    guard usage.aliases <= limits.aliases else {
      diagnostics.report(.tooManyAliases(limit: limits.aliases), at: here)
      throw Stop()
    }
    guard let anchor = anchors[name] else {
      diagnostics.report(.unknownAlias(name, known: anchors.keys.sorted()), at: here)
      return YAMLNode(content: .scalar(YAMLScalar(text: "*\(name)")), range: here)
    }
    guard var node = anchor.node else {
      diagnostics.report(
        .aliasCycle(name), at: here, notes: [.init("'\(name)' begins here", at: anchor.range)])
      return YAMLNode(content: .scalar(YAMLScalar(text: "")), range: here)
    }
    usage.aliased += anchor.nodes
    guard usage.aliased <= limits.aliasedNodes else {
      diagnostics.report(.aliasBomb(limit: limits.aliasedNodes), at: here)
      throw Stop()
    }
    try checkDepth(depth + anchor.height, at: here)
    usage.deepest = max(usage.deepest, depth + anchor.height)
    node.range = here
    return node
  }

  // MARK: Events and limits

  private func advance() throws(Stop) {
    if events.advance() { return }
    let problem = events.problem
    let mark = problem.mark
    diagnostics.report(
      .invalidYAML(problem.text),
      at: SourceRange(source: source, start: position(mark), end: position(mark)))
    throw Stop()
  }

  private var range: SourceRange {
    SourceRange(
      source: source, start: position(event.pointee.start_mark),
      end: position(event.pointee.end_mark))
  }

  private func position(_ mark: yaml_mark_t) -> SourceRange.Position {
    // libyaml counts lines and columns from 0, columns in Unicode scalars.
    SourceRange.Position(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private func count(_ nodes: Int, at range: SourceRange) throws(Stop) {
    usage.nodes += nodes
    guard usage.nodes <= limits.nodes else {
      diagnostics.report(.tooManyNodes(limit: limits.nodes), at: range.startPoint)
      throw Stop()
    }
  }

  private func checkDepth(_ depth: Int, at range: SourceRange) throws(Stop) {
    guard depth <= limits.depth else {
      diagnostics.report(.tooDeep(limit: limits.depth), at: range)
      throw Stop()
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

/// What a document has used of its limits so far.
private struct YAMLUsage {
  var nodes = 0
  var aliased = 0
  var aliases = 0
  /// The deepest nesting since the innermost open anchor.
  var deepest = 0
}

extension Diagnostic.Message {
  fileprivate static func invalidYAML(_ problem: String) -> Self { .error("invalid-yaml", problem) }

  fileprivate static var severalDocuments: Self {
    .error(
      "several-documents", "a second document begins here",
      help: "a spec is one document: move what follows '---' to a file of its own")
  }

  fileprivate static func keyIsNotText(_ kind: String) -> Self {
    .error(
      "key-not-text", "a key must be text, not \(kind)",
      help: "quote a key that holds brackets or braces")
  }

  fileprivate static func unknownAlias(_ name: String, known: [String]) -> Self {
    let help = "put quotes around a text that begins with '*'"
    return .error(
      "unknown-alias", "nothing is anchored as '&\(name)' above",
      help: Suggestion.nearest(to: name, in: known).map { "did you mean '*\($0)'?" } ?? help)
  }

  fileprivate static func aliasCycle(_ name: String) -> Self {
    .error("alias-cycle", "'*\(name)' stands inside of what it names")
  }

  fileprivate static func tooManyAliases(limit: Int) -> Self {
    .error("too-many-aliases", "more than \(limit) aliases in one file")
  }

  fileprivate static func aliasBomb(limit: Int) -> Self {
    .error(
      "too-many-aliases", "too many alias expansions: they stand for more than \(limit) nodes")
  }

  fileprivate static func tooManyNodes(limit: Int) -> Self {
    .error("file-too-large", "more than \(limit) values in one file")
  }

  fileprivate static func tooDeep(limit: Int) -> Self {
    .error("too-deep", "lists and mappings are nested more than \(limit) levels deep")
  }

  fileprivate static func longScalar(limit: Int) -> Self {
    .error("text-too-long", "a text of more than \(limit) bytes")
  }
}

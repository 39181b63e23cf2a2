import CYAML

/// Where libyaml stood when it gave up: what was open, and what ended last.
///
/// Found by reading the text once more, so that reading a text that is right costs nothing for it.
struct SyntaxContext {
  enum Kind {
    case plain, singleQuoted, doubleQuoted, block, alias
    case sequence(isFlow: Bool)
    case mapping(isFlow: Bool)
  }

  struct Node {
    var kind: Kind
    var start: Mark
    var end: Mark
  }

  /// The lists and mappings around the place, the outermost first.
  private(set) var open: [Node] = []
  /// The last scalar, alias, list or mapping that is whole.
  private(set) var last: Node?
  private(set) var problem: LibYAMLProblem?

  init(of bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      let reader = EventReader(buffer)
      while reader.advance() {
        if reader.event.pointee.type == YAML_STREAM_END_EVENT { return }
        take(reader.event.pointee)
      }
      problem = reader.problem
    }
  }

  private mutating func take(_ event: yaml_event_t) {
    let (start, end) = (Mark(event.start_mark), Mark(event.end_mark))
    switch event.type {
    case YAML_SCALAR_EVENT:
      let kind: Kind =
        switch event.data.scalar.style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .plain
        }
      // An empty value stands where nothing is written.
      if start != end { last = Node(kind: kind, start: start, end: end) }
    case YAML_ALIAS_EVENT:
      last = Node(kind: .alias, start: start, end: end)
    case YAML_SEQUENCE_START_EVENT:
      let isFlow = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      open.append(Node(kind: .sequence(isFlow: isFlow), start: start, end: end))
    case YAML_MAPPING_START_EVENT:
      let isFlow = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      open.append(Node(kind: .mapping(isFlow: isFlow), start: start, end: end))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      last = open.popLast()
      last?.end = end
    default: break
    }
  }

  /// Whether the place is within brackets or braces.
  var isInFlow: Bool { open.last.map(\.isFlow) ?? false }
}

extension SyntaxContext.Node {
  var isFlow: Bool {
    switch kind {
    case .sequence(let isFlow), .mapping(let isFlow): isFlow
    case .plain, .singleQuoted, .doubleQuoted, .block, .alias: false
    }
  }

  var isQuoted: Bool {
    switch kind {
    case .singleQuoted, .doubleQuoted: true
    case .plain, .block, .alias, .sequence, .mapping: false
    }
  }
}

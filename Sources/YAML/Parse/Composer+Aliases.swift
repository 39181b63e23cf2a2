import CYAML
import Diagnostics

// Anchors and aliases. libyaml only gives their names.
extension Composer {
  /// A node that an alias can stand for.
  struct Anchor {
    /// Nil while the node is being read: an alias then stands inside of what it names.
    var node: YAMLNode?
    /// How many nodes it holds, itself and those behind its aliases included.
    var nodes = 0
    /// How many lists and mappings it nests.
    var height = 0
    var range: SourceRange
  }

  /// A list or mapping that is being read.
  struct Frame {
    var anchor: String?
    var nodesBefore: Int
    var depth: Int
    var opening: SourceRange
    var deepestBefore: Int
  }

  func open(
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

  func close(_ frame: Frame, _ node: YAMLNode) {
    guard let name = frame.anchor else { return }
    anchors[name] = Anchor(
      node: node, nodes: usage.nodes + usage.aliased - frame.nodesBefore,
      height: usage.deepest - frame.depth + 1, range: frame.opening)
    usage.deepest = max(usage.deepest, frame.deepestBefore)
  }

  func alias(depth: Int) throws(Stop) -> YAMLNode {
    let name = String(cString: event.pointee.data.alias.anchor)
    let here = range
    usage.aliases += 1
    guard usage.aliases <= limits.aliases else {
      diagnostics.report(.tooManyAliases(limit: limits.aliases), at: here)
      throw .limit
    }
    guard let anchor = anchors[name] else {
      // Sorting many names for each of many mistakes would take for ever.
      let known = anchors.count < 200 ? anchors.keys.sorted() : []
      let meant = Suggestion.nearest(to: name, in: known)
      diagnostics.report(.unknownAlias(name, meant: meant), at: here)
      // A misspelt alias is nothing, so that no later stage wonders at its text.
      let text = meant == nil ? "*\(name)" : ""
      return YAMLNode(content: .scalar(YAMLScalar(text: text)), range: here)
    }
    guard var node = anchor.node else {
      diagnostics.report(
        .aliasCycle(name), at: here, notes: [.init("'\(name)' begins here", at: anchor.range)])
      return YAMLNode(content: .scalar(YAMLScalar(text: "")), range: here)
    }
    usage.aliased += anchor.nodes
    guard usage.aliased <= limits.aliasedNodes else {
      diagnostics.report(.aliasBomb(limit: limits.aliasedNodes), at: here)
      throw .limit
    }
    try checkDepth(depth + anchor.height, at: here)
    usage.deepest = max(usage.deepest, depth + anchor.height)
    node.range = here
    return node
  }
}

/// What a document has used of its limits so far.
struct YAMLUsage {
  var nodes = 0
  var aliased = 0
  var aliases = 0
  /// The deepest nesting since the innermost open anchor.
  var deepest = 0
}

extension Diagnostic.Message {
  fileprivate static func unknownAlias(_ name: String, meant: String?) -> Self {
    .error(
      "unknown-alias", "nothing is anchored as '&\(name)' above",
      help: meant.map { "did you mean '*\($0)'?" }
        ?? "put quotes around a text that begins with '*'")
  }

  fileprivate static func aliasCycle(_ name: String) -> Self {
    .error(
      "alias-cycle", "'*\(name)' stands inside of what it names",
      help: "write out what is meant here")
  }

  fileprivate static func tooManyAliases(limit: Int) -> Self {
    .error(
      "too-many-aliases", "more than \(limit) aliases in one file",
      help: "write out some of them, or divide the file")
  }

  fileprivate static func aliasBomb(limit: Int) -> Self {
    .error(
      "too-many-aliases", "too many alias expansions: they stand for more than \(limit) nodes",
      help: "aliases of lists of aliases multiply: write them out")
  }
}

import Diagnostics

/// Resolves `<<`: its mapping's entries stand in its place, as if they were written there.
enum Merger {
  /// Entries that a mapping has itself win over merged ones, earlier mappings of a list over later
  /// ones. It is shallow: an entry is replaced as a whole.
  static func merge(
    _ pairs: [YAMLPair], into diagnostics: inout DiagnosticCollector
  ) -> [YAMLPair] {
    var seen = Set(pairs.filter { !isMerge($0) }.map { ExactText($0.name) })
    var merged: [YAMLPair] = []
    for pair in pairs {
      guard isMerge(pair) else {
        merged.append(pair)
        continue
      }
      for entry in entries(of: pair.value, into: &diagnostics)
      where seen.insert(ExactText(entry.name)).inserted {
        merged.append(entry)
      }
    }
    return merged
  }

  private static func isMerge(_ pair: YAMLPair) -> Bool {
    pair.key.scalar?.isPlain == true && pair.name == "<<"
  }

  private static func entries(
    of value: YAMLNode, into diagnostics: inout DiagnosticCollector
  ) -> [YAMLPair] {
    switch value.content {
    case .mapping(let pairs):
      return pairs
    case .sequence(let items):
      var entries: [YAMLPair] = []
      for item in items {
        guard let pairs = item.pairs else {
          // The items of an alias stand at its anchor.
          let isWritten = value.range.contains(item.range)
          diagnostics.report(
            .mergeOfNoMapping(item.kind), at: isWritten ? item.range : value.range,
            notes: isWritten ? [] : [.init("this is \(item.kind)", at: item.range)])
          if !isWritten { break }
          continue
        }
        entries += pairs
      }
      return entries
    // An alias that names nothing was told already.
    case .scalar(let scalar) where scalar.isPlain && scalar.text.hasPrefix("*"): return []
    case .scalar:
      diagnostics.report(.mergeOfNoMapping(value.kind), at: value.range)
      return []
    }
  }
}

extension SourceRange {
  fileprivate func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}

extension Diagnostic.Message {
  fileprivate static func mergeOfNoMapping(_ kind: String) -> Self {
    .error(
      "merge-of-no-mapping", "'<<' takes a mapping or a list of mappings, not \(kind)",
      help: "write '<<: *name', or quote \"<<\" if it is a key")
  }
}

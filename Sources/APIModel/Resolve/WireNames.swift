import Diagnostics
import Spec

extension WireName {
  /// `key:` and `at:` as written: literal keys, and dotted paths in which `\.` is a literal dot.
  static func read(
    keys: [Located<String>], paths: [Located<String>], otherwise key: String,
    into diagnostics: inout DiagnosticCollector
  ) -> WireName {
    if !keys.isEmpty, let path = paths.first {
      diagnostics.report(
        .keyAndPath, at: path.range, notes: [.init("'key' stands here", at: keys[0].range)])
    }
    let alternatives =
      keys.map { [$0.value] } + paths.compactMap { path($0, into: &diagnostics) }
    return WireName(alternatives.isEmpty ? [[key]] : alternatives)
  }

  static func path(
    _ written: Located<String>, into diagnostics: inout DiagnosticCollector
  ) -> Path? {
    let components = DottedPath.components(of: written.value)
    guard !components.contains("") else {
      diagnostics.report(.emptyComponent(written.value), at: written.range)
      return nil
    }
    return components
  }
}

extension Diagnostic.Message {
  fileprivate static var keyAndPath: Self {
    .error(
      "key-and-path", "'at' beside 'key'",
      help: "'key' is one literal key, 'at' a dotted path to the value: write one of them")
  }
  fileprivate static func emptyComponent(_ path: String) -> Self {
    .error(
      "empty-component", "the path '\(path)' has an empty part",
      help: "write 'a.b' without spare dots; a literal dot is written '\\.'")
  }
}

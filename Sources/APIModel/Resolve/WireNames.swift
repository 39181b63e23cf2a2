import Diagnostics
import Spec

extension KeyStrategy {
  /// The wire name of a key, such as `image_url` of `imageURL`.
  func wireName(of key: String) -> String {
    switch self {
    case .asWritten: key
    case .snakeCase: Self.words(of: key).map { $0.lowercased() }.joined(separator: "_")
    case .kebabCase: Self.words(of: key).map { $0.lowercased() }.joined(separator: "-")
    case .pascalCase: key.prefix(1).uppercased() + key.dropFirst()
    }
  }

  /// `imageURLPath2` is image, URL, Path2: an acronym is one word.
  private static func words(of key: String) -> [String] {
    let characters = Array(key)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      if character == "_" || character == "-" {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character.isUppercase, let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        if !last.isUppercase || next?.isLowercase == true {
          words.append(word)
          word = ""
        }
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

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
    var components = [""]
    var rest = Substring(written.value)
    while let character = rest.popFirst() {
      switch character {
      case "\\" where rest.first == ".":
        components[components.count - 1].append(rest.removeFirst())
      case ".": components.append("")
      default: components[components.count - 1].append(character)
      }
    }
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

/// How wire names are made of the names in a spec.
package enum KeyStrategy: String, CaseIterable, Sendable {
  case asWritten = "as-written"
  case snakeCase = "snake_case"
  case kebabCase = "kebab-case"
  case pascalCase = "PascalCase"
}

extension KeyStrategy {
  /// The wire name of a key, such as `image_url` of `imageURL`.
  package func wireName(of key: String) -> String {
    switch self {
    case .asWritten: key
    case .snakeCase: Self.words(of: key).map { $0.lowercased() }.joined(separator: "_")
    case .kebabCase: Self.words(of: key).map { $0.lowercased() }.joined(separator: "-")
    case .pascalCase: key.prefix(1).uppercased() + key.dropFirst()
    }
  }

  /// `imageURLPath2` is image, URL, Path2: an acronym is one word.
  package static func words(of key: String) -> [String] {
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

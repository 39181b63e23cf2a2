package import APIModel
package import SwiftCode

/// The Swift name of every entity of an API.
///
/// A key that is an identifier is its own name. Of others the name is made from the key alone, so that it never
/// depends on its neighbours; what then collides is for `NameChecker` to report.
package struct SwiftNames: Sendable {
  /// Makes `petPhrase` of `pet_phrase`.
  package var convertsCase: Bool

  package init(convertsCase: Bool = false) { self.convertsCase = convertsCase }

  /// The names of a spec that may say itself how they are made.
  package func applying(_ options: API.Options) -> SwiftNames {
    SwiftNames(convertsCase: options.naming.map { $0 == "camelCase" } ?? convertsCase)
  }

  /// A property, argument, variable, endpoint or enum case.
  package func member(_ name: Name) -> Identifier {
    identifier(name, avoiding: Self.unusableMembers)
  }

  /// An enum's case, which cannot have two names that a property can.
  package func enumCase(_ name: Name) -> Identifier {
    identifier(name, avoiding: Self.unusableCases)
  }

  /// A target or a model, whose key is not converted: specs with another naming name it too.
  package func type(_ name: Name) -> Identifier {
    Identifier(name.swift) ?? Self.derived(from: name.swift, isType: true)
  }

  /// The nested enum of a group: `Orders` of `orders`. A case and a type beside it cannot have one name, so that
  /// `Orders` has an `OrdersGroup`.
  package func groupType(_ name: Name) -> Identifier {
    let member = member(name).name
    let capitalized = member.capitalizingHead
    if capitalized == member { return Identifier(member + "Group")! }
    return Identifier(
      Self.unusableNestedTypes.contains(capitalized) ? capitalized + "_" : capitalized)!
  }

  /// The enum or struct of an endpoint's answer: `FindOneResponse`.
  package func responseType(_ name: Name) -> Identifier {
    Identifier(member(name).name.capitalizingHead + "Response")!
  }

  private func identifier(_ name: Name, avoiding unusable: [String]) -> Identifier {
    var text = name.swift
    if convertsCase, name.override == nil { text = Self.camelCased(text) }
    let identifier = Identifier(text) ?? Self.derived(from: text, isType: false)
    return unusable.contains(identifier.name) ? Identifier(identifier.name + "_")! : identifier
  }

  /// Not even backticks make these work (measured with Swift 6.3.1); `hashValue` would be taken for the deprecated
  /// requirement of `Hashable`, `RawValue` and `CodingKeys` for the types of these names that a protocol looks for.
  private static let unusableMembers = ["self", "hashValue", "RawValue", "CodingKeys"]
  private static let unusableCases = [
    "self", "Self", "Type", "Protocol", "Variables", "RawValue", "CodingKeys",
  ]

  /// `Foo.Type` is the metatype, whatever is declared, and `Foo.Variables` what the target needs.
  private static let unusableNestedTypes = ["Type", "Protocol", "Self", "Variables"]

  private static func camelCased(_ text: String) -> String {
    let words = text.split(separator: "_", omittingEmptySubsequences: false)
    guard !words.contains(where: \.isEmpty) else { return text }
    // All in capitals is how a constant is written, not an acronym.
    let isShouted = !text.contains(where: \.isLowercase)
    return words.enumerated().map { index, word in
      let word = isShouted ? word.lowercased() : String(word)
      return index == 0 ? word.loweringHead : word.capitalizingHead
    }.joined()
  }

  // MARK: Names of keys that are no identifiers

  /// `selfHarmIntent` of `self-harm/intent`, `_16x16`, `plus1` of `+1`, `empty` of nothing.
  static func derived(from text: String, isType: Bool) -> Identifier {
    var name = ""
    var startsWord = false
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if Identifier.isHead(scalar) || (Identifier.isContinuation(scalar) && scalar.value != 0x200D)
      {
        // A mark that combines with what stands before it cannot begin a name.
        if name.isEmpty, !Identifier.isHead(scalar), !("0"..."9").contains(scalar) {
          append("u" + String(scalar.value, radix: 16), to: &name, startsWord: startsWord)
          continue
        }
        let piece = String(scalar)
        name += startsWord && !name.isEmpty ? piece.uppercased() : piece
        startsWord = false
      } else {
        let isBetween = index > 0 && index < scalars.count - 1 && !name.isEmpty
        if !(isBetween && separators.contains(scalar)) {
          append(
            words[scalar] ?? "u" + String(scalar.value, radix: 16), to: &name, startsWord: true)
        }
        startsWord = true
      }
    }
    if name.isEmpty || name == "_" { name = text.isEmpty ? "empty" : "underscore" }
    if let first = name.unicodeScalars.first, ("0"..."9").contains(first) { name = "_" + name }
    if isType { name = name.capitalizingHead }
    return Identifier(name) ?? Identifier("unnamed")!
  }

  private static func append(_ word: String, to name: inout String, startsWord: Bool) {
    name += startsWord && !name.isEmpty ? word.capitalizingHead : word
  }

  /// What only keeps words apart, when it stands between two.
  private static let separators = Set(" -./:,;_()[]{}'\"".unicodeScalars)

  private static let words: [Unicode.Scalar: String] = [
    "+": "plus", "-": "minus", "<": "lessThan", ">": "greaterThan", "=": "equal", "!": "not",
    "$": "dollar", "%": "percent", "&": "and", "*": "star", "@": "at", "#": "hash", "?": "question",
    "/": "slash", "\\": "backslash", ".": "dot", ",": "comma", ":": "colon", ";": "semicolon",
    "|": "or", "~": "tilde", "^": "caret", "(": "openParenthesis", ")": "closeParenthesis",
    "[": "openBracket", "]": "closeBracket", "{": "openBrace", "}": "closeBrace", "'": "quote",
    "\"": "doubleQuote", "`": "backtick", " ": "space", "\t": "tab", "\n": "newline",
    "…": "ellipsis", "€": "euro", "£": "pound", "¥": "yen", "°": "degree", "×": "times",
  ]
}

extension String {
  fileprivate var capitalizingHead: String { prefix(1).uppercased() + dropFirst() }
}

import APIModel

/// What a server sees of an address: its text, and where values stand in it.
///
/// An argument has only its place, since which one stands there is told of the argument itself.
struct WireAddress: Hashable {
  indirect enum Part: Hashable {
    case text(String)
    case variable(String)
    case argument
    case optional([Part])
  }

  private(set) var parts: [Part] = []

  init() {}

  init(_ template: TextTemplate, _ renaming: Renaming) {
    for part in template.parts {
      switch part {
      case .text(let text): append(text)
      case .reference(let reference): parts.append(Self.part(reference, renaming))
      }
    }
  }

  init(_ path: PathTemplate, _ renaming: Renaming) {
    for part in Self.parts(path.parts, renaming) { append(part) }
    // It is joined with one slash, whoever writes it; alone it is a path of its own.
    guard case .text(let text)? = parts.first, text.hasPrefix("/"), parts != [.text("/")] else {
      return
    }
    parts[0] = .text(String(text.dropFirst()))
    if text == "/" { parts.removeFirst() }
  }

  /// Joined as the runtime does it, with one `/` at the seam.
  func joined(_ path: WireAddress) -> WireAddress {
    guard let first = path.parts.first else { return self }
    var result = self
    if !parts.isEmpty, !result.endsWithSlash {
      switch first {
      case .text(let text) where text.hasPrefix("?") || text == "/": break
      case .optional: break
      case .text, .variable, .argument: result.append("/")
      }
    }
    for part in path.parts { result.append(part) }
    return result
  }

  private var endsWithSlash: Bool {
    if case .text(let text)? = parts.last { text.hasSuffix("/") } else { false }
  }

  private mutating func append(_ part: Part) {
    if case .text(let text) = part { append(text) } else { parts.append(part) }
  }

  private mutating func append(_ text: String) {
    if case .text(let before)? = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else if !text.isEmpty {
      parts.append(.text(text))
    }
  }

  private static func part(_ reference: Reference, _ renaming: Renaming) -> Part {
    switch reference.kind {
    case .argument: .argument
    case .variable: .variable(renaming(reference).key)
    }
  }

  private static func parts(_ parts: [PathTemplate.Part], _ renaming: Renaming) -> [Part] {
    parts.map { part in
      switch part {
      case .text(let text): .text(text)
      case .argument(let reference, _): self.part(reference, renaming)
      case .optional(let inner): .optional(self.parts(inner, renaming))
      }
    }
  }
}

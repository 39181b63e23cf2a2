/// The source of a support file, of which a module gets what its specs use.
///
/// Lines between `#if uses(retries)` and `#endif` are left out where nothing uses that subject; `#else` and
/// `uses(a) || uses(b)` mean what they mean in Swift, whose own `#if` stays as it is.
struct SupportText {
  private let lines: [Substring]

  init(_ texts: [String]) {
    lines = texts.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
  }

  private enum Block {
    /// Swift's own.
    case swifts
    case ours(isWanted: Bool)
  }

  func text(using subjects: Set<SupportSubject>) -> String {
    var blocks: [Block] = []
    var result: [Substring] = []
    for line in lines {
      let directive = line.drop { $0 == " " }
      if directive.hasPrefix("#if uses(") {
        blocks.append(.ours(isWanted: Self.holds(directive.dropFirst("#if ".count), subjects)))
        continue
      } else if directive.hasPrefix("#if ") {
        blocks.append(.swifts)
      } else if directive == "#else", case .ours(let isWanted)? = blocks.last {
        blocks[blocks.count - 1] = .ours(isWanted: !isWanted)
        continue
      } else if directive == "#endif", case .ours? = blocks.popLast() {
        continue
      }
      let isWanted = blocks.allSatisfy {
        if case .ours(let isWanted) = $0 { isWanted } else { true }
      }
      if isWanted { Self.add(line, to: &result) }
    }
    precondition(blocks.isEmpty, "a block of the support files has no end")
    while result.last?.isEmpty == true { result.removeLast() }
    return result.joined(separator: "\n")
  }

  /// Blank lines around what was left out become one, or none at the edge of a body.
  private static func add(_ line: Substring, to result: inout [Substring]) {
    let isClosing = line.drop { $0 == " " }.hasPrefix("}")
    if isClosing { while result.last?.isEmpty == true { result.removeLast() } }
    if line.isEmpty {
      guard let last = result.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    }
    result.append(line)
  }

  private static func holds(_ condition: Substring, _ subjects: Set<SupportSubject>) -> Bool {
    condition.split(separator: " || ").contains { term in
      let name = term.dropFirst("uses(".count).dropLast()
      guard let subject = SupportSubject(rawValue: String(name)) else {
        preconditionFailure("the support files speak of no subject '\(name)'")
      }
      return subjects.contains(subject)
    }
  }
}

/// Where a line of code that is too long can be broken, as `swift format` breaks it.
///
/// Only its own punctuation counts: what stands in brackets, or in a string literal, stays together.
struct LineBreaks {
  /// In front of each type of an inheritance list, of an argument's type, and of the value that something is given.
  private(set) var places: [String.Index] = []
  /// The brackets at the end: behind the opening one, and at the closing one.
  private(set) var brackets: (inner: String.Index, end: String.Index)?

  init(_ text: String) {
    var scanner = Scanner(text: text)
    var opening: [String.Index] = []
    var outermost: String.Index?
    var hasValue = false
    // The type of a property stands beside its name.
    let isProperty = ["var ", "let "].contains { text.hasPrefix($0) || text.contains(" " + $0) }
    while let index = scanner.next() {
      let behind = text.utf8.index(after: index)
      switch text.utf8[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        opening.append(behind)
        outermost = opening.first
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        _ = opening.popLast()
        if opening.isEmpty, behind == text.endIndex, let inner = outermost, inner < index {
          brackets = (inner, index)
        }
      case UInt8(ascii: "="):
        guard opening.isEmpty, !hasValue, text[behind...].hasPrefix(" ") else { continue }
        places.append(behind)
        hasValue = true
      case UInt8(ascii: ":"), UInt8(ascii: ","):
        let isFree = opening.isEmpty && !hasValue && !isProperty
        if isFree, text[behind...].hasPrefix(" ") { places.append(behind) }
      default: break
      }
    }
  }
}

/// Walks over the characters of code that are in no string literal.
private struct Scanner {
  private let bytes: Substring.UTF8View
  private var position: String.Index
  /// How many `#` each literal around has, and how many brackets of code are open in its interpolation.
  private var literals: [(hashes: Int, brackets: Int)] = []
  private var hashes = 0

  init(text: String) {
    bytes = text[...].utf8
    position = bytes.startIndex
  }

  mutating func next() -> String.Index? {
    while position < bytes.endIndex {
      let index = position
      let byte = bytes[index]
      position = bytes.index(after: index)
      if let literal = literals.last, literal.brackets == 0 {
        readLiteral(byte, literal.hashes)
        continue
      }
      defer { hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0 }
      guard byte != UInt8(ascii: "\"") else {
        literals.append((hashes, 0))
        continue
      }
      guard !literals.isEmpty else { return index }
      if byte == UInt8(ascii: "(") { literals[literals.count - 1].brackets += 1 }
      if byte == UInt8(ascii: ")") { literals[literals.count - 1].brackets -= 1 }
    }
    return nil
  }

  private mutating func readLiteral(_ byte: UInt8, _ hashes: Int) {
    if byte == UInt8(ascii: "\""), skip(hashes) {
      literals.removeLast()
    } else if byte == UInt8(ascii: "\\"), skip(hashes), position < bytes.endIndex {
      if bytes[position] == UInt8(ascii: "(") { literals[literals.count - 1].brackets = 1 }
      position = bytes.index(after: position)
    }
  }

  /// Goes on behind as many `#`; false when fewer stand there.
  private mutating func skip(_ count: Int) -> Bool {
    let rest = bytes[position...].prefix(count)
    guard rest.count == count, rest.allSatisfy({ $0 == UInt8(ascii: "#") }) else { return false }
    position = rest.endIndex
    return true
  }
}

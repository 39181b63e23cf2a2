/// What a sentence says: as a reader sees it, who gets long values cut, and whole, so that two changes that look alike
/// stay two.
struct Phrase: Hashable, Sendable {
  private(set) var shown: String
  private(set) var whole: String

  static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(shown: left.shown + right.shown, whole: left.whole + right.whole)
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(shown: text, whole: text) }
  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var phrase: Phrase = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { appendInterpolation(literal) }
    mutating func appendInterpolation(_ number: Int) { appendInterpolation(String(number)) }
    mutating func appendInterpolation(_ text: String) {
      phrase.shown += text
      phrase.whole += text
    }
    mutating func appendInterpolation(_ phrase: Phrase) {
      self.phrase.shown += phrase.shown
      self.phrase.whole += phrase.whole
    }
  }
}

extension Collection<Phrase> {
  func joined(separator: Phrase) -> Phrase {
    guard let first else { return "" }
    return dropFirst().reduce(first) { $0 + separator + $1 }
  }
}

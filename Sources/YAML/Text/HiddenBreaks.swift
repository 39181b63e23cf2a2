/// The characters NEL, LS and PS: text in YAML 1.2 (5.4), and ends of lines in YAML 1.1, as libyaml has it, which would
/// cut a text there or fold it.
///
/// Each is replaced by a character of the same length that the text lacks, so that all places stay; `restored` undoes
/// that in what libyaml gives.
struct HiddenBreaks {
  /// The text without them.
  let bytes: [UInt8]
  /// What was put for what.
  private let replacements: [Unicode.Scalar: Unicode.Scalar]

  private static let breaks: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]

  /// Nil when there are none, or when there is no character left for one.
  init?(in bytes: [UInt8]) {
    let present = Self.breaks.filter { bytes.contains(Array(String($0).utf8)) }
    guard !present.isEmpty else { return nil }
    var replacements: [Unicode.Scalar: Unicode.Scalar] = [:]
    var all = bytes
    for scalar in present {
      // Letters of N'Ko have two bytes, characters of private use three.
      let candidates: ClosedRange<UInt32> = scalar.value < 0x800 ? 0x7C0...0x7FF : 0xE800...0xF8FF
      let unused = candidates.lazy.compactMap(Unicode.Scalar.init).first {
        replacements[$0] == nil && !bytes.contains(Array(String($0).utf8))
      }
      guard let unused else { return nil }
      replacements[unused] = scalar
      all.replace(Array(String(scalar).utf8), with: Array(String(unused).utf8))
    }
    self.bytes = all
    self.replacements = replacements
  }

  func restored(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { replacements[$0] != nil }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { replacements[$0] ?? $0 }))
  }
}

extension [UInt8] {
  /// Puts one sequence for another of the same length.
  fileprivate mutating func replace(_ old: [UInt8], with new: [UInt8]) {
    for start in indices(of: old[0]) where self[start...].starts(with: old) {
      replaceSubrange(start..<start + old.count, with: new)
    }
  }
}

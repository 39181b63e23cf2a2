/// Looks for words in names. On bytes, since every header and key of every logged call is looked at.
struct SecretWords: Sendable {
  private let long: [[UInt8]]
  private let short: Set<[UInt8]>

  init(_ words: Set<String>) {
    let plain = words.map { Self.plain($0) }.filter { !$0.isEmpty }
    long = plain.filter { $0.count > 3 }
    short = Set(plain.filter { $0.count <= 3 })
  }

  var isEmpty: Bool { long.isEmpty && short.isEmpty }

  func occur(in name: String) -> Bool {
    let plain = Self.plain(name)
    return long.contains { Self.occurs($0, in: plain) }
      || !short.isEmpty && Self.parts(of: name).contains(where: short.contains)
  }

  /// In lower case, without `-` and `_`.
  private static func plain(_ name: String) -> [UInt8] {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    let bytes = isASCII ? name.utf8.map(lowercased) : Array(name.lowercased().utf8)
    return bytes.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
  }

  private static func occurs(_ word: [UInt8], in name: [UInt8]) -> Bool {
    guard name.count >= word.count else { return false }
    return (0...(name.count - word.count)).contains { start in
      name[start] == word[0] && name[start..<(start + word.count)].elementsEqual(word)
    }
  }

  /// `userPin`, `user_pin` and `USER-PIN` have the parts `user` and `pin`.
  private static func parts(of name: String) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var wasLower = false
    for byte in name.utf8 {
      let isUpper = byte >= 0x41 && byte <= 0x5A
      let isWord = isUpper || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte >= 0x80
      if !isWord || isUpper && wasLower { parts.append([]) }
      if isWord { parts[parts.count - 1].append(lowercased(byte)) }
      wasLower = isWord && !isUpper
    }
    return parts
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}

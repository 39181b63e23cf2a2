/// A text cut into lines as libyaml counts them: LF, CRLF, CR, and, unlike editors, NEL, LS and PS.
struct MarkedLines {
  let bytes: [UInt8]
  /// Where each line begins, in bytes.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let length = Self.breakLength(bytes, at: index)
        index += max(1, length)
        if length > 0 { starts.append(index) }
      }
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// The scalars of a line, without what ends it; empty behind the last line.
  func line(_ number: Int) -> [Unicode.Scalar] {
    guard starts.indices.contains(number) else { return [] }
    let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    var scalars = Array(String(decoding: bytes[starts[number]..<end], as: UTF8.self).unicodeScalars)
    while let last = scalars.last, Self.breaks.contains(last) { scalars.removeLast() }
    return scalars
  }

  /// Where a byte stands.
  func mark(ofByte offset: Int) -> Mark {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[starts[low]..<min(offset, bytes.count)]
    return Mark(line: low, column: Self.scalars(in: before))
  }

  /// How many bytes stand before a place, which may lie behind the end of its line.
  func offset(of mark: Mark) -> Int {
    guard starts.indices.contains(mark.line) else { return bytes.count }
    var offset = starts[mark.line]
    let end = mark.line + 1 < starts.count ? starts[mark.line + 1] : bytes.count
    var left = mark.column
    while offset < end {
      // The bytes 10xxxxxx go on with a scalar.
      if bytes[offset] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      offset += 1
    }
    return offset
  }

  private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

  private static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// The bytes of the line break at an index; 0 when there is none.
  private static func breakLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func byte(_ distance: Int) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }
    switch byte(0) {
    case 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}

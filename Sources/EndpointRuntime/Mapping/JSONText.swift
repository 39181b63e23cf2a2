import Foundation

/// The bytes of a JSON text as UTF-8, whatever they came in.
enum JSONText {
  /// The encoding is told by a byte order mark, or by where the zero bytes are among the first four: JSON begins with
  /// ASCII (RFC 4627, section 3). Eight zero bytes follow what is counted; the caller frees it.
  static func utf8(_ data: Data) -> (bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    data.withUnsafeBytes { raw in
      let head = (0..<4).map { $0 < raw.count ? raw[$0] : 0xFF }
      switch (head[0], head[1], head[2], head[3]) {
      case (0xEF, 0xBB, 0xBF, _): return copy(UnsafeRawBufferPointer(rebasing: raw.dropFirst(3)))
      case (0xFF, 0xFE, 0, 0): return utf32(raw.dropFirst(4), isBigEndian: false)
      case (0, 0, 0xFE, 0xFF): return utf32(raw.dropFirst(4), isBigEndian: true)
      case (0xFF, 0xFE, _, _): return utf16(raw.dropFirst(2), isBigEndian: false)
      case (0xFE, 0xFF, _, _): return utf16(raw.dropFirst(2), isBigEndian: true)
      case (0, 0, 0, 1...) where raw.count >= 4: return utf32(raw[...], isBigEndian: true)
      case (1..., 0, 0, 0) where raw.count >= 4: return utf32(raw[...], isBigEndian: false)
      case (0, 1..., _, _) where raw.count >= 2: return utf16(raw[...], isBigEndian: true)
      case (1..., 0, _, _) where raw.count >= 2: return utf16(raw[...], isBigEndian: false)
      default: return copy(raw)
      }
    }
  }

  private static func copy(_ raw: UnsafeRawBufferPointer) -> (UnsafeMutablePointer<UInt8>, Int) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: raw.count + 8)
    (bytes + raw.count).initialize(repeating: 0, count: 8)
    if let start = raw.baseAddress {
      UnsafeMutableRawPointer(bytes).copyMemory(from: start, byteCount: raw.count)
    }
    return (bytes, raw.count)
  }

  private static func utf16(
    _ raw: Slice<UnsafeRawBufferPointer>, isBigEndian: Bool
  ) -> (UnsafeMutablePointer<UInt8>, Int) {
    let bytes = Array(raw)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return copy(String(decoding: units, as: UTF16.self))
  }

  private static func utf32(
    _ raw: Slice<UnsafeRawBufferPointer>, isBigEndian: Bool
  ) -> (UnsafeMutablePointer<UInt8>, Int) {
    let bytes = Array(raw)
    let units = stride(from: 0, to: bytes.count - 3, by: 4).map { index in
      bytes[index..<index + 4].reversed(if: !isBigEndian).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    return copy(String(decoding: units, as: UTF32.self))
  }

  private static func copy(_ text: String) -> (UnsafeMutablePointer<UInt8>, Int) {
    var text = text
    return text.withUTF8 { copy(UnsafeRawBufferPointer($0)) }
  }
}

extension ArraySlice {
  fileprivate func reversed(if condition: Bool) -> [Element] {
    condition ? Array(reversed()) : Array(self)
  }
}

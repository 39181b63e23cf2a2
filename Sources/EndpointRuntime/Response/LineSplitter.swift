import Foundation

/// Cuts bytes that come in pieces into lines.
struct LineSplitter {
  private var line: [UInt8] = []
  /// A CR was the last byte: an LF that follows belongs to it.
  private var endedWithCR = false

  /// The lines that the piece ends.
  mutating func add(_ piece: Data) -> [String] {
    var lines: [String] = []
    for byte in piece {
      if byte == 0x0A, endedWithCR {
        endedWithCR = false
        continue
      }
      endedWithCR = byte == 0x0D
      if byte == 0x0A || byte == 0x0D {
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      } else {
        line.append(byte)
      }
    }
    return lines
  }

  /// The line that no end followed; nil when it is empty.
  mutating func finish() -> String? {
    guard !line.isEmpty else { return nil }
    defer { line = [] }
    return String(decoding: line, as: UTF8.self)
  }
}

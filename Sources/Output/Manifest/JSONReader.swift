/// Reads JSON (RFC 8259): the manifest and the journal, files that the tool wrote itself.
enum JSONReader {
  enum Value: Hashable {
    case null
    case bool(Bool)
    /// As written.
    case number(String)
    case string(String)
    case array([Value])
    /// Of a name given twice the last counts.
    case object([String: Value])
  }

  /// Nil for what is no JSON, or nests deeper than 32 levels.
  static func read(_ bytes: [UInt8]) -> Value? {
    var scanner = Scanner(bytes: bytes)
    guard let value = scanner.value(depth: 0) else { return nil }
    scanner.skipBlanks()
    return scanner.index == bytes.count ? value : nil
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func value(depth: Int) -> Value? {
      skipBlanks()
      guard depth <= 32, index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "{"): return object(depth: depth)
      case UInt8(ascii: "["): return array(depth: depth)
      case UInt8(ascii: "\""): return string().map(Value.string)
      case UInt8(ascii: "n"): return take("null") ? .null : nil
      case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
      default: return number()
      }
    }

    private mutating func object(depth: Int) -> Value? {
      index += 1
      var members: [String: Value] = [:]
      if take("}") { return .object(members) }
      repeat {
        skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), let key = string(),
          take(":"),
          let value = value(depth: depth + 1)
        else { return nil }
        members[key] = value
      } while take(",")
      return take("}") ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> Value? {
      index += 1
      var items: [Value] = []
      if take("]") { return .array(items) }
      repeat {
        guard let item = value(depth: depth + 1) else { return nil }
        items.append(item)
      } while take(",")
      return take("]") ? .array(items) : nil
    }

    private mutating func number() -> Value? {
      let start = index
      let allowed = Array("+-.eE0123456789".utf8)
      while index < bytes.count, allowed.contains(bytes[index]) { index += 1 }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      return Double(text) == nil ? nil : .number(text)
    }

    private mutating func string() -> String? {
      index += 1
      var text: [UInt8] = []
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let escaped = escape() else { return nil }
          text += escaped
        case 0..<0x20: return nil
        default: text.append(byte)
        }
      }
      return nil
    }

    /// The bytes of what stands behind a backslash.
    private mutating func escape() -> [UInt8]? {
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "r"): return [0x0D]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "b"): return [0x08]
      case UInt8(ascii: "f"): return [0x0C]
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
      case UInt8(ascii: "u"):
        // The tool writes no escapes of surrogates: it writes the character.
        guard index + 4 <= bytes.count,
          let code = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(code)
        else { return nil }
        index += 4
        return Array(String(scalar).utf8)
      default: return nil
      }
    }

    /// Skips blanks, then a text if it stands there.
    private mutating func take(_ text: StaticString) -> Bool {
      skipBlanks()
      let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      guard bytes[index...].starts(with: wanted) else { return false }
      index += wanted.count
      return true
    }

    mutating func skipBlanks() {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }
  }
}

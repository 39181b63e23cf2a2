public import Foundation

/// How bytes are written as text.
public enum DataFormat: Hashable, Sendable {
  case base64
  /// RFC 4648, section 5, without padding.
  case base64url
  /// Lower case; either case is read.
  case hex

  public func string(from data: Data) -> String {
    switch self {
    case .base64: return data.base64EncodedString()
    case .base64url:
      let text = data.base64EncodedString().utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        case UInt8(ascii: "="): nil
        default: byte
        }
      }
      return String(decoding: text, as: UTF8.self)
    case .hex:
      let digits = Array("0123456789abcdef".utf8)
      let text = data.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// Nil when the text is not in this format.
  public func data(from text: String) -> Data? {
    switch self {
    case .base64: return Data(base64Encoded: text)
    case .base64url:
      var text = text.replacing("-", with: "+").replacing("_", with: "/")
      while text.utf8.count % 4 != 0 { text += "=" }
      return Data(base64Encoded: text)
    case .hex:
      let utf8 = Array(text.utf8)
      guard utf8.count.isMultiple(of: 2) else { return nil }
      var data = Data(capacity: utf8.count / 2)
      for index in stride(from: 0, to: utf8.count, by: 2) {
        guard let high = Self.digit(utf8[index]), let low = Self.digit(utf8[index + 1]) else {
          return nil
        }
        data.append(high << 4 | low)
      }
      return data
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}

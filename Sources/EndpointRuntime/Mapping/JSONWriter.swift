public import Foundation

/// Writes compact JSON, piece by piece and in the order it is told.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.key("id")
/// writer.value(7)
/// writer.endObject()          // {"id":7}
/// ```
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8]
  private var needsComma = false
  private var depth = 0

  public init() { bytes = [] }

  public mutating func beginObject() { open(0x7B) }
  public mutating func endObject() { close(0x7D) }
  public mutating func beginArray() { open(0x5B) }
  public mutating func endArray() { close(0x5D) }

  /// The key of the value that is written next.
  public mutating func key(_ key: String) {
    separate()
    append(quoting: key)
    bytes.append(0x3A)
    needsComma = false
  }

  /// A whole value; the keys of its objects are sorted, so that equal values are equal bytes.
  public mutating func value(_ value: JSON) {
    if depth != LargeStack.threshold || value.isScalar {
      write(value)
      return
    }
    var deeper = self
    bytes = []
    // Without an error to throw, it cannot fail.
    if let written = try? LargeStack.run({
      deeper.write(value)
      return deeper
    }) {
      self = written
    }
  }

  private mutating func write(_ value: JSON) {
    switch value {
    case .null: raw("null")
    case .bool(let value): raw(value ? "true" : "false")
    case .number(let value): number(value)
    case .string(let value): string(value)
    case .array(let values):
      beginArray()
      for value in values { self.value(value) }
      endArray()
    case .object(let values):
      beginObject()
      // By bytes, not by String's order: that one folds canonical equivalents, and is slower.
      for (key, value) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
      {
        self.key(key)
        self.value(value)
      }
      endObject()
    }
  }

  public mutating func string(_ value: String) {
    separate()
    append(quoting: value)
  }

  public mutating func number(_ value: JSONNumber) { raw(value.description) }

  /// Text that is a whole JSON value already.
  public mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
    depth += 1
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
    depth -= 1
  }

  private mutating func append(quoting text: String) {
    bytes.append(0x22)
    Self.append(escaping: text, to: &bytes)
    bytes.append(0x22)
  }

  /// Appends text as it stands between the quotes of a JSON string. Only what RFC 8259 demands is escaped.
  public static func append(escaping text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        let byte = utf8[index]
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C else { continue }
        bytes.append(contentsOf: utf8[start..<index])
        start = index + 1
        bytes.append(0x5C)
        switch byte {
        case 0x22, 0x5C: bytes.append(byte)
        case 0x0A: bytes.append(0x6E)
        case 0x0D: bytes.append(0x72)
        case 0x09: bytes.append(0x74)
        case 0x08: bytes.append(0x62)
        case 0x0C: bytes.append(0x66)
        default:
          let digits = Array("0123456789abcdef".utf8)
          bytes += [0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }
}

extension JSON {
  /// The value as compact JSON in UTF-8, the keys of objects sorted.
  public func serialized() -> Data { Data(serializedBytes()) }

  func serializedBytes() -> [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}

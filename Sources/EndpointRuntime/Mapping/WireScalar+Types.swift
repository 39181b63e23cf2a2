import Foundation

extension String: WireScalar {
  static func value(of node: JSONNode) -> String? { node.string() }

  static func converted(from scalar: JSON) -> String? { scalar.text }
}

extension Bool: WireScalar {
  static func value(of node: JSONNode) -> Bool? { node.bool() }

  static func converted(from scalar: JSON) -> Bool? {
    switch scalar {
    case .number(let number):
      switch number.exactly(Int.self) {
      case 1: true
      case 0: false
      default: nil
      }
    case .string(let text):
      switch text.lowercased() {
      case "true", "yes", "y", "t", "on", "1": true
      case "false", "no", "n", "f", "off", "0": false
      default: nil
      }
    case .bool(let value): value
    case .null, .array, .object: nil
    }
  }
}

extension WireScalar where Self: FixedWidthInteger {
  static func value(of node: JSONNode) -> Self? { node.integer(Self.self) }

  static func converted(from scalar: JSON) -> Self? {
    scalar.lenientNumber?.exactly(Self.self)
  }
}

extension Int: WireScalar {}
extension Int8: WireScalar {}
extension Int16: WireScalar {}
extension Int32: WireScalar {}
extension Int64: WireScalar {}
extension UInt: WireScalar {}
extension UInt8: WireScalar {}
extension UInt16: WireScalar {}
extension UInt32: WireScalar {}
extension UInt64: WireScalar {}

extension Double: WireScalar {
  static func value(of node: JSONNode) -> Double? { node.double() }
  static func converted(from scalar: JSON) -> Double? { scalar.lenientNumber?.double }
}

extension Float: WireScalar {
  static func value(of node: JSONNode) -> Float? { node.number()?.float }
  static func converted(from scalar: JSON) -> Float? { scalar.lenientNumber?.float }
}

extension Decimal: WireScalar {
  static func value(of node: JSONNode) -> Decimal? { node.decimal() }
  static func converted(from scalar: JSON) -> Decimal? { scalar.lenientNumber?.decimal }
}

extension URL: WireScalar {
  static func value(of node: JSONNode) -> URL? {
    node.string().flatMap { $0.isEmpty ? nil : URL(string: $0) }
  }
}

extension UUID: WireScalar {
  static func value(of node: JSONNode) -> UUID? { node.string().flatMap { UUID(uuidString: $0) } }
}

extension Day: WireScalar {
  static func value(of node: JSONNode) -> Day? { node.string().flatMap { Day($0) } }
}

extension JSON: WireScalar {
  static func value(of node: JSONNode) -> JSON? { node.json() }
}

extension JSONNumber: WireScalar {
  static func value(of node: JSONNode) -> JSONNumber? { node.number() }
  static func converted(from scalar: JSON) -> JSONNumber? { scalar.lenientNumber }
}

extension JSON {
  /// The number of text that is one; unlike JSON's own numbers it may have a plus sign, leading zeros and space around it.
  fileprivate var lenientNumber: JSONNumber? {
    guard case .string(let text) = self else { return number }
    var digits = Substring(text)
    while digits.first?.isWhitespace == true { digits.removeFirst() }
    while digits.last?.isWhitespace == true { digits.removeLast() }
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    while digits.first == "0", digits.dropFirst().first?.isNumber == true { digits.removeFirst() }
    return JSONNumber(text: (isNegative ? "-" : "") + digits)
  }
}

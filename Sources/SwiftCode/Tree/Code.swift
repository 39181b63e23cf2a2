/// A stretch of Swift source.
///
/// It is made of literals in our own source and of what they interpolate, and only what is safe to print can
/// be interpolated: an `Identifier` in a role, a `StringLiteral`, a number, other `Code`. Text from a spec
/// has no way in.
package struct Code: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String

  package init(stringLiteral value: String) { text = value }
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    var text: String

    package init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      // The compiler passes the nothing between two interpolations, too.
      if !literal.isEmpty { text += literal }
    }
    package mutating func appendInterpolation(
      _ identifier: Identifier, as role: Identifier.Role = .member
    ) {
      text += identifier.text(as: role)
    }
    package mutating func appendInterpolation(_ literal: StringLiteral) { text += literal.source }
    /// A literal without `#` around it, as an attribute's argument must be.
    package mutating func appendInterpolation(undelimited literal: StringLiteral) {
      text += literal.undelimitedSource
    }
    package mutating func appendInterpolation(_ code: Code) { text += code.text }
    package mutating func appendInterpolation(_ number: NumberLiteral) { text += number.text }
    package mutating func appendInterpolation(_ number: Int) {
      text += NumberLiteral.grouped("\(number)")
    }
  }

  package var isEmpty: Bool { text.isEmpty }
}

extension [Code] {
  /// The pieces in one, with `separator` between them.
  package func joined(_ separator: Code = ", ") -> Code {
    guard var result = first else { return "" }
    for piece in dropFirst() { result = "\(result)\(separator)\(piece)" }
    return result
  }
}

/// A number as Swift writes it, long ones with their digits in groups of three.
package struct NumberLiteral: Hashable, Sendable {
  package let text: String

  /// Nil unless `text` is a decimal number as JSON writes it, such as `-12.5e3`; leading zeros are dropped.
  package init?(_ text: String) {
    var rest = Substring(text)
    let sign = rest.first == "-" ? "-" : ""
    rest = rest.dropFirst(sign.count)
    let whole = Self.digits(&rest)
    guard !whole.isEmpty else { return nil }
    var tail = ""
    if rest.first == "." {
      rest.removeFirst()
      let fraction = Self.digits(&rest)
      guard !fraction.isEmpty else { return nil }
      tail += "." + fraction
    }
    if let mark = rest.first, mark == "e" || mark == "E" {
      rest.removeFirst()
      tail += "e"
      if let sign = rest.first, sign == "-" || sign == "+" { tail.append(rest.removeFirst()) }
      let exponent = Self.digits(&rest)
      guard !exponent.isEmpty else { return nil }
      tail += exponent
    }
    guard rest.isEmpty else { return nil }
    let significant = whole.drop { $0 == "0" }
    self.text = sign + Self.grouped(significant.isEmpty ? "0" : String(significant)) + tail
  }

  private static func digits(_ rest: inout Substring) -> Substring {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits
  }

  static func grouped(_ number: String) -> String {
    let sign = number.hasPrefix("-") ? "-" : ""
    let digits = number.dropFirst(sign.count)
    guard digits.count > 6 else { return number }
    var result = sign
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result += "_" }
      result.append(digit)
    }
    return result
  }
}

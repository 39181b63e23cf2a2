/// Numbers as a query, a form, a path or a header has them.
enum PlainNumber {
  /// The digits of a number of JSON, without an exponent as long as the value is below 1e15.
  ///
  /// Swift writes `1e-05`, which many servers read as text.
  static func text(_ number: JSONNumber) -> String {
    let text = number.description
    guard text.utf8.contains(where: { $0 | 0x20 == 0x65 }) else { return text }
    return expanded(text) ?? text
  }

  /// Nil for what stays with its exponent: values from 1e15, and exponents that no Double has.
  private static func expanded(_ text: String) -> String? {
    let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
    guard parts.count == 2, let exponent = Int(parts[1]), exponent > -400, exponent < 15 else {
      return nil
    }
    var mantissa = parts[0]
    let sign = mantissa.first == "-" ? "-" : ""
    mantissa = mantissa.dropFirst(sign.count)
    let halves = mantissa.split(separator: ".")
    let digits = halves.joined()
    // Where the point stands, counted from the first digit.
    let point = halves[0].count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count {
      return point > 15 ? nil : sign + digits + String(repeating: "0", count: point - digits.count)
    }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}

/// What the numbers at one place have in common.
struct NumberShape {
  /// Without a fraction and an exponent.
  var areWhole: Bool
  var fitInt: Bool
  var fitUInt64: Bool
  /// 0 and 1 alone.
  var areBits: Bool
  var fitDouble: Bool
  var fitDecimal: Bool
  /// The most digits of one of them, zeros at the ends not counted.
  var digits: Int
  /// One was written with a zero at the end, such as `12.50`: whoever writes that counts in decimals.
  var keepsZeros: Bool
  /// The units in which all of them are moments between 2000 and 2100.
  var epochs: Set<Epoch>

  enum Epoch: String { case seconds, milliseconds }

  /// - Parameter text: a number of JSON, as written.
  init(_ text: String) {
    let parts = text.lowercased().split(separator: "e", maxSplits: 1)
    let mantissa = parts[0].drop { $0 == "-" }
    let exponent = parts.count > 1 ? Int(parts[1]) ?? (parts[1].first == "-" ? -9999 : 9999) : 0
    let point = mantissa.split(separator: ".", maxSplits: 1)
    let significant = mantissa.filter { $0 != "." }.drop { $0 == "0" }
    let double = Double(text) ?? .infinity
    areWhole = parts.count == 1 && point.count == 1
    fitInt = areWhole && Int64(text) != nil
    fitUInt64 = areWhole && UInt64(text) != nil
    areBits = text == "0" || text == "1"
    fitDouble = double.isFinite
    digits = significant.count - significant.reversed().prefix { $0 == "0" }.count
    fitDecimal = digits <= 38 && abs(exponent) + mantissa.count <= 100
    keepsZeros = point.count > 1 && point[1].last == "0" && point[1] != "0"
    epochs = []
    if Self.recent.contains(double) { epochs.insert(.seconds) }
    if Self.recent.contains(double / 1000) { epochs.insert(.milliseconds) }
  }

  private static let recent = 946_684_800.0...4_102_444_800.0

  func merged(with other: NumberShape) -> NumberShape {
    var merged = self
    merged.areWhole = areWhole && other.areWhole
    merged.fitInt = fitInt && other.fitInt
    merged.fitUInt64 = fitUInt64 && other.fitUInt64
    merged.areBits = areBits && other.areBits
    merged.fitDouble = fitDouble && other.fitDouble
    merged.fitDecimal = fitDecimal && other.fitDecimal
    merged.digits = max(digits, other.digits)
    merged.keepsZeros = keepsZeros || other.keepsZeros
    merged.epochs = epochs.intersection(other.epochs)
    return merged
  }
}

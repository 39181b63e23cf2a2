import Foundation

/// The parts of a moment in the proleptic Gregorian calendar, without a time zone.
///
/// By hand, since `Calendar` costs microseconds a date. The arithmetic is Howard Hinnant's
/// "chrono-compatible low-level date algorithms".
struct CivilTime {
  var year: Int, month: Int, dayOfMonth: Int
  var hour = 0, minute = 0, second = 0
  var nanosecond = 0

  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    dayOfMonth = day
  }

  init(day: Day) { self.init(year: day.year, month: day.month, day: day.day) }

  /// Moments beyond what 64 bits of milliseconds hold are pulled to the edge.
  init(seconds: Double) {
    let limit = 9e15
    self.init(
      milliseconds: Int64((min(max(seconds.isNaN ? 0 : seconds * 1000, -limit), limit)).rounded()))
  }

  /// To the microsecond, which a `Date` of our times just holds.
  init(microseconds seconds: Double) {
    let limit = 9e12
    let whole = seconds.isNaN ? 0 : min(max(seconds, -limit), limit).rounded(.down)
    let microseconds = ((seconds - whole) * 1e6).rounded()
    self.init(milliseconds: Int64(whole) * 1000)
    guard microseconds >= 0, microseconds <= 1e6 else { return }
    if microseconds == 1e6 {
      self.init(milliseconds: Int64(whole) * 1000 + 1000)
    } else {
      nanosecond = Int(microseconds) * 1000
    }
  }

  init(milliseconds: Int64) {
    let dayLength: Int64 = 86_400_000
    let days = Int(milliseconds / dayLength - (milliseconds % dayLength < 0 ? 1 : 0))
    let rest = Int(milliseconds - Int64(days) * dayLength)
    // The cycle of 400 years begins on March 1st, so that the leap day comes last.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = rest / 3_600_000
    minute = rest / 60_000 % 60
    second = rest / 1000 % 60
    nanosecond = rest % 1000 * 1_000_000
  }

  var day: Day { Day(year: year, month: month, day: dayOfMonth) }

  var daysSince1970: Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + dayOfMonth - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Sunday is 0.
  var weekday: Int { ((daysSince1970 + 4) % 7 + 7) % 7 }

  /// The moment, if the parts are those of a clock that is `offset` seconds ahead of UTC.
  func date(offset: Int = 0) -> Date {
    let seconds = daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Date(timeIntervalSince1970: Double(seconds) + Double(nanosecond) / 1e9)
  }

  /// The moment, if the parts are those of a clock in a time zone.
  func date(in timeZone: TimeZone) -> Date {
    // The offset is that of the moment sought: guess by UTC, then look again.
    let guess = date()
    let first = timeZone.secondsFromGMT(for: guess)
    let second = timeZone.secondsFromGMT(for: guess - Double(first))
    return guess - Double(second)
  }

  var isValid: Bool {
    Self.isDay(year: year, month: month, day: dayOfMonth) && hour < 24 && minute < 60
      && second <= 60
  }

  static func isDay(year: Int, month: Int, day: Int) -> Bool {
    guard (1...12).contains(month), day >= 1 else { return false }
    return day <= daysIn(month, of: year)
  }

  private static func daysIn(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func append(_ number: Int, width: Int, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(0x2D) }
    var rest = number.magnitude
    var digits = 1
    var power: UInt = 1
    while digits < width || rest / power >= 10 {
      power *= 10
      digits += 1
    }
    while power > 0 {
      bytes.append(0x30 + UInt8(rest / power))
      rest %= power
      power /= 10
    }
  }
}

/// Reads numbers of a fixed width from ASCII text.
struct DigitReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func number(_ width: Int) -> Int? {
    guard index + width <= bytes.count else { return nil }
    var value = 0
    for offset in 0..<width {
      let digit = bytes[index + offset] &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    index += width
    return value
  }

  /// As many digits as there are, at most `limit`.
  mutating func digits(upTo limit: Int) -> (value: Int, count: Int)? {
    var value = 0
    var count = 0
    while count < limit, let byte = next, byte &- 0x30 < 10 {
      value = value * 10 + Int(byte &- 0x30)
      count += 1
      index += 1
    }
    return count > 0 ? (value, count) : nil
  }

  /// The digits of a fraction as nanoseconds; what is finer is dropped.
  mutating func fraction() -> Int? {
    guard let (value, count) = digits(upTo: 9) else { return nil }
    while let byte = next, byte &- 0x30 < 10 { index += 1 }
    return (count..<9).reduce(value) { value, _ in value * 10 }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// `Z`, `+hh`, `+hhmm` or `+hh:mm`, in seconds.
  mutating func offset() -> Int? {
    guard let sign = next else { return nil }
    index += 1
    switch sign {
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): return 0
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      guard let hours = number(2), hours < 24 else { return nil }
      var minutes = 0
      let hasColon = skip(":")
      if hasColon || (next.map { $0 &- 0x30 < 10 } ?? false) {
        guard let written = number(2), written < 60 else { return nil }
        minutes = written
      }
      let seconds = hours * 3600 + minutes * 60
      return sign == UInt8(ascii: "-") ? -seconds : seconds
    default: return nil
    }
  }
}

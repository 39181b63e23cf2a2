import Foundation

/// The date formats that are read and written by hand: fast, and the same on every system and in every locale.
enum DateText {
  static func iso8601(_ date: Date) -> String {
    let time = CivilTime(seconds: date.timeIntervalSince1970)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24)
    CivilTime.append(time.year, width: 4, to: &bytes)
    append(0x2D, time.month, to: &bytes)
    append(0x2D, time.dayOfMonth, to: &bytes)
    append(0x54, time.hour, to: &bytes)
    append(0x3A, time.minute, to: &bytes)
    append(0x3A, time.second, to: &bytes)
    if time.nanosecond != 0 {
      bytes.append(0x2E)
      CivilTime.append(time.nanosecond / 1_000_000, width: 3, to: &bytes)
    }
    bytes.append(0x5A)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ separator: UInt8, _ number: Int, to bytes: inout [UInt8]) {
    bytes.append(separator)
    bytes.append(0x30 + UInt8(number / 10))
    bytes.append(0x30 + UInt8(number % 10))
  }

  static func date(iso8601 text: String) -> Date? {
    var text = text
    return text.withUTF8 { date(iso8601: $0) }
  }

  static func date(iso8601 bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    var reader = DigitReader(bytes)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2),
      reader.skip("T") || reader.skip("t") || reader.skip(" "),
      let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2)
    else { return nil }
    var time = CivilTime(year: year, month: month, day: day)
    time.hour = hour
    time.minute = minute
    if reader.skip(":") {
      guard let second = reader.number(2) else { return nil }
      time.second = second
      if reader.skip(".") || reader.skip(",") {
        guard let fraction = reader.fraction() else { return nil }
        time.nanosecond = fraction
      }
    }
    guard let offset = reader.offset(), reader.isAtEnd, time.isValid else { return nil }
    return time.date(offset: offset)
  }

  /// To the microsecond: what a `Date` of today can hold.
  static func seconds(_ date: Date) -> JSONNumber {
    let microseconds = (date.timeIntervalSince1970 * 1e6).rounded()
    if let whole = Int64(exactly: microseconds / 1e6) { return JSONNumber(whole) }
    return JSONNumber(microseconds / 1e6) ?? JSONNumber(0)
  }

  static func milliseconds(_ date: Date) -> JSONNumber {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    return Int64(exactly: milliseconds).map { JSONNumber($0) } ?? JSONNumber(milliseconds)
      ?? JSONNumber(0)
  }

  static func date(milliseconds number: JSONNumber) -> Date? {
    number.double.map { Date(timeIntervalSince1970: $0 / 1000) }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  static func httpDate(_ date: Date) -> String {
    let time = CivilTime(seconds: date.timeIntervalSince1970.rounded(.down))
    var bytes = Array(weekdays[time.weekday].utf8)
    bytes.append(0x2C)
    append(0x20, time.dayOfMonth, to: &bytes)
    bytes.append(0x20)
    bytes += months[time.month - 1].utf8
    bytes.append(0x20)
    CivilTime.append(time.year, width: 4, to: &bytes)
    append(0x20, time.hour, to: &bytes)
    append(0x3A, time.minute, to: &bytes)
    append(0x3A, time.second, to: &bytes)
    bytes += " GMT".utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All three forms of RFC 9110: `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` and
  /// `Sun Nov  6 08:49:37 1994`.
  static func date(http text: String) -> Date? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "-" }).map(String.init)
    guard words.count >= 5 else { return nil }
    let isAsctime = months.contains(words[1])
    guard isAsctime ? words.count == 5 : words.count == 6 && words[5] == "GMT" else { return nil }
    let (day, monthName, yearText, clock) =
      isAsctime
      ? (words[2], words[1], words[4], words[3]) : (words[1], words[2], words[3], words[4])
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard let month = months.firstIndex(of: monthName), let day = plain(day),
      var year = plain(yearText), parts.count == 3, parts.allSatisfy({ $0.utf8.count == 2 }),
      let hour = plain(parts[0]), let minute = plain(parts[1]), let second = plain(parts[2])
    else { return nil }
    // RFC 9110: a two-digit year more than 50 years ahead is one of the past.
    if yearText.utf8.count == 2 {
      let now = CivilTime(seconds: Date().timeIntervalSince1970).year
      year += now / 100 * 100
      if year > now + 50 { year -= 100 }
    }
    var time = CivilTime(year: year, month: month + 1, day: day)
    (time.hour, time.minute, time.second) = (hour, minute, second)
    return time.isValid ? time.date() : nil
  }

  /// Digits and nothing else: `Int` would take a sign.
  private static func plain(_ text: some StringProtocol) -> Int? {
    text.utf8.count <= 4 && text.utf8.allSatisfy { $0 &- 0x30 < 10 } ? Int(text) : nil
  }
}

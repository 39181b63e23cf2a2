public import Foundation

/// A date without time, such as `2024-02-29`, in the Gregorian calendar.
public struct Day: Hashable, Sendable {
  public var year: Int
  /// From 1.
  public var month: Int
  /// From 1.
  public var day: Int

  /// The parts are taken as they are; `init?(_: String)` checks that there is such a day.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day of a moment in a time zone, UTC unless told.
  public init(_ date: Date, in timeZone: TimeZone = .gmt) {
    let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    self = CivilTime(seconds: seconds).day
  }

  /// Nil for text that is not `yyyy-MM-dd`, or no day of the calendar.
  public init?(_ text: String) {
    var text = text
    let day = text.withUTF8 { bytes -> Day? in
      var reader = DigitReader(bytes)
      guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
        reader.skip("-"), let day = reader.number(2), reader.isAtEnd,
        CivilTime.isDay(year: year, month: month, day: day)
      else { return nil }
      return Day(year: year, month: month, day: day)
    }
    guard let day else { return nil }
    self = day
  }

  /// The first moment of the day in a time zone, UTC unless told.
  public func date(in timeZone: TimeZone = .gmt) -> Date {
    let time = CivilTime(day: self)
    return time.date(in: timeZone)
  }
}

extension Day: CustomStringConvertible {
  public var description: String {
    var bytes: [UInt8] = []
    CivilTime.append(year, width: 4, to: &bytes)
    bytes.append(0x2D)
    CivilTime.append(month, width: 2, to: &bytes)
    bytes.append(0x2D)
    CivilTime.append(day, width: 2, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Day: Comparable {
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Day: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a day such as 2024-02-29, found \"\(text)\"")
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

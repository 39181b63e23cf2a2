public import Foundation

/// How a moment is written on the wire.
public enum DateFormat: Hashable, Sendable {
  /// `2012-10-30T19:49:28.123Z`. Read with and without fractions and with any offset (but not without one: it would be
  /// anyone's guess); written in UTC, with milliseconds if there are any.
  case iso8601
  /// Seconds since 1970, a number; numeric text is read too.
  case seconds
  /// Milliseconds since 1970, a number; numeric text is read too.
  case milliseconds
  /// `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7; the obsolete forms are read).
  case httpDate
  /// A pattern of Unicode TR 35, such as `yyyy-MM-dd HH:mm:ss`, in a time zone such as `Asia/Shanghai`; without one, UTC.
  case pattern(String, timeZone: String? = nil)

  /// The text of a moment, as a path, a query or a header needs it.
  public func string(from date: Date) -> String {
    switch self {
    case .iso8601: DateText.iso8601(date)
    case .seconds: DateText.seconds(date).description
    case .milliseconds: DateText.milliseconds(date).description
    case .httpDate: DateText.httpDate(date)
    case .pattern(let pattern, let timeZone):
      DatePattern.cached(pattern, timeZone: timeZone).string(from: date)
    }
  }

  /// The JSON of a moment: a number for `seconds` and `milliseconds`, else text.
  public func json(from date: Date) -> JSON {
    switch self {
    case .seconds: .number(DateText.seconds(date))
    case .milliseconds: .number(DateText.milliseconds(date))
    case .iso8601, .httpDate, .pattern: .string(string(from: date))
    }
  }

  /// Nil when the value is not in this format.
  public func date(from json: JSON) -> Date? {
    switch (self, json) {
    case (.seconds, .number(let number)): number.double.map(Date.init(timeIntervalSince1970:))
    case (.milliseconds, .number(let number)): DateText.date(milliseconds: number)
    case (_, .string(let text)): date(from: text)
    default: nil
    }
  }

  /// Nil when the text is not in this format.
  public func date(from text: String) -> Date? {
    switch self {
    case .iso8601: DateText.date(iso8601: text)
    case .seconds: JSONNumber(text: text).flatMap { date(from: .number($0)) }
    case .milliseconds: JSONNumber(text: text).flatMap { date(from: .number($0)) }
    case .httpDate: DateText.date(http: text)
    case .pattern(let pattern, let timeZone):
      DatePattern.cached(pattern, timeZone: timeZone).date(from: text)
    }
  }
}

extension MoyaSupport {
  /// The types of values that Foundation has not, and their formats.
  static let valueText = #"""
    #if uses(json)
    // MARK: - JSON

    /// Any JSON value. `["id": 7, "tags": ["a", "b"], "note": .null]` is one, by literals.
    public nonisolated enum JSON: Hashable, Sendable {
      case null
      case bool(Bool)
      case number(Decimal)
      case string(String)
      case array([JSON])
      case object([String: JSON])

      public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
      public var int: Int? { number.flatMap { Int("\($0)") } }
      public var double: Double? { number.flatMap { Double("\($0)") } }
      public var number: Decimal? { if case .number(let value) = self { value } else { nil } }
      public var string: String? { if case .string(let value) = self { value } else { nil } }
      public var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
      public var object: [String: JSON]? { if case .object(let value) = self { value } else { nil } }
      public var isNull: Bool { self == .null }

      /// As `JSONSerialization` has it.
      var plain: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): value
        case .number(let value): NSDecimalNumber(decimal: value)
        case .string(let value): value
        case .array(let value): value.map(\.plain)
        case .object(let value): value.mapValues(\.plain)
        }
      }

      public subscript(key: String) -> JSON? { object?[key] }
      public subscript(index: Int) -> JSON? {
        array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    }

    nonisolated extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
      ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
      ExpressibleByDictionaryLiteral
    {
      public init(booleanLiteral value: Bool) { self = .bool(value) }
      public init(integerLiteral value: Int) { self = .number(Decimal(value)) }
      public init(floatLiteral value: Double) {
        self = .number(Decimal(string: "\(value)") ?? Decimal(value))
      }
      public init(stringLiteral value: String) { self = .string(value) }
      public init(arrayLiteral elements: JSON...) { self = .array(elements) }
      public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
      }
    }

    nonisolated extension JSON: Codable {
      public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let value = try? container.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? container.decode(Decimal.self) {
          self = .number(value)
        } else if let value = try? container.decode(String.self) {
          self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
          self = .array(value)
        } else {
          self = .object(try container.decode([String: JSON].self))
        }
      }

      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
      }
    }
    #endif

    #if uses(days)
    // MARK: - Days

    /// A date without time, such as `2024-02-29`, in the Gregorian calendar.
    public nonisolated struct Day: Hashable, Sendable {
      public var year: Int
      /// From 1.
      public var month: Int
      /// From 1.
      public var day: Int

      public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
      }

      /// Nil for text that is not `yyyy-MM-dd`, or no day of the calendar.
      public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], !text.contains("+"), let year = Int(parts[0]),
          let month = Int(parts[1]), let day = Int(parts[2]),
          DateComponents(
            calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day
          ).isValidDate
        else { return nil }
        self.init(year: year, month: month, day: day)
      }
    }

    nonisolated extension Day: Codable, Comparable, CustomStringConvertible {
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

      public var description: String {
        [(year, 4), (month, 2), (day, 2)].map { number, width in
          String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
        }.joined(separator: "-")
      }

      public static func < (left: Day, right: Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
      }
    }
    #endif

    #if uses(dates) || uses(bytes)
    // MARK: - Formats
    #endif

    #if uses(dates)
    /// How a moment is written on the wire.
    public nonisolated enum DateFormat: Hashable, Sendable {
      case iso8601, seconds, milliseconds, httpDate
      /// A pattern of Unicode TR 35 in a time zone; without one, UTC.
      case pattern(String, timeZone: String? = nil)

      public func string(from date: Date) -> String {
        switch self {
        case .iso8601: date.iso8601
        case .seconds, .milliseconds: PlainValue.text(of: number(from: date)) ?? ""
        case .httpDate: formatter(patterns[0]).string(from: date)
        case .pattern(let pattern, _):
          // A formatter cuts what a Date holds as .12299 to .122.
          formatter(pattern).string(
            from: Date(timeIntervalSince1970: (number(of: date, per: 1000) + 0.25) / 1000))
        }
      }

      /// A number for `seconds` and `milliseconds`, else text.
      public func json(from date: Date) -> JSON {
        switch self {
        case .seconds, .milliseconds: JSON(floatLiteral: number(from: date))
        case .iso8601, .httpDate, .pattern: .string(string(from: date))
        }
      }

      /// Dates in this format, those of optionals, arrays and dictionaries too.
      func value(_ dates: Any?) -> Any? {
        PlainValue.mapped(dates) { ($0 as? Date).map(json) }
      }

      /// Nil for what is not in this format.
      public func date(from json: JSON) -> Date? {
        switch (self, json) {
        case (.seconds, _): Self.number(json).map { Date(timeIntervalSince1970: $0) }
        case (.milliseconds, _): Self.number(json).map { Date(timeIntervalSince1970: $0 / 1000) }
        case (.iso8601, .string(let text)): Self.date(iso8601: text)
        case (_, .string(let text)): patterns.lazy.compactMap { formatter($0).date(from: text) }.first
        default: nil
        }
      }

      private func number(from date: Date) -> Double {
        self == .seconds ? number(of: date, per: 1e6) / 1e6 : number(of: date, per: 1000)
      }

      private func number(of date: Date, per second: Double) -> Double {
        (date.timeIntervalSince1970 * second).rounded()
      }

      private static func number(_ json: JSON) -> Double? {
        guard let text = json.string else { return json.double }
        let isNumber = text.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/#) != nil
        return isNumber ? Double(text) : nil
      }

      /// With and without seconds and fractions, with any offset but not without one.
      private static func date(iso8601 text: String) -> Date? {
        let time = #/([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,]([0-9]+))?)?/#
        let offset = #/[Zz]|([+-])([0-9]{2})(?::?([0-9]{2}))?/#
        guard let day = Day(String(text.prefix(10))), let mark = text.dropFirst(10).first,
          "Tt ".contains(mark), let clock = text.dropFirst(11).prefixMatch(of: time),
          let zone = text[clock.range.upperBound...].wholeMatch(of: offset)
        else { return nil }
        func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
        let (hour, minute, second) = (number(clock.1), number(clock.2), number(clock.3))
        let (hours, minutes) = (number(zone.2), number(zone.3))
        guard hour < 24, minute < 60, second <= 60, hours < 24, minutes < 60,
          let midnight = day.midnight
        else { return nil }
        let ahead = (hours * 60 + minutes) * (zone.1 == "-" ? -60 : 60)
        let seconds = midnight + Double(hour * 3600 + minute * 60 + second - ahead)
        let fraction = clock.4.flatMap { Double("0." + $0.prefix(9)) } ?? 0
        return Date(timeIntervalSince1970: seconds + fraction)
      }

      /// The patterns that are read; the first is written.
      private var patterns: [String] {
        switch self {
        case .pattern(let pattern, _): [pattern]
        // Servers may send all three (RFC 9110, section 5.6.7).
        case .httpDate:
          [
            "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'",
            "EEE MMM d HH:mm:ss yyyy",
          ]
        case .iso8601, .seconds, .milliseconds: []
        }
      }

      private func formatter(_ pattern: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = pattern
        if case .pattern(_, let zone?) = self { formatter.timeZone = TimeZone(identifier: zone) }
        return formatter
      }
    }

    nonisolated extension Day {
      /// Seconds since 1970, in UTC.
      fileprivate var midnight: Double? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar.date(from: DateComponents(year: year, month: month, day: day))?
          .timeIntervalSince1970
      }
    }
    #endif

    #if uses(bytes)
    /// How bytes are written as text.
    public nonisolated enum DataFormat: Hashable, Sendable {
      case base64
      /// Without padding.
      case base64url
      case hex

      public func string(from data: Data) -> String {
        switch self {
        case .base64: data.base64EncodedString()
        case .base64url:
          data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
        case .hex: data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
      }

      /// Bytes in this format, those of optionals, arrays and dictionaries too.
      func value(_ bytes: Any?) -> Any? {
        PlainValue.mapped(bytes) { ($0 as? Data).map(string) }
      }

      func text(_ data: Data?) -> String? { data.map { string(from: $0) } }

      /// Nil for what is not in this format.
      public func data(from text: String) -> Data? {
        switch self {
        case .base64: return Data(base64Encoded: text)
        case .base64url:
          let text = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(
            of: "_", with: "/")
          return Data(
            base64Encoded: text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4))
        case .hex:
          let digits = text.map(\.hexDigitValue)
          guard digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
          return Data(
            stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0]! << 4 | digits[$0 + 1]!) })
        }
      }
    }
    #endif
    """#
}

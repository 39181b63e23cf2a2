import Foundation

/// A Unicode date pattern (UTS 35, part 4, "Date Format Patterns"), ready to read and write: Gregorian calendar, English names,
/// whatever the device's locale is.
///
/// The patterns that servers use are read and written by hand, some fifty times as fast as by `DateFormatter`, which does the
/// rest (two-digit years, eras, weeks, names of zones).
struct DatePattern: Sendable {
  enum Piece: Hashable {
    case literal([UInt8])
    case year
    /// With leading zeros to this width; `isAdjacent` when nothing parts it from another number, so that the width counts.
    case number(Field, width: Int, isAdjacent: Bool)
    case fraction(Int)
    case monthName(isShort: Bool)
    case weekdayName(isShort: Bool)
    case dayPeriod
    /// `+0800`, `+08:00` or `+08`, and whether UTC is `Z`.
    case offset(OffsetStyle, isZ: Bool)
  }

  enum Field: Hashable {
    case month, day, hour, hour12, minute, second
  }

  enum OffsetStyle: Hashable {
    case hours, basic, extended
  }

  private let pieces: [Piece]
  private let timeZone: TimeZone
  private let isUTC: Bool
  /// Made when the pattern has something that is not done by hand. Safe to use from several threads, since it never changes
  /// and never leaves this file.
  private let formatter: DateFormatter?

  init(_ pattern: String, timeZone: TimeZone, byHand: Bool = true) {
    self.timeZone = timeZone
    isUTC = timeZone == .gmt
    if byHand, let pieces = Self.pieces(of: pattern) {
      self.pieces = pieces
      formatter = nil
      return
    }
    pieces = []
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.isLenient = false
    formatter.dateFormat = pattern
    self.formatter = formatter
  }

  var isByHand: Bool { formatter == nil }

  private struct Key: Hashable {
    var pattern: String
    var timeZone: String?
  }

  private static let cache = Locked<[Key: DatePattern]>([:])

  /// A zone that the system does not know is read as UTC; the generator refuses it before it comes here.
  static func cached(_ pattern: String, timeZone: String?) -> DatePattern {
    let key = Key(pattern: pattern, timeZone: timeZone)
    return cache.withLock { cache in
      if let known = cache[key] { return known }
      let zone =
        timeZone.flatMap { TimeZone(identifier: $0) ?? TimeZone(abbreviation: $0) } ?? .gmt
      let made = DatePattern(pattern, timeZone: zone)
      cache[key] = made
      return made
    }
  }
}

// MARK: Pieces of a pattern

extension DatePattern {
  /// Nil when something in the pattern is not done by hand.
  static func pieces(of pattern: String) -> [Piece]? {
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    let text = Array(pattern.utf8)
    var index = 0
    func flush() {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = []
    }
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "'") {
        guard let end = quoted(text, from: index, into: &literal) else { return nil }
        index = end
        continue
      }
      guard byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else {
        literal.append(byte)
        index += 1
        continue
      }
      flush()
      var width = 0
      while index < text.count, text[index] == byte {
        width += 1
        index += 1
      }
      guard let piece = piece(Unicode.Scalar(byte), width) else { return nil }
      pieces.append(piece)
    }
    flush()
    return pieces.indices.map { index in
      guard case .number(let field, let width, _) = pieces[index] else { return pieces[index] }
      let isAdjacent =
        index > 0 && pieces[index - 1].isNumeric
        || index + 1 < pieces.count && pieces[index + 1].isNumeric
      return .number(field, width: width, isAdjacent: isAdjacent)
    }
  }

  /// The index after a quote and what is in it; two quotes are one.
  private static func quoted(_ text: [UInt8], from start: Int, into literal: inout [UInt8]) -> Int?
  {
    let quote = UInt8(ascii: "'")
    var index = start + 1
    if index < text.count, text[index] == quote {
      literal.append(quote)
      return index + 1
    }
    while index < text.count {
      if text[index] == quote {
        guard index + 1 < text.count, text[index + 1] == quote else { return index + 1 }
        index += 1
      }
      literal.append(text[index])
      index += 1
    }
    return nil
  }

  private static func piece(_ letter: Unicode.Scalar, _ width: Int) -> Piece? {
    func number(_ field: Field) -> Piece? {
      width <= 2 ? .number(field, width: width, isAdjacent: false) : nil
    }
    switch (letter, width) {
    case ("y", 4): return .year
    case ("M", 3), ("M", 4): return .monthName(isShort: width == 3)
    case ("M", _): return number(.month)
    case ("d", _): return number(.day)
    case ("H", _): return number(.hour)
    case ("h", _): return number(.hour12)
    case ("m", _): return number(.minute)
    case ("s", _): return number(.second)
    case ("S", ...9): return .fraction(width)
    case ("E", ...3), ("E", 4): return .weekdayName(isShort: width < 4)
    case ("a", ...3): return .dayPeriod
    case ("Z", ...3): return .offset(.basic, isZ: false)
    case ("Z", 5), ("X", 3): return .offset(.extended, isZ: true)
    case ("X", 1): return .offset(.hours, isZ: true)
    case ("X", 2): return .offset(.basic, isZ: true)
    case ("x", 1): return .offset(.hours, isZ: false)
    case ("x", 2): return .offset(.basic, isZ: false)
    case ("x", 3): return .offset(.extended, isZ: false)
    default: return nil
    }
  }
}

extension DatePattern.Piece {
  fileprivate var isNumeric: Bool {
    switch self {
    case .year, .number, .fraction: true
    case .literal, .monthName, .weekdayName, .dayPeriod, .offset: false
    }
  }
}

// MARK: Reading

extension DatePattern {
  func date(from text: String) -> Date? {
    if let formatter { return formatter.date(from: text) }
    var text = text
    return text.withUTF8 { date(from: $0) }
  }

  private func date(from bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    var reader = DigitReader(bytes)
    // What a pattern leaves out is as in 2000-01-01 00:00, as with DateFormatter.
    var time = CivilTime(year: 2000, month: 1, day: 1)
    var isAfternoon: Bool?
    var offset: Int?
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        for byte in literal {
          guard reader.next == byte else { return nil }
          reader.index += 1
        }
      case .year:
        guard let year = reader.number(4) else { return nil }
        time.year = year
      case .number(let field, let width, let isAdjacent):
        let number = isAdjacent ? reader.number(width) : reader.digits(upTo: 2)?.value
        guard let number else { return nil }
        switch field {
        case .month: time.month = number
        case .day: time.dayOfMonth = number
        case .hour: time.hour = number
        case .hour12:
          guard (1...12).contains(number) else { return nil }
          time.hour = number % 12
          isAfternoon = isAfternoon ?? false
        case .minute: time.minute = number
        case .second: time.second = number
        }
      case .fraction:
        guard let fraction = reader.fraction() else { return nil }
        time.nanosecond = fraction
      case .monthName(let isShort):
        guard let month = reader.name(of: DateNames.months, isShort) else { return nil }
        time.month = month + 1
      case .weekdayName(let isShort):
        guard reader.name(of: DateNames.weekdays, isShort) != nil else { return nil }
      case .dayPeriod:
        guard let period = reader.name(of: DateNames.periods, false) else { return nil }
        isAfternoon = period == 1
      case .offset:
        guard let seconds = reader.offset() else { return nil }
        offset = seconds
      }
    }
    if isAfternoon == true, time.hour < 12 { time.hour += 12 }
    guard reader.isAtEnd, time.isValid else { return nil }
    if let offset { return time.date(offset: offset) }
    return isUTC ? time.date() : time.date(in: timeZone)
  }
}

extension DigitReader {
  /// The place of a name in a list, in any case; short ones have three letters.
  fileprivate mutating func name(of names: [[UInt8]], _ isShort: Bool) -> Int? {
    for (place, name) in names.enumerated() {
      let name = isShort ? name.prefix(3) : name[...]
      guard index + name.count <= bytes.count else { continue }
      let written = bytes[index..<index + name.count]
      if zip(name, written).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        index += name.count
        return place
      }
    }
    return nil
  }
}

enum DateNames {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ].map { Array($0.utf8) }
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ].map { Array($0.utf8) }
  static let periods = ["AM", "PM"].map { Array($0.utf8) }
}

// MARK: Writing

extension DatePattern {
  func string(from date: Date) -> String {
    if let formatter { return formatter.string(from: date) }
    let offset = isUTC ? 0 : timeZone.secondsFromGMT(for: date)
    // Milliseconds, unless the pattern wants more.
    let isFine = pieces.contains { if case .fraction(4...) = $0 { true } else { false } }
    let seconds = date.timeIntervalSince1970 + Double(offset)
    let time = isFine ? CivilTime(microseconds: seconds) : CivilTime(seconds: seconds)
    var bytes: [UInt8] = []
    for piece in pieces { append(piece, time, offset: offset, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(
    _ piece: Piece, _ time: CivilTime, offset: Int, to bytes: inout [UInt8]
  ) {
    switch piece {
    case .literal(let literal): bytes += literal
    case .year: CivilTime.append(time.year, width: 4, to: &bytes)
    case .number(let field, let width, _):
      let number =
        switch field {
        case .month: time.month
        case .day: time.dayOfMonth
        case .hour: time.hour
        case .hour12: (time.hour + 11) % 12 + 1
        case .minute: time.minute
        case .second: time.second
        }
      CivilTime.append(number, width: width, to: &bytes)
    case .fraction(let width):
      var digits: [UInt8] = []
      CivilTime.append(time.nanosecond, width: 9, to: &digits)
      bytes += digits.prefix(width)
    case .monthName(let isShort):
      bytes += DateNames.months[time.month - 1].prefix(isShort ? 3 : .max)
    case .weekdayName(let isShort):
      bytes += DateNames.weekdays[time.weekday].prefix(isShort ? 3 : .max)
    case .dayPeriod: bytes += DateNames.periods[time.hour / 12]
    case .offset(let style, let isZ):
      if isZ, offset == 0 {
        bytes.append(UInt8(ascii: "Z"))
        return
      }
      bytes.append(UInt8(ascii: offset < 0 ? "-" : "+"))
      let minutes = Int(offset.magnitude) / 60
      CivilTime.append(minutes / 60, width: 2, to: &bytes)
      if style == .hours, minutes % 60 == 0 { return }
      if style == .extended { bytes.append(UInt8(ascii: ":")) }
      CivilTime.append(minutes % 60, width: 2, to: &bytes)
    }
  }
}

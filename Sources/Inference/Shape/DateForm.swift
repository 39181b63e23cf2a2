import Spec

/// The form of a text that is a moment or a day.
struct DateForm: Hashable {
  /// As `format:` names it: `iso8601`, `httpDate` or a pattern.
  let format: String
  /// The text says its offset from UTC.
  let hasZone: Bool

  static let day = DateForm(format: "yyyy-MM-dd", hasZone: false)

  private init(format: String, hasZone: Bool) {
    self.format = format
    self.hasZone = hasZone
  }

  /// Nil for a text that is none, or no day of the calendar.
  init?(_ bytes: [UInt8]) {
    guard (8...40).contains(bytes.count) else { return nil }
    if Self.isHTTPDate(bytes) {
      self.init(format: "httpDate", hasZone: true)
      return
    }
    if let pattern = Self.patterns.first(where: { Self.matches(bytes[...], $0)?.isEmpty == true }) {
      self.init(format: pattern, hasZone: false)
      return
    }
    guard Self.isISO8601(bytes) else { return nil }
    self.init(format: "iso8601", hasZone: true)
  }

  /// Only what cannot be read in two ways: `03/04/2024` is two days.
  private static let patterns = [
    "yyyy-MM-dd", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd HH:mm",
    "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd HH:mm:ss.SSS", "yyyy-MM-dd'T'HH:mm:ss.SSS",
    "yyyy-MM-dd'T'HH:mm:ss.SSSSSS", "yyyy/MM/dd", "yyyy/MM/dd HH:mm:ss", "dd.MM.yyyy",
    "dd.MM.yyyy HH:mm:ss",
  ]

  private static func isISO8601(_ bytes: [UInt8]) -> Bool {
    for pattern in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm"] {
      guard var rest = matches(bytes[...], pattern) else { continue }
      if rest.first == UInt8(ascii: "."), pattern.hasSuffix("ss") {
        let digits = rest.dropFirst().prefix { $0 &- 0x30 < 10 }
        guard (1...9).contains(digits.count) else { return false }
        rest = rest.dropFirst(1 + digits.count)
      }
      if rest.elementsEqual("Z".utf8) { return true }
      guard let sign = rest.first, "+-".utf8.contains(sign) else { return false }
      let offset = rest.dropFirst()
      return [("HH:mm", 5), ("HHmm", 4), ("HH", 2)].contains { pattern, length in
        offset.count == length && matches(offset, pattern) != nil
      }
    }
    return false
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT`
  private static func isHTTPDate(_ bytes: [UInt8]) -> Bool {
    let words = String(decoding: bytes, as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, words[5] == "GMT",
      ["Sun,", "Mon,", "Tue,", "Wed,", "Thu,", "Fri,", "Sat,"].contains(words[0]),
      let month = months.firstIndex(of: String(words[2]))
    else { return false }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    let text = "\(words[3])-\(number)-\(words[1]) \(words[4])"
    return matches(Array(text.utf8)[...], "yyyy-MM-dd HH:mm:ss")?.isEmpty == true
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// What is left behind a pattern of letters that stand for digits; nil when the text does not fit it.
  private static func matches(_ bytes: ArraySlice<UInt8>, _ pattern: String) -> ArraySlice<UInt8>? {
    var rest = bytes
    var fields: [Character: Int] = [:]
    for character in pattern where character != "'" {
      guard let byte = rest.popFirst() else { return nil }
      if "yMdHmsS".contains(character) {
        guard byte &- 0x30 < 10 else { return nil }
        fields[character, default: 0] = fields[character, default: 0] * 10 + Int(byte - 0x30)
      } else if byte != character.asciiValue {
        return nil
      }
    }
    let isTime =
      fields["H", default: 0] < 24 && fields["m", default: 0] < 60 && fields["s", default: 0] < 60
    guard isTime else { return nil }
    guard let year = fields["y"], let month = fields["M"], let day = fields["d"] else {
      return rest
    }
    return year > 0 && CalendarDay.exists(year: year, month: month, day: day) ? rest : nil
  }
}

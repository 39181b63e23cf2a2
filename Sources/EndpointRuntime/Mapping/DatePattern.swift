import Foundation

/// A Unicode date pattern, ready to read and write.
///
/// `DateFormatter` is slow to make, so one is kept for each pattern and zone. It is safe to use from several
/// threads as long as nobody changes it, and nobody can: it never leaves this file.
struct DatePattern: Sendable {
  private let formatter: DateFormatter

  private init(_ pattern: String, timeZone: TimeZone) {
    formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = timeZone
    formatter.isLenient = false
    formatter.dateFormat = pattern
  }

  func string(from date: Date) -> String { formatter.string(from: date) }
  func date(from text: String) -> Date? { formatter.date(from: text) }

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
      let zone = timeZone.flatMap { TimeZone(identifier: $0) } ?? .gmt
      let made = DatePattern(pattern, timeZone: zone)
      cache[key] = made
      return made
    }
  }
}

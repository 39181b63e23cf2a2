/// How urgent a request is, from 0 to 1: of those that wait, the more urgent go first.
public struct RequestPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Double

  /// What lies outside of 0 to 1 is brought there.
  public init(rawValue: Double) { self.rawValue = min(max(rawValue, 0), 1) }

  public static let low = Self(rawValue: 0.25)
  public static let normal = Self(rawValue: 0.5)
  public static let high = Self(rawValue: 0.75)

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

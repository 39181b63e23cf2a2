/// Which answers are successes.
public struct Validation: Hashable, Sendable {
  /// Accepted statuses; empty accepts all.
  public var statuses: [ClosedRange<Int>]
  /// Accepted media types without parameters, `*` standing for any: `image/*`; empty accepts all.
  public var contentTypes: [String]

  public init(statuses: [ClosedRange<Int>] = [], contentTypes: [String] = []) {
    self.statuses = statuses
    self.contentTypes = contentTypes
  }

  /// Every answer is a success.
  public static let none = Self()
  /// 200 to 299.
  public static let success = Self(statuses: [200...299])

  public func accepts(status: Int) -> Bool {
    statuses.isEmpty || statuses.contains { $0.contains(status) }
  }

  /// Whether an answer's Content-Type is accepted; parameters such as `charset` do not count, and
  /// nil, an answer without the header, is accepted only when any is.
  public func accepts(contentType: String?) -> Bool {
    guard !contentTypes.isEmpty else { return true }
    guard let contentType else { return contentTypes.contains("*/*") }
    return contentTypes.contains { MediaType.matches(contentType, pattern: $0) }
  }
}

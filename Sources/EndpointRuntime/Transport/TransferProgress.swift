/// How much of a body has gone or come.
public struct TransferProgress: Sendable, Hashable {
  public enum Direction: Sendable, Hashable {
    case sent, received
  }

  public var direction: Direction
  /// Bytes of the body so far.
  public var completed: Int64
  /// Bytes of the whole body; nil while it is not known, as for a chunked or a compressed one.
  public var total: Int64?

  public init(_ direction: Direction, completed: Int64, total: Int64? = nil) {
    self.direction = direction
    self.completed = completed
    self.total = total
  }

  /// From 0 to 1; nil while the whole is not known.
  public var fraction: Double? {
    guard let total else { return nil }
    return total > 0 ? min(1, Double(completed) / Double(total)) : 1
  }
}

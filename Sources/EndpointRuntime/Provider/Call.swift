/// A request together with the type of its answer and how that is read.
///
/// ```swift
/// let later: Call<OrderAPI, Order> = .findOne(sn: "DJ1")
/// let order = try await shop.send(later)
/// ```
public struct Call<Target: TargetType, Value: Sendable>: Sendable {
  public var target: Target
  public var reader: ResponseReader<Value>

  public init(_ target: Target, _ reader: ResponseReader<Value>) {
    self.target = target
    self.reader = reader
  }
}

extension Call: CustomStringConvertible {
  /// The target without its arguments, which may be secret.
  public var description: String { TargetName.of(target) }
}

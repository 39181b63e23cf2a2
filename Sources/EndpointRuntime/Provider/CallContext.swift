public import Foundation

/// What plugins and hooks are told about the call that they look at.
public struct CallContext: Sendable {
  /// The same for all attempts of one call, and for nothing else.
  public let id: UUID
  /// The case that was called, its own type: `context.target as? OrderAPI`.
  public let target: any TargetType
  public let started: Date
  /// What the target says about the request, after the provider's `mapping`; nil before there is one.
  public internal(set) var endpoint: Endpoint?
  /// From 1; 0 before the first.
  public internal(set) var attempt = 0
  /// Whether the answer comes from a sample.
  public internal(set) var isStubbed = false
  /// Names of the headers, query items and cookies that hold credentials, in lower case.
  public internal(set) var secretNames: Set<String> = []

  init(target: any TargetType) {
    id = UUID()
    self.target = target
    started = Date()
  }

  /// The target without its arguments, which may be secret: `ShopAPI.orders.findOne`.
  public var targetName: String { TargetName.of(target) }
}

extension CallContext: CustomStringConvertible {
  /// The target without its arguments, and the call's id.
  public var description: String { "\(targetName) \(id.uuidString)" }
}

/// A service whose endpoints are the cases of an enum.
///
/// Everything about a case is in one place:
///
/// ```swift
/// extension OrderAPI: TargetType {
///   public func endpoint(with variables: Variables) -> Endpoint {
///     switch self {
///     case .findOne(let sn):
///       Endpoint(baseURL: "\(variables.root)/order").post("findById").parameter("sn", sn)
///     }
///   }
/// }
/// ```
public protocol TargetType: Sendable {
  /// What is known only at run time, such as the server's address or a token.
  associatedtype Variables: Sendable = NoVariables

  /// The request of a case; cheap, since it is made anew for each attempt.
  func endpoint(with variables: Variables) -> Endpoint

  /// Answers for stubs; the first is taken when nothing says otherwise. By default there are none.
  func samples(with variables: Variables) -> [Sample]
}

extension TargetType {
  public func samples(with variables: Variables) -> [Sample] { [] }
}

/// The variables of a target that has none.
public struct NoVariables: Hashable, Sendable {
  public init() {}
}

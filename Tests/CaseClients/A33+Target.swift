// Generated from a33.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A node that takes an object, an array and a bare string as JSON bodies.
public nonisolated enum TezosAPI: Sendable {
  /// `POST /chains/main/blocks/head/helpers/forge/operations`
  case forgeOperations(forging: TezosForging)

  /// `POST /chains/main/blocks/head/helpers/preapply/operations`
  case preapplyOperations(operations: [TezosSignedOperation])

  /// `POST /injection/operation`
  case sendTransaction(tx: String)
}

nonisolated extension TezosAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .forgeOperations(let forging):
      Self.defaults.post("chains/main/blocks/head/helpers/forge/operations")
        .encoding(.json)
        .body(json: forging)
    case .preapplyOperations(let operations):
      Self.defaults.post("chains/main/blocks/head/helpers/preapply/operations")
        .encoding(.json)
        .body(json: operations)
    case .sendTransaction(let tx):
      Self.defaults.post("injection/operation")
        .body(json: tx)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://tz.example")
}

nonisolated extension Call where Target == TezosAPI {
  public static func forgeOperations(forging: TezosForging) -> Self where Value == Void {
    Self(.forgeOperations(forging: forging), .void)
  }

  public static func preapplyOperations(operations: [TezosSignedOperation]) -> Self
  where Value == Void {
    Self(.preapplyOperations(operations: operations), .void)
  }

  public static func sendTransaction(tx: String) -> Self where Value == Void {
    Self(.sendTransaction(tx: tx), .void)
  }
}

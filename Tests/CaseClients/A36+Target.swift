// Generated from a36.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// JSON-RPC. The node's URL is used as it is, with the key in its query.
public nonisolated enum NodeRPCAPI: Sendable {
  /// `POST /`
  case genesisBlockhash

  /// `POST /`
  case latestBlockhash

  /// `POST /`
  case storage(key: String)

  /// `POST /`
  case call(id: Int, transaction: JSON)

  /// `POST /`
  case feeHistory(id: Int)
}

nonisolated extension NodeRPCAPI: TargetType {
  public func endpoint(with variables: NodeRPCAPI.Variables) -> Endpoint {
    switch self {
    case .genesisBlockhash:
      Self.defaults(variables).post()
        .body(
          template: #"""
            {
              "jsonrpc": "2.0",
              "id": 1,
              "method": "chain_getBlockHash",
              "params": [0]
            }
            """#
        )
    case .latestBlockhash:
      Self.defaults(variables).post()
        .body(
          template: #"""
            {
              "jsonrpc": "2.0",
              "id": 1,
              "method": "chain_getBlockHash",
              "params": []
            }
            """#
        )
    case .storage(let key):
      Self.defaults(variables).post()
        .body(
          template: #"""
            {
              "jsonrpc": "2.0",
              "id": 1,
              "method": "state_getStorage",
              "params": [\#(key)]
            }
            """#
        )
    case .call(let id, let transaction):
      Self.defaults(variables).post()
        .body(
          template: #"""
            {
              "jsonrpc": "2.0",
              "id": \#(id),
              "method": "eth_call",
              "params": [\#(transaction), "latest"]
            }
            """#
        )
    case .feeHistory(let id):
      Self.defaults(variables).post()
        .body(
          template: #"""
            {
              "jsonrpc": "2.0",
              "id": \#(id),
              "method": "eth_feeHistory",
              "params": [5, "latest", [25, 50, 75]]
            }
            """#
        )
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: NodeRPCAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "\(variables.node)")
  }
}

nonisolated extension NodeRPCAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var node: URL

    public init(node: URL) {
      self.node = node
    }
  }
}

nonisolated extension Call where Target == NodeRPCAPI {
  public static func storage(key: String) -> Self where Value == Void {
    Self(.storage(key: key), .void)
  }

  public static func call(id: Int, transaction: JSON) -> Self where Value == Void {
    Self(.call(id: id, transaction: transaction), .void)
  }

  public static func feeHistory(id: Int) -> Self where Value == Void {
    Self(.feeHistory(id: id), .void)
  }
}

nonisolated extension Call where Target == NodeRPCAPI, Value == Void {
  public static var genesisBlockhash: Self {
    Self(.genesisBlockhash, .void)
  }
}

nonisolated extension Call where Target == NodeRPCAPI, Value == Void {
  public static var latestBlockhash: Self {
    Self(.latestBlockhash, .void)
  }
}

// Generated from a28.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// Two ledgers; flags are written as the words true and false.
public nonisolated enum LedgerAPI: Sendable {
  case hedera(Hedera)
  case veChain(VeChain)
}

nonisolated extension LedgerAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .hedera(let target):
      target.endpoint(with: NoVariables())
    case .veChain(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint()
    .defaultHeader("Accept", "application/json")
    .defaultHeader("Content-Type", "application/json")
    .bools(.literal)
}

nonisolated extension LedgerAPI {
  public nonisolated enum Hedera: Sendable {
    /// `GET /api/v1/accounts`
    case getAccounts(publicKey: String)

    /// `GET /api/v1/accounts/{accountId}/tokens`
    case getTokens(accountId: String, entitiesLimit: Int)
  }
}

nonisolated extension LedgerAPI.Hedera: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .getAccounts(let publicKey):
      Self.defaults.get("accounts")
        .parameter("account.publickey", publicKey)
        .parameter("balance", false)
    case .getTokens(let accountId, let entitiesLimit):
      Self.defaults.get("accounts/\(accountId)/tokens")
        .parameter("limit", entitiesLimit)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = LedgerAPI.defaults
    .baseURL("https://mirror.example/api/v1")
}

nonisolated extension LedgerAPI {
  public nonisolated enum VeChain: Sendable {
    /// `POST /accounts/*`
    case callContract(contract: VeChainContractCall)

    /// `block` is an id, a number, `best` or `finalized`.
    ///
    /// `GET /blocks/{block}`
    case viewBlock(block: String)

    /// `GET /transactions/{hash}`
    case transactionStatus(hash: String, includePending: Bool, rawOutput: Bool)
  }
}

nonisolated extension LedgerAPI.VeChain: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .callContract(let contract):
      Self.defaults.post("/accounts/*")
        .encoding(.json)
        .body(json: contract)
    case .viewBlock(let block):
      Self.defaults.get("blocks/\(block)")
    case .transactionStatus(let hash, let includePending, let rawOutput):
      Self.defaults.get("transactions/\(hash)")
        .parameter("pending", includePending)
        .parameter("raw", rawOutput)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = LedgerAPI.defaults
    .baseURL("https://vet.example")
}

nonisolated extension Call where Target == LedgerAPI {
  public static func hedera(_ call: Call<LedgerAPI.Hedera, Value>) -> Self {
    Self(.hedera(call.target), call.reader)
  }

  public static func veChain(_ call: Call<LedgerAPI.VeChain, Value>) -> Self {
    Self(.veChain(call.target), call.reader)
  }
}

nonisolated extension Call where Target == LedgerAPI.Hedera {
  public static func getAccounts(publicKey: String) -> Self where Value == Void {
    Self(.getAccounts(publicKey: publicKey), .void)
  }

  public static func getTokens(accountId: String, entitiesLimit: Int) -> Self where Value == Void {
    Self(.getTokens(accountId: accountId, entitiesLimit: entitiesLimit), .void)
  }
}

nonisolated extension Call where Target == LedgerAPI.VeChain {
  public static func callContract(contract: VeChainContractCall) -> Self where Value == Void {
    Self(.callContract(contract: contract), .void)
  }

  /// `block` is an id, a number, `best` or `finalized`.
  public static func viewBlock(block: String) -> Self where Value == Void {
    Self(.viewBlock(block: block), .void)
  }

  public static func transactionStatus(hash: String, includePending: Bool, rawOutput: Bool) -> Self
  where Value == Void {
    Self(
      .transactionStatus(hash: hash, includePending: includePending, rawOutput: rawOutput),
      .void
    )
  }
}

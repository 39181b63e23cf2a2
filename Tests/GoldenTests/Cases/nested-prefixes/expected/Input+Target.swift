// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum BankAPI: Sendable {
  case accounts(Accounts)
  case rates(Rates)
}

nonisolated extension BankAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .accounts(let target):
      target.endpoint(with: NoVariables())
    case .rates(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://bank.example/v1")
}

nonisolated extension BankAPI {
  public nonisolated enum Accounts: Sendable {
    /// `GET /v1/accounts/{accountID}`
    case get(accountID: Int)

    case cards(Cards)
  }
}

nonisolated extension BankAPI.Accounts: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .get(let accountID):
      Self.defaults.get()
        .prefix("accounts/\(accountID)")
    case .cards(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = BankAPI.defaults
}

nonisolated extension BankAPI.Accounts {
  public nonisolated enum Cards: Sendable {
    /// `GET /v1/accounts/{accountID}/cards`
    case list(accountID: Int)

    /// `POST /v1/accounts/{accountID}/cards/{cardID}/block`
    case block(cardID: String, accountID: Int)
  }
}

nonisolated extension BankAPI.Accounts.Cards: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list(let accountID):
      Self.defaults.get()
        .prefix("accounts/\(accountID)")
        .prefix("cards")
    case .block(let cardID, let accountID):
      Self.defaults.post("\(cardID)/block")
        .prefix("accounts/\(accountID)")
        .prefix("cards")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = BankAPI.Accounts.defaults
}

nonisolated extension BankAPI {
  public nonisolated enum Rates: Sendable {
    case daily(Daily)
  }
}

nonisolated extension BankAPI.Rates: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .daily(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = BankAPI.defaults
    .prefix("rates")
}

nonisolated extension BankAPI.Rates {
  public nonisolated enum Daily: Sendable {
    /// `GET /v1/rates/daily`
    case all
  }
}

nonisolated extension BankAPI.Rates.Daily: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .all:
      Self.defaults.get()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = BankAPI.Rates.defaults
    .prefix("daily")
}

nonisolated extension Call where Target == BankAPI {
  public static func accounts(_ call: Call<BankAPI.Accounts, Value>) -> Self {
    Self(.accounts(call.target), call.reader)
  }

  public static func rates(_ call: Call<BankAPI.Rates, Value>) -> Self {
    Self(.rates(call.target), call.reader)
  }
}

nonisolated extension Call where Target == BankAPI.Accounts {
  public static func get(accountID: Int) -> Self where Value == JSON {
    Self(.get(accountID: accountID), .json)
  }

  public static func cards(_ call: Call<BankAPI.Accounts.Cards, Value>) -> Self {
    Self(.cards(call.target), call.reader)
  }
}

nonisolated extension Call where Target == BankAPI.Accounts.Cards {
  public static func list(accountID: Int) -> Self where Value == [JSON] {
    Self(.list(accountID: accountID), .json)
  }

  public static func block(cardID: String, accountID: Int) -> Self where Value == Void {
    Self(.block(cardID: cardID, accountID: accountID), .void)
  }
}

nonisolated extension Call where Target == BankAPI.Rates {
  public static func daily(_ call: Call<BankAPI.Rates.Daily, Value>) -> Self {
    Self(.daily(call.target), call.reader)
  }
}

nonisolated extension Call where Target == BankAPI.Rates.Daily, Value == JSON {
  public static var all: Self {
    Self(.all, .json)
  }
}

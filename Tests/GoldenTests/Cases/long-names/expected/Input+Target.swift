// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum CustomerAccountAdministrationAPI: Sendable {
  /// `PATCH /accounts/{id}`
  case updatePaymentMethodOptionsOfCustomerAccount(
    id: Int,
    administrativeDefaultPaymentMethodOptionsOfTheAccount:
      DefaultPaymentMethodOptionsOfTheAccount? = nil
  )
}

nonisolated extension CustomerAccountAdministrationAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .updatePaymentMethodOptionsOfCustomerAccount(
      let id,
      let administrativeDefaultPaymentMethodOptionsOfTheAccount
    ):
      Self.defaults.patch("accounts/\(id)")
        .encoding(.json)
        .parameter(
          "administrativeDefaultPaymentMethodOptionsOfTheAccount",
          administrativeDefaultPaymentMethodOptionsOfTheAccount
        )
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://admin.example")
}

nonisolated extension Call where Target == CustomerAccountAdministrationAPI {
  public static func updatePaymentMethodOptionsOfCustomerAccount(
    id: Int,
    administrativeDefaultPaymentMethodOptionsOfTheAccount:
      DefaultPaymentMethodOptionsOfTheAccount? = nil
  ) -> Self where Value == PaymentMethodOptionsOfACustomerAccountWithBankTransferInstructions {
    Self(
      .updatePaymentMethodOptionsOfCustomerAccount(
        id: id,
        administrativeDefaultPaymentMethodOptionsOfTheAccount:
          administrativeDefaultPaymentMethodOptionsOfTheAccount
      ),
      .json
    )
  }
}

// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated struct PaymentMethodOptionsOfACustomerAccountWithBankTransferInstructions:
  Codable, Sendable
{
  public var id: Int
  public var administrativeDefaultPaymentMethodOptions: DefaultPaymentMethodOptionsOfTheAccount?

  public init(
    id: Int,
    administrativeDefaultPaymentMethodOptions: DefaultPaymentMethodOptionsOfTheAccount? = nil
  ) {
    self.id = id
    self.administrativeDefaultPaymentMethodOptions = administrativeDefaultPaymentMethodOptions
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(
      decoder, "PaymentMethodOptionsOfACustomerAccountWithBankTransferInstructions"
    )
    id = try reader.value("id")
    administrativeDefaultPaymentMethodOptions = try reader.optional(
      "administrativeDefaultPaymentMethodOptions"
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("id", id)
    try writer.optional(
      "administrativeDefaultPaymentMethodOptions",
      administrativeDefaultPaymentMethodOptions
    )
  }
}

public nonisolated enum DefaultPaymentMethodOptionsOfTheAccount: Codable, Sendable {
  case bankTransferInstructionsOfThePaymentMethodOptionsOfTheAccount(
    BankTransferInstructionsOfThePaymentMethodOptionsOfTheAccount
  )
  case paymentMethodOptionsOfAList(PaymentMethodOptionsOfAList)

  public init(from decoder: any Decoder) throws {
    var union = UntaggedReader(decoder, "DefaultPaymentMethodOptionsOfTheAccount")
    if let value =
      union.attempt(BankTransferInstructionsOfThePaymentMethodOptionsOfTheAccount.self)
    {
      self = .bankTransferInstructionsOfThePaymentMethodOptionsOfTheAccount(value)
    } else if let value = union.attempt(PaymentMethodOptionsOfAList.self) {
      self = .paymentMethodOptionsOfAList(value)
    } else {
      throw union.failure()
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .bankTransferInstructionsOfThePaymentMethodOptionsOfTheAccount(let value):
      try value.encode(to: encoder)
    case .paymentMethodOptionsOfAList(let value):
      try value.encode(to: encoder)
    }
  }
}

public nonisolated struct BankTransferInstructionsOfThePaymentMethodOptionsOfTheAccount: Codable,
  Sendable
{
  public var iban: String
  public var note: String

  public init(
    iban: String,
    note: String =
      #"one = two, "three": four (five) [six] \ seven = eight, "nine": ten (eleven) #twelve"#
  ) {
    self.iban = iban
    self.note = note
  }

  public init(from decoder: any Decoder) throws {
    let reader =
      try ModelReader(decoder, "BankTransferInstructionsOfThePaymentMethodOptionsOfTheAccount")
    iban = try reader.value("iban")
    note = try reader.value(
      "note",
      default:
        #"one = two, "three": four (five) [six] \ seven = eight, "nine": ten (eleven) #twelve"#
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("iban", iban)
    try writer.set("note", note)
  }
}

public typealias PaymentMethodOptionsOfAList =
  [BankTransferInstructionsOfThePaymentMethodOptionsOfTheAccount]

public nonisolated enum BankTransferInstructionsStatusOfThePaymentMethodOptionsOfTheAccount:
  RawCodable
{
  case waitingForTheCustomerToConfirmTheAccountNumber
  case done

  /// Any other value, as it came.
  case other(String)

  public init(rawValue: String) {
    switch rawValue {
    case "waiting_for_the_customer_to_confirm_the_account_number":
      self = .waitingForTheCustomerToConfirmTheAccountNumber
    case "done":
      self = .done
    default:
      self = .other(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .waitingForTheCustomerToConfirmTheAccountNumber:
      "waiting_for_the_customer_to_confirm_the_account_number"
    case .done:
      "done"
    case .other(let value):
      value
    }
  }
}

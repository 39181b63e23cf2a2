// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum EnvelopeAPI: Sendable {
  /// `GET /`
  case list

  /// `GET /`
  case text

  /// `GET /`
  case nothing

  /// `GET /`
  case raw

  /// `GET /`
  case own

  /// `GET /`
  case codeOnly

  /// `GET /`
  case token

  case bare(Bare)
}

nonisolated extension EnvelopeAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list:
      Self.defaults.get()
    case .text:
      Self.defaults.get()
    case .nothing:
      Self.defaults.get()
    case .raw:
      Self.defaults.get()
        .envelope(nil)
    case .own:
      Self.defaults.get()
        .envelope(
          .init(
            code: .path("status", "code"),
            success: ["ok"],
            data: .any("result", .path("payload", "0"))
          )
        )
    case .codeOnly:
      Self.defaults.get()
        .envelope(.init(code: "errno", success: ["0"]))
    case .token:
      Self.defaults.get()
        .envelope(
          .init(
            code: "errcode",
            success: ["0"],
            message: "errmsg",
            data: .path(),
            allowsNoCode: true
          )
        )
    case .bare(let target):
      target.endpoint(with: NoVariables())
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
    .envelope(
      .init(code: "code", success: ["200", "0000"], message: .any("message", "msg"), data: "data")
    )
}

nonisolated extension EnvelopeAPI {
  public nonisolated enum Bare: Sendable {
    /// `GET /bare`
    case list
  }
}

nonisolated extension EnvelopeAPI.Bare: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .list:
      Self.defaults.get("bare")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = EnvelopeAPI.defaults
    .envelope(nil)
}

nonisolated extension Call where Target == EnvelopeAPI {
  public static func bare(_ call: Call<EnvelopeAPI.Bare, Value>) -> Self {
    Self(.bare(call.target), call.reader)
  }
}

nonisolated extension Call where Target == EnvelopeAPI, Value == [Parcel] {
  public static var list: Self {
    Self(.list, .json(at: "parcels"))
  }
}

nonisolated extension Call where Target == EnvelopeAPI, Value == String {
  public static var text: Self {
    Self(.text, .json)
  }
}

nonisolated extension Call where Target == EnvelopeAPI, Value == Void {
  public static var nothing: Self {
    Self(.nothing, .void)
  }
}

nonisolated extension Call where Target == EnvelopeAPI, Value == Parcel {
  public static var raw: Self {
    Self(.raw, .json)
  }
}

nonisolated extension Call where Target == EnvelopeAPI, Value == Parcel {
  public static var own: Self {
    Self(.own, .json)
  }
}

nonisolated extension Call where Target == EnvelopeAPI, Value == Parcel {
  public static var codeOnly: Self {
    Self(.codeOnly, .json)
  }
}

nonisolated extension Call where Target == EnvelopeAPI, Value == Parcel {
  public static var token: Self {
    Self(.token, .json)
  }
}

nonisolated extension Call where Target == EnvelopeAPI.Bare, Value == [Parcel] {
  public static var list: Self {
    Self(.list, .json)
  }
}

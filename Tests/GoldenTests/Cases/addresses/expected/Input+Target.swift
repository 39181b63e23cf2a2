// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum AddressAPI: Sendable {
  /// `GET /status`
  case own

  /// `GET /v2/status`
  case ofVariable

  /// `GET /{area}/status`
  case ofVariables

  /// `GET /status`
  case behindHost

  /// `GET /{area}/status`
  case ofTwo

  /// `GET /status`
  case ofEnum

  /// `GET /status`
  case ofArgument(shop: String)

  /// `GET {link}`
  case whole(link: URL)

  /// `PUT https://upload.example.com/{key}?part=1`
  case wholeText(key: String, bytes: Data)

  /// `GET /{folder}/v1`
  case server(folder: String)

  case media(Media)
}

nonisolated extension AddressAPI: TargetType {
  public func endpoint(with variables: AddressAPI.Variables) -> Endpoint {
    switch self {
    case .own:
      Self.defaults(variables).get("status")
        .baseURL("https://other.example.com")
    case .ofVariable:
      Self.defaults(variables).get("status")
        .baseURL("\(variables.root)/v2")
    case .ofVariables:
      Self.defaults(variables).get("status")
        .baseURL("https://\(variables.region).example.com/\(variables.area, .segments)")
    case .behindHost:
      Self.defaults(variables).get("status")
        .baseURL("https://api.example.com\(variables.area, .segments)")
    case .ofTwo:
      Self.defaults(variables).get("status")
        .baseURL("\(variables.root)\(variables.area, .segments)")
    case .ofEnum:
      Self.defaults(variables).get("status")
        .baseURL("https://\(variables.region).example.com")
    case .ofArgument(let shop):
      Self.defaults(variables).get("status")
        .baseURL("https://\(shop).example.com")
    case .whole(let link):
      Self.defaults(variables).get()
        .url("\(link)")
    case .wholeText(let key, let bytes):
      Self.defaults(variables).put()
        .url("https://upload.example.com/\(key)?part=1")
        .body(data: bytes)
    case .server(let folder):
      Self.defaults(variables).get()
        .baseURL("https://h.example/\(folder, .segments)/v1")
    case .media(let target):
      target.endpoint(with: variables)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_: AddressAPI.Variables) -> Endpoint {
    Endpoint()
  }
}

nonisolated extension AddressAPI {
  public nonisolated enum Media: Sendable {
    /// `GET /v1/list`
    case list

    /// `GET /v1/list`
    case elsewhere
  }
}

nonisolated extension AddressAPI.Media: TargetType {
  public func endpoint(with variables: AddressAPI.Variables) -> Endpoint {
    switch self {
    case .list:
      Self.defaults(variables).get("list")
    case .elsewhere:
      Self.defaults(variables).get("list")
        .baseURL("https://cdn.example.com")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: AddressAPI.Variables) -> Endpoint {
    AddressAPI.defaults(variables)
      .baseURL("https://media.example.com")
      .prefix("v1")
  }
}

nonisolated extension AddressAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var root: URL
    public var region: Region
    public var area: String

    public init(
      root: URL = URL(string: "https://api.example.com")!,
      region: Region = .eu,
      area: String = "shop/v2"
    ) {
      self.root = root
      self.region = region
      self.area = area
    }
  }
}

nonisolated extension Call where Target == AddressAPI {
  public static func ofArgument(shop: String) -> Self where Value == Void {
    Self(.ofArgument(shop: shop), .void)
  }

  public static func whole(link: URL) -> Self where Value == Void {
    Self(.whole(link: link), .void)
  }

  public static func wholeText(key: String, bytes: Data) -> Self where Value == Void {
    Self(.wholeText(key: key, bytes: bytes), .void)
  }

  public static func server(folder: String) -> Self where Value == Void {
    Self(.server(folder: folder), .void)
  }

  public static func media(_ call: Call<AddressAPI.Media, Value>) -> Self {
    Self(.media(call.target), call.reader)
  }
}

nonisolated extension Call where Target == AddressAPI, Value == Void {
  public static var own: Self {
    Self(.own, .void)
  }
}

nonisolated extension Call where Target == AddressAPI, Value == Void {
  public static var ofVariable: Self {
    Self(.ofVariable, .void)
  }
}

nonisolated extension Call where Target == AddressAPI, Value == Void {
  public static var ofVariables: Self {
    Self(.ofVariables, .void)
  }
}

nonisolated extension Call where Target == AddressAPI, Value == Void {
  public static var behindHost: Self {
    Self(.behindHost, .void)
  }
}

nonisolated extension Call where Target == AddressAPI, Value == Void {
  public static var ofTwo: Self {
    Self(.ofTwo, .void)
  }
}

nonisolated extension Call where Target == AddressAPI, Value == Void {
  public static var ofEnum: Self {
    Self(.ofEnum, .void)
  }
}

nonisolated extension Call where Target == AddressAPI.Media, Value == Void {
  public static var list: Self {
    Self(.list, .void)
  }
}

nonisolated extension Call where Target == AddressAPI.Media, Value == Void {
  public static var elsewhere: Self {
    Self(.elsewhere, .void)
  }
}

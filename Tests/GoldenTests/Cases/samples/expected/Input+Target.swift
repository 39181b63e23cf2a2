// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum SampleAPI: Sendable {
  /// `GET /`
  case inline(x: String)

  /// `GET /`
  case text

  /// `GET /`
  case number

  /// `GET /`
  case emptyText

  /// `GET /`
  case list

  /// `GET /`
  case file

  /// `GET /`
  case textFile

  /// `GET /`
  case several(id: Int)

  /// `GET /`
  case long

  /// `GET /none`
  case none

  case inner(Inner)
  case silent(Silent)
}

nonisolated extension SampleAPI: TargetType {
  public func endpoint(with variables: SampleAPI.Variables) -> Endpoint {
    switch self {
    case .inline(let x):
      Self.defaults(variables).get()
        .parameter("x", x)
    case .text:
      Self.defaults(variables).get()
    case .number:
      Self.defaults(variables).get()
    case .emptyText:
      Self.defaults(variables).get()
    case .list:
      Self.defaults(variables).get()
    case .file:
      Self.defaults(variables).get()
    case .textFile:
      Self.defaults(variables).get()
    case .several(let id):
      Self.defaults(variables).get()
        .parameter("id", id)
    case .long:
      Self.defaults(variables).get()
    case .none:
      Self.defaults(variables).get("none")
    case .inner(let target):
      target.endpoint(with: variables)
    case .silent(let target):
      target.endpoint(with: variables)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_: SampleAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.example.com")
  }
}

nonisolated extension SampleAPI {
  public nonisolated enum Inner: Sendable {
    /// `GET /ping`
    case ping
  }
}

nonisolated extension SampleAPI.Inner: TargetType {
  public func endpoint(with variables: SampleAPI.Variables) -> Endpoint {
    switch self {
    case .ping:
      Self.defaults(variables).get("ping")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: SampleAPI.Variables) -> Endpoint {
    SampleAPI.defaults(variables)
  }
}

nonisolated extension SampleAPI {
  public nonisolated enum Silent: Sendable {
    /// `GET /silent`
    case ping
  }
}

nonisolated extension SampleAPI.Silent: TargetType {
  public func endpoint(with variables: SampleAPI.Variables) -> Endpoint {
    switch self {
    case .ping:
      Self.defaults(variables).get("silent")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: SampleAPI.Variables) -> Endpoint {
    SampleAPI.defaults(variables)
  }
}

nonisolated extension SampleAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var host: String

    public init(host: String) {
      self.host = host
    }
  }
}

nonisolated extension Call where Target == SampleAPI {
  public static func inline(x: String) -> Self where Value == Item {
    Self(.inline(x: x), .json)
  }

  public static func several(id: Int) -> Self where Value == Item {
    Self(.several(id: id), .json)
  }

  public static func inner(_ call: Call<SampleAPI.Inner, Value>) -> Self {
    Self(.inner(call.target), call.reader)
  }

  public static func silent(_ call: Call<SampleAPI.Silent, Value>) -> Self {
    Self(.silent(call.target), call.reader)
  }
}

nonisolated extension Call where Target == SampleAPI, Value == String {
  public static var text: Self {
    Self(.text, .text)
  }
}

nonisolated extension Call where Target == SampleAPI, Value == Int {
  public static var number: Self {
    Self(.number, .json)
  }
}

nonisolated extension Call where Target == SampleAPI, Value == String {
  public static var emptyText: Self {
    Self(.emptyText, .text)
  }
}

nonisolated extension Call where Target == SampleAPI, Value == [Item] {
  public static var list: Self {
    Self(.list, .json)
  }
}

nonisolated extension Call where Target == SampleAPI, Value == Item {
  public static var file: Self {
    Self(.file, .json)
  }
}

nonisolated extension Call where Target == SampleAPI, Value == String {
  public static var textFile: Self {
    Self(.textFile, .text)
  }
}

nonisolated extension Call where Target == SampleAPI, Value == [Item] {
  public static var long: Self {
    Self(.long, .json)
  }
}

nonisolated extension Call where Target == SampleAPI, Value == Void {
  public static var none: Self {
    Self(.none, .void)
  }
}

nonisolated extension Call where Target == SampleAPI.Inner, Value == Void {
  public static var ping: Self {
    Self(.ping, .void)
  }
}

nonisolated extension Call where Target == SampleAPI.Silent, Value == Void {
  public static var ping: Self {
    Self(.ping, .void)
  }
}

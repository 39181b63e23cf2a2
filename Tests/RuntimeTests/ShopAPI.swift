import EndpointRuntime
import Foundation
import TestSupport

/// A target as the generator writes it.
enum ShopAPI: Sendable {
  case list(page: Int = 1)
  case findOne(sn: String)
  case create(name: String)
  case login(name: String, password: String)
  case plain
  case ping
  case download
  case events
  case child(Child)

  enum Child: Sendable {
    case refresh(name: String)
  }
}

extension ShopAPI: TargetType {
  struct Variables: Sendable {
    var root: URL
    var token: String

    init(root: URL, token: String = "t0k=n") {
      self.root = root
      self.token = token
    }
  }

  func endpoint(with variables: Variables) -> Endpoint {
    let defaults = Self.defaults(variables)
    switch self {
    case .list(let page):
      return defaults.get("list").parameter("page", page)
    case .findOne(let sn):
      return defaults.get("orders/\(sn)").envelope(nil)
    case .create(let name):
      return defaults.post("orders").defaultEncoding(.json).parameter("name", name)
    case .login(let name, let password):
      return defaults.post("login").parameter("name", name).parameter("password", password)
        .auth([])
    case .plain:
      return defaults.get("plain").envelope(nil)
    case .ping:
      return defaults.get("ping")
    case .download:
      return defaults.get("download").envelope(nil)
    case .events:
      return defaults.get("events").envelope(nil)
    case .child(let child):
      return child.endpoint(with: variables)
    }
  }

  static func defaults(_ variables: Variables) -> Endpoint {
    Endpoint(baseURL: "\(variables.root)/shop")
      .defaultHeader("X-Token", "\(variables.token)")
      .envelope(
        Envelope(
          code: "code", success: ["200", "0000"], message: .any("message", "msg"), data: "data")
      )
      .auth([[.bearer("session")]])
  }
}

extension ShopAPI.Child: TargetType {
  func endpoint(with variables: ShopAPI.Variables) -> Endpoint {
    switch self {
    case .refresh(let name):
      Endpoint(baseURL: "\(variables.root)/child").post("refresh").encoding(.json)
        .parameter("name", name)
    }
  }
}

extension ShopAPI {
  func samples(with variables: Variables) -> [Sample] {
    switch self {
    case .list(let page):
      [
        Sample(#"{"code":200,"data":[{"sn":"S\#(text: page)","amount":1}]}"#),
        Sample(name: "refused", #"{"code":401,"msg":"log in"}"#),
        Sample(name: "missing", status: 404, headers: ["X-A": "b"], text: "gone"),
        Sample(name: "slow", delay: 0.2, #"{"code":200,"data":[]}"#),
      ]
    case .findOne(let sn): [Sample(#"{"sn":"\#(text: sn)","amount":2}"#)]
    default: []
    }
  }
}

struct Order: Codable, Sendable, Equatable {
  var sn: String
  var amount: Int
}

struct Problem: Codable, Sendable, Equatable {
  var title: String
}

extension Call where Target == ShopAPI {
  static func list(page: Int = 1) -> Self where Value == [Order] {
    Self(.list(page: page), .json)
  }
  static func findOne(sn: String) -> Self where Value == Order {
    Self(
      .findOne(sn: sn),
      .json.errors([404: .json(Problem.self), .range(500...599): .text]))
  }
  static func create(name: String) -> Self where Value == Order { Self(.create(name: name), .json) }
  static func child(_ call: Call<ShopAPI.Child, Value>) -> Self {
    Self(.child(call.target), call.reader)
  }
}

extension Call where Target == ShopAPI, Value == Void {
  static func login(name: String, password: String) -> Self {
    Self(.login(name: name, password: password), .void)
  }
  static var ping: Self { Self(.ping, .void) }
}

extension Call where Target == ShopAPI, Value == String {
  static var plain: Self { Self(.plain, .text) }
}

extension Call where Target == ShopAPI, Value == URL {
  static func download(to destination: FileDestination) -> Self {
    Self(.download, .file(to: destination))
  }
}

extension Call where Target == ShopAPI, Value == ServerSentEventStream {
  static var events: Self { Self(.events, .serverSentEvents) }
}

extension Call where Target == ShopAPI.Child, Value == Void {
  static func refresh(name: String) -> Self { Self(.refresh(name: name), .void) }
}

/// A second target, without variables.
enum NewsAPI: TargetType {
  case latest(root: URL)

  func endpoint(with variables: NoVariables) -> Endpoint {
    switch self {
    case .latest(let root): Endpoint(baseURL: "\(root)").get("news/latest")
    }
  }
}

extension Call where Target == NewsAPI, Value == [Int] {
  static func latest(root: URL) -> Self { Self(.latest(root: root), .json(at: "ids")) }
}

extension Provider<ShopAPI> {
  /// A provider that calls a server of a test. Nothing may hang.
  init(
    _ server: RecordingServer, token: String = "t0k=n", plugins: [any Plugin] = [],
    credentials: Credentials? = nil, refresher: TokenRefresher? = nil,
    settings: ProviderSettings = ProviderSettings(timeouts: Timeouts(attempt: 10, idle: 10)),
    mapping: EndpointMapping? = nil, signing: Signing? = nil
  ) {
    self.init(
      variables: .init(root: server.url, token: token), transport: URLSessionTransport(),
      plugins: plugins, credentials: credentials, refresher: refresher, settings: settings,
      mapping: mapping, signing: signing)
  }
}

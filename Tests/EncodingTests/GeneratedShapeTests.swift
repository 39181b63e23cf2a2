import EndpointRuntime
import Foundation
import Testing

/// A target as the generator writes it, by hand: it must compile without warnings.
enum ShopAPI: Sendable {
  case list(pageNO: Int = 1, pageSize: Int = 10)
  case profile(name: String, lang: String? = nil)
  case photo(images: [Data], note: String?? = nil)
  case ping
  case orders(Orders)

  enum Orders: Sendable { case find(sn: String) }
}

extension ShopAPI: TargetType {
  func endpoint(with variables: Variables) -> Endpoint {
    let defaults = Self.defaults(variables)
    switch self {
    case .list(let pageNO, let pageSize):
      return defaults.post("list")
        .parameter("pageNO", unless: 1, pageNO)
        .parameter("pageSize", pageSize)
        .parameter("channel", "app")
        .timeout(5)
    case .profile(let name, let lang):
      return defaults.get("users/\(name)\(optional: "/\(lang)")?v=\(query: 2)")
        .header("Accept-Language", "\(lang)")
        .removingParameter("token")
        .validate(Validation(statuses: [200...299, 418...418], contentTypes: ["application/json"]))
        .auth([[.bearer("session")], [.header("key", field: "X-Key")]])
    case .photo(let images, let note):
      return defaults.post("photos")
        .encoding(.multipart)
        .parameter("file", images, .fileName("{uuid}.png").noMediaType)
        .parameter("note", note)
        .retry(RetryPolicy(retries: 2, when: [.timeout, .connection, .status(503)], backoff: 0.5))
    case .ping:
      return defaults.method("PING", "")
        .removingHeader("devid")
        .envelope(nil)
    case .orders(let target):
      return target.endpoint(with: variables)
    }
  }

  static func defaults(_ variables: Variables) -> Endpoint {
    Endpoint(baseURL: "\(variables.root)/order")
      .defaultHeader("devtype", "iOS")
      .defaultHeader("devid", "\(variables.deviceID)")
      .parameter("token", variables.token)
      .envelope(
        Envelope(
          code: "code", success: ["200", "0000"], message: .any("message", "msg"), data: "data"))
  }

  struct Variables: Sendable {
    var root: URL
    var deviceID = "unknown"
    var token: String
  }

  func samples(with variables: Variables) -> [Sample] {
    switch self {
    case .list: [Sample(#"{"code":200,"data":{"orders":[]}}"#)]
    case .profile(let name, let lang):
      [
        Sample(#"{"login":\#(name),"lang":\#(lang),"id":100}"#),
        Sample(name: "missing", status: 404, headers: ["X-A": "b"], delay: 0.5, "gone"),
      ]
    default: []
    }
  }
}

extension ShopAPI.Orders: TargetType {
  func endpoint(with variables: ShopAPI.Variables) -> Endpoint {
    let defaults = ShopAPI.defaults(variables).prefix("orders").defaultEncoding(.json)
    switch self {
    case .find(let sn):
      return defaults.post("find")
        .parameter(.path("query", "sn"), sn)
    }
  }
}

@Suite struct GeneratedShapeTests {
  private let variables = ShopAPI.Variables(
    root: URL(string: "http://127.0.0.1:8080")!, deviceID: "d", token: "t+")

  private func wire(_ target: ShopAPI) throws -> HTTPRequest {
    try target.endpoint(with: variables).wire()
  }

  @Test func requests() throws {
    let list = try wire(.list())
    #expect(list.url.absoluteString == "http://127.0.0.1:8080/order/list")
    #expect(list.text == "channel=app&pageSize=10&token=t%2B")
    #expect(list.headers["devtype"] == "iOS" && list.headers["devid"] == "d")

    let profile = try wire(.profile(name: "a/b", lang: "de"))
    #expect(profile.url.absoluteString == "http://127.0.0.1:8080/order/users/a%2Fb/de?v=2")
    #expect(profile.headers["Accept-Language"] == "de")
    #expect(try wire(.profile(name: "x")).url.path() == "/order/users/x")

    #expect(try wire(.photo(images: [Data()], note: .some(nil))).text?.contains("\"note\"") == true)
    #expect(try wire(.photo(images: [Data()])).text?.contains("\"note\"") == false)

    let ping = try wire(.ping)
    #expect(ping.method == "PING" && ping.headers["devid"] == nil)

    let find = try wire(.orders(.find(sn: "s")))
    #expect(find.url.absoluteString == "http://127.0.0.1:8080/order/orders/find")
    #expect(find.text == #"{"token":"t+","query":{"sn":"s"}}"#)
  }

  @Test func samples() throws {
    let samples = ShopAPI.profile(name: "ann").samples(with: variables)
    #expect(try samples[0].data() == Data(#"{"login":"ann","id":100}"#.utf8))
    #expect(ShopAPI.ping.samples(with: variables).isEmpty)
  }
}

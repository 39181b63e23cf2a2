import EndpointRuntime
import Foundation
import Testing

@Suite struct AddressTests {
  @Test(arguments: [
    // An empty path leaves the base alone.
    ("https://h.com", "", "https://h.com"),
    ("https://h.com/", "", "https://h.com/"),
    ("http://example.com/api/v2/", "", "http://example.com/api/v2/"),
    ("https://h.example/file.zip?sig=a%2Fb", "", "https://h.example/file.zip?sig=a%2Fb"),
    (
      "http://example.com/123/somepath?X-ABC-Asd=123", "",
      "http://example.com/123/somepath?X-ABC-Asd=123"
    ),
    ("https://h.com/a?", "", "https://h.com/a?"),
    ("https://h.com/a#f", "", "https://h.com/a#f"),
    // Exactly one slash at the seam.
    ("https://h.com", "/", "https://h.com/"),
    ("https://h.com/", "/", "https://h.com/"),
    ("https://h.com/v1", "users", "https://h.com/v1/users"),
    ("https://h.com/v1", "/users", "https://h.com/v1/users"),
    ("https://h.com/v1/", "users", "https://h.com/v1/users"),
    ("https://h.com/v1/", "/users", "https://h.com/v1/users"),
    ("https://h.com/v1", "users/", "https://h.com/v1/users/"),
    // Nothing else is collapsed.
    ("https://h.com", "//users", "https://h.com//users"),
    ("https://h:5057//api/", "a/b", "https://h:5057//api/a/b"),
    ("https://h:5057//", "a", "https://h:5057//a"),
    ("https://h.com", "../up", "https://h.com/../up"),
    ("https://h.com", "https://other.com/x", "https://h.com/https://other.com/x"),
    // Queries.
    ("https://h.com", "users?x=1", "https://h.com/users?x=1"),
    ("https://h.com", "story?id=1&from=a%20b", "https://h.com/story?id=1&from=a%20b"),
    ("https://h.com", "a?b?c", "https://h.com/a?b?c"),
    ("https://h.com/v1?k=1", "users", "https://h.com/v1/users?k=1"),
    ("https://h.com/v1?k=1", "users?x=1", "https://h.com/v1/users?k=1&x=1"),
    ("https://h.com/v1/?k=1", "?x=1", "https://h.com/v1/?k=1&x=1"),
    ("https://h.com?k=1", "a", "https://h.com/a?k=1"),
    ("https://h.com/a#f", "b?c", "https://h.com/a/b?c#f"),
    // What is illegal is escaped, what is escaped stays.
    ("https://h.com", "users#f", "https://h.com/users%23f"),
    ("https://h.com", "a b", "https://h.com/a%20b"),
    ("https://h.com", "用户", "https://h.com/%E7%94%A8%E6%88%B7"),
    ("https://h.com", "a%20b", "https://h.com/a%20b"),
    ("https://h.com", "100%", "https://h.com/100%25"),
    ("https://h.com", "%zz%4", "https://h.com/%25zz%254"),
    ("https://h.com", "a:b+c;d,e@f*(g)'!$&=", "https://h.com/a:b+c;d,e@f*(g)'!$&="),
    ("https://h.com", "[x]|{y}^`\\\"<>", "https://h.com/%5Bx%5D%7C%7By%7D%5E%60%5C%22%3C%3E"),
    ("https://h.com", "a?q=用 [1]", "https://h.com/a?q=%E7%94%A8%20%5B1%5D"),
    ("https://h.com/用户/a b?q=é", "c", "https://h.com/%E7%94%A8%E6%88%B7/a%20b/c?q=%C3%A9"),
    ("http://u:p@127.0.0.1:8080/x", "y", "http://u:p@127.0.0.1:8080/x/y"),
    ("http://[::1]:8080", "y", "http://[::1]:8080/y"),
  ])
  func pathsAreJoined(base: String, path: String, expected: String) throws {
    #expect(try Endpoint(baseURL: BaseURL(base)).get(Path(path)).address() == expected)
  }

  @Test(arguments: [
    ("https://h.com/a", "https://h.com/a?z=1"),
    ("https://h.com/a?", "https://h.com/a?z=1"),
    ("https://h.com/a?k=1", "https://h.com/a?k=1&z=1"),
    ("https://h.com/a?k=1&", "https://h.com/a?k=1&z=1"),
    ("https://h.com/a#f", "https://h.com/a?z=1#f"),
  ])
  func parametersGoBehindTheQueryThatIsThere(base: String, expected: String) throws {
    #expect(try Endpoint(baseURL: BaseURL(base)).parameter("z", 1).address() == expected)
  }

  @Test(arguments: [
    ("orders", "", "https://h.example/orders"),
    ("orders", "list", "https://h.example/orders/list"),
    ("/orders/", "/list", "https://h.example/orders/list"),
    ("orders/", "", "https://h.example/orders/"),
    ("", "list", "https://h.example/list"),
  ])
  func prefixesAreJoinedAsPathsAre(prefix: String, path: String, expected: String) throws {
    #expect(try Endpoint.example.prefix(Path(prefix)).get(Path(path)).address() == expected)
  }

  @Test func nestedGroupsAddTheirPrefixes() throws {
    #expect(
      try Endpoint.example.prefix("a").prefix("b/").get("c").address() == "https://h.example/a/b/c")
  }

  @Test func aBaseTakesValuesAsText() throws {
    let root = try #require(URL(string: "http://127.0.0.1:8080"))
    #expect(
      try Endpoint(baseURL: "\(root)/order").post("list").address()
        == "http://127.0.0.1:8080/order/list")
    #expect(
      try Endpoint(baseURL: "https://\("eu").h.example/\(Chain.main, .segments)").get().address()
        == "https://eu.h.example/btc/main")
    #expect(try Endpoint(baseURL: BaseURL(root)).get("a").address() == "http://127.0.0.1:8080/a")
  }

  @Test(arguments: [
    "https://h.example/a%2fb//c/../d?x=1&&y#z", "http://h.example", "https://h.example/?",
    "https://u:p@h.example:1/", "https://h.example/a%20b.zip?x=1",
  ])
  func aWholeAddressIsNotChanged(address: String) throws {
    let endpoint = Endpoint.example.prefix("p").parameter("token", "t").get().url("\(address)")
    #expect(try endpoint.address() == address)
    let url = try #require(URL(string: address))
    #expect(try Endpoint.example.url("\(url)").address() == address)
  }

  @Test func ownParametersAreAppendedToAWholeAddress() throws {
    let endpoint = Endpoint.example.parameter("token", "t").url("https://a.example/x?next=2#f")
    #expect(try endpoint.parameter("page", 3).address() == "https://a.example/x?next=2&page=3#f")
  }

  @Test func theTargetsParametersGoToTheFormOfAWholeAddress() throws {
    let endpoint = Endpoint.example.parameter("token", "t").post().url("https://a.example/x")
    #expect(try endpoint.address() == "https://a.example/x")
    #expect(try endpoint.bodyText() == "token=t")
  }

  @Test(arguments: [
    "", "h.example/a", "/a", "mailto:a@h.example", "https://", "https:///a",
    "https://h.example/a b",
    "https://h.example/é", "https://h.example/%zz", "https://h.example/<a>", "ht tp://h.example",
    "https://h.example:port/", "://h.example",
  ])
  func anAddressThatIsNoneThrows(address: String) {
    #expect(Endpoint.example.url(TextTemplate(address)).failure() != nil)
  }

  @Test(arguments: [
    "", "h.example", "localhost:8080/a", "https://", "https://h example/", "//h.example",
  ])
  func aBaseThatIsNoneThrows(base: String) {
    #expect(Endpoint(baseURL: BaseURL(base)).get("a").failure() != nil)
  }

  @Test func anEndpointWithoutAddressThrows() {
    #expect(Endpoint().get("a").failure() == .missingURL)
    #expect(Endpoint(baseURL: "\(URL?.none)/a").failure() == .missingURL)
    #expect(Endpoint.example.url("\(String?.none)").failure() == .missingURL)
  }

  @Test func anErrorShowsNoSecretOfAnAddress() {
    let error = Endpoint.example.url("https://ann:pw@h.example/a b?token=s#s").failure()
    #expect(error == .invalidURL("https://h.example/a b"))
    #expect(error?.description == "'https://h.example/a b' is no absolute address")
    #expect(error?.localizedDescription == error?.description)
  }

  @Test func aHostInAnotherScriptIsTranslated() throws {
    let address = try Endpoint(baseURL: "https://例え.jp/ü").get("ä?ö").parameter("q", "ß").address()
    #expect(address.hasSuffix("/%C3%BC/%C3%A4?%C3%B6&q=%C3%9F"))
    #expect(address.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func anInvalidMethodThrows() {
    #expect(Endpoint.example.method("G T").failure() == .invalidMethod("G T"))
    #expect(Endpoint.example.method("GET\r\nX: y").failure() != nil)
    #expect(Endpoint.example.method("PROPFIND").failure() == nil)
  }
}

enum Chain: String, Codable, Sendable {
  case main = "btc/main"
  case test = "btc/test3"
}

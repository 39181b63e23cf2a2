import EndpointRuntime
import Foundation
import Testing

@Suite struct PathTests {
  private func path(_ path: Path) throws -> String {
    String(try Endpoint.example.get(path).address().dropFirst("https://h.example".count))
  }

  @Test(arguments: [
    ("谢佳培", "/users/%E8%B0%A2%E4%BD%B3%E5%9F%B9/x"),
    ("a/b", "/users/a%2Fb/x"),
    ("a?b#c", "/users/a%3Fb%23c/x"),
    ("a%20b", "/users/a%2520b/x"),
    ("a b", "/users/a%20b/x"),
    ("user:ann", "/users/user:ann/x"),
    ("a,b;c=d@e+f&g", "/users/a,b;c=d@e+f&g/x"),
    ("~ann", "/users/~ann/x"),
    ("...", "/users/.../x"),
    (".a", "/users/.a/x"),
    ("%2e", "/users/%252e/x"),
    ("", "/users//x"),
    ("[x]", "/users/%5Bx%5D/x"),
    ("a\r\nb\0", "/users/a%0D%0Ab%00/x"),
    ("e\u{301}", "/users/e%CC%81/x"),
  ])
  func aValueIsOneSegment(value: String, expected: String) throws {
    #expect(try path("users/\(value)/x") == expected)
  }

  @Test func valuesOfAnyTypeAreText() throws {
    #expect(try path("a/\(5)") == "/a/5")
    #expect(try path("a/\(-1.0)") == "/a/-1")
    #expect(try path("a/\(1.5)") == "/a/1.5")
    #expect(try path("a/\(UInt64.max)") == "/a/18446744073709551615")
    #expect(try path("a/\(Chain.test)") == "/a/btc%2Ftest3")
    #expect(try path("a/\(Chain.test, .segments)") == "/a/btc/test3")
    #expect(try path("a/\(true)/\(false, .bools(.literal))") == "/a/1/false")
    #expect(try path("a/\(Date(timeIntervalSince1970: 0))") == "/a/1970-01-01T00:00:00Z")
    #expect(try path("a/\(Date(timeIntervalSince1970: 0), .format(.seconds))") == "/a/0")
    #expect(try path("a/\(Data([0xDE, 0xAD]), .format(.hex))") == "/a/dead")
    #expect(
      try path("a/\(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))")
        == "/a/E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
  }

  @Test func theEndpointsStylesApply() throws {
    #expect(
      try Endpoint.example.bools(.literal).get("a/\(true)").address() == "https://h.example/a/true")
  }

  @Test func listsAreOneSegment() throws {
    #expect(try path("e/\(["a", "b c"], .arrays(.comma))") == "/e/a,b%20c")
    #expect(try path("e/\(["a", "b/c"])") == "/e/a,b%2Fc")
    #expect(try path("e/\([1, 2], .arrays(.pipe))") == "/e/1%7C2")
    #expect(try path("e/\([String]())") == "/e/")
    #expect(try path("e/\([String]())/f") == "/e//f")
  }

  @Test func slashesMayPartSegments() throws {
    #expect(try path("c/\("Sources/My File.swift", .segments)") == "/c/Sources/My%20File.swift")
    #expect(try path("c/\("a?b/%20", .segments)") == "/c/a%3Fb/%2520")
    #expect(try path("c/\("/a//b/", .segments)") == "/c//a//b/")
  }

  @Test func aValueMayStayUnescaped() throws {
    #expect(try path("c/\("a%20b/c", .unescaped)") == "/c/a%20b/c")
    #expect(try path("c/\("a b?c#d", .unescaped)") == "/c/a%20b%3Fc%23d")
  }

  @Test func optionalPartsGoWithTheirValues() throws {
    func reactions(_ kind: String?) -> Path { "r/\("a1")\(optional: "/\(kind)")/" }
    #expect(try path(reactions("like")) == "/r/a1/like/")
    #expect(try path(reactions(nil)) == "/r/a1/")
    func nested(_ a: String?, _ b: String?) -> Path { "x\(optional: "/\(a)\(optional: "/\(b)")")" }
    #expect(try path(nested("a", "b")) == "/x/a/b")
    #expect(try path(nested("a", nil)) == "/x/a")
    #expect(try path(nested(nil, "b")) == "/x")
    func both(_ a: Int?, _ b: Int?) -> Path { "x\(optional: "/\(a)/\(b)")/y" }
    #expect(try path(both(1, nil)) == "/x/y")
    func leading(_ prefix: Chain?) -> Path { "\(optional: "/\(prefix, .segments)")/feed" }
    #expect(try path(leading(nil)) == "/feed")
    #expect(try path(leading(.main)) == "/btc/main/feed")
    func query(_ page: Int?) -> Path { "x\(optional: "?page=\(query: page)")" }
    #expect(try path(query(nil)) == "/x")
    #expect(try path(query(2)) == "/x?page=2")
  }

  @Test func valuesInTheQueryAreQueryEscaped() throws {
    #expect(
      try path("login.do?key=\(query: "a&b=c+d/e?f é")")
        == "/login.do?key=a%26b%3Dc%2Bd/e?f%20%C3%A9")
    // The place decides, whatever the author writes.
    #expect(try path("login.do?key=\("a/b&c")&x=\("..")") == "/login.do?key=a/b%26c&x=..")
    #expect(try path("l?k=\(query: "a%20b", .unescaped)") == "/l?k=a%20b")
    #expect(try path("l?k=\(query: "a b", .spaces(.plus))") == "/l?k=a+b")
    #expect(try path("l?k=\(query: [1, 2], .arrays(.comma))&t=\(query: true)") == "/l?k=1%2C2&t=1")
  }

  @Test(arguments: [".", ".."])
  func dotsThrow(value: String) {
    let paths: [Path] = [
      "users/\(value)", "users/\(value)/x", "\(value)", "\(value)?x=1", "a/\(value, .segments)",
      "a/\("b/\(value)/c", .segments)", "a/\("\(value)/c", .unescaped)",
      "a\(optional: "/\(value)")",
      "a/\([value])", "a/\("")\(value)",
    ]
    for path in paths {
      guard case .dotSegment? = Endpoint.example.get(path).failure() else {
        Issue.record("\(path) is sent")
        continue
      }
    }
  }

  @Test func dotsAreFoundInWhateverMakesASegment() {
    #expect(Endpoint.example.get("a/.\(".")/b").failure() == .dotSegment(path: "a/.{}/b"))
    #expect(Endpoint.example.get("a/\(".")\(".")").failure() == .dotSegment(path: "a/{}{}"))
    #expect(
      Endpoint.example.get("a/\("%2e%2E", .unescaped)").failure() == .dotSegment(path: "a/{}"))
    #expect(Endpoint.example.prefix("\("..")").get("a").failure() == .dotSegment(path: "{}"))
    #expect(Endpoint.example.get("v\(".")/\(".").json").failure() == nil)
    #expect(Endpoint.example.get("../a/./b").failure() == nil)
  }

  @Test func nilOutsideOfAnOptionalPartThrows() {
    #expect(
      Endpoint.example.get("a/\(String?.none)").failure() == .missingPathArgument(path: "a/{}"))
  }
}

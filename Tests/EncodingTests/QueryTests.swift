import EndpointRuntime
import Foundation
import Testing

/// What Alamofire's own tests say of `URLEncoding`, and where we go further.
@Suite struct QueryTests {
  /// Mixed values, as Alamofire's tests have them.
  private let mixed: JSON = ["a", 1, true]
  private let deep: JSON = [
    "a", 1, true, ["bar": 2], ["qux", 3], ["quy": ["quz": 3]],
  ]

  @Test func keysAreSorted() throws {
    let endpoint = Endpoint.example.parameter("b", 1).parameter("10", 1).parameter("C", 1)
      .parameter("9", 1).parameter("a", 1)
    #expect(try endpoint.query() == "10=1&9=1&C=1&a=1&b=1")
  }

  @Test func equalKeysKeepTheirOrder() throws {
    let endpoint = Endpoint.example.parameter("k", "z").spread(["k": "a"]).parameter("a", 1)
    #expect(try endpoint.query() == "a=1&k=z&k=a")
  }

  @Test func scalars() throws {
    func query(_ value: some Encodable & Sendable) throws -> String? {
      try Endpoint.example.parameter("foo", value).query()
    }
    #expect(try query("bar") == "foo=bar")
    #expect(try query("") == "foo=")
    #expect(try query(25) == "foo=25")
    #expect(try query(1.1) == "foo=1.1")
    #expect(try query(true) == "foo=1")
    #expect(try query(false) == "foo=0")
    #expect(try query(Int8(1)) == "foo=1")
    #expect(try query(Int64.min) == "foo=-9223372036854775808")
    #expect(try query(Chain.main) == "foo=btc/main")
    #expect(try query(URL(string: "https://x.y/?z=1")) == "foo=https%3A//x.y/?z%3D1")
    #expect(try query(Data([1, 2])) == "foo=AQI%3D")
    #expect(try query(JSON.null) == "foo=")
  }

  @Test func arraysOfMixedValues() throws {
    func query(_ style: ArrayStyle?, _ value: JSON) throws -> String? {
      try Endpoint.example.parameter("foo", value, style.map { .arrays($0) } ?? .none).query()
    }
    #expect(try query(nil, mixed) == "foo%5B%5D=a&foo%5B%5D=1&foo%5B%5D=1")
    #expect(try query(.repeat, mixed) == "foo=a&foo=1&foo=1")
    #expect(try query(.indexed, mixed) == "foo%5B0%5D=a&foo%5B1%5D=1&foo%5B2%5D=1")
    #expect(try query(.comma, mixed) == "foo=a%2C1%2C1")
    #expect(try query(.pipe, mixed) == "foo=a%7C1%7C1")
    #expect(try query(.space, mixed) == "foo=a%201%201")
    #expect(
      try query(nil, deep)
        == "foo%5B%5D=a&foo%5B%5D=1&foo%5B%5D=1&foo%5B%5D%5Bbar%5D=2"
        + "&foo%5B%5D%5B%5D=qux&foo%5B%5D%5B%5D=3&foo%5B%5D%5Bquy%5D%5Bquz%5D=3")
    #expect(
      try query(.repeat, deep)
        == "foo=a&foo=1&foo=1&foo%5Bbar%5D=2&foo=qux&foo=3&foo%5Bquy%5D%5Bquz%5D=3")
    #expect(
      try query(.indexed, deep)
        == "foo%5B0%5D=a&foo%5B1%5D=1&foo%5B2%5D=1&foo%5B3%5D%5Bbar%5D=2"
        + "&foo%5B4%5D%5B0%5D=qux&foo%5B4%5D%5B1%5D=3&foo%5B5%5D%5Bquy%5D%5Bquz%5D=3")
    // An object cannot stand between commas.
    #expect(try query(.comma, [["b": 1], ["b": 2]]) == "foo%5Bb%5D=1&foo%5Bb%5D=2")
    #expect(try query(.comma, [[1, 2], [3]]) == "foo=1%2C2%2C3")
  }

  @Test func nestedObjects() throws {
    let value: JSON = ["bar": ["baz": ["a", 1, true]], "a": 0]
    #expect(
      try Endpoint.example.parameter("foo", value).query()
        == "foo%5Ba%5D=0&foo%5Bbar%5D%5Bbaz%5D%5B%5D=a&foo%5Bbar%5D%5Bbaz%5D%5B%5D=1"
        + "&foo%5Bbar%5D%5Bbaz%5D%5B%5D=1")
    #expect(
      try Endpoint.example.nested(.dots).arrays(.repeat).parameter("foo", value).query()
        == "foo.a=0&foo.bar.baz=a&foo.bar.baz=1&foo.bar.baz=1")
    #expect(
      try Endpoint.example.parameter("foo", value, .nested(.json)).query()
        == "foo=%7B%22a%22%3A0%2C%22bar%22%3A%7B%22baz%22%3A%5B%22a%22%2C1%2Ctrue%5D%7D%7D")
    #expect(
      try Endpoint.example.nested(.json).parameter("ids", [1, 2]).parameter("a", true).query()
        == "a=1&ids=%5B1%2C2%5D")
    #expect(
      try Endpoint.example.parameter(.path("page", "size"), 5).query() == "page%5Bsize%5D=5")
    #expect(
      try Endpoint.example.parameter(.path("page", "size"), 5, .nested(.dots)).query()
        == "page.size=5")
  }

  @Test func aDottedNameIsAName() throws {
    #expect(
      try Endpoint.example.parameter("account.publickey", "0").query() == "account.publickey=0")
  }

  @Test func boolsAreNumbersOrWords() throws {
    let endpoint = Endpoint.example.parameter("a", true).parameter("b", 1).parameter("c", Int8(0))
      .parameter("d", [true, false], .arrays(.comma)).parameter("e", ["x": true] as JSON)
    #expect(try endpoint.query() == "a=1&b=1&c=0&d=1%2C0&e%5Bx%5D=1")
    #expect(try endpoint.bools(.literal).query() == "a=true&b=1&c=0&d=true%2Cfalse&e%5Bx%5D=true")
    #expect(
      try Endpoint.example.bools(.literal).parameter("a", true, .bools(.numeric)).query() == "a=1")
  }

  @Test(
    arguments: [
      (37.0, "37"), (-0.5, "-0.5"), (126.9784, "126.9784"), (1e14, "100000000000000"),
      (123_456_789_012_345.0, "123456789012345"), (0.1 + 0.2, "0.30000000000000004"),
      (1e-5, "0.00001"), (-1.5e-7, "-0.00000015"), (2.5e-10, "0.00000000025"),
      (0.0001, "0.0001"), (1e16, "1e%2B16"), (1e21, "1e%2B21"), (0, "0"),
    ] as [(Double, String)])
  func doublesAreShortAndPlain(value: Double, expected: String) throws {
    #expect(try Endpoint.example.parameter("d", value).query() == "d=\(expected)")
    let text = expected.replacing("%2B", with: "+")
    #expect(Double(text) == value)
  }

  @Test func theSmallestDoubleReadsBack() throws {
    let query = try #require(
      try Endpoint.example.parameter("d", Double.leastNonzeroMagnitude).query())
    #expect(Double(query.dropFirst(2)) == .leastNonzeroMagnitude)
    #expect(!query.contains("e"))
  }

  @Test func floatsAndDecimalsKeepTheirDigits() throws {
    func query(_ value: some Encodable & Sendable) throws -> String? {
      try Endpoint.example.parameter("n", value).query()
    }
    #expect(try query(Float(0.1)) == "n=0.1")
    #expect(try query(Decimal(string: "1.10")) == "n=1.1")
    #expect(try query(Decimal(string: "0.1234567890123456789")) == "n=0.1234567890123456789")
    #expect(try query([Float(2), 0.5]) == "n%5B%5D=2&n%5B%5D=0.5")
  }

  @Test func whatIsNoNumberThrows() {
    for endpoint in [
      Endpoint.example.parameter("d", Double.nan),
      Endpoint.example.parameter("d", [Double.infinity]),
      Endpoint.example.post().encoding(.json).parameter("d", -Double.infinity),
    ] {
      guard case .unencodable(let place, _)? = endpoint.failure() else {
        Issue.record("sent")
        continue
      }
      #expect(place.hasPrefix("d"))
    }
  }

  @Test(arguments: [
    ("?/", "?/"),
    (":#[]@!$&'()*+,;=", "%3A%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D"),
    (" \"#%<>[]\\^`{}|", "%20%22%23%25%3C%3E%5B%5D%5C%5E%60%7B%7D%7C"),
    ("foo&bar", "foo%26bar"), ("foo=bar", "foo%3Dbar"), ("%25", "%2525"), (" foo ", "%20foo%20"),
    ("+foo+", "%2Bfoo%2B"), ("-._~Az09", "-._~Az09"), ("français", "fran%C3%A7ais"),
    ("😃", "%F0%9F%98%83"), ("\r\n\0", "%0D%0A%00"), ("Gz1q+L2/747o4w==", "Gz1q%2BL2/747o4w%3D%3D"),
  ])
  func keysAndValuesAreEscaped(text: String, expected: String) throws {
    #expect(
      try Endpoint.example.parameter(ParameterKey(text), text).query() == "\(expected)=\(expected)")
  }

  @Test func spacesMayBePlus() throws {
    let endpoint = Endpoint.example.spaces(.plus).parameter("a b", "c d+e").parameter(
      "f", "g h", .spaces(.percent))
    #expect(try endpoint.query() == "a+b=c+d%2Be&f=g%20h")
  }

  @Test func aQueryThatIsThereIsKept() throws {
    let endpoint = Endpoint(baseURL: "https://h.example/?hd=%5B1%5D").parameter("page", "0")
    #expect(try endpoint.query() == "hd=%5B1%5D&page=0")
  }

  @Test func nothingToSendLeavesNoMark() throws {
    let endpoint = Endpoint.example.get("get").parameter("a", String?.none).parameter("b", [Int]())
      .parameter("c", ["d": []] as JSON).parameter("e", [String](), .arrays(.comma))
    #expect(try endpoint.address() == "https://h.example/get")
  }

  @Test func nilIsLeftOutOrEmpty() throws {
    let endpoint = Endpoint.example.parameter("a", Int?.none).parameter("b", Int?.none, .sendNil)
      .parameter("c", Int??.none).parameter("d", Int??.some(nil)).parameter("e", Int??.some(1))
    #expect(try endpoint.query() == "b=&d=&e=1")
  }

  @Test func datesHaveTheFormatOfTheirParameter() throws {
    let date = Date(timeIntervalSince1970: 1_542_111_614.421)
    func query(_ options: ParameterOptions) throws -> String? {
      try Endpoint.example.parameter("d", date, options).query()
    }
    #expect(try query(.none) == "d=2018-11-13T12%3A20%3A14.421Z")
    #expect(try query(.format(.seconds)) == "d=1542111614.421")
    #expect(try query(.format(.milliseconds)) == "d=1542111614421")
    #expect(try query(.format(.pattern("yyyy-MM-dd", timeZone: "Asia/Shanghai"))) == "d=2018-11-13")
    #expect(
      try Endpoint.example.parameter(
        "d", [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86400)],
        .arrays(.repeat)
      ).query() == "d=1970-01-01T00%3A00%3A00Z&d=1970-01-02T00%3A00%3A00Z")
    #expect(try Endpoint.example.parameter("d", Date?.none, .format(.seconds)).query() == nil)
  }

  @Test func bytesHaveTheFormatOfTheirParameter() throws {
    let data = Data([0xFB, 0xFF])
    func query(_ format: ValueFormat) throws -> String? {
      try Endpoint.example.parameter("d", data, .format(format)).query()
    }
    #expect(try query(.base64) == "d=%2B/8%3D")
    #expect(try query(.base64url) == "d=-_8")
    #expect(try query(.hex) == "d=fbff")
  }

  @Test func valuesHaveTheirTextsOnTheWire() throws {
    let yesNo = ParameterOptions.values(["true": "yes", "false": "no"])
    #expect(try Endpoint.example.parameter("f", true, yesNo).query() == "f=yes")
    #expect(
      try Endpoint.example.parameter("f", [true, false], yesNo.arrays(.comma)).query()
        == "f=yes%2Cno")
    #expect(
      try Endpoint.example.parameter("c", Chain.main, .values(["btc/main": "B"])).query() == "c=B")
    #expect(
      try Endpoint.example.post().encoding(.json).parameter("f", false, yesNo).bodyText()
        == #"{"f":"no"}"#)
  }

  @Test func constantsTakeValuesAsText() throws {
    func query(_ lat: String?, _ long: Double) throws -> String? {
      try Endpoint.example.parameter("near", text: "\(lat),\(long)").query()
    }
    #expect(try query("40.7", -74.0) == "near=40.7%2C-74")
    #expect(try query(nil, 1) == nil)
  }

  @Test func aModelIsSpread() throws {
    struct Page: Encodable { var limit: Int?, after: String?, ids = [1, 2] }
    let endpoint = Endpoint.example.parameter("z", 1).spread(Page(limit: 10), .arrays(.repeat))
    #expect(try endpoint.query() == "ids=1&ids=2&limit=10&z=1")
    #expect(try Endpoint.example.spread(Page?.none).query() == nil)
    #expect(try Endpoint.example.spread(["a": "b", "c": "d"], .header).wire().headers["C"] == "d")
    #expect(Endpoint.example.spread([1, 2]).failure() != nil)
  }

  @Test func theDefaultMayBeLeftOut() throws {
    func query(_ keep: Bool, _ ranking: String) throws -> String? {
      try Endpoint.example.parameter("keep", unless: false, keep)
        .parameter("ranking", unless: "", ranking, .query).query()
    }
    #expect(try query(false, "") == nil)
    #expect(try query(true, "x") == "keep=1&ranking=x")
    #expect(
      try Endpoint.example.parameter("a", 1).parameter("a", unless: 2, 2).query() == nil,
      "an argument that is its default takes the place of the target's too")
  }

  @Test func theLastOfAKeyWins() throws {
    let defaults = Endpoint.example.parameter("sort", "-start_at").parameter("size", 5)
    #expect(try defaults.parameter("sort", "end_at").query() == "size=5&sort=end_at")
    #expect(try defaults.removingParameter("sort").query() == "size=5")
    #expect(try defaults.parameter("sort", "x", .query).query() == "size=5&sort=x")
  }
}

import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  /// Kinds of faults that other clients have had, as a server sees them.
  @Suite struct WireFaultTests {
    private func received(
      _ endpoint: (Endpoint) -> Endpoint, base: String = ""
    ) async throws -> RecordedRequest {
      let server = try RecordingServer { _ in Answer(200) }
      let request = try endpoint(Endpoint(baseURL: BaseURL(server.url.absoluteString + base)))
        .httpRequest()
      _ = try await URLSessionTransport().send(TransportRequest(request, attemptLimit: 10))
      return try #require(server.requests.first)
    }

    @Test(arguments: [
      ("/v1/", "users/", "/v1/users/"), ("/v1", "", "/v1"), ("/v1/", "", "/v1/"), ("", "", "/"),
      ("", "/", "/"), ("/v1/?key=a%2Fb", "/users?x=%25", "/v1/users?key=a%2Fb&x=%25"),
      ("/v1#top", "users#f", "/v1/users%23f"), ("/a%20b", "c d", "/a%20b/c%20d"),
      ("/e\u{301}", "é", "/e%CC%81/%C3%A9"),
    ])
    func targetIsWhatBaseAndPathSay(_ base: String, _ path: String, _ target: String) async throws {
      #expect(try await received({ $0.get(Path(path)) }, base: base).target == target)
    }

    @Test func sameTextIsEscapedByItsPlace() async throws {
      let text = "a+b c%20/?&=#é\"\\;,"
      let request = try await received {
        $0.post("\(text)").parameter("q", text, .query).parameter("f", text)
          .parameter("c", text, .cookie)
      }
      #expect(
        request.target
          == "/a+b%20c%2520%2F%3F&=%23%C3%A9%22%5C;,?q=a%2Bb%20c%2520/?%26%3D%23%C3%A9%22%5C%3B%2C")
      #expect(request.text == "f=a%2Bb%20c%2520/?%26%3D%23%C3%A9%22%5C%3B%2C")
      let cookie = try #require(request.header("cookie"))
      #expect(cookie.hasPrefix("c=") && !cookie.contains(";") && !cookie.contains("\""))
      // A `%` may stand in a cookie, and tokens that are escaped already have them.
      #expect(
        String(cookie.dropFirst(2)).removingPercentEncoding == text.removingPercentEncoding)
    }

    @Test func nestedValuesInEveryEncoding() async throws {
      let value: JSON = ["list": [1, true, .null, []], "empty": [:], "deep": ["a+b": ["c d"]]]
      let query = try await received { $0.get("a").parameter("v", value) }
      let form = try await received { $0.post("a").parameter("v", value) }
      let json = try await received { $0.post("a").encoding(.json).parameter("v", value) }
      let pairs =
        "v%5Bdeep%5D%5Ba%2Bb%5D%5B%5D=c%20d&v%5Blist%5D%5B%5D=1&v%5Blist%5D%5B%5D=1&v%5Blist%5D%5B%5D="
      #expect(query.query == pairs)
      #expect(form.text == pairs)
      #expect(try JSON(parsing: json.body) == ["v": value])
    }

    @Test func longQueriesAndManyParametersArrive() async throws {
      let ids = Array(1...3000)
      let request = try await received { $0.get("a").arrays(.repeat).parameter("id", ids) }
      #expect(request.query?.split(separator: "&").map { Int($0.dropFirst(3)) } == ids)
    }

    @Test func headersKeepTheirBytes() async throws {
      let request = try await received {
        $0.get("a").header("X-Name", "é ü 谢").header("X-Quoted", "a \"b\"; c=d").header(
          "X-Empty", "")
      }
      #expect(request.header("x-name") == "é ü 谢")
      #expect(request.header("x-quoted") == "a \"b\"; c=d")
      #expect(request.header("x-empty") == "")
    }

    @Test func partsOfAFormKeepTheirNamesAndBytes() async throws {
      let bytes = Data([0, 0x0D, 0x0A, 0x2D, 0x2D, 0xFF])
      let request = try await received {
        $0.post("form").encoding(.multipart).parameter("na\"me\r\n", "v\r\n--x")
          .parameter(
            "files",
            [File(data: bytes, name: "a\"b\r\n\\é.bin"), File(data: Data(), name: "e.txt")]
          )
          .parameter("empty", "").parameter("bool", true).parameter("nothing", String?.none)
      }
      let text = String(decoding: request.body, as: UTF8.self)
      #expect(text.contains("name=\"na%22me%0D%0A\"\r\n\r\nv\r\n--x\r\n"))
      #expect(text.contains("filename=\"a%22b%0D%0A\\é.bin\"\r\n"))
      #expect(request.body.range(of: bytes) != nil)
      #expect(text.contains("name=\"empty\"\r\n\r\n\r\n"))
      #expect(text.contains("name=\"bool\"\r\n\r\n1\r\n"))
      #expect(!text.contains("nothing"))
      let type = try #require(request.header("content-type"))
      let boundary = type.components(separatedBy: "boundary=").last ?? ""
      #expect(text.hasSuffix("\r\n--\(boundary)--\r\n"))
      #expect(text.components(separatedBy: "--\(boundary)\r\n").count == 6)
    }

    @Test func userOfTheAddressSignsInAndIsNotShown() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      let address = server.url.absoluteString.replacing("http://", with: "http://ann:p%40w@")
      let request = try Endpoint(baseURL: BaseURL(address)).get("a").httpRequest()
      _ = try await URLSessionTransport().send(TransportRequest(request, attemptLimit: 10))
      #expect(server.requests.first?.header("authorization") == "Basic YW5uOnBAdw==")
      #expect(!"\(request)".contains("ann"))
    }
  }
}

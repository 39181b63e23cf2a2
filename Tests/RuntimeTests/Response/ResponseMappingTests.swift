import EndpointRuntime
import Foundation
import Testing

/// Moya's cases for looking at an answer step by step (`moya-and-mappers.md` 2.1, 42 and 45 to 48), with our differences.
@Suite struct ResponseMappingTests {
  private func response(_ body: String = "", status: Int = 200, type: String? = nil) -> Response {
    Response(
      status: status, headers: type.map { ["Content-Type": $0] } ?? [:],
      body: .data(Data(body.utf8)),
      request: HTTPRequest(url: URL(string: "http://h.example/a")!))
  }

  @Test(arguments: [(0...9, 10), (0...9, -1)])
  func statusOutsideOfARangeThrows(_ range: ClosedRange<Int>, _ status: Int) async {
    let kind = await kindOfError { () throws(EndpointError) in
      try response(status: status).filter(statuses: range)
    }
    #expect(kind == "status \(status)")
  }

  @Test func filtersKeepWhatFits() async throws {
    #expect(try response(status: 9).filter(statuses: 0..<10).status == 9)
    #expect(try response(status: 42).filter(status: 42).status == 42)
    #expect(try response(status: 200).filterSuccesses().status == 200)
    #expect(try response(status: 304).filterSuccessesAndRedirects().status == 304)
    for body in [
      { () throws(EndpointError) in try response(status: 43).filter(status: 42) },
      { () throws(EndpointError) in try response(status: 404).filterSuccesses() },
      { () throws(EndpointError) in try response(status: 404).filterSuccessesAndRedirects() },
    ] { #expect(await kindOfError(body)?.hasPrefix("status") == true) }
  }

  @Test func jsonIsMapped() async throws {
    #expect(try response(#"{"name":"john"}"#).mapJSON() == ["name": "john"])
    #expect(try response("1").mapJSON() == 1)
    #expect(
      await kindOfError { () throws(EndpointError) in
        try response(#"{ "name": "john }"#).mapJSON()
      } == "unparsable")
    #expect(await kindOfError { () throws(EndpointError) in try response().mapJSON() } == "noData")
  }

  @Test func stringIsMapped() async throws {
    #expect(try response("words").mapString() == "words")
    #expect(try response(#"{"words_to_live_by":"x"}"#).mapString(at: "words_to_live_by") == "x")
    #expect(
      await kindOfError { () throws(EndpointError) in try response(#"{"n":1}"#).mapString(at: "n") }
        == "decoding")
  }

  @Test func modelsAndScalarsAreMappedAtKeys() async throws {
    let body = response(
      #"{"a":{"list":[{"sn":"A","amount":1}],"n":1,"b":true,"s":"x"},"u":"http://x.y"}"#)
    #expect(try body.map([Order].self, at: .path("a", "list")).count == 1)
    #expect(try body.map(Int.self, at: .path("a", "n")) == 1)
    #expect(try body.map(Bool.self, at: .path("a", "b")) == true)
    #expect(try body.map(URL.self, at: "u") == URL(string: "http://x.y"))
    let wrong: [String?] = [
      await kindOfError { () throws(EndpointError) in try body.map(Bool.self, at: .path("a", "n"))
      },
      await kindOfError { () throws(EndpointError) in try body.map(Int.self, at: .path("a", "s")) },
      await kindOfError { () throws(EndpointError) in
        try body.map(String.self, at: .path("a", "list"))
      },
      await kindOfError { () throws(EndpointError) in
        try body.map([String].self, at: .path("a", "s"))
      },
    ]
    #expect(wrong == Array(repeating: "decoding", count: 4))
  }

  @Test func envelopeIsTakenOff() throws {
    let body = response(#"{"code":200,"data":{"sn":"A","amount":1}}"#)
    #expect(try body.map(Order.self, envelope: EnvelopeTests.envelope).sn == "A")
  }

  @Test func emptyBodyIsMappedAsAsked() throws {
    #expect(try response().map(Order?.self) == nil)
    // Moya makes one empty element of it.
    #expect(try response().map([Order].self, empty: .default) == [])
  }
}

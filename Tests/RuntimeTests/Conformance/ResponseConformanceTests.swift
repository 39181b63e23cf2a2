import EndpointRuntime
import Foundation
import Testing

/// Moya's specs of `Response` and of `MoyaError` (cases 41 to 43 and 45 to 48 of our reference, part 2.1), and what was
/// measured beside them (1.13).
@Suite struct ResponseConformanceTests {
  private struct Ticket: Decodable, Sendable, Equatable {
    var title: String
    var createdAt: Int
  }

  private struct Maybe: Decodable, Sendable, Equatable {
    var title: String?
  }

  private func response(_ body: String, status: Int = 200) -> Response {
    Response(
      status: status, body: .data(Data(body.utf8)),
      request: HTTPRequest(url: URL(string: "http://h.example/a")!))
  }

  private func fails(_ body: () throws -> some Any) -> Bool { (try? body()) == nil }

  // Case 45.
  @Test(arguments: [
    (10, 0...9, false), (-1, 0...9, false), (9, 0...9, true), (0, 0...9, true),
    (404, 200...299, false), (200, 200...299, true), (304, 200...399, true), (43, 42...42, false),
    (42, 42...42, true),
  ])
  func statusIsFiltered(_ status: Int, _ range: ClosedRange<Int>, _ passes: Bool) {
    #expect(fails { try response("", status: status).filter(statuses: range) } == !passes)
  }

  // Case 46.
  @Test func textIsReadAndBrokenTextIsAnError() throws {
    #expect(try response("words").mapString() == "words")
    #expect(
      try response(#"{"words_to_live_by":"Half measures"}"#).mapString(at: "words_to_live_by")
        == "Half measures")
    var broken = response("")
    broken.body = .data(Data([0x11, 0xFF]))
    #expect(fails { try broken.mapString() })
    #expect(fails { try response(#"{ "name": "john }"#).mapJSON() })
  }

  // Cases 42 and 47: an empty body is no data; asked for, it is nil or a default, and never one empty element.
  @Test func emptyBodyIsWhatIsAskedFor() throws {
    #expect(fails { try response("").mapJSON() })
    #expect(fails { try response("").map(Ticket.self) })
    #expect(try response("").map(Maybe?.self) == nil)
    #expect(try response("").map(Maybe.self, empty: .default) == Maybe(title: nil))
    #expect(try response("").map([Maybe].self, empty: .default) == [])
    #expect(try response("").map([String].self, empty: .default) == [])
    #expect(try response("").map([String: String].self, empty: .default) == [:])
  }

  // Cases 47 and 48.
  @Test func modelsAndArraysOfThemAreRead() throws {
    let issue = #"{"title":"Hello, Moya!","createdAt":5}"#
    let expected = Ticket(title: "Hello, Moya!", createdAt: 5)
    #expect(try response(issue).map(Ticket.self) == expected)
    #expect(try response("[\(issue),\(issue),\(issue)]").map([Ticket].self).count == 3)
    #expect(try response(#"{"issue":\#(issue)}"#).map(Ticket.self, at: "issue") == expected)
    #expect(
      try response(#"{"a":{"issues":[\#(issue)]}}"#).map([Ticket].self, at: .path("a", "issues"))
        == [expected])
  }

  // Case 48.
  @Test func scalarsAreReadAtKeysAndNotConverted() throws {
    let body = response(
      #"{"count":1,"isNew":true,"url":"http://h.example","text":"123","list":["a"]}"#)
    #expect(try body.map(Int.self, at: "count") == 1)
    #expect(try body.map(Bool.self, at: "isNew") == true)
    #expect(try body.map(URL.self, at: "url") == URL(string: "http://h.example"))
    #expect(try body.map(String.self, at: "text") == "123")
    #expect(fails { try body.map(Bool.self, at: "count") })
    #expect(fails { try body.map(Int.self, at: "text") })
    #expect(fails { try body.map(String.self, at: "list") })
    #expect(fails { try body.map([String].self, at: "text") })
  }

  // 1.13: Moya decodes the whole body when the key path is missing and an empty body is allowed.
  @Test func missingKeyNeverGivesTheWhole() throws {
    let body = response(#"{"d":{},"title":"outer"}"#)
    #expect(fails { try body.map(Maybe.self, at: "data") })
    #expect(fails { try body.map(Maybe.self, at: "data", empty: .error) })
    #expect(try body.map(Maybe?.self, at: "data") == nil)
    #expect(fails { try body.map(Maybe.self, at: "data", empty: .default) })
    // KVC's fan-out over arrays is none of ours.
    #expect(fails { try response(#"[{"a":1}]"#).map([Int].self, at: "a") })
  }

  // 1.13.
  @Test func largeNumbersKeepTheirDigits() throws {
    #expect(try response("9007199254740993").map(Int64.self) == 9_007_199_254_740_993)
    #expect(try response(#"{"n":18446744073709551615}"#).map(UInt64.self, at: "n") == .max)
  }

  // Cases 41 and 43: one error tells which call, which request, which answer, and why.
  @Test func errorHasItsAnswerAndItsCause() throws {
    do {
      _ = try response(#"{"title":1,"createdAt":5}"#, status: 201).map(Ticket.self)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.status == 201)
      #expect(error.request?.url.absoluteString == "http://h.example/a")
      guard case .decoding = error.reason else { return #expect(Bool(false)) }
      #expect(error.localizedDescription == error.description)
    }
  }
}

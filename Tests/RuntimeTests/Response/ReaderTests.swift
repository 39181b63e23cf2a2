import EndpointRuntime
import Foundation
import TestSupport
import Testing

@Suite struct ReaderTests {
  // MARK: Keys

  @Test func valueIsFoundAtAKey() async throws {
    #expect(
      try await reading(
        #"{"a":{"b":[{"c":5}]}}"#, as: .json(Int.self, at: .path("a", "b", "0", "c"))) == 5)
    #expect(try await reading(#"{"a.b":1}"#, as: .json(Int.self, at: "a.b")) == 1)
    #expect(
      try await reading(#"{"n":9007199254740993}"#, as: .json(Int64.self, at: "n"))
        == 9_007_199_254_740_993)
    #expect(try await reading("true", as: .json(Bool.self)) == true)
    #expect(try await reading(#""x""#, as: .json(String.self)) == "x")
  }

  /// Moya decodes the whole body when the key is not there.
  @Test func nothingElseIsReadWhenTheKeyIsMissing() async throws {
    let body = #"{"d":{},"sn":"A","amount":9}"#
    let thrown = await kindOfError { () throws(EndpointError) in
      try await reading(body, as: .json(Order.self, at: "order"))
    }
    #expect(thrown == "decoding")
    #expect(try await reading(body, as: .json(Order?.self, at: "order")) == nil)
    #expect(try await reading(#"{"order":null}"#, as: .json(Order?.self, at: "order")) == nil)
  }

  @Test(arguments: [
    ("1", "true"), ("\"123\"", "5"), ("{}", "[]"), ("[1", ""), ("", ""), ("nul", ""),
  ])
  func wrongTypesAndBrokenTextThrow(_ body: String, _ unused: String) async throws {
    let thrown = await kindOfError { () throws(EndpointError) in
      try await reading(body, as: .json(Bool.self))
    }
    #expect(
      thrown
        == (body.isEmpty
          ? "noData" : ["1", "\"123\"", "{}"].contains(body) ? "decoding" : "unparsable"))
  }

  // MARK: Nothing

  @Test func emptyBodyIsReadAsAsked() async throws {
    func kind<Value: Sendable & Decodable>(_ reader: ResponseReader<Value>) async -> String? {
      await kindOfError { () throws(EndpointError) in try await reading("", as: reader) }
    }
    #expect(await kind(.json([Int].self)) == "noData")
    #expect(await kind(.json([Int]?.self, empty: .error)) == "noData")
    #expect(await kind(.json([Int].self, empty: .nil)) == "noData")
    #expect(try await reading("", as: .json([Int]?.self)) == nil)
    #expect(try await reading("", as: .json([Int]?.self, empty: .nil)) == nil)
    #expect(try await reading("", as: .json([Int].self, empty: .default)) == [])
    #expect(try await reading("", as: .json([String: Int].self, empty: .default)) == [:])
    #expect(try await reading("", as: .json(String.self, empty: .default)) == "")
    #expect(await kind(.json(Order.self, empty: .default)) == "noData")
    try await reading("anything", as: .void)
  }

  // MARK: Combining

  enum Outcome: Sendable, Equatable {
    case ok(Order)
    case accepted(String)
    case gone
  }

  @Test func readerIsChosenByStatus() async throws {
    let reader: ResponseReader<Outcome> = .statuses([
      .init(200, .json(Order.self).map(Outcome.ok)), .init(202, .text.map(Outcome.accepted)),
      .init(204, .void.map { .gone }), .init(410, .void.map { .gone }),
    ])
    #expect(
      try await reading(#"{"sn":"A","amount":1}"#, as: reader) == .ok(Order(sn: "A", amount: 1)))
    #expect(try await reading("soon", as: reader, status: 202) == .accepted("soon"))
    #expect(try await reading("", as: reader, status: 204) == .gone)
    // What is listed is a success, whatever the validation says.
    #expect(try await reading("", as: reader, status: 410) == .gone)
    let other = await kindOfError { () throws(EndpointError) in
      try await reading("", as: reader, status: 201)
    }
    #expect(other == "status 201")
  }

  @Test func errorsOfAStatusReaderAreRead() async throws {
    let reader: ResponseReader<Outcome> = .statuses([
      .init(200, .json(Order.self).map(Outcome.ok)), .init(204, .void.map { .gone }),
    ]).errors([.range(400...499): .json(Problem.self), 503: .data, .default: .text])
    func model(_ body: String, _ status: Int) async -> (any Sendable)? {
      let error = await #expect(throws: EndpointError.self) {
        try await reading(body, as: reader, status: status)
      }
      if case .status(_, let model) = error?.reason { return model }
      return nil
    }
    #expect(await model(#"{"title":"t"}"#, 404) as? Problem == Problem(title: "t"))
    #expect(await model("oops", 500) as? String == "oops")
    #expect(await model("oops", 503) as? Data == Data("oops".utf8))
    #expect(await model("made", 201) as? String == "made")
  }

  struct Page: Sendable, Equatable {
    var items: [Int]
    var total: Int
    var next: String?
    var date: Date
  }

  @Test func headersAreReadWithTheValue() async throws {
    let reader: ResponseReader<Page> = .json([Int].self).headers { items, headers in
      Page(
        items: items, total: try headers.value("X-Total-Count"), next: try headers.value("Next"),
        date: try headers.value("Date"))
    }
    let headers: HTTPHeaders = [
      "x-total-count": "12", "Date": "Sun, 06 Nov 1994 08:49:37 GMT",
    ]
    let page = try await reading("[1]", as: reader, headers: headers)
    #expect(
      page == Page(items: [1], total: 12, next: nil, date: Date(timeIntervalSince1970: 784_111_777))
    )
    for bad: HTTPHeaders in [[:], ["X-Total-Count": "many", "Date": ""]] {
      let thrown = await kindOfError { () throws(EndpointError) in
        try await reading("[1]", as: reader, headers: bad)
      }
      #expect(thrown == "decoding")
    }
  }

  @Test(arguments: [
    (#"GET, HEAD"#, ["GET", "HEAD"]), ("a", ["a"]), ("", []), (" , ,", []),
    (#" a ,"b,c" ,, d"#, ["a", #""b,c""#, "d"]), (#""a\",b",c"#, [#""a\",b""#, "c"]),
  ])
  func aListIsSplitAtCommasOutsideOfQuotes(_ text: String, _ expected: [String]) async throws {
    let reader = ResponseReader<Void>.void.headers { _, headers in
      try headers.optional("List", as: [String].self)
    }
    #expect(try await reading("", as: reader, headers: ["List": text]) == expected)
    #expect(try await reading("", as: reader) == nil)
  }

  @Test func elementsOfAListAreReadAsTheirType() async throws {
    let numbers = ResponseReader<Void>.void.headers { _, headers in
      try headers.value("List", as: [Int].self)
    }
    var headers: HTTPHeaders = ["List": "1, 2"]
    headers.add("list", "3")
    #expect(try await reading("", as: numbers, headers: headers) == [1, 2, 3])
    for headers: HTTPHeaders in [["List": "1, x"], [:]] {
      let thrown = await kindOfError { () throws(EndpointError) in
        try await reading("", as: numbers, headers: headers)
      }
      #expect(thrown == "decoding")
    }
  }

  @Test func cookiesAreTakenApartBetweenTheirDates() async throws {
    let reader = ResponseReader<Void>.void.headers { _, headers in
      try headers.value("Set-Cookie", as: [String]?.self)
    }
    let first = "a=1; Expires=Wed, 09 Jun 2021 10:18:14 GMT; Path=/"
    var lines: HTTPHeaders = ["Set-Cookie": first]
    lines.add("Set-Cookie", "b=2")
    for headers in [lines, ["Set-Cookie": "\(first), b=2"]] {
      #expect(try await reading("", as: reader, headers: headers) == [first, "b=2"])
    }
  }

  @Test func ownReaderGetsTheAnswer() async throws {
    let reader = ResponseReader(reading: { response in response.status + response.data.count })
    #expect(try await reading("abc", as: reader) == 203)
    let failing = ResponseReader<Int>(reading: { _ in throw POSIXError(.EIO) })
    let thrown = await kindOfError { () throws(EndpointError) in
      try await reading("abc", as: failing)
    }
    #expect(thrown == "other")
  }

  @Test func dataAndTheAnswerItselfAreGiven() async throws {
    #expect(try await reading("abc", as: .data) == Data("abc".utf8))
    #expect(try await reading("abc", as: .response).status == 200)
    var bytes = Data()
    for try await piece in try await reading("abc", as: .stream) { bytes += piece }
    #expect(bytes == Data("abc".utf8))
  }

  @Test(arguments: [
    ("a\nb\r\nc\rd", ["a", "b", "c", "d"]), ("a\n\nb\n", ["a", "", "b"]), ("", []), ("\n", [""]),
    ("\r\n\r\n", ["", ""]), ("é\n谢", ["é", "谢"]),
  ])
  func linesAreCutAtEveryKindOfEnd(_ body: String, _ expected: [String]) async throws {
    var lines: [String] = []
    for try await line in try await reading(body, as: .lines) { lines.append(line) }
    #expect(lines == expected)
  }

  /// Cut at every byte, so that ends and characters come in two pieces.
  @Test func linesDoNotDependOnThePieces() async throws {
    let bytes = Array("é\r\n\r\n谢\rx\n\ny".utf8)
    let pieces = bytes.map { Data([$0]) }
    var lines: [String] = []
    for try await line in LineStream(ByteStream(pieces)) { lines.append(line) }
    #expect(lines == ["é", "", "谢", "x", "", "y"])
  }

  @Test func reportOfWhatWasPutUpWithReachesPlugins() async throws {
    let reports = Collected<Int>()
    let provider = Provider<NewsAPI>(
      transport: CannedTransport(body: Data(#"{"tags":["a",1,"b"]}"#.utf8)),
      plugins: [ReportPlugin(reports: reports)])
    struct Tags: Decodable, Sendable {
      var tags: [String]
      init(from decoder: any Decoder) throws {
        let reader = try ModelReader(decoder, "Tags")
        tags = try reader.value("tags", .lossy)
      }
    }
    let call = Call<NewsAPI, Tags>(.latest(root: URL(string: "http://h.example")!), .json)
    #expect(try await provider.send(call).tags == ["a", "b"])
    #expect(reports.all == [1])
  }

  struct ReportPlugin: Plugin {
    let reports: Collected<Int>

    func didRead(_ report: MappingReport, for call: CallContext) async {
      reports.append(report.droppedCount)
    }
  }
}

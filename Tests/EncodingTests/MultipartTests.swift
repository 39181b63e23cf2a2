import EndpointRuntime
import Foundation
import Testing

@Suite struct MultipartTests {
  private let post = Endpoint.example.post().encoding(.multipart)

  /// The form that these parts make, each given as its header lines and its text.
  private func form(_ parts: (String, String)...) -> String {
    parts.map { "--B\r\n\($0.0)\r\n\r\n\($0.1)\r\n" }.joined() + "--B--\r\n"
  }

  private func disposition(_ name: String, _ rest: String = "") -> String {
    "Content-Disposition: form-data; name=\"\(name)\"\(rest)"
  }

  @Test func aTextAndAFile() throws {
    let file = File(data: Data("xyz".utf8), name: "f.txt", mediaType: "text/plain")
    let request = try post.parameter("a", "1").parameter("f", file).wire()
    #expect(
      request.text
        == "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--B\r\n"
        + "Content-Disposition: form-data; name=\"f\"; filename=\"f.txt\"\r\n"
        + "Content-Type: text/plain\r\n\r\nxyz\r\n--B--\r\n")
    #expect(request.headers == ["Content-Type": "multipart/form-data; boundary=B"])
  }

  @Test func bytesAreRawPartsAndFilesWithAName() throws {
    #expect(try post.parameter("d", Data("x".utf8)).bodyText() == form((disposition("d"), "x")))
    #expect(
      try post.parameter("d", Data("x".utf8), .fileName("p.jpg")).bodyText()
        == form((disposition("d", "; filename=\"p.jpg\"\r\nContent-Type: image/jpeg"), "x")))
    #expect(
      try post.parameter("d", Data("x".utf8), .fileName("p.jpg").mediaType("a/b")).bodyText()
        == form((disposition("d", "; filename=\"p.jpg\"\r\nContent-Type: a/b"), "x")))
    #expect(
      try post.parameter("d", Data([0xAB]), .format(.hex)).bodyText()
        == form((disposition("d"), "ab")))
    #expect(try post.parameter("d", Data?.none).bodyText() == form())
    #expect(try post.parameter("d", Data?.some(Data())).bodyText() == form((disposition("d"), "")))
  }

  @Test func arraysRepeatTheirName() throws {
    let images = [Data([1]), Data([2])]
    #expect(
      try post.parameter("file", images, .fileName("{uuid}.png").noMediaType).bodyText()
        == form(
          (disposition("file", "; filename=\"U.png\""), "\u{1}"),
          (disposition("file", "; filename=\"U.png\""), "\u{2}")))
    #expect(
      try post.parameter("file", images, .fileName("photo{index}.png").arrays(.indexed)).bodyText()
        == form(
          (disposition("file[0]", "; filename=\"photo0.png\"\r\nContent-Type: image/png"), "\u{1}"),
          (disposition("file[1]", "; filename=\"photo1.png\"\r\nContent-Type: image/png"), "\u{2}"))
    )
    #expect(
      try post.parameter("n", [1, 2]).bodyText()
        == form((disposition("n"), "1"), (disposition("n"), "2")))
    #expect(
      try post.arrays(.brackets).parameter("n", [1]).bodyText() == form((disposition("n[]"), "1")))
    #expect(
      try post.arrays(.comma).parameter("n", [1, 2]).bodyText() == form((disposition("n"), "1,2")))
    #expect(try post.parameter("n", [Int]()).parameter("f", [File]()).bodyText() == form())
  }

  @Test func everyUUIDIsFresh() throws {
    let request = try post.parameter("f", [Data(), Data()], .fileName("{uuid}")).httpRequest()
    let names = try #require(request.text).matches(of: /filename="([0-9A-F-]{36})"/).map(\.output.1)
    #expect(Set(names).count == 2)
  }

  @Test func scalarsAreTextsWithoutType() throws {
    #expect(
      try post.parameter("b", true).parameter("d", 37.0).parameter("t", "é").parameter(
        "n", Int?.none
      )
      .parameter("z", Int?.none, .sendNil).bodyText()
        == form(
          (disposition("b"), "1"), (disposition("d"), "37"), (disposition("t"), "é"),
          (disposition("z"), "")))
    #expect(
      try post.parameter("t", "x", .mediaType("text/x")).bodyText()
        == form((disposition("t", "\r\nContent-Type: text/x"), "x")))
  }

  @Test func objectsAreFlatUnlessTheyAreJSON() throws {
    let value: JSON = ["a": 1, "b": ["c": [true, "x"]]]
    #expect(
      try post.parameter("o", value).bodyText()
        == form(
          (disposition("o[a]"), "1"), (disposition("o[b][c]"), "1"), (disposition("o[b][c]"), "x")))
    #expect(
      try post.parameter("o", value, .mediaType("application/json")).bodyText()
        == form(
          (disposition("o", "\r\nContent-Type: application/json"), #"{"a":1,"b":{"c":[true,"x"]}}"#)
        ))
    #expect(
      try post.nested(.dots).parameter("o", ["a": 1] as JSON).bodyText()
        == form((disposition("o.a"), "1")))
  }

  @Test func filesByName() throws {
    let files = ["b": File(data: Data("2".utf8)), "a": File(data: Data("1".utf8), name: "1.txt")]
    #expect(
      try post.spread(files).bodyText()
        == form(
          (disposition("a", "; filename=\"1.txt\"\r\nContent-Type: text/plain"), "1"),
          (disposition("b"), "2")))
    #expect(
      try post.parameter("p", ["k": Data("x".utf8)]).bodyText() == form((disposition("p[k]"), "x")))
    #expect(try post.spread(["k": Data("x".utf8)]).bodyText() == form((disposition("k"), "x")))
  }

  @Test(arguments: [
    ("a.png", "image/png"), ("a.JPEG", "image/jpeg"), ("a.b.pdf", "application/pdf"),
    ("noextension", "application/octet-stream"), ("a.unknown", "application/octet-stream"),
    ("", "application/octet-stream"),
  ])
  func theMediaTypeIsGuessedFromTheName(name: String, expected: String) throws {
    let body = try post.parameter("f", File(data: Data(), name: name)).bodyText()
    #expect(
      body == form((disposition("f", "; filename=\"\(name)\"\r\nContent-Type: \(expected)"), "")))
  }

  @Test func aFileWithoutNameIsAPlainField() throws {
    #expect(
      try post.parameter("f", File(data: Data("x".utf8))).bodyText()
        == form((disposition("f"), "x")))
    #expect(
      try post.parameter("f", File(data: Data("x".utf8), mediaType: "a/b")).bodyText()
        == form((disposition("f", "\r\nContent-Type: a/b"), "x")))
    #expect(
      try post.parameter("f", File(data: Data(), name: "own.txt"), .fileName("spec.png")).bodyText()
        == form((disposition("f", "; filename=\"spec.png\"\r\nContent-Type: image/png"), "")))
  }

  @Test(arguments: [
    ("my \"quoted\" \r\n name.pdf", "my %22quoted%22 %0D%0A name.pdf"), ("天狗.png", "天狗.png"),
    ("a\\b;c=d", "a\\b;c=d"), ("100%22", "100%22"), ("\0", "%00"),
    ("x\"\r\n\r\nevil\r\n--B--", "x%22%0D%0A%0D%0Aevil%0D%0A--B--"),
  ])
  func namesCannotBreakOut(name: String, expected: String) throws {
    let body = try post.parameter(ParameterKey(name), File(data: Data(), name: name), .noMediaType)
      .bodyText()
    #expect(body == form((disposition(expected, "; filename=\"\(expected)\""), "")))
  }

  @Test func aMediaTypeCannotBreakOut() {
    let file = File(data: Data(), name: "a", mediaType: "a/b\r\nX-Evil: 1")
    #expect(
      post.parameter("f", file).failure()
        == .invalidHeader(
          name: "Content-Type", reason: "the media type of the part 'f' has a line break in it"))
    #expect(post.parameter("f", Data(), .mediaType("a\n")).failure() != nil)
  }

  @Test func theBoundaryOccursInNoPart() throws {
    var boundaries = ["x", "y", "z"]
    let queue = BoundaryQueue(boundaries.removeLast(), boundaries)
    let request = try RequestEncoder(boundary: { queue.next() }).encode(
      post.parameter("a", "\r\n--z--").parameter("b", Data("--y".utf8)))
    #expect(request.headers["Content-Type"] == "multipart/form-data; boundary=x")
    #expect(throws: RequestEncodingError.boundary("B")) {
      try RequestEncoder(boundary: { "B" }).encode(post.parameter("a", "a\r\n--B"))
    }
    #expect(throws: RequestEncodingError.boundary("a b")) {
      try RequestEncoder(boundary: { "a b" }).encode(post.parameter("a", ""))
    }
    // What only looks like one stays as it is.
    #expect(
      try post.parameter("a", "a\r\n--b\r\n-B").bodyText()
        == form((disposition("a"), "a\r\n--b\r\n-B")))
  }

  @Test func boundariesAreRandom() throws {
    let (first, second) = (Boundary.random(), Boundary.random())
    #expect(first != second)
    #expect(first.wholeMatch(of: /endpoint-[0-9a-f]{32}/) != nil)
  }

  @Test func filesAndStreamsAreNotLoaded() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let url = directory.appending(path: "big.bin")
    let bytes = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    try bytes.write(to: url)

    let stream = BodyStream(length: 4) {
      AsyncThrowingStream { continuation in
        continuation.yield(Data("ab".utf8))
        continuation.yield(Data("cd".utf8))
        continuation.finish()
      }
    }
    let endpoint = post.parameter("t", "x").parameter("f", File(url: url))
      .parameter("s", File(stream: stream, name: "s.txt"))
    let body = try endpoint.wire().body
    guard case .stream = body else {
      Issue.record("the form is in memory")
      return
    }
    var expected = Data("--B\r\n\(disposition("t"))\r\n\r\nx\r\n--B\r\n".utf8)
    expected += Data(
      "\(disposition("f", "; filename=\"big.bin\""))\r\nContent-Type: application/octet-stream\r\n\r\n"
        .utf8)
    expected += bytes
    expected += Data(
      "\r\n--B\r\n\(disposition("s", "; filename=\"s.txt\""))\r\nContent-Type: text/plain\r\n\r\nabcd\r\n--B--\r\n"
        .utf8)
    #expect(body.length == expected.count)
    #expect(try await body.bytes() == expected)
    // A retry reads it again.
    #expect(try await body.bytes() == expected)
    // Without a length there is none.
    let unknown = BodyStream { AsyncThrowingStream { $0.finish() } }
    #expect(try post.parameter("s", File(stream: unknown)).wire().body.length == nil)
  }

  @Test func aFileThatShrinksIsAnError() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(count: 10).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let body = try post.parameter("f", File(url: url)).wire().body
    try Data(count: 5).write(to: url)
    await #expect(throws: RequestEncodingError.self) { try await body.bytes() }
    try FileManager.default.removeItem(at: url)
    await #expect(throws: RequestEncodingError.self) { try await body.bytes() }
  }

  @Test func anEmptyFileIsAPart() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let body = try post.parameter("f", File(url: url, name: "e.txt")).wire().body
    let expected = form((disposition("f", "; filename=\"e.txt\"\r\nContent-Type: text/plain"), ""))
    #expect(try await String(decoding: body.bytes(), as: UTF8.self) == expected)
    #expect(body.length == expected.utf8.count)
  }

  @Test func aSequenceIsAStream() async throws {
    let chunks = AsyncStream<Data> { continuation in
      continuation.yield(Data("a".utf8))
      continuation.finish()
    }
    #expect(try await RequestBody.stream(BodyStream(length: 1, chunks)).bytes() == Data("a".utf8))
  }
}

/// Gives one boundary after another, the last for ever.
private final class BoundaryQueue: @unchecked Sendable {
  private var boundaries: [String]

  init(_ first: String, _ rest: [String]) { boundaries = rest + [first] }

  func next() -> String { boundaries.count > 1 ? boundaries.removeLast() : boundaries[0] }
}

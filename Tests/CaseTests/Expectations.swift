import EndpointRuntime
import Foundation
import TestSupport
import Testing

/// Sends the call to a server on loopback, whatever host its spec names, and compares.
func expectRequest<Target: TargetType>(
  _ row: CaseRow, _ target: Target, _ variables: Target.Variables
) async throws {
  let server = try RecordingServer(answering: .json("{}"))
  defer { server.stop() }
  let sent = Sent()
  let provider = Provider<Target>(
    variables: variables,
    credentials: Credentials((row.content.credentials ?? [:]).mapValues { .token($0) }),
    signing: { request, _ in
      sent.url = request.url
      return request.redirected(to: server)
    })
  _ = try? await provider.request(target)
  let received = try #require(server.requests.first, "nothing was sent")

  let expected = try #require(row.content.url.flatMap(URLText.init))
  let address = try #require(sent.url.flatMap { URLText($0.absoluteString) })
  #expect(address.server == expected.server)
  #expect(received.method == row.content.method)
  // What a server received, under the name of the host that was meant.
  let wire = try #require(URLText(address.server + received.target))
  #expect(wire.segments == expected.segments)
  #expect(wire.pairs.sorted() == expected.pairs.sorted())
  if row.content.compare == "bytes", row.content.body == nil {
    #expect(sent.url?.absoluteString == row.content.url)
  }
  for (name, value) in row.content.headers ?? [:] { expectHeader(name, value, of: received, row) }
  try expectBody(row, received)
}

private func expectHeader(
  _ name: String, _ value: String?, of received: RecordedRequest, _ row: CaseRow
) {
  let values = received.headers(name)
  guard let value else {
    #expect(values.isEmpty)
    return
  }
  if row.content.compare == "multipart", name.lowercased() == "content-type" {
    #expect(values.count == 1)
    #expect(values.first?.hasPrefix("multipart/form-data; boundary=") == true)
  } else {
    #expect(values == [value])
  }
}

private func expectBody(_ row: CaseRow, _ received: RecordedRequest) throws {
  switch row.content.compare {
  case "json":
    let expected = try #require(row.content.body)
    #expect(try JSON(parsing: received.body) == JSON(parsing: Data(expected.utf8)))
    #expect(received.header("Content-Type")?.hasPrefix("application/json") == true)
  case "form":
    #expect(FormText.pairs(received.text) == FormText.pairs(row.content.body ?? ""))
    #expect(received.header("Content-Type")?.hasPrefix("application/x-www-form-urlencoded") == true)
  case "multipart": try expectMultipart(row, received)
  default: #expect(received.text == row.content.body ?? "")
  }
}

private func expectMultipart(_ row: CaseRow, _ received: RecordedRequest) throws {
  let type = try #require(received.header("Content-Type"))
  let boundary = try #require(type.components(separatedBy: "boundary=").last)
  var text = String(decoding: received.body, as: UTF8.self)
  text = text.replacingOccurrences(of: boundary, with: "B")
  // The runtime's identifiers, as the case writes them.
  var number = 0
  while let match = text.firstMatch(of: /[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) {
    number += 1
    text.replaceSubrange(match.range, with: "U\(number)")
  }
  if let header = row.content.partHeader {
    #expect(text.components(separatedBy: "\r\n").contains(header))
  }
  if let body = row.content.body { #expect(text == body) }
}

// MARK: Answers

/// The value of a call that a server answers with the row's bytes.
func answer<Target: TargetType, Value: Sendable>(
  _ row: CaseRow, _: Target.Type, _ call: Call<Target, Value>
) async throws -> Value where Target.Variables == NoVariables {
  let status = row.answer.isEmpty ? 204 : 200
  let server = try RecordingServer(
    answering: Answer(
      status, headers: [("Content-Type", "application/json")], body: row.answer))
  defer { server.stop() }
  let provider = Provider<Target>(signing: { request, _ in request.redirected(to: server) })
  return try await provider.send(call)
}

/// The model that the row's bytes hold; read by the runtime and by Foundation's decoder alike.
func decoded<Model: Codable>(_ row: CaseRow, _ type: Model.Type) throws -> Model {
  _ = try JSONDecoder().decode(type, from: row.answer)
  return try ModelDecoder.decode(type, from: row.answer)
}

func expectError<Model: Codable>(at key: String, _ row: CaseRow, _ type: Model.Type) {
  for decode in [
    { try ModelDecoder.decode(type, from: row.answer) },
    { try JSONDecoder().decode(type, from: row.answer) },
  ] {
    do {
      _ = try decode()
      Issue.record("it was read")
    } catch let error as DecodingError {
      #expect("\(error)".contains(key))
    } catch {
      Issue.record("\(error)")
    }
  }
}

func expectEncoding<Model: Codable>(_ row: CaseRow, _ value: Model) throws {
  let expected = try JSON(parsing: Data((row.content.decode?.encode ?? "").utf8))
  #expect(try JSON(parsing: JSONEncoder().encode(value)) == expected)
  #expect(try JSON.encoding(value) == expected)
}

// MARK: Wire text

/// The URL that was to be called.
private final class Sent: @unchecked Sendable {
  private let lock = NSLock()
  private var value: URL?

  var url: URL? {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}

/// A URL as a server sees it: its server, its decoded segments, its decoded query pairs.
private struct URLText {
  var server: String
  var segments: [String]
  var pairs: [String]

  init?(_ text: String) {
    guard let scheme = text.range(of: "://") else { return nil }
    let end = text[scheme.upperBound...].firstIndex { "/?".contains($0) } ?? text.endIndex
    server = String(text[..<end])
    let rest = text[end...]
    let mark = rest.firstIndex(of: "?") ?? rest.endIndex
    segments = rest[..<mark].split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { $0.removingPercentEncoding ?? "invalid" }
    if segments == [""] { segments = [] }
    pairs = mark < rest.endIndex ? FormText.pairs(String(rest[rest.index(after: mark)...])) : []
  }
}

private enum FormText {
  /// The decoded pairs, each `name=value`, in order.
  static func pairs(_ text: String) -> [String] {
    text.split(separator: "&").map { pair in
      // A raw space, plus or other letter would be a failure.
      pair.contains(where: { $0 == "+" || $0 == " " || !$0.isASCII })
        ? "unescaped: \(pair)" : String(pair).removingPercentEncoding ?? "invalid: \(pair)"
    }
  }
}

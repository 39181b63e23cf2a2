public import Foundation

/// Sends requests by another transport and writes the answers to a folder, from which a `FixtureTransport` gives them again.
///
/// Of two answers to the same method, path and query the later one stays. Answers that are streamed or written to files are
/// not recorded. Cookies are left out, and secrets in queries and JSON bodies replaced.
public struct RecordingTransport: Transport {
  private let transport: any Transport
  private let folder: URL
  private let redaction: Redaction

  public init(
    _ transport: any Transport = URLSessionTransport.shared, into folder: URL,
    redaction: Redaction = .standard
  ) {
    self.transport = transport
    self.folder = folder
    self.redaction = redaction
  }

  public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    let response = try await transport.send(request)
    if case .data(let data) = response.body {
      try record(response.head, data, for: request.request)
    }
    return response
  }

  public func shutdown() { transport.shutdown() }

  private func record(_ head: ResponseHead, _ data: Data, for request: HTTPRequest)
    throws(TransportError)
  {
    var headers = head.headers
    // The body is whole and decoded by now.
    for name in ["Content-Encoding", "Transfer-Encoding", "Content-Length", "Connection"] {
      headers.remove(name)
    }
    for field in headers where redaction.isSecret(field.name) { headers.remove(field.name) }
    let file = folder.appendingPathComponent(try FixtureName(request).recorded(redaction))
    let fixture = FixtureFile(status: head.status, headers: headers, body: redacted(data))
    _ = try FileSink.fill(file, with: fixture.serialized()) { try FileSink(file) }
  }

  private func redacted(_ data: Data) -> Data {
    guard let json = try? JSON(parsing: data) else { return data }
    let redacted = redaction.shown(json)
    // Only what holds a secret is written anew.
    return redacted == json ? data : redacted.serialized()
  }
}

import EndpointRuntime
import Foundation
import TestSupport
import Testing

/// An address on a server: `server / "a?b=c"`.
func / (server: RecordingServer, target: String) -> URL {
  URL(string: "\(server.url.absoluteString)/\(target)")!
}

extension TransportRequest {
  static func get(_ url: URL, headers: HTTPHeaders = [:], limit: Double? = 10) -> Self {
    TransportRequest(HTTPRequest(url: url, headers: headers), attemptLimit: limit)
  }

  static func post(_ url: URL, _ body: String, headers: HTTPHeaders = [:], limit: Double? = 10)
    -> Self
  {
    TransportRequest(
      HTTPRequest(method: .post, url: url, headers: headers, body: .data(Data(body.utf8))),
      attemptLimit: limit)
  }
}

extension TransportResponse {
  var data: Data? {
    if case .data(let data) = body { data } else { nil }
  }

  var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }
}

/// Expects a transport error of a kind.
func expectTransportError(
  _ kind: TransportError.Kind, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> some Any
) async {
  do {
    _ = try await body()
    Issue.record("nothing was thrown", sourceLocation: sourceLocation)
  } catch {
    #expect((error as? TransportError)?.kind == kind, "\(error)", sourceLocation: sourceLocation)
  }
}

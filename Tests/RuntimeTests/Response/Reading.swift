import EndpointRuntime
import Foundation

/// Answers without a network.
struct CannedTransport: Transport {
  var status = 200
  var headers: HTTPHeaders = [:]
  var body: Data

  func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    let head = ResponseHead(status: status, headers: headers, url: request.request.url)
    let body: ResponseBody =
      switch request.destination(head) {
      case .memory: .data(body)
      case .file(let file): .file(file)
      case .partialFile(let place): .file(try place.write(body))
      case .stream: .stream(ByteStream([body]))
      }
    return TransportResponse(head: head, body: body, request: request.request)
  }
}

/// What a reader makes of an answer.
func reading<Value: Sendable>(
  _ body: String, as reader: ResponseReader<Value>, envelope: Envelope? = nil, status: Int = 200,
  headers: HTTPHeaders = [:], method: HTTPMethod = .get
) async throws(EndpointError) -> Value {
  try await reading(
    Data(body.utf8), as: reader, envelope: envelope, status: status, headers: headers,
    method: method)
}

func reading<Value: Sendable>(
  _ body: Data, as reader: ResponseReader<Value>, envelope: Envelope? = nil, status: Int = 200,
  headers: HTTPHeaders = [:], method: HTTPMethod = .get
) async throws(EndpointError) -> Value {
  let provider = Provider<NewsAPI>(
    transport: CannedTransport(status: status, headers: headers, body: body),
    mapping: { endpoint, _ in endpoint.method(method).envelope(envelope) })
  return try await provider.send(Call(.latest(root: URL(string: "http://h.example")!), reader))
}

extension EndpointError {
  /// The name of the reason, for tables.
  var kind: String {
    switch reason {
    case .encoding: "encoding"
    case .preparation: "preparation"
    case .credentials: "credentials"
    case .transport: "transport"
    case .timeout: "timeout"
    case .cancelled: "cancelled"
    case .status(let status, _): "status \(status)"
    case .contentType: "contentType"
    case .rejected(let code, let message): "rejected \(code) \(message ?? "-")"
    case .noData: "noData"
    case .unparsable: "unparsable"
    case .decoding: "decoding"
    case .stub: "stub"
    case .other: "other"
    }
  }
}

/// The kind of error that `body` throws; nil when it throws none.
func kindOfError<Value>(_ body: () async throws(EndpointError) -> Value) async -> String? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error.kind
  }
}

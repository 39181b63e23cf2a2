import EndpointRuntime
import Foundation
import TestSupport

/// A target of Moya's shape, each member as a test wants it.
struct Given: MemberwiseTarget {
  var baseURL = URL(string: "https://h.example")!
  var path = ""
  var method = HTTPMethod.get
  var task = RequestTask.requestPlain
  var headers: [String: String]?
  var sampleData = Data()
  var validation = Validation.success

  /// What is sent.
  var request: HTTPRequest {
    get throws { try endpoint.httpRequest() }
  }

  /// Moya's GitHub target, `GET /zen`.
  static let zen = Given(
    baseURL: URL(string: "https://api.github.com")!, path: "/zen",
    sampleData: Data("Half measures are as bad as nothing at all.".utf8))

  func at(_ server: RecordingServer) -> Given {
    var target = self
    target.baseURL = server.url
    return target
  }
}

extension HTTPRequest {
  var text: String? {
    if case .data(let data) = body { String(decoding: data, as: UTF8.self) } else { nil }
  }
}

extension Provider<Given> {
  init(plugins: [any Plugin] = [], stubs: Stubs = .never, signing: Signing? = nil) {
    self.init(
      transport: URLSessionTransport(), plugins: plugins,
      settings: ProviderSettings(timeouts: Timeouts(attempt: 10)), stubs: stubs, signing: signing)
  }
}

/// The result of a call in completion style, and how often it was told.
func results<Value: Sendable>(
  of begin: (@escaping @Sendable (Result<Value, EndpointError>) -> Void) -> Cancellable,
  cancelledAfter seconds: Double? = nil
) async throws -> [Result<Value, EndpointError>] {
  let told = Collected<Result<Value, EndpointError>>()
  let call = begin { told.append($0) }
  if let seconds {
    if seconds > 0 { try await Task.sleep(nanoseconds: UInt64(seconds * 1e9)) }
    call.cancel()
  }
  try await eventually { !told.all.isEmpty }
  // A second one would come soon.
  try await Task.sleep(nanoseconds: 20_000_000)
  return told.all
}

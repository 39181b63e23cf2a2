import EndpointRuntime
import Foundation

/// Short ways to look at what an endpoint sends.
extension Endpoint {
  static let example = Endpoint(baseURL: "https://h.example")

  /// The request, with boundary `B` and file names from `U`.
  func wire() throws -> HTTPRequest {
    try RequestEncoder(boundary: { "B" }, uuid: { "U" }).encode(self)
  }

  /// The address as it is sent.
  func address() throws -> String { try wire().url.absoluteString }

  /// What follows the `?`; nil when there is none.
  func query() throws -> String? {
    let address = try address()
    return address.firstIndex(of: "?").map { String(address[$0...].dropFirst()) }
  }

  /// The body as text; nil when there is none.
  func bodyText() throws -> String? { try wire().text }

  func contentType() throws -> String? { try wire().headers["Content-Type"] }

  func failure() -> RequestEncodingError? {
    do throws(RequestEncodingError) {
      _ = try httpRequest()
      return nil
    } catch {
      return error
    }
  }
}

extension HTTPRequest {
  var text: String? {
    if case .data(let data) = body { String(decoding: data, as: UTF8.self) } else { nil }
  }
}

extension RequestBody {
  /// All bytes, as a transport would read them.
  func bytes() async throws -> Data {
    switch self {
    case .none: return Data()
    case .data(let data): return data
    case .file(let url): return try Data(contentsOf: url)
    case .stream(let stream):
      var data = Data()
      for try await chunk in stream.chunks() { data.append(chunk) }
      return data
    }
  }
}

package import EndpointRuntime
import Foundation

extension HTTPRequest {
  /// The same request to a server on loopback, whatever host it names: its path and query stay to the byte.
  package func redirected(to server: RecordingServer) -> HTTPRequest {
    var request = self
    let text = url.absoluteString
    let start = text.range(of: "://").flatMap { scheme in
      text[scheme.upperBound...].firstIndex { "/?".contains($0) }
    }
    request.url = URL(
      string: server.url.absoluteString + (start.map { String(text[$0...]) } ?? ""))!
    return request
  }
}

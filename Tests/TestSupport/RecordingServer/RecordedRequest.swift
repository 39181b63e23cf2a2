package import Foundation

/// A request as the server received it, byte for byte.
package struct RecordedRequest: Sendable {
  /// Which request this is of all that the server got, from 0.
  package var number: Int
  /// Which connection it came on, from 0.
  package var connection: Int
  /// Everything that was read for it: request line, headers, body as it was framed on the wire.
  package var raw: Data
  package var method: String
  /// The target of the request line, as sent: path and query, nothing decoded.
  package var target: String
  package var version: String
  /// In the order of the wire, names as they were written.
  package var headers: [Header]
  /// The body without its chunked framing.
  package var body: Data
  /// The sizes of the chunks of a chunked body; nil for one with a length.
  package var chunkSizes: [Int]?

  package struct Header: Sendable, Equatable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var path: String { String(target.prefix { $0 != "?" }) }
  package var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }
  package var text: String { String(decoding: body, as: UTF8.self) }
  package var requestLine: String { "\(method) \(target) \(version)" }

  /// The value of a header, whatever the case of its name; nil when it was not sent.
  package func header(_ name: String) -> String? { headers(name).first }

  package func headers(_ name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }
}

import Foundation

/// Makes bytes with a length of a stream: in memory when they are few, else in a temporary file.
///
/// URLSession on Linux reads an `InputStream` with blocking calls, on a queue that all sessions of the process share: a slow
/// producer would hold up everybody. It also drops a Content-Length beside a stream, and many servers refuse a chunked body.
struct BodyCollector {
  enum Collected: Sendable {
    case data(Data)
    case file(URL)
  }

  /// How many bytes are held in memory.
  static let memoryLimit = 4 * 1024 * 1024

  /// Reads the stream to its end. A file is left to the caller to remove, except when this throws.
  static func collect(_ body: BodyStream) async throws -> Collected {
    var data = Data()
    var chunks = body.chunks().makeAsyncIterator()
    while data.count <= memoryLimit {
      guard let chunk = try await chunks.next() else { return .data(data) }
      try Task.checkCancellation()
      data.append(chunk)
    }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("endpoint-body-\(UUID().uuidString)")
    let sink = try FileSink(file)
    do {
      try sink.write(data)
      while let chunk = try await chunks.next() {
        try Task.checkCancellation()
        try sink.write(chunk)
      }
      return .file(try sink.finish())
    } catch {
      sink.discard()
      throw error
    }
  }
}

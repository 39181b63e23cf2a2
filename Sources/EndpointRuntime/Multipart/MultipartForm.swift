import Foundation

/// A form in parts (RFC 7578), with names escaped as browsers do (WHATWG HTML, "multipart/form-data
/// encoding algorithm").
struct MultipartForm {
  /// Where the bytes of a part come from.
  enum Content {
    case data(Data)
    case file(URL, length: Int)
    case stream(BodyStream)
  }

  struct Part {
    var name: String
    var fileName: String?
    var mediaType: String?
    var content: Content
  }

  var parts: [Part] = []

  /// Whether a part that is in memory holds the boundary. Those that are not can't be looked
  /// through, which the many random bits of a boundary make up for.
  func holds(_ boundary: String) -> Bool {
    let delimiter = Data("--\(boundary)".utf8)
    return parts.contains { part in
      if case .data(let data) = part.content { data.range(of: delimiter) != nil } else { false }
    }
  }

  /// The body: in memory when all parts are, else a stream.
  func body(_ boundary: String) -> RequestBody {
    let contents = contents(boundary)
    var data = Data()
    for content in contents {
      guard case .data(let bytes) = content else { return .stream(Self.stream(contents)) }
      data.append(bytes)
    }
    return .data(data)
  }

  /// Headers and contents in turn.
  private func contents(_ boundary: String) -> [Content] {
    var contents: [Content] = []
    for part in parts {
      contents.append(.data(Data(part.header(boundary))))
      contents.append(part.content)
      contents.append(.data(Data("\r\n".utf8)))
    }
    contents.append(.data(Data("--\(boundary)--\r\n".utf8)))
    return contents
  }

  private static func stream(_ contents: [Content]) -> BodyStream {
    var length: Int? = 0
    for content in contents {
      let part: Int?
      switch content {
      case .data(let data): part = data.count
      case .file(_, let bytes): part = bytes
      case .stream(let stream): part = stream.length
      }
      length = part.flatMap { part in length.map { $0 + part } }
    }
    let streams = contents.compactMap { content in
      if case .stream(let stream) = content { stream } else { nil }
    }
    return BodyStream(length: length, holding: streams) {
      let reader = MultipartReader(contents)
      return AsyncThrowingStream { try await reader.next() }
    }
  }
}

extension MultipartForm.Part {
  fileprivate func header(_ boundary: String) -> [UInt8] {
    var bytes = Array("--\(boundary)\r\nContent-Disposition: form-data; name=\"".utf8)
    Self.append(escaping: name, to: &bytes)
    bytes.append(0x22)
    if let fileName {
      bytes.append(contentsOf: "; filename=\"".utf8)
      Self.append(escaping: fileName, to: &bytes)
      bytes.append(0x22)
    }
    bytes.append(contentsOf: "\r\n".utf8)
    if let mediaType { bytes.append(contentsOf: "Content-Type: \(mediaType)\r\n".utf8) }
    bytes.append(contentsOf: "\r\n".utf8)
    return bytes
  }

  /// What could end the quotes or the line is escaped; all other text goes as raw UTF-8.
  private static func append(escaping text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case 0x22: bytes.append(contentsOf: "%22".utf8)
      case 0x0D: bytes.append(contentsOf: "%0D".utf8)
      case 0x0A: bytes.append(contentsOf: "%0A".utf8)
      case 0: bytes.append(contentsOf: "%00".utf8)
      default: bytes.append(byte)
      }
    }
  }
}

/// Reads the contents one after another. A stream asks for one chunk at a time, so nothing is shared.
private final class MultipartReader: @unchecked Sendable {
  private var contents: ArraySlice<MultipartForm.Content>
  private var current: AsyncThrowingStream<Data, any Error>.Iterator?

  init(_ contents: [MultipartForm.Content]) { self.contents = contents[...] }

  func next() async throws -> Data? {
    while true {
      if var iterator = current {
        if let chunk = try await iterator.next() {
          current = iterator
          return chunk
        }
        current = nil
      }
      switch contents.popFirst() {
      case nil: return nil
      case .data(let data): return data
      case .file(let url, let length):
        current = FileBytes.read(url, length: length).makeAsyncIterator()
      case .stream(let stream): current = stream.chunks().makeAsyncIterator()
      }
    }
  }
}

/// The lines of an answer as they come, without their ends, which may be LF, CRLF or CR. Text is UTF-8; what is broken in it
/// is replaced. It can be read once.
public struct LineStream: AsyncSequence, Sendable {
  public typealias Element = String

  private let bytes: ByteStream
  private let keepsUnfinished: Bool

  public init(_ bytes: ByteStream) { self.init(bytes, keepsUnfinished: true) }

  /// `keepsUnfinished` says whether what no end follows is a line.
  init(_ bytes: ByteStream, keepsUnfinished: Bool) {
    self.bytes = bytes
    self.keepsUnfinished = keepsUnfinished
  }

  /// Ends the request.
  public func cancel() { bytes.cancel() }

  public func makeAsyncIterator() -> Iterator {
    Iterator(bytes: bytes.makeAsyncIterator(), keepsUnfinished: keepsUnfinished)
  }

  public struct Iterator: AsyncIteratorProtocol {
    var bytes: ByteStream.Iterator
    let keepsUnfinished: Bool
    var splitter = LineSplitter()
    var lines: ArraySlice<String> = []
    var isAtEnd = false

    public mutating func next() async throws -> String? {
      while lines.isEmpty, !isAtEnd {
        if let piece = try await bytes.next() {
          lines = splitter.add(piece)[...]
        } else {
          isAtEnd = true
          let rest = splitter.finish()
          lines = keepsUnfinished ? rest.map { [$0] } ?? [] : []
        }
      }
      return lines.popFirst()
    }
  }
}

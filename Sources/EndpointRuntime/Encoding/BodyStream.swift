public import Foundation

/// Bytes that are made while they are sent, anew for each attempt.
public struct BodyStream: Sendable {
  /// The number of bytes when it is known; nil makes the transport send chunks.
  public let length: Int?
  private let source: Source

  /// Calls `chunks` once for each time the body is sent.
  public init(
    length: Int? = nil,
    _ chunks: @escaping @Sendable () -> AsyncThrowingStream<Data, any Error>
  ) {
    self.length = length
    source = Source(chunks: chunks)
  }

  /// Iterates over a fresh copy of `sequence` each time the body is sent.
  public init<Chunks: AsyncSequence & Sendable>(length: Int? = nil, _ sequence: Chunks)
  where Chunks.Element == Data {
    self.init(length: length) {
      let iterator = IteratorBox(sequence.makeAsyncIterator())
      return AsyncThrowingStream { try await iterator.next() }
    }
  }

  /// The bytes from the beginning, in chunks of any size.
  public func chunks() -> AsyncThrowingStream<Data, any Error> { source.chunks() }

  private final class Source: Sendable {
    let chunks: @Sendable () -> AsyncThrowingStream<Data, any Error>

    init(chunks: @escaping @Sendable () -> AsyncThrowingStream<Data, any Error>) {
      self.chunks = chunks
    }
  }
}

extension BodyStream: Hashable {
  /// Streams are the same when one is a copy of the other; their bytes are not read.
  public static func == (left: Self, right: Self) -> Bool { left.source === right.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// Lets an iterator that is no `Sendable` be asked by one stream, which asks for one element at a
/// time.
private final class IteratorBox<Iterator: AsyncIteratorProtocol>: @unchecked Sendable
where Iterator.Element == Data {
  private var iterator: Iterator

  init(_ iterator: Iterator) { self.iterator = iterator }

  func next() async throws -> Data? { try await iterator.next() }
}

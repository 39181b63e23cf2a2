public import Foundation

/// Bytes that are made while they are sent.
///
/// A closure makes them anew each time; what comes from a sequence can be made once, so that a request with it is not sent
/// again: neither by a retry policy, nor with renewed credentials, nor to where a redirect leads with its body.
///
/// Unless it is `live`, a body is made as a whole before it is sent, in memory or in a file, and sent with its length.
public struct BodyStream: Sendable {
  /// The number of bytes when it is known; a body of another length is an error.
  public let length: Int?
  /// Whether the first bytes are sent before the last ones are made, in chunks when the length is not known. A producer
  /// that is faster than the connection is made to wait.
  public let isLive: Bool
  private let source: Source

  /// Calls `chunks` once for each time the body is sent.
  public init(
    length: Int? = nil,
    _ chunks: @escaping @Sendable () -> AsyncThrowingStream<Data, any Error>
  ) {
    self.init(length: length, isLive: false, Source(chunks: chunks))
  }

  /// The pieces of a sequence, which is iterated over once.
  public init<Chunks: AsyncSequence & Sendable>(length: Int? = nil, _ sequence: Chunks)
  where Chunks.Element == Data {
    self.init(length: length, isLive: false, .once(sequence))
  }

  /// The bytes of a sequence, which is iterated over once.
  public init<Bytes: AsyncSequence & Sendable>(length: Int? = nil, _ sequence: Bytes)
  where Bytes.Element == UInt8 {
    self.init(length: length, isLive: false, .once(sequence))
  }

  /// A body that is sent while it is made; `chunks` is called once for each time it is sent.
  public static func live(
    length: Int? = nil,
    _ chunks: @escaping @Sendable () -> AsyncThrowingStream<Data, any Error>
  ) -> BodyStream {
    BodyStream(length: length, isLive: true, Source(chunks: chunks))
  }

  /// A body that is sent while it is made, once.
  ///
  /// ```swift
  /// try await shop.send(.record(File(stream: .live(microphone), mediaType: "audio/wav")))
  /// ```
  public static func live<Chunks: AsyncSequence & Sendable>(
    length: Int? = nil, _ sequence: Chunks
  ) -> BodyStream where Chunks.Element == Data {
    BodyStream(length: length, isLive: true, .once(sequence))
  }

  /// A body of single bytes that is sent while it is made, once.
  public static func live<Bytes: AsyncSequence & Sendable>(
    length: Int? = nil, _ sequence: Bytes
  ) -> BodyStream where Bytes.Element == UInt8 {
    BodyStream(length: length, isLive: true, .once(sequence))
  }

  private init(length: Int?, isLive: Bool, _ source: Source) {
    self.length = length
    self.isLive = isLive
    self.source = source
  }

  /// A body that holds others.
  init(
    length: Int?, holding parts: [BodyStream],
    _ chunks: @escaping @Sendable () -> AsyncThrowingStream<Data, any Error>
  ) {
    self.init(
      length: length, isLive: parts.contains(where: \.isLive),
      Source(canBeMade: { parts.allSatisfy(\.canBeSent) }, chunks: chunks))
  }

  /// Whether it can be sent: always, unless it can be made once and has been.
  public var canBeSent: Bool { source.canBeMade() }

  /// The bytes from the beginning, in chunks of any size.
  public func chunks() -> AsyncThrowingStream<Data, any Error> { source.chunks() }

  private final class Source: Sendable {
    let canBeMade: @Sendable () -> Bool
    let chunks: @Sendable () -> AsyncThrowingStream<Data, any Error>

    init(
      canBeMade: @escaping @Sendable () -> Bool = { true },
      chunks: @escaping @Sendable () -> AsyncThrowingStream<Data, any Error>
    ) {
      self.canBeMade = canBeMade
      self.chunks = chunks
    }

    static func once<Chunks: AsyncSequence & Sendable>(_ sequence: Chunks) -> Source
    where Chunks.Element == Data {
      once {
        let iterator = IteratorBox(sequence.makeAsyncIterator())
        return AsyncThrowingStream { try await iterator.next() }
      }
    }

    static func once<Bytes: AsyncSequence & Sendable>(_ sequence: Bytes) -> Source
    where Bytes.Element == UInt8 {
      once { ByteGatherer.pieces(of: sequence) }
    }

    private static func once(
      _ make: @escaping @Sendable () -> AsyncThrowingStream<Data, any Error>
    ) -> Source {
      let isMade = Locked(false)
      return Source(
        canBeMade: { isMade.withLock { !$0 } },
        chunks: {
          let isFirst = isMade.withLock { isMade in
            defer { isMade = true }
            return !isMade
          }
          return isFirst ? make() : AsyncThrowingStream { throw BodyIsGone() }
        })
    }
  }
}

extension BodyStream: Hashable {
  /// Streams are the same when one is a copy of the other; their bytes are not read.
  public static func == (left: Self, right: Self) -> Bool { left.source === right.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(source)) }
}

/// Why a body cannot be sent a second time.
struct BodyIsGone: LocalizedError {
  var errorDescription: String? { "it is made once, and was sent already" }
}

/// Lets an iterator that is no `Sendable` be asked by one stream, which asks for one element at a
/// time.
private final class IteratorBox<Iterator: AsyncIteratorProtocol>: @unchecked Sendable
where Iterator.Element == Data {
  private var iterator: Iterator

  init(_ iterator: Iterator) { self.iterator = iterator }

  func next() async throws -> Data? { try await iterator.next() }
}

public import Foundation

/// The body of an answer as it comes, in pieces. It can be read once.
///
/// Nothing is read ahead beyond a small buffer: a slow reader slows the server down. When the stream and its iterators
/// are gone before the end, the request is cancelled. Errors are `TransportError`.
public struct ByteStream: AsyncSequence, Sendable {
  public typealias Element = Data

  let owner: Owner

  init(_ source: any ByteSource) { owner = Owner(source) }

  /// A stream from another client: `next` gives the next piece, nil at the end, and is never called twice at a time.
  public init(
    next: @escaping @Sendable () async throws -> Data?, cancel: @escaping @Sendable () -> Void = {}
  ) {
    self.init(ClosureSource(read: next, stop: cancel))
  }

  /// A stream of what is there already.
  public init(_ pieces: [Data]) {
    let pipe = BytePipe(highWater: .max)
    for piece in pieces where !piece.isEmpty { _ = pipe.push(piece) }
    pipe.finish(nil)
    self.init(pipe)
  }

  /// The same stream with other errors.
  func mapErrors(_ transform: @escaping @Sendable (any Error) -> any Error) -> ByteStream {
    ByteStream(MappedSource(stream: self, transform: transform))
  }

  /// Ends the request. A reader that waits gets `.cancelled`.
  public func cancel() { owner.source.cancel() }

  public func makeAsyncIterator() -> Iterator { Iterator(owner: owner) }

  fileprivate func next() async throws -> Data? { try await owner.source.next() }

  public struct Iterator: AsyncIteratorProtocol {
    let owner: Owner

    public mutating func next() async throws -> Data? { try await owner.source.next() }
  }

  /// Keeps the source while someone may still read from it.
  final class Owner: Sendable {
    let source: any ByteSource
    init(_ source: any ByteSource) { self.source = source }
    deinit { source.cancel() }
  }
}

/// Where a `ByteStream` takes its pieces from.
protocol ByteSource: Sendable {
  func next() async throws -> Data?
  func cancel()
}

private struct ClosureSource: ByteSource {
  let read: @Sendable () async throws -> Data?
  let stop: @Sendable () -> Void

  func next() async throws -> Data? { try await read() }
  func cancel() { stop() }
}

/// Holds the whole stream, so that the request goes on while this one is in use.
private struct MappedSource: ByteSource {
  let stream: ByteStream
  let transform: @Sendable (any Error) -> any Error

  func next() async throws -> Data? {
    do {
      return try await stream.next()
    } catch {
      throw transform(error)
    }
  }

  func cancel() { stream.cancel() }
}

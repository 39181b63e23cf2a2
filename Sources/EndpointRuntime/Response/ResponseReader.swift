public import Foundation

/// How the value of a call is made of its answer.
///
/// ```swift
/// .json(at: "orders")                                        // a model, or an array of them
/// .json.errors([404: .json(Problem.self)])                   // and what the body of an error is
/// .statuses([.init(200, .json(Item.self).map(Outcome.found)), .init(204, .void.map { .gone })])
/// ```
public struct ResponseReader<Value: Sendable>: Sendable {
  /// Where the body of an answer that is a success goes.
  var destination: @Sendable (ResponseHead) -> BodyDestination = { _ in .memory }
  /// The file whose download a later call may go on with; nil when there is none.
  var resumableFile: URL?
  /// Whether it goes to memory, whatever the head of the answer says.
  var isInMemory = true
  var errorReaders: [StatusPattern: ErrorReader] = [:]
  /// The statuses that are successes, whatever the endpoint's validation says; empty leaves it to that.
  var statuses: Set<StatusPattern> = []
  var read: @Sendable (ResponseContent) async throws -> Value

  init(_ read: @escaping @Sendable (ResponseContent) async throws -> Value) { self.read = read }

  /// A reader of your own, given the answer with its body in memory. What it throws reaches the caller as the reason of an
  /// `EndpointError`.
  public init(reading read: @escaping @Sendable (Response) async throws -> Value) {
    self.init { content in try await read(content.response) }
  }

  /// Makes another value of the one that was read.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Value) throws -> Other
  ) -> ResponseReader<Other> {
    derived { [read] in try transform(await read($0)) }
  }

  /// Makes another value of the one that was read and the headers of the answer.
  public func headers<Other: Sendable>(
    _ transform: @escaping @Sendable (Value, ResponseHeaders) throws -> Other
  ) -> ResponseReader<Other> {
    derived { [read] in
      try transform(await read($0), ResponseHeaders($0.response.headers))
    }
  }

  /// Says what the bodies of errors are. They are read when the endpoint does not accept the status of an answer; of
  /// several patterns that fit, the most exact counts.
  public func errors(_ readers: [StatusPattern: ErrorReader]) -> Self {
    var copy = self
    copy.errorReaders.merge(readers) { _, new in new }
    return copy
  }

  func derived<Other: Sendable>(
    _ read: @escaping @Sendable (ResponseContent) async throws -> Other
  ) -> ResponseReader<Other> {
    var other = ResponseReader<Other>(read)
    other.destination = destination
    other.resumableFile = resumableFile
    other.isInMemory = isInMemory
    other.errorReaders = errorReaders
    other.statuses = statuses
    return other
  }
}

extension ResponseReader {
  /// No value; the body is not looked at, but for its envelope. That may be missing where no body can be (HEAD, 204, 205,
  /// 304), and in an empty answer to one of the `statuses`.
  public static var void: ResponseReader<Void> {
    ResponseReader<Void> { content in
      if content.envelope != nil { try AnswerJSON.check(content) }
    }
  }

  /// The body as text, by the charset of its Content-Type, else UTF-8. In an envelope, the text that is its data.
  public static var text: ResponseReader<String> { text(charset: nil) }

  /// The body as text of a charset, whatever its Content-Type says, such as `gb18030`.
  public static func text(charset: String?) -> ResponseReader<String> {
    ResponseReader<String> { content in
      guard content.envelope != nil else {
        return try content.response.text(charset: charset)
      }
      return try AnswerJSON(content, charset: charset).text()
    }
  }

  /// The bytes of the body, as they came, with an envelope's around them when there is one.
  public static var data: ResponseReader<Data> {
    ResponseReader<Data> { content in content.response.data }
  }

  /// The answer itself.
  public static var response: ResponseReader<Response> {
    ResponseReader<Response> { content in content.response }
  }

  /// Writes the body to a file, piece by piece, and gives the file. What is there is replaced once the body is whole.
  ///
  /// A download that breaks off goes on where it was when the call's retry policy makes another attempt; with
  /// `FileDestination.resumable` also when another call is made.
  public static func file(to destination: FileDestination) -> ResponseReader<URL> {
    var reader = ResponseReader<URL> { content in
      guard let file = content.response.fileURL else { throw ReadFailure.noData }
      return file
    }
    reader.destination = { head in .file(destination.choose(head)) }
    reader.resumableFile = destination.resumableFile
    reader.isInMemory = false
    return reader
  }

  public static func file(to file: URL) -> ResponseReader<URL> {
    self.file(to: FileDestination(file))
  }

  /// The bytes as they come.
  public static var stream: ResponseReader<ByteStream> {
    var reader = ResponseReader<ByteStream> { content in
      content.response.stream ?? ByteStream([content.response.data])
    }
    reader.destination = { _ in .stream }
    reader.isInMemory = false
    return reader
  }

  /// The lines of the body as they come.
  public static var lines: ResponseReader<LineStream> {
    stream.derived { content in
      LineStream(content.response.stream ?? ByteStream([content.response.data]))
    }
  }

  /// The events of an event stream as they come.
  public static var serverSentEvents: ResponseReader<ServerSentEventStream> {
    stream.derived { content in
      ServerSentEventStream(content.response.stream ?? ByteStream([content.response.data]))
    }
  }
}

extension ResponseReader where Value: Decodable {
  /// A model in JSON, the whole body or the data of its envelope.
  public static var json: Self { json() }

  /// A model in JSON, found at a key. Nothing else is read in its stead when the key is not there: an optional value is nil
  /// then, any other throws.
  public static func json(at key: ModelKey? = nil, empty: EmptyBody = .automatic) -> Self {
    Self { content in try AnswerJSON(content, emptyAs: empty).decode(Value.self, at: key) }
  }

  /// The same with JSON in a charset of its own, such as `gb18030`.
  public static func json(
    at key: ModelKey? = nil, empty: EmptyBody = .automatic, charset: String
  ) -> Self {
    Self { content in
      try AnswerJSON(content, emptyAs: empty, charset: charset).decode(Value.self, at: key)
    }
  }
}

extension ResponseReader {
  /// A reader of another type, for `map` and `headers`: `.json(Item.self).map(Outcome.found)`.
  public static func json<Model: Decodable & Sendable>(
    _ type: Model.Type, at key: ModelKey? = nil, empty: EmptyBody = .automatic
  ) -> ResponseReader<Model> {
    .json(at: key, empty: empty)
  }

  /// Reads by status. An answer with another status is an error, whatever the endpoint's validation says.
  public static func statuses(_ readers: [StatusReader<Value>]) -> Self {
    var reader = Self { content in
      let status = content.response.status
      guard let chosen = StatusPattern.best(for: status, in: readers, \.pattern) else {
        throw ReadFailure.status(status)
      }
      var content = content
      content.isNamed = true
      return try await chosen.reader.read(content)
    }
    reader.destination = { head in
      StatusPattern.best(for: head.status, in: readers, \.pattern)?.reader.destination(head)
        ?? .memory
    }
    reader.isInMemory = readers.allSatisfy(\.reader.isInMemory)
    reader.resumableFile = readers.lazy.compactMap(\.reader.resumableFile).first
    reader.statuses = Set(readers.map(\.pattern))
    for each in readers { reader.errorReaders.merge(each.reader.errorReaders) { old, _ in old } }
    return reader
  }
}

/// What an answer without a body, or an envelope without data, is read as.
public enum EmptyBody: Sendable, Hashable {
  /// Nil for an optional value, an error for any other.
  case automatic
  /// An error: `noData`.
  case error
  /// Nil; an error where the value is no optional.
  case `nil`
  /// What `[]` or `{}` gives: an empty array or dictionary, a model of defaults.
  case `default`
}

/// What a reader reads.
struct ResponseContent: Sendable {
  var response: Response
  var envelope: Envelope?
  /// Whether the reader was chosen by the status.
  var isNamed = false
  /// Takes what lenient and lossy fields put up with.
  var report: MappingReport?
}

/// One of the readers of `ResponseReader.statuses`.
public struct StatusReader<Value: Sendable>: Sendable {
  public var pattern: StatusPattern
  public var reader: ResponseReader<Value>

  public init(_ pattern: StatusPattern, _ reader: ResponseReader<Value>) {
    self.pattern = pattern
    self.reader = reader
  }
}

/// One event of an event stream (WHATWG HTML, section 9.2).
public struct ServerSentEvent: Sendable, Hashable {
  /// `message` unless the server says otherwise.
  public var event: String
  /// Lines are joined by LF.
  public var data: String
  /// The last id that the server has sent, with this event or before; empty when there was none.
  public var id: String

  public init(event: String = "message", data: String, id: String = "") {
    self.event = event
    self.data = data
    self.id = id
  }
}

/// The events of an answer as they come. It can be read once, and does not connect again by itself: `lastEventID` and
/// `retry` are what a caller needs to do so.
public struct ServerSentEventStream: AsyncSequence, Sendable {
  public typealias Element = ServerSentEvent

  private let lines: LineStream
  private let state = Locked(ServerSentEventParser())

  public init(_ bytes: ByteStream) { lines = LineStream(bytes, keepsUnfinished: false) }

  /// Ends the request.
  public func cancel() { lines.cancel() }

  /// What to send as `Last-Event-ID` to go on; empty when the server sent none.
  public var lastEventID: String { state.withLock { $0.lastEventID } }

  /// How many milliseconds the server wants a client to wait before it connects again; nil when it did not say.
  public var retry: Int? { state.withLock { $0.retry } }

  public func makeAsyncIterator() -> Iterator {
    Iterator(lines: lines.makeAsyncIterator(), state: state)
  }

  public struct Iterator: AsyncIteratorProtocol {
    var lines: LineStream.Iterator
    let state: Locked<ServerSentEventParser>

    public mutating func next() async throws -> ServerSentEvent? {
      // An event that no empty line ends is dropped, as the standard says.
      while let line = try await lines.next() {
        if let event = state.withLock({ $0.add(line) }) { return event }
      }
      return nil
    }
  }
}

/// Section 9.2.6, "Interpreting an event stream".
struct ServerSentEventParser {
  private(set) var lastEventID = ""
  private(set) var retry: Int?
  private var id = ""
  private var event = ""
  private var data: [String] = []
  private var isFirstLine = true

  /// The event that the line completes.
  mutating func add(_ line: String) -> ServerSentEvent? {
    var line = line[...]
    if isFirstLine, line.unicodeScalars.first == "\u{FEFF}" {
      line.unicodeScalars.removeFirst()
    }
    isFirstLine = false
    if line.isEmpty { return dispatch() }
    guard let colon = line.unicodeScalars.firstIndex(of: ":") else {
      take(String(line), "")
      return nil
    }
    // A line that begins with a colon is a comment.
    guard colon != line.startIndex else { return nil }
    var value = line.unicodeScalars[line.unicodeScalars.index(after: colon)...]
    if value.first == " " { value.removeFirst() }
    take(String(line.unicodeScalars[..<colon]), String(value))
    return nil
  }

  private mutating func take(_ field: String, _ value: String) {
    switch field {
    case "event": event = value
    case "data": data.append(value)
    case "id":
      if !value.unicodeScalars.contains("\u{0}") { id = value }
    case "retry":
      if !value.isEmpty, value.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { retry = Int(value) }
    default: break
    }
  }

  private mutating func dispatch() -> ServerSentEvent? {
    lastEventID = id
    defer {
      event = ""
      data = []
    }
    guard !data.isEmpty else { return nil }
    return ServerSentEvent(
      event: event.isEmpty ? "message" : event, data: data.joined(separator: "\n"), id: id)
  }
}

package import Foundation

/// An HTTP/1.1 server on 127.0.0.1 for tests: it keeps each request byte for byte and answers from a script.
///
/// Each connection has a thread of its own, so that an answer may take its time. `Expect: 100-continue` is answered
/// before the body is read.
package final class RecordingServer: Sendable {
  package typealias Script = @Sendable (RecordedRequest) -> Answer
  /// What is done when the head of a request is there and its body is not read yet; may block. An answer is given in place
  /// of the script's, and nothing after it.
  package typealias Early = @Sendable (RecordedRequest) -> Answer?

  package let port: UInt16
  private let listener: Socket
  private let state = ServerState()

  /// A server that asks `script` for each answer. It is called on the connection's thread and may block.
  package convenience init(_ script: @escaping Script) throws {
    try self.init(early: { _ in nil }, script: script)
  }

  package init(early: @escaping Early, script: @escaping Script) throws {
    (listener, port) = try Socket.listening()
    let (listener, state) = (listener, state)
    let thread = Thread { Self.acceptConnections(of: listener, state, early, script) }
    thread.name = "recording-server"
    thread.start()
  }

  /// A server that gives these answers in turn, and 500 when there are no more.
  package convenience init(answering answers: Answer...) throws {
    let queue = AnswerQueue(answers)
    try self.init { _ in queue.next() ?? Answer(500, "the script has ended") }
  }

  deinit { stop() }

  package var url: URL { URL(string: "http://127.0.0.1:\(port)")! }
  /// The same server by another name, which makes it another host to a client.
  package var otherHostURL: URL { URL(string: "http://localhost:\(port)")! }
  /// In the order in which their last byte came.
  package var requests: [RecordedRequest] { state.requests }
  /// How many connections were accepted so far.
  package var connectionCount: Int { state.connectionCount }
  /// How many bytes have come so far, heads and framing included.
  package var receivedByteCount: Int { listener.bytesRead.value }
  /// How many connections are open now.
  package var openConnectionCount: Int { state.openConnectionCount }

  /// Ends all connections. Waiting answers end at once.
  package func stop() { state.stop() }

  private static func acceptConnections(
    of listener: Socket, _ state: ServerState, _ early: @escaping Early, _ script: @escaping Script
  ) {
    while !state.isStopped {
      guard let socket = listener.acceptConnection() else { continue }
      guard let number = state.opened(socket) else { break }
      let thread = Thread {
        serve(socket, number, state, early, script)
        state.closed(socket)
        socket.close()
      }
      thread.stackSize = 256 * 1024
      thread.start()
    }
    listener.close()
  }

  private static func serve(
    _ socket: Socket, _ number: Int, _ state: ServerState, _ early: Early, _ script: Script
  ) {
    var parser = RequestParser(socket: socket)
    while !state.isStopped {
      guard var request = parser.readHead(number: 0, connection: number) else { return }
      if request.header("Expect")?.lowercased() == "100-continue" {
        socket.write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
      }
      if let answer = early(request) {
        for step in answer.steps { _ = perform(step, on: socket, state) }
        // To close with bytes unread would send a reset, which can overtake the answer.
        while socket.read() != nil {}
        return
      }
      let isWhole = parser.readBody(of: &request)
      state.record(&request)
      guard isWhole else { return }
      for step in script(request).steps {
        guard perform(step, on: socket, state) else { return }
      }
      if request.header("Connection")?.lowercased() == "close" { return }
    }
  }

  /// Whether the connection goes on.
  private static func perform(_ step: Answer.Step, on socket: Socket, _ state: ServerState) -> Bool
  {
    switch step {
    case .bytes(let bytes):
      return socket.write(bytes)
    case .wait(let seconds):
      return state.wait(seconds)
    case .hang:
      while !state.isStopped, !socket.isAtEnd { _ = state.wait(0.01) }
      return false
    case .until(let isSo):
      for _ in 0..<1000 {
        if isSo() { return true }
        guard state.wait(0.005) else { return false }
      }
      return false
    case .close:
      return false
    case .reset:
      socket.resetOnClose()
      return false
    }
  }
}

/// Gives its elements one after the other, to whichever thread asks.
private final class AnswerQueue: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: ArraySlice<Answer>

  init(_ answers: [Answer]) { self.answers = answers[...] }

  func next() -> Answer? { lock.withLock { answers.popFirst() } }
}

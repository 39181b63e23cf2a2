import Foundation

/// Two named pipes to a browser: JSON in both directions, a zero byte behind each message.
final class BrowserChannel {
  struct Event {
    var method: String
    var parameters: [String: Any]
  }

  /// The paths of the pipes.
  let commands: String
  let answers: String
  private(set) var events: [Event] = []
  private let input: Int32
  private let output: Int32
  private var unread: [UInt8] = []
  private var lastNumber = 0

  init(in folder: URL) throws {
    commands = folder.path + "/commands"
    answers = folder.path + "/answers"
    guard mkfifo(commands, 0o600) == 0, mkfifo(answers, 0o600) == 0 else {
      throw BrowserError("mkfifo: \(String(cString: strerror(errno)))")
    }
    // For both directions, since opening one end alone waits for the other.
    output = open(commands, O_RDWR | O_CLOEXEC)
    input = open(answers, O_RDWR | O_CLOEXEC)
    guard input >= 0, output >= 0 else {
      throw BrowserError("open: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    close(input)
    close(output)
  }

  func forgetEvents() { events = [] }

  func send(
    _ method: String, _ parameters: [String: Any], session: String?
  ) throws -> [String: Any] {
    lastNumber += 1
    var command: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    if let session { command["sessionId"] = session }
    try write(Array(JSONSerialization.data(withJSONObject: command)) + [0])
    while true {
      let message = try receive(waitingFor: method)
      guard message["id"] as? Int == lastNumber else { continue }
      if let error = message["error"] { throw BrowserError("\(method): \(error)") }
      return message["result"] as? [String: Any] ?? [:]
    }
  }

  func wait(for event: String) throws {
    while !events.contains(where: { $0.method == event }) { _ = try receive(waitingFor: event) }
  }

  /// The next message; an event is kept besides.
  private func receive(waitingFor reason: String) throws -> [String: Any] {
    let bytes = try nextMessage(waitingFor: reason)
    let message = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
    if let method = message["method"] as? String {
      events.append(Event(method: method, parameters: message["params"] as? [String: Any] ?? [:]))
    }
    return message
  }

  private func nextMessage(waitingFor reason: String) throws -> [UInt8] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        defer { unread.removeFirst(end + 1) }
        return Array(unread[..<end])
      }
      var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let ready = poll(&state, 1, 60_000)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { throw BrowserError("no answer in a minute to \(reason)") }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(input, &buffer, buffer.count)
      if count > 0 { unread += buffer[..<count] }
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw BrowserError("write: \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(count)
    }
  }
}

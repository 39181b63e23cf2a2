package import Foundation

/// What the server does after it has read a request: bytes, pauses, and a way to end.
package struct Answer: Sendable {
  package enum Step: Sendable {
    case bytes([UInt8])
    /// Seconds.
    case wait(Double)
    /// Nothing more, until the peer leaves or the server stops.
    case hang
    /// Nothing more before something is so, for five seconds at most; then the connection ends.
    case until(@Sendable () -> Bool)
    /// A clean end of the connection.
    case close
    /// An end with RST.
    case reset
  }

  package var steps: [Step]

  package init(steps: [Step]) { self.steps = steps }

  /// A whole response with its Content-Length.
  package init(
    _ status: Int = 200, headers: [(String, String)] = [], body: Data, after delay: Double = 0
  ) {
    var steps: [Step] = delay > 0 ? [.wait(delay)] : []
    let hasNoBody = status == 204 || status == 304
    let length = hasNoBody ? [] : [("Content-Length", "\(body.count)")]
    steps.append(.bytes(Self.head(status, length + headers) + (hasNoBody ? [] : Array(body))))
    self.steps = steps
  }

  package init(
    _ status: Int = 200, headers: [(String, String)] = [], _ text: String = "",
    after delay: Double = 0
  ) {
    self.init(status, headers: headers, body: Data(text.utf8), after: delay)
  }

  package static func json(_ text: String, status: Int = 200, after delay: Double = 0) -> Answer {
    Answer(status, headers: [("Content-Type", "application/json")], text, after: delay)
  }

  package static func redirect(_ status: Int, to location: String, body: String = "") -> Answer {
    Answer(status, headers: [("Location", location)], body)
  }

  /// A chunked response, with a pause before each chunk.
  package static func drip(
    _ chunks: [String], every pause: Double, status: Int = 200, headers: [(String, String)] = []
  ) -> Answer {
    var steps: [Step] = [.bytes(head(status, [("Transfer-Encoding", "chunked")] + headers))]
    for chunk in chunks {
      if pause > 0 { steps.append(.wait(pause)) }
      let size = String(chunk.utf8.count, radix: 16)
      steps.append(.bytes(Array("\(size)\r\n\(chunk)\r\n".utf8)))
    }
    steps.append(.bytes(Array("0\r\n\r\n".utf8)))
    return Answer(steps: steps)
  }

  /// A head and the first bytes of a body that promises more, then `last`.
  package static func partial(
    _ text: String, promising length: Int, status: Int = 200, headers: [(String, String)] = [],
    then last: Step
  ) -> Answer {
    let head = head(status, [("Content-Length", "\(length)")] + headers)
    return Answer(steps: [.bytes(head + Array(text.utf8)), last])
  }

  package static let hang = Answer(steps: [.hang])
  package static let close = Answer(steps: [.close])
  package static let reset = Answer(steps: [.reset])

  /// The same answer, with interim responses such as `100 Continue` before it.
  package func preceded(by interim: [Int]) -> Answer {
    let heads = interim.map { Step.bytes(Array("HTTP/1.1 \($0) Interim\r\n\r\n".utf8)) }
    return Answer(steps: heads + steps)
  }

  /// The same answer, after which the server closes the connection without having said so.
  package func thenClosing() -> Answer { Answer(steps: steps + [.close]) }

  static func head(_ status: Int, _ headers: [(String, String)]) -> [UInt8] {
    var text = "HTTP/1.1 \(status) Status\r\n"
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    return Array((text + "\r\n").utf8)
  }
}

import Foundation

/// Writes calls to a log, secrets redacted.
///
/// Every line begins with the first digits of the call's id, so that lines of calls under way at the same time can be told
/// apart:
///
/// ```
/// [3F2A91C0] --> POST http://127.0.0.1:8080/order/list (OrderAPI.list)
/// [3F2A91C0] <-- 200 in 12 ms, 57 bytes
/// ```
public struct LoggerPlugin: Plugin {
  public enum Level: Int, Sendable, Comparable {
    /// A line for the request and one for the answer.
    case basic
    case headers
    /// Headers and bodies.
    case bodies

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  public enum Style: Sendable, Hashable {
    case text
    /// The request as a curl command.
    case curl
  }

  private let level: Level
  private let style: Style
  private let redaction: Redaction
  private let maximumBody: Int
  private let output: @Sendable (String) -> Void

  /// - Parameters:
  ///   - maximumBody: How many characters of a body are shown.
  ///   - output: Takes one entry, of one or several lines.
  public init(
    _ level: Level = .basic, style: Style = .text, redaction: Redaction = .standard,
    maximumBody: Int = 10_000, output: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.level = level
    self.style = style
    self.redaction = redaction
    self.maximumBody = maximumBody
    self.output = output
  }

  public func willSend(_ request: HTTPRequest, for call: CallContext) async {
    let address = redaction.shown(request.url, call.secretNames)
    let attempt = call.attempt > 1 ? ", attempt \(call.attempt)" : ""
    let stub = call.isStubbed ? ", stubbed" : ""
    var lines = [
      "--> \(request.method.rawValue) \(address) (\(call.targetName)\(attempt)\(stub))"
    ]
    switch style {
    case .curl:
      lines.append(curl(request, address, call))
    case .text:
      if level >= .headers {
        lines += redaction.shown(request.headers, call.secretNames).map {
          "\($0.name): \($0.value)"
        }
      }
      if level >= .bodies, let body = body(request, call) { lines += ["", body] }
    }
    write(lines, call)
  }

  public func didReceive(_ result: Result<Response, EndpointError>, for call: CallContext) async {
    var lines: [String] = []
    if let response = result.response {
      let milliseconds = Int((response.timing.total * 1000).rounded())
      lines.append("<-- \(response.status) in \(milliseconds) ms, \(Self.size(response))")
      if level >= .headers {
        lines += redaction.shown(response.headers, call.secretNames).map {
          "\($0.name): \($0.value)"
        }
      }
      if level >= .bodies, case .data(let data) = response.body {
        let text = redaction.shown(
          data, contentType: response.headers["Content-Type"], call.secretNames)
        lines += ["", shortened(text)]
      }
    }
    if case .failure(let error) = result { lines.append("<-- \(error.reason)") }
    write(lines, call)
  }

  public func didRead(_ report: MappingReport, for call: CallContext) async {
    var lines = ["repaired \(report.repairedCount), left out \(report.droppedCount)"]
    // What was found may be a secret.
    if level >= .bodies { lines += report.entries.map { "\($0.model) at '\($0.keyPath)'" } }
    write(lines, call)
  }

  private static func size(_ response: Response) -> String {
    switch response.body {
    case .data(let data): "\(data.count) bytes"
    case .file(let file): "in '\(file.lastPathComponent)'"
    case .stream: "streamed"
    }
  }

  private func write(_ lines: [String], _ call: CallContext) {
    let mark = "[\(call.id.uuidString.prefix(8))] "
    output(lines.map { $0.isEmpty ? "" : mark + $0 }.joined(separator: "\n"))
  }

  private func body(_ request: HTTPRequest, _ call: CallContext) -> String? {
    switch request.body {
    case .none: nil
    case .data(let data):
      shortened(
        redaction.shown(data, contentType: request.headers["Content-Type"], call.secretNames))
    case .file(let file): "(the file '\(file.lastPathComponent)')"
    case .stream(let stream): stream.length.map { "(a stream of \($0) bytes)" } ?? "(a stream)"
    }
  }

  private func shortened(_ text: String) -> String {
    guard text.count > maximumBody else { return text }
    return text.prefix(maximumBody) + "… (\(text.count) characters)"
  }

  private func curl(_ request: HTTPRequest, _ address: String, _ call: CallContext) -> String {
    var words = ["$ curl -v", "-X \(request.method.rawValue)"]
    for field in redaction.shown(request.headers, call.secretNames) {
      words.append("-H \(Self.quoted("\(field.name): \(field.value)"))")
    }
    switch request.body {
    case .none: break
    case .data(let data) where data.isEmpty: words.append("--data ''")
    case .data: words.append("--data-binary \(Self.quoted(body(request, call) ?? ""))")
    case .file(let file): words.append("--data-binary \(Self.quoted("@" + file.path))")
    case .stream: words.append("--data-binary @-")
    }
    return (words + [Self.quoted(address)]).joined(separator: " \\\n\t")
  }

  /// As one word of a POSIX shell.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}

extension Plugin where Self == LoggerPlugin {
  /// Writes calls to a log, secrets redacted.
  public static func logger(
    _ level: LoggerPlugin.Level = .basic, style: LoggerPlugin.Style = .text,
    redaction: Redaction = .standard,
    output: @escaping @Sendable (String) -> Void = { print($0) }
  ) -> LoggerPlugin {
    LoggerPlugin(level, style: style, redaction: redaction, output: output)
  }
}

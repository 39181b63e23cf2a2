import Foundation

/// Reads requests from one connection and keeps what it read.
struct RequestParser {
  let socket: Socket
  private var buffer: [UInt8] = []
  private var raw: [UInt8] = []

  init(socket: Socket) { self.socket = socket }

  /// The head of the next request; nil at the end of the connection or when it is no HTTP.
  mutating func readHead(number: Int, connection: Int) -> RecordedRequest? {
    raw = []
    var lines: [String] = []
    while let line = readLine() {
      if line.isEmpty {
        if lines.isEmpty { continue }
        return Self.head(lines, raw: raw, number: number, connection: connection)
      }
      lines.append(line)
    }
    return nil
  }

  /// Adds the body to a request whose head was read; false when the connection ended in its midst.
  mutating func readBody(of request: inout RecordedRequest) -> Bool {
    defer { request.raw = Data(raw) }
    if request.header("Transfer-Encoding")?.lowercased() == "chunked" {
      return readChunks(of: &request)
    }
    guard let length = request.header("Content-Length").flatMap({ Int($0) }), length > 0 else {
      return true
    }
    let isWhole = fill(length)
    request.body = Data(take(min(length, buffer.count)))
    return isWhole
  }

  private mutating func readChunks(of request: inout RecordedRequest) -> Bool {
    request.chunkSizes = []
    while let line = readLine() {
      guard
        let size = Int(line.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces), radix: 16)
      else { return false }
      guard size > 0 else {
        while let trailer = readLine() {
          if trailer.isEmpty { return true }
        }
        return false
      }
      guard fill(size) else { return false }
      request.body.append(contentsOf: take(size))
      request.chunkSizes?.append(size)
      guard readLine() != nil else { return false }
    }
    return false
  }

  private static func head(_ lines: [String], raw: [UInt8], number: Int, connection: Int)
    -> RecordedRequest?
  {
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let headers = lines.dropFirst().map { line in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      return RecordedRequest.Header(
        String(line[..<colon]),
        line[colon...].dropFirst().trimmingCharacters(in: .whitespaces))
    }
    return RecordedRequest(
      number: number, connection: connection, raw: Data(raw), method: String(parts[0]),
      target: String(parts[1]), version: String(parts[2]), headers: headers, body: Data())
  }

  /// A line without its end; bytes above 127 are read as UTF-8.
  private mutating func readLine() -> String? {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: 10) {
        var line = take(end + 1).dropLast()
        if line.last == 13 { line = line.dropLast() }
        return String(decoding: line, as: UTF8.self)
      }
      searched = buffer.count
      guard let more = socket.read() else { return nil }
      buffer += more
    }
  }

  private mutating func fill(_ count: Int) -> Bool {
    while buffer.count < count {
      guard let more = socket.read() else { return false }
      buffer += more
    }
    return true
  }

  private mutating func take(_ count: Int) -> [UInt8] {
    let taken = Array(buffer[..<count])
    buffer.removeFirst(count)
    raw += taken
    return taken
  }
}

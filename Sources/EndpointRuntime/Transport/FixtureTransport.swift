public import Foundation

/// Answers from a folder of files, by the path of the request; a path without a file is an error.
///
/// For `GET /users/tom?x=1` these are tried, first with the query as a part of the name and then without it:
///
/// | file | gives |
/// | --- | --- |
/// | `users/tom.GET.http`, `users/tom.http` | a whole answer: status line, headers, an empty line, the body |
/// | `users/tom.GET.json`, `users/tom.json`, `users/tom` | the body, with status 200 and a Content-Type by its extension |
/// | `users/tom/index.json` | the same |
///
/// Names are percent-decoded. Nothing outside of the folder is ever read.
public struct FixtureTransport: Transport {
  private let folder: URL
  /// Seconds before each answer.
  private let delay: Double

  public init(folder: URL, delay: Double = 0) {
    self.folder = folder
    self.delay = delay
  }

  public func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
    let name = try FixtureName(request.request)
    for candidate in name.candidates {
      let file = folder.appendingPathComponent(candidate)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      let answer = try answer(from: file, for: request.request)
      return try await answer.deliver(for: request)
    }
    throw TransportError(
      .noFixture, "no fixture answers \(request.request.method.rawValue) '\(name.path)'")
  }

  private func answer(from file: URL, for request: HTTPRequest) throws(TransportError)
    -> LocalAnswer
  {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw TransportError(.noFixture, "the fixture '\(file.lastPathComponent)' cannot be read")
    }
    guard file.pathExtension == "http" else {
      let head = ResponseHead(
        status: 200, headers: Self.headers(for: file.pathExtension, data.count), url: request.url)
      return LocalAnswer(head: head, data: data, delay: delay)
    }
    guard let parsed = FixtureFile(data) else {
      throw TransportError(
        .noFixture, "the fixture '\(file.lastPathComponent)' does not begin with a status line")
    }
    let head = ResponseHead(status: parsed.status, headers: parsed.headers, url: request.url)
    return LocalAnswer(head: head, data: parsed.body, delay: delay)
  }

  private static func headers(for pathExtension: String, _ length: Int) -> HTTPHeaders {
    var headers: HTTPHeaders = ["Content-Length": "\(length)"]
    switch pathExtension {
    case "json", "": headers["Content-Type"] = "application/json"
    case "txt": headers["Content-Type"] = "text/plain; charset=utf-8"
    case "html": headers["Content-Type"] = "text/html; charset=utf-8"
    case "png": headers["Content-Type"] = "image/png"
    case "jpg", "jpeg": headers["Content-Type"] = "image/jpeg"
    default: headers["Content-Type"] = "application/octet-stream"
    }
    return headers
  }
}

/// The files that may answer a request.
struct FixtureName {
  /// Without slashes at its ends.
  let path: String
  private let query: String?
  private let method: String

  init(_ request: HTTPRequest) throws(TransportError) {
    let address = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
    let segments = (address?.percentEncodedPath ?? "").split(separator: "/").map {
      String($0).removingPercentEncoding ?? String($0)
    }
    // Once decoded, a segment may be anything.
    let isSafe = segments.allSatisfy {
      $0 != ".." && $0 != "." && !$0.contains("/") && !$0.contains("\0")
    }
    guard isSafe else {
      throw TransportError(
        .noFixture, "the path of the request leads out of the folder of fixtures")
    }
    path = segments.joined(separator: "/")
    query = address?.percentEncodedQuery.map { $0.replacingOccurrences(of: "/", with: "%2F") }
    method = request.method.rawValue.replacingOccurrences(of: "/", with: "")
  }

  var candidates: [String] {
    let names = [query.map { "\(path)?\($0)" }, path].compactMap { $0 }
    return names.flatMap { name in
      [".\(method).http", ".http", ".\(method).json", ".json", ""].map { name + $0 }
    } + [path.isEmpty ? "index.json" : "\(path)/index.json"]
  }

  /// What a recorder writes. A query with secrets has them replaced.
  func recorded(_ redaction: Redaction) -> String {
    let name = path.isEmpty ? "index" : path
    return "\(name)\(query.map { "?" + redaction.pairs($0) } ?? "").\(method).http"
  }
}

/// A whole answer in a file, as it would come over the wire, but for its framing.
struct FixtureFile {
  var status: Int
  var headers: HTTPHeaders
  var body: Data

  init(status: Int, headers: HTTPHeaders, body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Lines of the head end with LF or CRLF.
  init?(_ data: Data) {
    var lines: [String] = []
    var rest = data[...]
    while true {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      var line = rest[..<end]
      if line.last == 0x0D { line = line.dropLast() }
      rest = rest[(end + 1)...]
      if line.isEmpty { break }
      lines.append(String(decoding: line, as: UTF8.self))
    }
    let first = (lines.first ?? "").split(separator: " ")
    guard first.count >= 2, first[0].hasPrefix("HTTP/"), let status = Int(first[1]) else {
      return nil
    }
    self.status = status
    headers = HTTPHeaders()
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      headers.add(
        String(line[..<colon]),
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    body = Data(rest)
  }

  func serialized() -> Data {
    var text = "HTTP/1.1 \(status)\r\n"
    for field in headers { text += "\(field.name): \(field.value)\r\n" }
    return Data((text + "\r\n").utf8) + body
  }
}

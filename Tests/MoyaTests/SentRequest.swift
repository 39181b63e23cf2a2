import EndpointRuntime
import Foundation
import Moya
import MoyaClient

/// A request as the server understands it: pairs of a form in no order, JSON by its value.
struct SentRequest: Equatable, CustomStringConvertible {
  enum Body: Equatable {
    case none
    case form([String])
    case json(EndpointRuntime.JSON)
    case data(Data)
    case parts([Part])
  }

  struct Part: Equatable {
    var name: String
    var fileName: String?
    var mediaType: String?
    /// JSON with its keys in order.
    var text: String

    init(name: String, fileName: String?, mediaType: String?, data: Data) {
      self.name = name
      self.fileName = fileName
      self.mediaType = mediaType
      text = String(decoding: data, as: UTF8.self)
      if mediaType == "application/json", let json = try? EndpointRuntime.JSON(parsing: data) {
        text = json.description
      }
    }
  }

  var method: String
  /// The whole address before the query, to the byte.
  var address: String
  var query: [String]
  var headers: [String: String]
  var body: Body

  private init(
    method: String, url: URL, headers: [String: String], body: Data?
  ) throws {
    self.method = method
    let parts = url.absoluteString.split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    address = String(parts[0])
    query = parts.count > 1 ? Self.pairs(parts[1]) : []
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    let type = self.headers["content-type"] ?? ""
    switch body {
    case nil: self.body = .none
    case let data? where type.hasPrefix("multipart/form-data; boundary="):
      self.body = .parts(
        Self.parts(data, boundary: String(type.dropFirst("multipart/form-data; boundary=".count))))
      self.headers["content-type"] = nil
    case let data? where type.hasPrefix("application/x-www-form-urlencoded"):
      self.body = .form(Self.pairs(Substring(String(decoding: data, as: UTF8.self))))
    case let data? where type.hasPrefix("application/json"):
      self.body = .json(try EndpointRuntime.JSON(parsing: data))
    case let data?: self.body = .data(data)
    }
  }

  private static func pairs(_ text: Substring) -> [String] {
    text.split(separator: "&").map { $0.removingPercentEncoding ?? String($0) }.sorted()
  }

  /// RFC 7578: the parts between the boundaries, each with its headers.
  private static func parts(_ data: Data, boundary: String) -> [Part] {
    let text = String(decoding: data, as: UTF8.self)
    return text.components(separatedBy: "--\(boundary)").dropFirst().dropLast().map { text in
      // A line end is one character.
      let halves = text.dropFirst().dropLast().components(separatedBy: "\r\n\r\n")
      let type = halves[0].firstMatch(of: /Content-Type: (.+)/)?.1
      return Part(
        name: String(halves[0].firstMatch(of: /\ name="([^"]*)"/)?.1 ?? ""),
        fileName: (halves[0].firstMatch(of: /filename="([^"]*)"/)?.1).map(String.init),
        mediaType: type.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) },
        data: Data(halves[1].utf8))
    }
  }

  var description: String {
    """
    \(method) \(address)
    query: \(query)
    headers: \(headers.sorted { $0.key < $1.key })
    body: \(body)
    """
  }
}

extension SentRequest {
  /// What the runtime sends for an endpoint.
  init(_ endpoint: EndpointRuntime.Endpoint) throws {
    let request = try endpoint.httpRequest()
    var body: Data?
    if case .data(let data) = request.body { body = data }
    try self.init(
      method: request.method.rawValue, url: request.url,
      headers: Dictionary(
        request.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      body: body)
  }

  /// What Moya sends for a target, by its own default mapping.
  init(_ target: any Moya.TargetType) throws {
    let endpoint = MoyaProvider<MultiTarget>.defaultEndpointMapping(for: MultiTarget(target))
    let request = try endpoint.urlRequest()
    try self.init(
      method: request.httpMethod ?? "", url: request.url!,
      headers: request.allHTTPHeaderFields ?? [:], body: request.httpBody)
    if case .uploadMultipart(let parts) = target.task {
      body = .parts(
        parts.map { part in
          var data = Data()
          if case .data(let bytes) = part.provider { data = bytes }
          return Part(
            name: part.name, fileName: part.fileName, mediaType: part.mimeType, data: data)
        })
    }
  }
}

extension Moya.Task {
  /// The case's name: `requestParameters`.
  var name: String {
    switch self {
    case .requestPlain: "requestPlain"
    default: Mirror(reflecting: self).children.first?.label ?? "\(self)"
    }
  }
}

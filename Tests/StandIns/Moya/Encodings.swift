public protocol ParameterEncoding {
  func encode(_ request: URLRequest, with parameters: [String: Any]?) throws -> URLRequest
}

public struct DownloadOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let createIntermediateDirectories = DownloadOptions(rawValue: 1)
  public static let removePreviousFile = DownloadOptions(rawValue: 2)
}

public typealias DownloadDestination =
  @Sendable (URL, HTTPURLResponse) -> (destinationURL: URL, options: DownloadOptions)

public struct JSONEncoding: ParameterEncoding {
  public static var `default`: JSONEncoding { JSONEncoding() }

  public func encode(_ request: URLRequest, with parameters: [String: Any]?) throws -> URLRequest {
    var request = request
    request.httpBody = try parameters.map { try JSONSerialization.data(withJSONObject: $0) }
    request.setDefault("application/json", forHeader: "Content-Type")
    return request
  }
}

public struct URLEncoding: ParameterEncoding {
  public enum Destination { case methodDependent, queryString, httpBody }

  public enum ArrayEncoding {
    case brackets, noBrackets, indexInBrackets
    case custom((_ key: String, _ index: Int) -> String)
  }

  public enum BoolEncoding { case numeric, literal }

  public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

  public let destination: Destination
  public let arrayEncoding: ArrayEncoding
  public let boolEncoding: BoolEncoding

  public init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) {
    self.destination = destination
    self.arrayEncoding = arrayEncoding
    self.boolEncoding = boolEncoding
  }

  public func encode(_ request: URLRequest, with parameters: [String: Any]?) throws -> URLRequest {
    var request = request
    let pairs = (parameters ?? [:]).sorted { $0.key < $1.key }.flatMap {
      components($0.key, $0.value)
    }
    let text = pairs.map { "\(escape($0))=\(escape($1))" }.joined(separator: "&")
    if destination == .httpBody {
      request.setDefault(
        "application/x-www-form-urlencoded; charset=utf-8", forHeader: "Content-Type")
      request.httpBody = Data(text.utf8)
    } else if let url = request.url, !text.isEmpty,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    {
      parts.percentEncodedQuery = (parts.percentEncodedQuery.map { $0 + "&" } ?? "") + text
      request.url = parts.url
    }
    return request
  }

  private func components(_ key: String, _ value: Any) -> [(String, String)] {
    switch value {
    case let entries as [String: Any]:
      entries.flatMap { components("\(key)[\($0.key)]", $0.value) }
    case let items as [Any]:
      items.enumerated().flatMap { index, item in components(name(key, index), item) }
    case let flag as Bool:
      [(key, boolEncoding == .numeric ? (flag ? "1" : "0") : "\(flag)")]
    default: [(key, "\(value)")]
    }
  }

  private func name(_ key: String, _ index: Int) -> String {
    switch arrayEncoding {
    case .brackets: "\(key)[]"
    case .noBrackets: key
    case .indexInBrackets: "\(key)[\(index)]"
    case .custom(let encode): encode(key, index)
    }
  }

  private func escape(_ text: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/?")
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }
}

extension URLRequest {
  mutating func setDefault(_ value: String, forHeader name: String) {
    if self.value(forHTTPHeaderField: name) == nil { setValue(value, forHTTPHeaderField: name) }
  }
}

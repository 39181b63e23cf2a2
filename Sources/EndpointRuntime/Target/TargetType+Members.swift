public import Foundation

// Moya's members, readable on a target that needs no variables. A `MemberwiseTarget` declares them
// itself; those that cannot be made are nil, and the request throws the reason.
extension TargetType where Variables == NoVariables {
  public var endpoint: Endpoint { endpoint(with: NoVariables()) }

  public var baseURL: URL? { endpoint.baseAddress }

  /// The path behind the base as it is sent, `users/a%20b`.
  public var path: String? { endpoint.pathText }

  public var method: HTTPMethod { endpoint.method }

  /// The headers that the target and the endpoint set, without those of the encoding.
  public var headers: HTTPHeaders? { endpoint.headers }

  public var validation: Validation { endpoint.validation }

  /// The bytes of the first sample; empty when there is none.
  public var sampleData: Data {
    let sample = samples(with: NoVariables()).first
    return (try? sample?.data()) ?? Data()
  }
}

extension Endpoint {
  fileprivate var baseAddress: URL? {
    guard let template = baseURL?.template,
      let text = try? AddressWriter.text(of: template, ValueText(styles: styles), at: "base URL")
    else { return nil }
    return try? Address(base: text).url()
  }

  fileprivate var pathText: String? {
    var bytes: [UInt8] = []
    var query: [UInt8] = []
    for path in prefixes + [path] where !path.template.isEmpty {
      guard let written = try? PathWriter.write(path.template, ValueText(styles: styles)) else {
        return nil
      }
      if bytes.isEmpty { bytes = written.path } else { Address.join(&bytes, written.path) }
      if let more = written.query { query += query.isEmpty ? more : [0x26] + more }
    }
    if !query.isEmpty { bytes += [0x3F] + query }
    return String(decoding: bytes, as: UTF8.self)
  }

  fileprivate var headers: HTTPHeaders? {
    (try? Fields(self)).flatMap { try? RequestHeaders(self, $0).checked() }
  }
}

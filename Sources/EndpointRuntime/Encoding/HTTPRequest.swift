public import Foundation

/// A request as it is sent: every byte of its address, headers and body is settled.
public struct HTTPRequest: Hashable, Sendable {
  public var method: HTTPMethod
  public var url: URL
  public var headers: HTTPHeaders
  public var body: RequestBody

  public init(
    method: HTTPMethod = .get, url: URL, headers: HTTPHeaders = [:], body: RequestBody = .none
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// `POST https://h.example/a?token=•••`, without what may be secret.
  public var description: String { "\(method.rawValue) \(Redaction.standard.shown(url))" }
}

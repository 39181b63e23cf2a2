import Foundation

/// What a redirect makes of a request. Rules: RFC 9110 section 15.4, and the Fetch standard where the RFC leaves a choice.
struct Redirect {
  static let limit = 20
  static let secrets: Set<String> = ["authorization", "proxy-authorization", "cookie", "cookie2"]

  /// The request to send next; nil when the answer is no redirect to follow.
  static func next(
    after head: ResponseHead, to request: HTTPRequest, secretHeaders: Set<String>
  ) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(head.status),
      let location = head.headers["Location"],
      let target = URL(string: location, relativeTo: request.url)?.absoluteURL,
      let scheme = target.scheme?.lowercased(), scheme == "http" || scheme == "https",
      target.host?.isEmpty == false
    else { return nil }

    var next = request
    next.url = target
    if becomesGet(status: head.status, method: request.method) {
      next.method = .get
      next.body = .none
    }
    let losesBody = next.method != request.method
    let losesSecrets = !isSameOrigin(request.url, target)
    let secret = secrets.union(secretHeaders.map { $0.lowercased() })
    for field in request.headers {
      let name = field.name.lowercased()
      if losesBody, name.hasPrefix("content-") || name == "transfer-encoding" {
        next.headers[field.name] = nil
      }
      if losesSecrets, secret.contains(name) || name == "host" { next.headers[field.name] = nil }
    }
    return next
  }

  private static func becomesGet(status: Int, method: HTTPMethod) -> Bool {
    switch status {
    case 303: method != .get && method != .head
    // Every browser does so for POST, and for POST alone.
    case 301, 302: method == .post
    default: false
    }
  }

  static func isSameOrigin(_ one: URL, _ other: URL) -> Bool {
    one.scheme?.lowercased() == other.scheme?.lowercased()
      && one.host?.lowercased() == other.host?.lowercased() && port(of: one) == port(of: other)
  }

  private static func port(of url: URL) -> Int? {
    if let port = url.port { return port }
    return url.scheme?.lowercased() == "https" ? 443 : 80
  }
}

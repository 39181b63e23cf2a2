import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension TransportError {
  /// What a URLSession error means. The texts are ours: the system's differ by platform and name whole URLs.
  static func session(_ error: any Error, hasHead: Bool) -> TransportError {
    let code = (error as NSError).code
    guard (error as NSError).domain == NSURLErrorDomain else {
      return TransportError(.other, "the request failed: \(type(of: error))", code: code)
    }
    let text = (error as NSError).localizedDescription
    func made(_ kind: Kind, _ message: String) -> TransportError {
      TransportError(kind, message, code: code)
    }
    switch code {
    case NSURLErrorCancelled:
      return made(.cancelled, TransportError.cancelled.message)
    case NSURLErrorTimedOut:
      return made(.timeout(.idle), TimeLimit.idle.explanation)
    case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed:
      return made(.cannotFindHost, "no address was found for the host")
    case NSURLErrorCannotConnectToHost:
      return made(.cannotConnect, "the server could not be reached")
    case NSURLErrorNotConnectedToInternet, NSURLErrorDataNotAllowed,
      NSURLErrorInternationalRoamingOff:
      return made(.notConnectedToInternet, "there is no connection to the internet")
    case NSURLErrorNetworkConnectionLost, NSURLErrorBadServerResponse:
      return made(.connectionLost, "the connection ended before the answer was whole")
    case NSURLErrorHTTPTooManyRedirects:
      return made(.tooManyRedirects, "the server redirected too often")
    case NSURLErrorSecureConnectionFailed, NSURLErrorServerCertificateHasBadDate,
      NSURLErrorServerCertificateUntrusted, NSURLErrorServerCertificateHasUnknownRoot,
      NSURLErrorServerCertificateNotYetValid, NSURLErrorClientCertificateRejected,
      NSURLErrorClientCertificateRequired:
      return made(.secureConnection, "no secure connection could be made: \(text)")
    case NSURLErrorUnsupportedURL, NSURLErrorBadURL:
      return made(.invalidRequest, "the address cannot be used")
    default:
      // Linux has -1 for TLS failures and for truncated bodies alike; only the text tells them apart.
      if text.contains("SSL") || text.contains("certificate") {
        return made(.secureConnection, "no secure connection could be made: \(text)")
      }
      if hasHead || code == NSURLErrorCannotParseResponse {
        return made(.connectionLost, "the connection ended before the answer was whole")
      }
      return made(.other, "the request failed: \(text)")
    }
  }

  static func body(_ error: any Error) -> TransportError {
    if error is CancellationError { return .cancelled }
    return TransportError(
      .requestBody, "the body to be sent could not be read: \(error.localizedDescription)")
  }

  static func file(_ file: URL?, _ error: any Error) -> TransportError {
    if let error = error as? TransportError { return error }
    let name = file.map { " '\($0.lastPathComponent)'" } ?? ""
    return TransportError(
      .responseFile,
      "the answer could not be written to its file\(name): \(error.localizedDescription)")
  }
}

extension HTTPHeaders {
  /// Where a name came several times, Linux has joined the values with `, ` already, as Darwin does.
  init(_ response: HTTPURLResponse) {
    self.init()
    for (name, value) in response.allHeaderFields {
      self["\(name)"] = "\(value)"
    }
  }
}

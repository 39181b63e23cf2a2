public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(Security)
  import Security
  import CryptoKit
#endif

/// What a transport does with a server's certificate.
struct ServerTrust: Sendable {
  enum Answer {
    case system
    case accept(URLCredential)
    case refuse(String)
  }

  var pins: CertificatePins?

  func answer(to challenge: URLAuthenticationChallenge) -> Answer {
    #if canImport(Security)
      guard let pins,
        challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust,
        let trust = challenge.protectionSpace.serverTrust
      else { return .system }
      let host = challenge.protectionSpace.host.lowercased()
      guard let allowed = pins.hashes[host] else {
        return pins.allowsOtherHosts ? .system : .refuse("no certificate is pinned for this host")
      }
      guard SecTrustEvaluateWithError(trust, nil),
        let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
      else { return .refuse("the certificate of the server is not valid") }
      let hashes = chain.map { certificate in
        Data(SHA256.hash(data: SecCertificateCopyData(certificate) as Data))
      }
      guard hashes.contains(where: allowed.contains) else {
        return .refuse("the certificate of the server is none of the pinned ones")
      }
      return .accept(URLCredential(trust: trust))
    #else
      return .system
    #endif
  }
}

/// The certificates that servers must show, by the SHA-256 of their DER bytes: the server's own or one of its issuers.
public struct CertificatePins: Sendable {
  /// By host name.
  public var hashes: [String: Set<Data>]
  /// Whether a host without pins is judged by the system alone; otherwise it is refused.
  public var allowsOtherHosts: Bool

  public init(_ hashes: [String: Set<Data>], allowsOtherHosts: Bool = false) {
    self.hashes = Dictionary(
      hashes.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { $0.union($1) })
    self.allowsOtherHosts = allowsOtherHosts
  }
}

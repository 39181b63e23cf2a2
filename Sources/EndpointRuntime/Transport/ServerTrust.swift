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
      guard pins.names(host) else {
        return pins.allowsOtherHosts ? .system : .refuse("no certificate is pinned for this host")
      }
      guard SecTrustEvaluateWithError(trust, nil),
        let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
      else { return .refuse("the certificate of the server is not valid") }
      let isPinned = chain.contains { certificate in
        pins.allows(SecCertificateCopyData(certificate) as Data, of: host) {
          Data(SHA256.hash(data: $0))
        }
      }
      guard isPinned else {
        return .refuse("the certificate of the server is none of the pinned ones")
      }
      return .accept(URLCredential(trust: trust))
    #else
      return .system
    #endif
  }
}

/// The certificates or public keys that servers must show: one of a server's own or of one of its issuers.
public struct CertificatePins: Sendable {
  /// The SHA-256 of certificates' DER bytes, by host name.
  public var hashes: [String: Set<Data>]
  /// The SHA-256 of public keys, by host name: of the `SubjectPublicKeyInfo`, as RFC 7469 pins it. Such a pin outlives the
  /// certificate when the next one is made for the same key. `openssl x509 -pubkey -noout -in server.pem | openssl pkey
  /// -pubin -outform der | openssl dgst -sha256` tells it.
  public var publicKeys: [String: Set<Data>]
  /// Whether a host without pins is judged by the system alone; otherwise it is refused.
  public var allowsOtherHosts: Bool

  public init(
    _ hashes: [String: Set<Data>] = [:], publicKeys: [String: Set<Data>] = [:],
    allowsOtherHosts: Bool = false
  ) {
    self.hashes = Self.lowercased(hashes)
    self.publicKeys = Self.lowercased(publicKeys)
    self.allowsOtherHosts = allowsOtherHosts
  }

  /// Names of hosts know no case.
  private static func lowercased(_ pins: [String: Set<Data>]) -> [String: Set<Data>] {
    Dictionary(pins.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { $0.union($1) })
  }

  /// Whether something is pinned for a host, in small letters.
  func names(_ host: String) -> Bool { hashes[host] != nil || publicKeys[host] != nil }

  /// Whether a certificate in DER, or its key, is pinned for a host.
  func allows(_ certificate: Data, of host: String, sha256: (Data) -> Data) -> Bool {
    if hashes[host]?.contains(sha256(certificate)) == true { return true }
    guard let keys = publicKeys[host], let key = SubjectPublicKeyInfo(certificate: certificate)
    else { return false }
    return keys.contains(sha256(key.data))
  }
}

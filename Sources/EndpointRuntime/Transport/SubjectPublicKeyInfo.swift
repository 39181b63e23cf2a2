import Foundation

/// The public key of a certificate with its algorithm, as the certificate holds it (`SubjectPublicKeyInfo`, RFC 5280, section
/// 4.1). It stays the same when a certificate is renewed for the same key, and its hash is what RFC 7469 pins.
struct SubjectPublicKeyInfo: Hashable {
  /// DER.
  let data: Data

  /// Nil for what is no certificate.
  init?(certificate: Data) {
    var file = DERReader(certificate)
    guard let certificate = file.next(DERReader.sequence) else { return nil }
    var parts = DERReader(certificate.content)
    guard let signed = parts.next(DERReader.sequence) else { return nil }
    var fields = DERReader(signed.content)
    // The version is left out of the oldest certificates. Behind it: the serial number, the signature's algorithm, the issuer,
    // the validity, the subject.
    _ = fields.next(DERReader.version)
    for tag in [DERReader.integer] + Array(repeating: DERReader.sequence, count: 4) {
      guard fields.next(tag) != nil else { return nil }
    }
    guard let key = fields.next(DERReader.sequence) else { return nil }
    data = key.whole
  }
}

/// The elements of DER (ITU-T X.690, section 8.1), one after the other.
private struct DERReader {
  static let integer: UInt8 = 0x02
  static let sequence: UInt8 = 0x30
  /// `[0]`, constructed.
  static let version: UInt8 = 0xA0

  private var rest: Data

  init(_ data: Data) { rest = data }

  /// The next element if it has this tag: all of its bytes, and those of its content.
  mutating func next(_ tag: UInt8) -> (whole: Data, content: Data)? {
    var header = rest
    guard header.popFirst() == tag, let first = header.popFirst() else { return nil }
    var length = Int(first)
    if first >= 0x80 {
      // How many bytes the length takes; none means that the end is marked, which DER forbids.
      let count = Int(first & 0x7F)
      guard 1...4 ~= count, header.count >= count else { return nil }
      length = header.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      header = header.dropFirst(count)
    }
    guard header.count >= length else { return nil }
    let content = header.prefix(length)
    let whole = rest.prefix(upTo: content.endIndex)
    rest = rest.suffix(from: content.endIndex)
    return (whole, content)
  }
}

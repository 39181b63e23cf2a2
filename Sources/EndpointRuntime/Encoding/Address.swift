import Foundation

/// An address as bytes, in the parts that are joined: everything before the query, the query, the
/// fragment. Foundation's `URL` is only what carries it at the end.
struct Address {
  /// Scheme, authority and path.
  private var stem: [UInt8]
  private var query: [UInt8]?
  private var fragment: [UInt8]?

  /// A base: what is illegal in it is escaped, and escapes that are there stay.
  init(base text: String) throws(RequestEncodingError) {
    let parts = Parts(text)
    guard let authority = parts.authority else { throw .invalidURL(parts.withoutSecrets) }
    stem = []
    stem.reserveCapacity(128)
    // A host in another script is for Foundation to translate.
    stem.append(contentsOf: parts.stem[..<authority.upperBound])
    PercentEncoding.append(
      mending: parts.stem[authority.upperBound...], allowed: .path, to: &stem)
    query = parts.query.map(Self.mended)
    fragment = parts.fragment.map(Self.mended)
  }

  /// A whole address, which stays as it is.
  init(whole text: String) throws(RequestEncodingError) {
    let parts = Parts(text)
    guard parts.authority != nil else { throw .invalidURL(parts.withoutSecrets) }
    stem = Array(parts.stem)
    query = parts.query.map { Array($0) }
    fragment = parts.fragment.map { Array($0) }
  }

  private static func mended(_ part: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    PercentEncoding.append(mending: part, allowed: .query, to: &bytes)
    return bytes
  }

  /// Joins a path with exactly one `/` at the seam; nothing else is collapsed, and an empty path
  /// changes nothing.
  mutating func join(path: [UInt8], query further: [UInt8]?) {
    Self.join(&stem, path)
    if let further, !further.isEmpty { add(query: further) }
  }

  static func join(_ stem: inout [UInt8], _ path: [UInt8]) {
    guard !path.isEmpty else { return }
    if stem.last == 0x2F { stem.removeLast() }
    if path.first != 0x2F { stem.append(0x2F) }
    stem.append(contentsOf: path)
  }

  /// Appends to the query that is there, without a `?` or `&` too many.
  mutating func add(query further: [UInt8]) {
    guard !further.isEmpty else { return }
    var bytes = query ?? []
    if let last = bytes.last, last != 0x26 { bytes.append(0x26) }
    bytes.append(contentsOf: further)
    query = bytes
  }

  var text: String {
    var bytes = stem
    if let query {
      bytes.append(0x3F)
      bytes.append(contentsOf: query)
    }
    if let fragment {
      bytes.append(0x23)
      bytes.append(contentsOf: fragment)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The address for Foundation, which must not change a byte of it.
  func url() throws(RequestEncodingError) -> URL {
    let text = text
    guard let url = URL(string: text), keeps(url.absoluteString, text) else {
      throw .invalidURL(Parts(text).withoutSecrets)
    }
    return url
  }

  /// A host in another script may have become `xn--…`; all that follows it is the same.
  private func keeps(_ absolute: String, _ text: String) -> Bool {
    if absolute == text { return true }
    let parts = Parts(text)
    guard let authority = parts.authority else { return false }
    return parts.bytes[authority].contains { $0 >= 0x80 }
      && Array(absolute.utf8).reversed().starts(
        with: parts.bytes[authority.upperBound...].reversed())
  }
}

extension Address {
  /// Where the parts of an address are in its text (RFC 3986, appendix B).
  private struct Parts {
    let bytes: [UInt8]
    private var stemEnd: Int
    private var queryStart: Int?
    private var fragmentStart: Int?
    /// Within the stem; nil when there is no scheme or no host.
    private(set) var authority: Range<Int>?

    init(_ text: String) {
      bytes = Array(text.utf8)
      stemEnd = bytes.count
      for (index, byte) in bytes.enumerated() {
        if byte == 0x23 {
          fragmentStart = index + 1
          if queryStart == nil { stemEnd = index }
          break
        }
        if byte == 0x3F, queryStart == nil {
          queryStart = index + 1
          stemEnd = index
        }
      }
      authority = authorityRange
    }

    var stem: ArraySlice<UInt8> { bytes[..<stemEnd] }

    var query: ArraySlice<UInt8>? {
      queryStart.map { bytes[$0..<(fragmentStart.map { $0 - 1 } ?? bytes.count)] }
    }

    var fragment: ArraySlice<UInt8>? { fragmentStart.map { bytes[$0...] } }

    private var authorityRange: Range<Int>? {
      guard let colon = stem.firstIndex(of: 0x3A), colon > 0,
        stem[..<colon].allSatisfy(ByteSet.scheme.contains), stemEnd > colon + 3,
        stem[colon + 1] == 0x2F, stem[colon + 2] == 0x2F
      else { return nil }
      let start = colon + 3
      let end = stem[start...].firstIndex(of: 0x2F) ?? stemEnd
      return start < end ? start..<end : nil
    }

    /// Without query, fragment and user information.
    var withoutSecrets: String {
      guard let authority, let at = stem[authority].lastIndex(of: 0x40) else {
        return String(decoding: stem, as: UTF8.self)
      }
      return String(decoding: stem[..<authority.lowerBound] + stem[(at + 1)...], as: UTF8.self)
    }
  }
}

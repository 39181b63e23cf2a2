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
    guard let authority = parts.authority else {
      throw .invalidURL(parts.withoutSecrets)
    }
    stem = []
    stem.reserveCapacity(128)
    stem.append(contentsOf: parts.stem[..<authority.lowerBound])
    // A host in another script is for Foundation to translate.
    stem.append(contentsOf: parts.stem[authority])
    PercentEncoding.append(
      mending: parts.stem[authority.upperBound...], allowed: .path, to: &stem)
    query = parts.query.map { query in
      var bytes: [UInt8] = []
      PercentEncoding.append(mending: query, allowed: .query, to: &bytes)
      return bytes
    }
    fragment = parts.fragment.map { fragment in
      var bytes: [UInt8] = []
      PercentEncoding.append(mending: fragment, allowed: .query, to: &bytes)
      return bytes
    }
  }

  /// A whole address, which stays as it is.
  init(whole text: String) throws(RequestEncodingError) {
    let parts = Parts(text)
    guard parts.authority != nil else { throw .invalidURL(parts.withoutSecrets) }
    stem = Array(parts.stem)
    query = parts.query.map { Array($0) }
    fragment = parts.fragment.map { Array($0) }
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
    guard let authority = Parts(text).authority else { return false }
    let host = text.utf8[authority]
    return host.contains { $0 >= 0x80 }
      && absolute.utf8.reversed().starts(with: text.utf8[authority.upperBound...].reversed())
  }
}

extension Address {
  /// Where the parts of an address are in its text (RFC 3986, appendix B).
  private struct Parts {
    var stem: Substring.UTF8View
    var query: Substring.UTF8View?
    var fragment: Substring.UTF8View?
    /// Within the stem; nil when there is no scheme or no host.
    var authority: Range<String.Index>?

    init(_ text: String) {
      let utf8 = text.utf8
      var end = utf8.endIndex
      if let mark = utf8.firstIndex(of: 0x23) {
        fragment = utf8[utf8.index(after: mark)..<end]
        end = mark
      }
      if let mark = utf8[..<end].firstIndex(of: 0x3F) {
        query = utf8[utf8.index(after: mark)..<end]
        end = mark
      }
      stem = utf8[..<end]
      authority = Self.authority(stem)
    }

    private static func authority(_ stem: Substring.UTF8View) -> Range<String.Index>? {
      guard let colon = stem.firstIndex(of: 0x3A), colon > stem.startIndex,
        stem[..<colon].allSatisfy(ByteSet.scheme.contains)
      else { return nil }
      let rest = stem[stem.index(after: colon)...]
      guard rest.starts(with: [0x2F, 0x2F]) else { return nil }
      let start = stem.index(colon, offsetBy: 3)
      let end = stem[start...].firstIndex(of: 0x2F) ?? stem.endIndex
      return start < end ? start..<end : nil
    }

    /// Without query, fragment and user information.
    var withoutSecrets: String {
      let text = String(Substring(stem))
      guard let authority, let at = stem[authority].lastIndex(of: 0x40) else { return text }
      return String(Substring(stem[..<authority.lowerBound]))
        + String(Substring(stem[stem.index(after: at)...]))
    }
  }
}

/// A set of ASCII bytes.
struct ByteSet: Sendable {
  private let low: UInt64
  private let high: UInt64

  init(_ characters: StaticString) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    characters.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }
    self.low = low
    self.high = high
  }

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  func union(_ other: ByteSet) -> ByteSet {
    ByteSet(low: low | other.low, high: high | other.high)
  }

  func contains(_ byte: UInt8) -> Bool {
    if byte < 64 { return low & (1 << UInt64(byte)) != 0 }
    return byte < 128 && high & (1 << UInt64(byte - 64)) != 0
  }
}

extension ByteSet {
  /// RFC 3986, section 2.3.
  static let unreserved = ByteSet(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  /// What stands for itself in one path segment: `pchar` of RFC 3986, section 3.3.
  static let segment = unreserved.union(ByteSet("!$&'()*+,;=:@"))

  static let path = segment.union(ByteSet("/"))

  /// A query as it is written (RFC 3986, section 3.4).
  static let query = segment.union(ByteSet("/?"))

  /// What stands for itself in a name or value of a query or form: Alamofire's set.
  static let queryValue = unreserved.union(ByteSet("/?"))

  /// RFC 3986, section 3.1.
  static let scheme = ByteSet(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-.")

  /// A host's name, without the escapes that RFC 3986, section 3.2.2 allows: clients differ in what they make of them.
  static let host = unreserved.union(ByteSet("!$&'()*+,;="))

  static let ipAddress = ByteSet("0123456789abcdefABCDEF:.")

  /// What stands for itself in one half of `name:password@`.
  static let userInformation = host

  /// RFC 6265, section 4.1.1. `%` stays: a value is handed back as the server set it.
  static let cookieValue = unreserved.union(ByteSet("!#$%&'()*+/:<=>?@[]^`{|}"))

  /// RFC 9110, section 5.6.2.
  static let token = ByteSet(
    "!#$%&'*+-.^_`|~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
}

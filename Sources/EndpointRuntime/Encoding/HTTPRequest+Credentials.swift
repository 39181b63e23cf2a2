import Foundation

// What a provider adds to a request that is made: credentials, by their schemes.
extension HTTPRequest {
  /// Sets a header, and throws instead of letting its value break out of its line.
  public mutating func setHeader(
    _ name: String, _ value: String
  ) throws(RequestEncodingError) {
    try HTTPHeaders.check(name, value)
    headers[name] = value
  }

  /// Signs in with a name and a password (RFC 7617). A name with a colon throws: the server would take what follows it
  /// for the password.
  mutating func setBasicAuthorization(
    name: String, password: String
  ) throws(RequestEncodingError) {
    guard !name.utf8.contains(0x3A) else {
      throw .invalidHeader(name: "Authorization", reason: "a user's name may hold no colon")
    }
    try setBasicAuthorization(pair: "\(name):\(password)")
  }

  mutating func setBasicAuthorization(pair: String) throws(RequestEncodingError) {
    try setHeader("Authorization", "Basic \(Data(pair.utf8).base64EncodedString())")
  }

  /// Appends a pair to the query, escaped as a parameter is; the rest of the address stays as it is.
  public mutating func appendQueryItem(
    _ name: String, _ value: String
  ) throws(RequestEncodingError) {
    var query = QueryText()
    query.append(name, value, spaces: nil)
    var address = try Address(whole: url.absoluteString)
    address.add(query: query.bytes)
    url = try address.url()
  }

  /// Adds a cookie beside those that are there.
  public mutating func appendCookie(
    _ name: String, _ value: String
  ) throws(RequestEncodingError) {
    try headers.appendCookie(name, value)
  }
}

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

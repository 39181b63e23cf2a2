public import Foundation

/// Makes requests of endpoints.
public struct RequestEncoder: Sendable {
  let boundary: @Sendable () -> String
  let uuid: @Sendable () -> String

  /// Tests give their own boundaries of forms and UUIDs of file names.
  public init(
    boundary: @escaping @Sendable () -> String = Boundary.random,
    uuid: @escaping @Sendable () -> String = { UUID().uuidString }
  ) {
    self.boundary = boundary
    self.uuid = uuid
  }

  /// The request that an endpoint describes, without credentials, which the provider adds.
  public func encode(_ endpoint: Endpoint) throws(RequestEncodingError) -> HTTPRequest {
    guard HeaderName.isToken(endpoint.method.rawValue) else {
      throw .invalidMethod(endpoint.method.rawValue)
    }
    let fields = try Fields(endpoint)
    let url = try url(endpoint, fields)
    var headers = try RequestHeaders(endpoint, fields)
    let body = try body(endpoint, fields, headers)
    headers.setContentType(of: body)
    if body.isSent, !endpoint.method.allowsBody { throw .bodyNotAllowed(endpoint.method) }
    return HTTPRequest(
      method: endpoint.method, url: url, headers: try headers.checked(), body: body.content)
  }

  private func url(
    _ endpoint: Endpoint, _ fields: Fields
  ) throws(RequestEncodingError) -> URL {
    let values = ValueText(styles: endpoint.styles)
    var address: Address
    if let wholeURL = endpoint.wholeURL {
      guard let text = try AddressWriter.text(of: wholeURL.template, values, at: "url") else {
        throw .missingURL
      }
      address = try Address(whole: text)
    } else {
      guard let base = endpoint.baseURL?.template,
        let text = try AddressWriter.text(of: base, values, at: "base URL")
      else { throw .missingURL }
      address = try Address(base: text)
      for prefix in endpoint.prefixes { try address.join(prefix, values) }
      try address.join(endpoint.path, values)
    }
    if !fields.query.isEmpty {
      var query = QueryText()
      try query.append(fields.query, endpoint.styles)
      address.add(query: query.bytes)
    }
    return try address.url()
  }
}

extension Address {
  fileprivate mutating func join(
    _ path: Path, _ values: ValueText
  ) throws(RequestEncodingError) {
    guard !path.template.isEmpty else { return }
    let written = try PathWriter.write(path.template, values)
    join(path: written.path, query: written.query)
  }
}

extension Endpoint {
  /// The request that this endpoint describes, without credentials, which the provider adds.
  public func httpRequest() throws(RequestEncodingError) -> HTTPRequest {
    try RequestEncoder().encode(self)
  }
}

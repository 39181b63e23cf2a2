/// A request's headers while they are put together.
struct RequestHeaders {
  private var headers = HTTPHeaders()
  /// The endpoint's own Content-Type, which goes before that of its encoding.
  private(set) var ownContentType: String?

  init(_ endpoint: Endpoint, _ fields: Fields) throws(RequestEncodingError) {
    let values = ValueText(styles: endpoint.styles)
    for header in endpoint.defaultHeaders {
      if endpoint.ownHeaders.contains(where: { HeaderName.equal($0.name, header.name) }) {
        continue
      }
      guard let value = try header.value.template.text(values, at: header.name) else { continue }
      headers.add(header.name, value)
    }
    for header in endpoint.ownHeaders {
      guard let value = try header.value.template.text(values, at: header.name) else { continue }
      add(header.name, value)
    }
    for field in fields.headers {
      let name = field.key.name
      guard let text = try values.text(field, at: name) else { continue }
      add(name, text)
    }
    try add(cookies: fields.cookies, values)
  }

  private mutating func add(_ name: String, _ value: String) {
    headers.set(name, value)
    if HeaderName.equal(name, "Content-Type") { ownContentType = value }
  }

  private mutating func add(
    cookies fields: [Field], _ values: ValueText
  ) throws(RequestEncodingError) {
    for field in fields {
      guard let text = try values.text(field, at: field.key.name) else { continue }
      try headers.appendCookie(field.key.name, text)
    }
  }

  /// An encoding's Content-Type goes before the target's, and behind the endpoint's own; only a
  /// form in parts keeps its own, which holds the boundary.
  mutating func setContentType(of body: EncodedBody) {
    guard ownContentType == nil || body.isMultipart else { return }
    switch body.contentType {
    case .guessed: break
    case .none: headers.remove("Content-Type")
    case .some(let contentType): headers.set("Content-Type", contentType)
    }
  }

  /// The headers, none of which can break out of its line.
  func checked() throws(RequestEncodingError) -> HTTPHeaders {
    for header in headers { try HTTPHeaders.check(header.name, header.value) }
    return headers
  }
}

extension ValueText {
  /// A list without elements is no value of a header or cookie.
  fileprivate func text(_ field: Field, at place: String) throws(RequestEncodingError) -> String? {
    if case .encodable = field.value,
      case .array([])? = try field.value.json(field.options, at: place)
    {
      return nil
    }
    return try text(field.value, field.options, at: place)
  }
}

extension HTTPHeaders {
  static func check(_ name: String, _ value: String) throws(RequestEncodingError) {
    guard HeaderName.isToken(name) else {
      throw .invalidHeader(
        name: name, reason: "its name may hold letters, digits and !#$%&'*+-.^_`|~")
    }
    guard HeaderName.isValidValue(value) else {
      throw .invalidHeader(name: name, reason: "its value has a line break or NUL in it")
    }
  }

  /// Adds a cookie to those that are sent; what may not stand in one is percent-encoded.
  mutating func appendCookie(_ name: String, _ value: String) throws(RequestEncodingError) {
    guard HeaderName.isToken(name) else {
      throw .invalidHeader(name: "Cookie", reason: "'\(name)' is no name of a cookie")
    }
    var bytes = Array("\(name)=".utf8)
    PercentEncoding.append(escaping: value, allowed: .cookieValue, to: &bytes)
    let cookie = String(decoding: bytes, as: UTF8.self)
    self["Cookie"] = self["Cookie"].map { $0.isEmpty ? cookie : "\($0); \(cookie)" } ?? cookie
  }
}

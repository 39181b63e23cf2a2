import Foundation

/// A body, and what its encoding says of it.
struct EncodedBody {
  var content: RequestBody
  /// The Content-Type that goes with it; nil leaves the target's.
  var contentType: String?
  var isMultipart = false

  static let none = EncodedBody(content: .none, contentType: nil)

  var isSent: Bool {
    if case .none = content { false } else { true }
  }
}

extension RequestEncoder {
  func body(
    _ endpoint: Endpoint, _ fields: Fields, _ headers: RequestHeaders
  ) throws(RequestEncodingError) -> EncodedBody {
    if let wholeBody = endpoint.wholeBody, let body = try body(wholeBody) {
      if let field = fields.body.first {
        throw .conflictingBody(parameter: field.key.description)
      }
      return body
    }
    let isAsked = isAskedFor(endpoint)
    guard isAsked || !fields.body.isEmpty else { return .none }
    switch endpoint.encoding {
    case .json: return try json(fields.body)
    case .multipart: return try multipart(endpoint, fields.body, headers.ownContentType)
    case .url, .query, .form, .none:
      let form = try form(fields.body, endpoint.styles)
      // A list without elements lands nowhere.
      if !isAsked, case .data(let data) = form.content, data.isEmpty { return .none }
      return form
    }
  }

  /// Whether a body is sent even when no parameter lands in it.
  private func isAskedFor(_ endpoint: Endpoint) -> Bool {
    // `params: {}` on a GET means nothing; an encoding of its own that makes a body is an error.
    let isAsked =
      endpoint.ownEncoding != nil || endpoint.sendsEmptyBody && endpoint.method.allowsBody
    switch endpoint.encoding {
    case .json, .form, .multipart: return isAsked
    case .url: return isAsked && !endpoint.method.sendsParametersInQuery
    case .query, .none: return false
    }
  }

  private func form(
    _ fields: [Field], _ styles: ParameterStyles
  ) throws(RequestEncodingError) -> EncodedBody {
    var query = QueryText()
    try query.append(fields, styles)
    return EncodedBody(
      content: .data(Data(query.bytes)),
      contentType: "application/x-www-form-urlencoded; charset=utf-8")
  }

  private func json(_ fields: [Field]) throws(RequestEncodingError) -> EncodedBody {
    var object = JSONBody()
    for field in fields { object.set(field) }
    var writer = JSONWriter()
    try object.write(to: &writer)
    return EncodedBody(content: .data(Data(writer.bytes)), contentType: "application/json")
  }

  /// Nil when the value is.
  private func body(_ body: WholeBody) throws(RequestEncodingError) -> EncodedBody? {
    switch body {
    case .json(let value, let options):
      guard value.isSent(options) else { return nil }
      var writer = JSONWriter()
      try value.write(options, to: &writer, at: "body")
      return EncodedBody(content: .data(Data(writer.bytes)), contentType: "application/json")
    case .made(let make):
      do {
        return EncodedBody(content: .data(try make()), contentType: "application/json")
      } catch {
        throw .unencodable(at: "body", reason: "its encoder refuses it")
      }
    case .template(let template):
      guard let bytes = try JSONTemplateWriter.write(template.template, at: "body") else {
        return nil
      }
      return EncodedBody(content: .data(Data(bytes)), contentType: "application/json")
    case .data(let data, let mediaType):
      guard let data else { return nil }
      return EncodedBody(content: .data(data), contentType: mediaType)
    case .text(let text, let mediaType):
      guard let text else { return nil }
      return EncodedBody(
        content: .data(Data(text.utf8)), contentType: mediaType ?? "text/plain; charset=utf-8")
    case .file(let file, let mediaType):
      guard let file else { return nil }
      let type = mediaType ?? file.mediaType ?? MediaType.guess(fileName: file.name)
      return EncodedBody(
        content: try content(of: file), contentType: type ?? MediaType.bytes)
    }
  }

  private func content(of file: File) throws(RequestEncodingError) -> RequestBody {
    switch file.content {
    case .data(let data): return .data(data)
    case .stream(let stream): return .stream(stream)
    case .url(let url):
      _ = try FileBytes.checkedLength(of: url)
      return .file(url)
    }
  }
}

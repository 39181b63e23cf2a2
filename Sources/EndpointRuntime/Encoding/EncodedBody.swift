import Foundation

/// A body, and what its encoding says of it.
struct EncodedBody {
  var content: RequestBody
  /// The Content-Type that goes with it; where there is none to guess, the target's stays.
  var contentType: MediaTypeOption
  var isMultipart = false

  static let none = EncodedBody(content: .none, contentType: .guessed)

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
      contentType: .some("application/x-www-form-urlencoded; charset=utf-8"))
  }

  private func json(_ fields: [Field]) throws(RequestEncodingError) -> EncodedBody {
    var object = JSONBody()
    for field in fields { object.set(field) }
    var writer = JSONWriter()
    try object.write(to: &writer)
    return EncodedBody(content: .data(Data(writer.bytes)), contentType: .some("application/json"))
  }

  /// Nil when the value is.
  private func body(_ body: WholeBody) throws(RequestEncodingError) -> EncodedBody? {
    switch body {
    case .json(let value, let options):
      guard value.isSent(options) else { return nil }
      var writer = JSONWriter()
      try value.write(options, to: &writer, at: "body")
      return EncodedBody(
        content: .data(Data(writer.bytes)), contentType: options.mediaType(or: "application/json"))
    case .made(let make):
      do {
        return EncodedBody(content: .data(try make()), contentType: .some("application/json"))
      } catch {
        throw .unencodable(at: "body", reason: "its encoder refuses it")
      }
    case .template(let template):
      guard let bytes = try JSONTemplateWriter.write(template.template, at: "body") else {
        return nil
      }
      return EncodedBody(content: .data(Data(bytes)), contentType: .some("application/json"))
    case .data(let data, let options):
      guard let data else { return nil }
      guard options.writesDataAsText else {
        return EncodedBody(content: .data(data), contentType: options.mediaTypeOption)
      }
      return text(options.dataFormat.string(from: data), options)
    case .text(let text, let options): return text.map { self.text($0, options) }
    case .file(let file, let options):
      guard let file else { return nil }
      let type = file.mediaType ?? MediaType.guess(fileName: file.name) ?? MediaType.bytes
      return EncodedBody(content: try content(of: file), contentType: options.mediaType(or: type))
    }
  }

  private func text(_ text: String, _ options: ParameterOptions) -> EncodedBody {
    EncodedBody(
      content: .data(Data(text.utf8)),
      contentType: options.mediaType(or: "text/plain; charset=utf-8"))
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

extension ParameterOptions {
  /// The media type of a body: as given, else `usual`.
  fileprivate func mediaType(or usual: String) -> MediaTypeOption {
    switch mediaTypeOption {
    case .guessed: .some(usual)
    case .none, .some: mediaTypeOption
    }
  }
}

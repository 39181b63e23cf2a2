public import Foundation

extension Endpoint {
  /// Sets the encoding for every endpoint of a target or group. It makes no body by itself.
  public consuming func defaultEncoding(_ encoding: ParameterEncoding) -> Endpoint {
    defaultEncoding = encoding
    return self
  }

  /// Sets the endpoint's own encoding; a body is sent then, even an empty one.
  public consuming func encoding(_ encoding: ParameterEncoding) -> Endpoint {
    ownEncoding = encoding
    return self
  }

  /// Sends an empty body of the encoding when no parameter lands in it: `{}`, or an empty form.
  public consuming func emptyBody() -> Endpoint {
    sendsEmptyBody = true
    return self
  }

  /// Sends one value as the whole body, in JSON; nil is no body.
  @inline(never)
  public consuming func body(json value: some Encodable & Sendable) -> Endpoint {
    wholeBody = .json(ParameterValue(value), .none)
    return self
  }

  @inline(never)
  public consuming func body(
    json value: some Encodable & Sendable, _ options: ParameterOptions
  ) -> Endpoint {
    wholeBody = .json(ParameterValue(value), options)
    return self
  }

  /// Sends one value as the whole body, in JSON as an encoder of the app's makes it.
  public consuming func body(
    json value: some Encodable & Sendable, encoder: JSONEncoder
  ) -> Endpoint {
    wholeBody = .made { try encoder.encode(value) }
    return self
  }

  /// Sends JSON text with values in it.
  public consuming func body(template: JSONTemplate) -> Endpoint {
    wholeBody = .template(template)
    return self
  }

  /// Sends bytes as they are; without a media type they have the target's Content-Type, or none.
  public consuming func body(data: Data?, mediaType: String? = nil) -> Endpoint {
    body(data: data, ParameterOptions(mediaType: mediaType))
  }

  /// Sends bytes with a media type, with none (`noMediaType`), or as the text of a `format`.
  public consuming func body(data: Data?, _ options: ParameterOptions) -> Endpoint {
    wholeBody = .data(data, options)
    return self
  }

  /// Sends text in UTF-8, as `text/plain` unless a media type is given.
  public consuming func body(text: String?, mediaType: String? = nil) -> Endpoint {
    body(text: text, ParameterOptions(mediaType: mediaType))
  }

  /// Sends text in UTF-8 with a media type, or with none (`noMediaType`).
  public consuming func body(text: String?, _ options: ParameterOptions) -> Endpoint {
    wholeBody = .text(text, options)
    return self
  }

  /// Sends a file's bytes, which are read as they are sent.
  public consuming func body(file: File?, mediaType: String? = nil) -> Endpoint {
    body(file: file, ParameterOptions(mediaType: mediaType))
  }

  /// Sends a file's bytes with a media type, or with none (`noMediaType`).
  public consuming func body(file: File?, _ options: ParameterOptions) -> Endpoint {
    wholeBody = .file(file, options)
    return self
  }
}

extension ParameterOptions {
  fileprivate init(mediaType: String?) { self = mediaType.map { Self.mediaType($0) } ?? Self() }
}

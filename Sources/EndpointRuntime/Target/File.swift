public import Foundation

/// Something to upload: bytes, a file on disk or a stream, with its name and media type.
///
/// As a part of a form it is sent under its name; as a whole body only its bytes and media type
/// count. A media type that is nil is guessed from the name's extension, when there is one.
public struct File: Hashable, Sendable {
  /// Where the bytes come from.
  public enum Content: Hashable, Sendable {
    case data(Data)
    case url(URL)
    case stream(BodyStream)
  }

  public var content: Content
  /// The name that the server is told, such as `photo.png`; without one a part is a plain field.
  public var name: String?
  /// Such as `image/png`.
  public var mediaType: String?

  public init(data: Data, name: String? = nil, mediaType: String? = nil) {
    self.init(content: .data(data), name: name, mediaType: mediaType)
  }

  /// A file on disk, read while it is sent; its name is the last component of the address unless
  /// another is given.
  public init(url: URL, name: String? = nil, mediaType: String? = nil) {
    self.init(content: .url(url), name: name ?? url.lastPathComponent, mediaType: mediaType)
  }

  public init(stream: BodyStream, name: String? = nil, mediaType: String? = nil) {
    self.init(content: .stream(stream), name: name, mediaType: mediaType)
  }

  private init(content: Content, name: String?, mediaType: String?) {
    self.content = content
    self.name = name
    self.mediaType = mediaType
  }
}

extension File: Encodable {
  /// Always throws: a file is a part of a multipart form or a whole body, never a value in JSON, a
  /// query or a form.
  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self,
      EncodingError.Context(
        codingPath: encoder.codingPath,
        debugDescription: "a file is sent in a multipart form or as a whole body"))
  }
}

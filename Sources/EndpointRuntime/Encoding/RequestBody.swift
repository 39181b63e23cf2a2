public import Foundation

/// What follows a request's headers.
public enum RequestBody: Hashable, Sendable {
  /// No body at all; an empty body is `.data(Data())`.
  case none
  case data(Data)
  /// The bytes of a file on disk, read as they are sent.
  case file(URL)
  case stream(BodyStream)

  /// The number of bytes, when that is known without reading; nil for a stream of unknown length
  /// and for a file that cannot be found.
  public var length: Int? {
    switch self {
    case .none: 0
    case .data(let data): data.count
    case .file(let url): FileBytes.length(of: url)
    case .stream(let stream): stream.length
    }
  }

  /// Whether it can be sent, which a stream that is made once cannot be a second time.
  public var canBeSent: Bool {
    if case .stream(let stream) = self { stream.canBeSent } else { true }
  }
}

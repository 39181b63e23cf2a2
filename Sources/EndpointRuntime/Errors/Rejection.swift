public import Foundation

/// What an envelope says around an answer whose status is an error: the model of `EndpointError.Reason.status` where the
/// spec describes none.
public struct Rejection: Error, Hashable, Sendable {
  public var code: String
  public var message: String?

  public init(code: String, message: String? = nil) {
    self.code = code
    self.message = message
  }

  /// Nil when the answer is in no envelope.
  init?(_ response: Response, _ envelope: Envelope) {
    guard let document = try? JSONDocument(response.jsonBytes()),
      let code = document.text(at: envelope.code)
    else { return nil }
    self.init(code: code, message: document.text(at: envelope.message))
  }
}

extension Rejection: LocalizedError {
  public var errorDescription: String? { message.map { "code \(code), \($0)" } ?? "code \(code)" }
}

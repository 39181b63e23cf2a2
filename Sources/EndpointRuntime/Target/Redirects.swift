/// What happens when the server sends the caller elsewhere.
public enum Redirects: Hashable, Sendable {
  case follow
  /// The answer is the redirect itself.
  case none
}

/// Where and how the parameters go that name no place of their own.
public enum ParameterEncoding: Hashable, Sendable {
  /// The query for GET, HEAD and DELETE, else a form.
  case url
  case query
  /// `application/x-www-form-urlencoded`
  case form
  case json
  /// `multipart/form-data`
  case multipart
  /// Such parameters are not sent.
  case none
}

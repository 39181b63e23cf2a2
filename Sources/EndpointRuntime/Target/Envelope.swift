/// The frame that a service puts around its answers: `{"code": 200, "message": "…", "data": …}`.
public struct Envelope: Hashable, Sendable {
  public var code: ModelKey
  /// The codes that mean success, compared as text: `200` and `"200"` are the same.
  public var success: [String]
  public var message: ModelKey
  public var data: ModelKey

  public init(
    code: ModelKey, success: [String], message: ModelKey = "message", data: ModelKey = "data"
  ) {
    self.code = code
    self.success = success
    self.message = message
    self.data = data
  }
}

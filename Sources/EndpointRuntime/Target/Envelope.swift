/// The frame that a service puts around its answers: `{"code": 200, "message": "…", "data": …}`.
public struct Envelope: Hashable, Sendable {
  public var code: ModelKey
  /// The codes that mean success, compared as text: `200` and `"200"` are the same.
  public var success: [String]
  public var message: ModelKey
  /// Where the value is; an empty path means beside the code, in the answer itself.
  public var data: ModelKey
  /// Whether an answer without a code, or with null for it, is a success: some services send a code with failures only.
  public var allowsNoCode: Bool

  public init(
    code: ModelKey, success: [String], message: ModelKey = "message", data: ModelKey = "data",
    allowsNoCode: Bool = false
  ) {
    self.code = code
    self.success = success
    self.message = message
    self.data = data
    self.allowsNoCode = allowsNoCode
  }
}

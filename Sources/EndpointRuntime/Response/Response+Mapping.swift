// Moya's way: look at an answer step by step. What is wrong is thrown as an `EndpointError`.
extension Response {
  /// The answer itself when its status is in the range, else an error.
  public func filter(statuses: some RangeExpression<Int>) throws(EndpointError) -> Response {
    guard statuses.contains(status) else { throw error(.status(status, model: nil)) }
    return self
  }

  public func filter(status wanted: Int) throws(EndpointError) -> Response {
    try filter(statuses: wanted...wanted)
  }

  /// 200 to 299.
  public func filterSuccesses() throws(EndpointError) -> Response {
    try filter(statuses: 200...299)
  }

  /// 200 to 399.
  public func filterSuccessesAndRedirects() throws(EndpointError) -> Response {
    try filter(statuses: 200...399)
  }

  /// A model in JSON, at a key, in an envelope. Nothing else is read in its stead when the key is not there.
  public func map<Value: Decodable & Sendable>(
    _ type: Value.Type, at key: ModelKey? = nil, envelope: Envelope? = nil,
    empty: EmptyBody = .automatic
  ) throws(EndpointError) -> Value {
    do {
      return try AnswerJSON(
        ResponseContent(response: self, envelope: envelope), emptyAs: empty
      ).decode(type, at: key)
    } catch {
      throw self.error(.init(error) { .other($0) })
    }
  }

  /// Any JSON.
  public func mapJSON(at key: ModelKey? = nil) throws(EndpointError) -> JSON {
    try map(JSON.self, at: key)
  }

  /// Text: by `charset`, else by that of the Content-Type, else UTF-8.
  public func mapString(charset: String? = nil) throws(EndpointError) -> String {
    do {
      return try text(charset: charset)
    } catch {
      throw self.error(.init(error) { .other($0) })
    }
  }

  /// The text that is at a key of JSON; a number there is no text.
  public func mapString(at key: ModelKey) throws(EndpointError) -> String {
    try map(String.self, at: key)
  }

  private func error(_ reason: EndpointError.Reason) -> EndpointError {
    EndpointError(reason, target: target, request: request, response: self)
  }
}

/// Stands for the target of an answer that no provider gave.
struct NoTarget: TargetType {
  func endpoint(with variables: NoVariables) -> Endpoint { Endpoint() }
}

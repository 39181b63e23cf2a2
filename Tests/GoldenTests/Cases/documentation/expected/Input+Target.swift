// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// The first line.
///
/// A second paragraph with `code`, */ a comment's end and a "quote".
public nonisolated enum DocumentedAPI: Sendable {
  /// Finds one.
  ///
  /// `GET /{id}`
  ///
  /// - Parameter id: The number, counted from 1.
  case one(id: Int)

  /// Finds two.
  /// On two lines.
  ///
  /// `GET /`
  ///
  /// Deprecated: Use 'one' "instead" \(x).
  ///
  /// - Parameters:
  ///   - a: First.
  ///   - b: Second line.
  case two(a: Int, b: Int, c: Int)

  /// `GET /very/long/path/that/goes/on/and/on/until/the/line/is/longer/than/the/hundred/columns/of/the/house`
  case bare
}

nonisolated extension DocumentedAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .one(let id):
      Self.defaults.get("\(id)")
    case .two(let a, let b, let c):
      Self.defaults.get()
        .parameter("a", a)
        .parameter("b", b)
        .parameter("c", c)
    case .bare:
      Self.defaults
        .get(
          "very/long/path/that/goes/on/and/on/until/the/line/is/longer/than/the/hundred/columns/of/the/house"
        )
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == DocumentedAPI {
  /// Finds one.
  public static func one(id: Int) -> Self where Value == Void {
    Self(.one(id: id), .void)
  }

  /// Finds two.
  /// On two lines.
  @available(*, deprecated, message: "Use 'one' \"instead\" \\(x).")
  public static func two(a: Int, b: Int, c: Int) -> Self where Value == Void {
    Self(.two(a: a, b: b, c: c), .void)
  }
}

nonisolated extension Call where Target == DocumentedAPI, Value == Void {
  public static var bare: Self {
    Self(.bare, .void)
  }
}

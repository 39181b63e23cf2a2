// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum TemplateAPI: Sendable {
  /// `POST /graphql`
  case graphQL(first: Int = 20, after: String? = nil)

  /// `POST /tx`
  case transaction(tx: Transaction)

  /// `POST /list`
  case list(a: String)

  /// `PUT /long`
  case long(owner: String)

  /// `GET /header`
  case header(trace: String, span: Int? = nil)
}

nonisolated extension TemplateAPI: TargetType {
  public func endpoint(with variables: TemplateAPI.Variables) -> Endpoint {
    switch self {
    case .graphQL(let first, let after):
      Self.defaults(variables).post("graphql")
        .body(
          template: #"""
            {
              "query": "query { viewer { name } }",
              "variables": {"first": \#(first), "after": \#(after), "app": \#(variables.app)}
            }
            """#
        )
    case .transaction(let tx):
      Self.defaults(variables).post("tx")
        .body(json: tx)
    case .list(let a):
      Self.defaults(variables).post("list")
        .body(
          template: #"""
            [
              1,
              1.50,
              true,
              null,
              "text",
              \#(a),
              "a \#(text: a) and ${b}",
              {"k": ""}
            ]
            """#
        )
    case .long(let owner):
      Self.defaults(variables).put("long")
        .body(
          template: ##"""
            {
              "settings": {
                "theme": {
                  "name": "dark",
                  "accent": "#ff0000",
                  "fonts": ["Inter", "JetBrains Mono"]
                },
                "quoted": "He said \"hello\" \\ and left",
                "multiline": "one\ntwo\n"
              },
              "owner": \##(owner),
              "label": "for \##(text: owner) of \##(text: variables.token)"
            }
            """##
        )
    case .header(let trace, let span):
      Self.defaults(variables).get("header")
        .header("X-Trace", "\(trace)/\(span)")
        .removingHeader("X-App")
        .header("X-Empty", "")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: TemplateAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.example.com")
      .defaultHeader("Authorization", "Token \(variables.token)")
      .defaultHeader("X-App", "\(variables.app)")
      .defaultHeader("X-Price", "${not a reference}")
  }
}

nonisolated extension TemplateAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var token: String

    /// Names the app.
    public var app: String?

    public init(token: String, app: String? = nil) {
      self.token = token
      self.app = app
    }
  }
}

nonisolated extension Call where Target == TemplateAPI {
  public static func graphQL(first: Int = 20, after: String? = nil) -> Self where Value == Void {
    Self(.graphQL(first: first, after: after), .void)
  }

  public static func transaction(tx: Transaction) -> Self where Value == Void {
    Self(.transaction(tx: tx), .void)
  }

  public static func list(a: String) -> Self where Value == Void {
    Self(.list(a: a), .void)
  }

  public static func long(owner: String) -> Self where Value == Void {
    Self(.long(owner: owner), .void)
  }

  public static func header(trace: String, span: Int? = nil) -> Self where Value == Void {
    Self(.header(trace: trace, span: span), .void)
  }
}

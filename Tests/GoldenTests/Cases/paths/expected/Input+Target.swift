// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum PathAPI: Sendable {
  /// `GET /v1/users`
  case plain

  /// `GET /v1/10`
  case number

  /// `GET /v1/users/{id}`
  case argument(id: Int)

  /// `GET /v1/users/{id}/posts/{slug}.json`
  case several(id: UUID, slug: String)

  /// `GET /v1/feed/{slug}[/{kind}]/`
  case optional(slug: String, kind: String? = nil)

  /// `GET /v1/feed[/{from}-{to}]`
  case optionalPair(from: Int? = nil, to: Int? = nil)

  /// `GET /v1/files/{one}/{many}/{raw}`
  case escapes(one: String, many: String, raw: String)

  /// `GET /v1/search?v=1&q={q}&sort=new`
  case query(q: String, page: Int = 1)

  /// `GET /v1/a b/%20/ü/{id}/"quoted"/\(x)`
  case literal(id: Int)

  /// `GET /v1/users/{ids}`
  case list(ids: [Int])

  /// `GET /v1/days/{day}/{at}`
  case day(day: Day, at: Date)

  /// `GET /v1/by/{sort}`
  case enumeration(sort: Sort)

  /// `GET /v1/v2/users/3`
  case constant

  /// `GET /v1/tenants/{tenant}/users`
  case variable

  /// `GET /v1/orders/{orderID}`
  case renamed(id: Int)

  /// `GET /v1/`
  case empty

  /// `PROPFIND /v1/dav`
  case methods

  /// `DELETE /v1/users`
  case lowercased
}

nonisolated extension PathAPI: TargetType {
  public func endpoint(with variables: PathAPI.Variables) -> Endpoint {
    switch self {
    case .plain:
      Self.defaults(variables).get("/users")
    case .number:
      Self.defaults(variables).get("10")
    case .argument(let id):
      Self.defaults(variables).get("users/\(id)")
    case .several(let id, let slug):
      Self.defaults(variables).get("users/\(id)/posts/\(slug).json")
    case .optional(let slug, let kind):
      Self.defaults(variables).get("feed/\(slug)\(optional: "/\(kind)")/")
    case .optionalPair(let from, let to):
      Self.defaults(variables).get("feed\(optional: "/\(from)-\(to)")")
    case .escapes(let one, let many, let raw):
      Self.defaults(variables).get("files/\(one)/\(many, .segments)/\(raw, .unescaped)")
    case .query(let q, let page):
      Self.defaults(variables).get("search?v=1&q=\(query: q)&sort=new")
        .parameter("page", page)
    case .literal(let id):
      Self.defaults(variables).get(#"a b/%20/ü/\#(id)/"quoted"/\(x)"#)
    case .list(let ids):
      Self.defaults(variables).get("users/\(ids, .arrays(.comma))")
    case .day(let day, let at):
      Self.defaults(variables).get("days/\(day)/\(at, .format(.pattern("yyyy-MM-dd")))")
    case .enumeration(let sort):
      Self.defaults(variables).get("by/\(sort)")
    case .constant:
      Self.defaults(variables).get("v2/users/3")
    case .variable:
      Self.defaults(variables).get("tenants/\(variables.tenant)/users")
    case .renamed(let id):
      Self.defaults(variables).get("orders/\(id)")
    case .empty:
      Self.defaults(variables).get()
    case .methods:
      Self.defaults(variables).method(.init(rawValue: "PROPFIND"), "dav")
    case .lowercased:
      Self.defaults(variables).delete("users")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_: PathAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://api.example.com/v1/")
  }
}

nonisolated extension PathAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var tenant: String

    public init(tenant: String) {
      self.tenant = tenant
    }
  }
}

nonisolated extension Call where Target == PathAPI {
  public static func argument(id: Int) -> Self where Value == Void {
    Self(.argument(id: id), .void)
  }

  public static func several(id: UUID, slug: String) -> Self where Value == Void {
    Self(.several(id: id, slug: slug), .void)
  }

  public static func optional(slug: String, kind: String? = nil) -> Self where Value == Void {
    Self(.optional(slug: slug, kind: kind), .void)
  }

  public static func optionalPair(from: Int? = nil, to: Int? = nil) -> Self where Value == Void {
    Self(.optionalPair(from: from, to: to), .void)
  }

  public static func escapes(one: String, many: String, raw: String) -> Self where Value == Void {
    Self(.escapes(one: one, many: many, raw: raw), .void)
  }

  public static func query(q: String, page: Int = 1) -> Self where Value == Void {
    Self(.query(q: q, page: page), .void)
  }

  public static func literal(id: Int) -> Self where Value == Void {
    Self(.literal(id: id), .void)
  }

  public static func list(ids: [Int]) -> Self where Value == Void {
    Self(.list(ids: ids), .void)
  }

  public static func day(day: Day, at: Date) -> Self where Value == Void {
    Self(.day(day: day, at: at), .void)
  }

  public static func enumeration(sort: Sort) -> Self where Value == Void {
    Self(.enumeration(sort: sort), .void)
  }

  public static func renamed(id: Int) -> Self where Value == Void {
    Self(.renamed(id: id), .void)
  }
}

nonisolated extension Call where Target == PathAPI, Value == Void {
  public static var plain: Self {
    Self(.plain, .void)
  }
}

nonisolated extension Call where Target == PathAPI, Value == Void {
  public static var number: Self {
    Self(.number, .void)
  }
}

nonisolated extension Call where Target == PathAPI, Value == Void {
  public static var constant: Self {
    Self(.constant, .void)
  }
}

nonisolated extension Call where Target == PathAPI, Value == Void {
  public static var variable: Self {
    Self(.variable, .void)
  }
}

nonisolated extension Call where Target == PathAPI, Value == Void {
  public static var empty: Self {
    Self(.empty, .void)
  }
}

nonisolated extension Call where Target == PathAPI, Value == Void {
  public static var methods: Self {
    Self(.methods, .void)
  }
}

nonisolated extension Call where Target == PathAPI, Value == Void {
  public static var lowercased: Self {
    Self(.lowercased, .void)
  }
}

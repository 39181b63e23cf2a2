// Generated from features.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum FeatureAPI: Sendable {
  /// Parameters of every kind in a query.
  ///
  /// `GET /v1/search[/{kind}]/{id}`
  case search(
    kind: Kind? = nil,
    id: String,
    text: String? = nil,
    ids: [Int],
    tags: [String]? = nil,
    isNew: Bool,
    isOld: Bool? = nil,
    answers: [Bool]? = nil,
    level: Int? = nil,
    where: [String: [Int]]? = nil,
    since: Date? = nil,
    until: [Date],
    bytes: Data,
    day: Day,
    page: Int = 1,
    price: Decimal,
    filter: [String: String],
    more: Page,
    header: Kind? = nil,
    cookie: String
  )

  /// A JSON body beside a query.
  ///
  /// `PATCH /v1/items/{id}?v=2`
  case update(
    id: Int,
    name: String? = nil,
    note: String?? = nil,
    item: Item,
    at: Date,
    city: String? = nil,
    zip: String? = nil,
    dryRun: Bool
  )

  /// JSON with values in it.
  ///
  /// `POST /v1`
  case template(id: Int, tag: String? = nil, item: Item)

  /// `POST /v1`
  case templateOfAList(id: Int)

  /// `PUT /v1`
  case upload(
    title: String? = nil,
    photo: File,
    others: [File]? = nil,
    raw: Data,
    item: Item,
    track: Int
  )

  /// `POST /v1`
  case file(file: File)

  /// `POST /v1`
  case bytes(bytes: Data, n: Int)

  /// `POST /v1`
  case text(text: String)

  /// `POST /v1`
  case item(item: Item)

  /// `POST /v1`
  case problem(problem: Problem)

  /// `POST /v1`
  case encoded(bytes: Data)

  /// `POST /v1`
  case plain(file: File)

  /// `POST /v1`
  case empty

  /// `GET /v1/export`
  case export(id: Int)

  /// `GET /{folder}/a`
  case mirror(lang: String, folder: String)

  /// `GET /v1`
  case check

  /// `GET /v1/token`
  case token

  /// `GET {link}`
  case whole(link: URL, n: Int)

  /// `PURGE /v1/all`
  case purge

  /// `GET /v1`
  ///
  /// Deprecated: Use search.
  case old

  /// People.
  case users(Users)
}

nonisolated extension FeatureAPI: TargetType {
  public func endpoint(with variables: FeatureAPI.Variables) -> Endpoint {
    switch self {
    case .search(
      let kind,
      let id,
      let text,
      let ids,
      let tags,
      let isNew,
      let isOld,
      let answers,
      let level,
      let `where`,
      let since,
      let until,
      let bytes,
      let day,
      let page,
      let price,
      let filter,
      let more,
      let header,
      let cookie
    ):
      Self.defaults(variables).get("search\(optional: "/\(kind)")/\(id, .segments)")
        .arrays(.repeat)
        .parameter("ids", ids, .arrays(.comma))
        .parameter("tags", tags)
        .parameter("isNew", isNew, .bools(.literal))
        .parameter("isOld", isOld, .values(["true": "yes", "false": "no"]))
        .parameter("answers", answers, .arrays(.pipe).values(["true": "yes", "false": "no"]))
        .parameter("level", level)
        .parameter("where", `where`, .nested(.json))
        .parameter("since", since, .format(.seconds))
        .parameter("until", until, .format(.pattern("yyyy-MM-dd", timeZone: "Asia/Tokyo")))
        .parameter("bytes", bytes, .format(.hex))
        .parameter("day", day)
        .parameter("page", unless: 1, page)
        .parameter("price", price)
        .spread(filter)
        .spread(more)
        .parameter("label", text: "\(text)-\(variables.key)")
        .parameter("X-Kind", header, .header)
        .parameter("cookie", cookie, .cookie)
    case .update(let id, let name, let note, let item, let at, let city, let zip, let dryRun):
      Self.defaults(variables).patch("items/\(id)?v=2")
        .encoding(.json)
        .validate(.none)
        .parameter("name", name, .sendNil)
        .parameter("note", note)
        .parameter("item", item)
        .parameter("at", at, .format(.milliseconds))
        .parameter(.path("place", "city"), city)
        .parameter(.path("place", "zip"), zip)
        .parameter("dryRun", dryRun, .query)
    case .template(let id, let tag, let item):
      Self.defaults(variables).post()
        .envelope(nil)
        .retry(nil)
        .body(
          template: #"""
            {
              "id": \#(id),
              "tags": [\#(tag), "fixed"],
              "item": \#(item),
              "text": "n. \#(text: id)",
              "on": true,
              "off": null
            }
            """#
        )
    case .templateOfAList(let id):
      Self.defaults(variables).post()
        .body(template: "[1, \(id)]")
    case .upload(let title, let photo, let others, let raw, let item, let track):
      Self.defaults(variables).put()
        .encoding(.multipart)
        .parameter("title", title)
        .parameter("photo", photo, .fileName("photo{index}.png").mediaType("image/png"))
        .parameter("others", others)
        .parameter("raw", raw, .noMediaType)
        .parameter("item", item, .mediaType("application/json"))
        .parameter("track", track, .query)
    case .file(let file):
      Self.defaults(variables).post()
        .body(file: file)
    case .bytes(let bytes, let n):
      Self.defaults(variables).post()
        .body(data: bytes, .mediaType("image/png"))
        .parameter("n", n, .query)
    case .text(let text):
      Self.defaults(variables).post()
        .body(text: text)
    case .item(let item):
      Self.defaults(variables).post()
        .encoding(.json)
        .auth([])
        .body(json: item)
    case .problem(let problem):
      Self.defaults(variables).post()
        .body(json: problem, .mediaType("application/problem+json"))
    case .encoded(let bytes):
      Self.defaults(variables).post()
        .body(data: bytes, .format(.hex))
    case .plain(let file):
      Self.defaults(variables).post()
        .body(file: file, .noMediaType)
    case .empty:
      Self.defaults(variables).post()
        .emptyBody()
    case .export(let id):
      Self.defaults(variables).get("export")
        .parameter("id", id)
    case .mirror(let lang, let folder):
      Self.defaults(variables).get("a")
        .baseURL("https://\(lang).h.example/\(folder, .segments)")
        .envelope(nil)
    case .check:
      Self.defaults(variables).get()
    case .token:
      Self.defaults(variables).get("token")
        .envelope(
          .init(
            code: "errcode",
            success: ["0"],
            message: "errmsg",
            data: .path(),
            allowsNoCode: true
          )
        )
    case .whole(let link, let n):
      Self.defaults(variables).get()
        .url("\(link)")
        .envelope(nil)
        .parameter("n", n)
    case .purge:
      Self.defaults(variables).method(.init(rawValue: "PURGE"), "all")
    case .old:
      Self.defaults(variables).get()
    case .users(let target):
      target.endpoint(with: variables)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: FeatureAPI.Variables) -> Endpoint {
    Endpoint(baseURL: "https://\(variables.host)/v1")
      .defaultHeader("X-Key", "\(variables.key)")
      .defaultHeader("Accept-Language", "\(variables.locale)")
      .envelope(.init(code: "code", success: ["0"], message: .any("message", "msg"), data: "data"))
      .auth([
        [.bearer("session")],
        [
          .header("partner", field: "X-Partner", prefix: "Key"),
          .query("tracking", field: "track"),
        ],
        [.cookie("device", field: "device")],
      ])
      .timeout(attempt: 10, total: 30, idle: 5)
      .retry(.init(retries: 2, when: [.timeout, .connection, .status(503)], backoff: 0.5))
  }
}

nonisolated extension FeatureAPI {
  /// People.
  public nonisolated enum Users: Sendable {
    /// `GET /v1/users`
    case list

    /// `GET /v1/users/{id}`
    case find(id: UUID)
  }
}

nonisolated extension FeatureAPI.Users: TargetType {
  public func endpoint(with variables: FeatureAPI.Variables) -> Endpoint {
    switch self {
    case .list:
      Self.defaults(variables).get()
    case .find(let id):
      Self.defaults(variables).get("\(id)")
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: FeatureAPI.Variables) -> Endpoint {
    FeatureAPI.defaults(variables)
      .prefix("users")
      .defaultHeader("X-Group", "users")
      .removingHeader("X-Key")
      .validate(.init(statuses: [200...299, 304...304]))
      .parameter("app", "ios")
  }
}

nonisolated extension FeatureAPI {
  /// What only the running app knows. The provider takes it, or a closure that it asks once per attempt.
  public struct Variables: Sendable {
    public var host: String
    public var key: String
    public var locale: String?

    public init(host: String = "localhost", key: String, locale: String? = nil) {
      self.host = host
      self.key = key
      self.locale = locale
    }
  }
}

nonisolated extension FeatureAPI {
  /// The answer of `search`.
  public struct SearchResponse: Sendable {
    public let value: [Item]

    /// The header `X-Total`.
    public let total: Int

    /// The header `X-Next`.
    public let next: URL?
  }

  /// The answer of `update`.
  public enum UpdateResponse: Sendable {
    case ok(Item)
    case accepted
    case status4xx(Problem)
  }

  /// The answer of `mirror`.
  public struct MirrorResponse: Sendable {
    public let value: Int

    /// The header `allow`.
    public let allow: [String]

    /// The header `ids`.
    public let ids: [Int]?

    /// The header `Set-Cookie`.
    public let cookies: [String]?
  }

  /// The answer of `check`.
  public enum CheckResponse: Sendable {
    case ok(Int)
    case noContent
    case notFound
  }
}

nonisolated extension Call where Target == FeatureAPI {
  /// Parameters of every kind in a query.
  public static func search(
    kind: Kind? = nil,
    id: String,
    text: String? = nil,
    ids: [Int],
    tags: [String]? = nil,
    isNew: Bool,
    isOld: Bool? = nil,
    answers: [Bool]? = nil,
    level: Int? = nil,
    where: [String: [Int]]? = nil,
    since: Date? = nil,
    until: [Date],
    bytes: Data,
    day: Day,
    page: Int = 1,
    price: Decimal,
    filter: [String: String],
    more: Page,
    header: Kind? = nil,
    cookie: String
  ) -> Self where Value == FeatureAPI.SearchResponse {
    Self(
      .search(
        kind: kind,
        id: id,
        text: text,
        ids: ids,
        tags: tags,
        isNew: isNew,
        isOld: isOld,
        answers: answers,
        level: level,
        where: `where`,
        since: since,
        until: until,
        bytes: bytes,
        day: day,
        page: page,
        price: price,
        filter: filter,
        more: more,
        header: header,
        cookie: cookie
      ),
      .json([Item].self, at: "items")
        .headers { value, headers in
          FeatureAPI.SearchResponse(
            value: value,
            total: try headers.value("X-Total"),
            next: try headers.optional("X-Next")
          )
        }
        .errors([
          404: .json(Problem.self),
          .range(400...499): .json(Problem.self),
          .default: .json(Problem.self),
        ])
    )
  }

  /// A JSON body beside a query.
  public static func update(
    id: Int,
    name: String? = nil,
    note: String?? = nil,
    item: Item,
    at: Date,
    city: String? = nil,
    zip: String? = nil,
    dryRun: Bool
  ) -> Self where Value == FeatureAPI.UpdateResponse {
    Self(
      .update(
        id: id,
        name: name,
        note: note,
        item: item,
        at: at,
        city: city,
        zip: zip,
        dryRun: dryRun
      ),
      .statuses([
        .init(200, .json(Item.self).map(FeatureAPI.UpdateResponse.ok)),
        .init(202, .void.map { FeatureAPI.UpdateResponse.accepted }),
        .init(
          .range(400...499),
          .json(Problem.self, at: "error").map(FeatureAPI.UpdateResponse.status4xx)
        ),
      ])
    )
  }

  /// JSON with values in it.
  public static func template(id: Int, tag: String? = nil, item: Item) -> Self
  where Value == JSON {
    Self(.template(id: id, tag: tag, item: item), .json)
  }

  public static func templateOfAList(id: Int) -> Self where Value == Void {
    Self(.templateOfAList(id: id), .void)
  }

  public static func upload(
    title: String? = nil,
    photo: File,
    others: [File]? = nil,
    raw: Data,
    item: Item,
    track: Int
  ) -> Self where Value == Data {
    Self(
      .upload(title: title, photo: photo, others: others, raw: raw, item: item, track: track),
      .json
    )
  }

  public static func file(file: File) -> Self where Value == Void {
    Self(.file(file: file), .void)
  }

  public static func bytes(bytes: Data, n: Int) -> Self where Value == Void {
    Self(.bytes(bytes: bytes, n: n), .void)
  }

  public static func text(text: String) -> Self where Value == String {
    Self(.text(text: text), .json)
  }

  public static func item(item: Item) -> Self where Value == Void {
    Self(.item(item: item), .void)
  }

  public static func problem(problem: Problem) -> Self where Value == Void {
    Self(.problem(problem: problem), .void)
  }

  public static func encoded(bytes: Data) -> Self where Value == Void {
    Self(.encoded(bytes: bytes), .void)
  }

  public static func plain(file: File) -> Self where Value == Void {
    Self(.plain(file: file), .void)
  }

  public static func export(id: Int, to destination: URL) -> Self where Value == URL {
    Self(.export(id: id), .file(to: destination))
  }

  public static func mirror(lang: String, folder: String) -> Self
  where Value == FeatureAPI.MirrorResponse {
    Self(
      .mirror(lang: lang, folder: folder),
      .json(Int.self)
        .headers { value, headers in
          FeatureAPI.MirrorResponse(
            value: value,
            allow: try headers.value("allow"),
            ids: try headers.optional("ids"),
            cookies: try headers.optional("Set-Cookie")
          )
        }
        .errors([404: .data, .default: .text])
    )
  }

  public static func whole(link: URL, n: Int) -> Self where Value == String {
    Self(.whole(link: link, n: n), .text(charset: "gb18030"))
  }

  /// People.
  public static func users(_ call: Call<FeatureAPI.Users, Value>) -> Self {
    Self(.users(call.target), call.reader)
  }
}

nonisolated extension Call where Target == FeatureAPI, Value == Void {
  public static var empty: Self {
    Self(.empty, .void)
  }
}

nonisolated extension Call where Target == FeatureAPI, Value == FeatureAPI.CheckResponse {
  public static var check: Self {
    Self(
      .check,
      .statuses([
        .init(200, .json(Int.self).map(FeatureAPI.CheckResponse.ok)),
        .init(204, .void.map { FeatureAPI.CheckResponse.noContent }),
        .init(404, .void.map { FeatureAPI.CheckResponse.notFound }),
      ])
    )
  }
}

nonisolated extension Call where Target == FeatureAPI, Value == String {
  public static var token: Self {
    Self(.token, .json(at: "access_token"))
  }
}

nonisolated extension Call where Target == FeatureAPI, Value == Void {
  public static var purge: Self {
    Self(.purge, .void)
  }
}

nonisolated extension Call where Target == FeatureAPI, Value == Item? {
  @available(*, deprecated, message: "Use search.")
  public static var old: Self {
    Self(.old, .json)
  }
}

nonisolated extension Call where Target == FeatureAPI.Users {
  public static func find(id: UUID) -> Self where Value == Item {
    Self(.find(id: id), .json)
  }
}

nonisolated extension Call where Target == FeatureAPI.Users, Value == [String: Item] {
  public static var list: Self {
    Self(.list, .json)
  }
}

// Generated from features.yaml by endpointgen. Edit the spec instead.

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
  case export(id: Int, to: URL)

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

nonisolated extension FeatureAPI: MoyaAPI {
  public func endpoint(with variables: FeatureAPI.Variables) -> MoyaEndpoint {
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
        .query(filter)
        .query(MoyaEndpoint.entries(of: more))
        .query([
          "ids": MoyaEndpoint.joined(ids, by: ","),
          "tags": tags,
          "isNew": MoyaEndpoint.replaced(isNew, ["true": "true", "false": "false"]),
          "isOld": MoyaEndpoint.replaced(isOld, ["true": "yes", "false": "no"]),
          "answers": MoyaEndpoint.joined(
            MoyaEndpoint.replaced(answers, ["true": "yes", "false": "no"]),
            by: "|"
          ),
          "level": level,
          "where": MoyaEndpoint.json(`where`),
          "since": DateFormat.seconds.value(since),
          "until": DateFormat.pattern("yyyy-MM-dd", timeZone: "Asia/Tokyo").value(until),
          "bytes": DataFormat.hex.value(bytes),
          "day": day,
          "page": page == 1 ? nil : page,
          "price": price,
          "label": MoyaEndpoint.text("\(text)-\(variables.key)"),
        ])
        .header("X-Kind", "\(header)")
        .cookie("cookie", "\(cookie)")
    case .update(let id, let name, let note, let item, let at, let city, let zip, let dryRun):
      Self.defaults(variables).patch("items/\(id)?v=2")
        .validate(.none)
        .query(["dryRun": dryRun])
        .json([
          "name": MoyaEndpoint.orNull(name),
          "note": note.map { MoyaEndpoint.orNull($0) },
          "item": item,
          "at": DateFormat.milliseconds.value(at),
          "place": MoyaEndpoint.nested(["city": city, "zip": zip]),
        ])
    case .template(let id, let tag, let item):
      Self.defaults(variables).post()
        .envelope(nil)
        .retry(nil)
        .json([
          "id": id,
          "tags": [tag, "fixed"] as [Any?],
          "item": item,
          "text": MoyaEndpoint.text("n. \(id)"),
          "on": true,
          "off": MoyaEndpoint.null,
        ])
    case .templateOfAList(let id):
      Self.defaults(variables).post()
        .body(template: "[1, \(id)]")
    case .upload(let title, let photo, let others, let raw, let item, let track):
      Self.defaults(variables).put()
        .query(["track": track])
        .part("title", title)
        .part("photo", photo, fileName: "photo{index}.png", mediaType: "image/png")
        .part("others", others)
        .part("raw", raw, isPlain: true)
        .part("item", item, mediaType: "application/json")
    case .file(let file):
      Self.defaults(variables).post()
        .body(file: file)
    case .bytes(let bytes, let n):
      Self.defaults(variables).post()
        .query(["n": n])
        .body(data: bytes, mediaType: "image/png")
    case .text(let text):
      Self.defaults(variables).post()
        .body(text: text)
    case .item(let item):
      Self.defaults(variables).post()
        .auth([])
        .body(json: item)
    case .problem(let problem):
      Self.defaults(variables).post()
        .body(json: problem, mediaType: "application/problem+json")
    case .encoded(let bytes):
      Self.defaults(variables).post()
        .body(text: DataFormat.hex.text(bytes))
    case .plain(let file):
      Self.defaults(variables).post()
        .removingHeader("Content-Type")
        .body(file: file, mediaType: nil)
    case .empty:
      Self.defaults(variables).post()
        .form()
    case .export(let id, let destination):
      Self.defaults(variables).get("export")
        .query(["id": id])
        .download(to: destination)
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
        .query(["n": n])
    case .purge:
      Self.defaults(variables).method("PURGE", "all")
    case .old:
      Self.defaults(variables).get()
    case .users(let target):
      target.endpoint(with: variables)
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: FeatureAPI.Variables) -> MoyaEndpoint {
    MoyaEndpoint(baseURL: "https://\(variables.host)/v1")
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

nonisolated extension FeatureAPI.Users: MoyaAPI {
  public func endpoint(with variables: FeatureAPI.Variables) -> MoyaEndpoint {
    switch self {
    case .list:
      Self.defaults(variables).get()
        .query(["app": "ios"])
    case .find(let id):
      Self.defaults(variables).get("\(id)")
        .query(["app": "ios"])
    }
  }

  /// What every endpoint here begins with.
  static func defaults(_ variables: FeatureAPI.Variables) -> MoyaEndpoint {
    FeatureAPI.defaults(variables)
      .prefix("users")
      .defaultHeader("X-Group", "users")
      .removingHeader("X-Key")
      .validate(.init(statuses: [200...299, 304...304]))
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
      .mapped([Item].self, at: "items")
        .headers { value, headers in
          FeatureAPI.SearchResponse(
            value: value,
            total: try headers.value("X-Total"),
            next: try headers.optional("X-Next")
          )
        }
        .errors([
          404: .mapped(Problem.self),
          .range(400...499): .mapped(Problem.self),
          .default: .mapped(Problem.self),
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
        .init(200, .mapped(Item.self).map { FeatureAPI.UpdateResponse.ok($0) }),
        .init(202, .void.map { FeatureAPI.UpdateResponse.accepted }),
        .init(
          .range(400...499),
          .mapped(Problem.self, at: "error").map { FeatureAPI.UpdateResponse.status4xx($0) }
        ),
      ])
    )
  }

  /// JSON with values in it.
  public static func template(id: Int, tag: String? = nil, item: Item) -> Self
  where Value == JSON {
    Self(.template(id: id, tag: tag, item: item), .mapped)
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
      .mapped
    )
  }

  public static func file(file: File) -> Self where Value == Void {
    Self(.file(file: file), .void)
  }

  public static func bytes(bytes: Data, n: Int) -> Self where Value == Void {
    Self(.bytes(bytes: bytes, n: n), .void)
  }

  public static func text(text: String) -> Self where Value == String {
    Self(.text(text: text), .mapped)
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
    Self(.export(id: id, to: destination), .file(to: destination))
  }

  public static func mirror(lang: String, folder: String) -> Self
  where Value == FeatureAPI.MirrorResponse {
    Self(
      .mirror(lang: lang, folder: folder),
      .mapped(Int.self)
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
        .init(200, .mapped(Int.self).map { FeatureAPI.CheckResponse.ok($0) }),
        .init(204, .void.map { FeatureAPI.CheckResponse.noContent }),
        .init(404, .void.map { FeatureAPI.CheckResponse.notFound }),
      ])
    )
  }
}

nonisolated extension Call where Target == FeatureAPI, Value == String {
  public static var token: Self {
    Self(.token, .mapped(at: "access_token"))
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
    Self(.old, .mapped)
  }
}

nonisolated extension Call where Target == FeatureAPI.Users {
  public static func find(id: UUID) -> Self where Value == Item {
    Self(.find(id: id), .mapped)
  }
}

nonisolated extension Call where Target == FeatureAPI.Users, Value == [String: Item] {
  public static var list: Self {
    Self(.list, .mapped)
  }
}

// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum ParameterAPI: Sendable {
  /// `POST /types`
  case types(
    text: String,
    flag: Bool,
    int: Int,
    int8: Int8,
    uint64: UInt64,
    float: Float,
    double: Double,
    decimal: Decimal,
    date: Date,
    day: Day,
    url: URL,
    uuid: UUID,
    data: Data,
    json: JSON,
    list: [String],
    table: [String: Int],
    nested: [String: [Int?]],
    model: Range,
    sort: Sort
  )

  /// `GET /defaults`
  case defaults(
    text: String = #"a "quoted" \(word)"#,
    empty: String = "",
    flag: Bool = true,
    int: Int = -1,
    double: Double = 37,
    float: Float = 0.5,
    decimal: Decimal = Decimal(string: "12.50")!,
    wholeDecimal: Decimal = 12,
    day: Day = Day(year: 2024, month: 2, day: 29),
    url: URL = URL(string: "https://example.com/a?b=c")!,
    uuid: UUID = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
    list: [String] = ["a", "b"],
    emptyList: [Int] = [],
    table: [String: Int] = ["a": 1],
    emptyTable: [String: Int] = [:],
    json: JSON = ["a": [1, true, .null, "text"]],
    sort: Sort = .newest,
    note: String? = "none given"
  )

  /// `GET /optionals`
  case optionals(
    note: String? = nil,
    list: [String]? = nil,
    always: Int? = nil,
    unlessDefault: Int = 20,
    sortUnlessDefault: Sort = .oldest
  )

  /// `PATCH /states`
  case threeStates(bio: String?? = nil)

  /// `POST /constants`
  case constants(id: Int, lang: String)

  /// `POST /names`
  case wireNames(pageNO: Int, dotted: String, postalCode: String, escaped: String)

  /// `POST /places/{inPath}`
  case places(
    inPath: Int,
    inQuery: Int,
    inHeader: Int,
    inCookie: String,
    inField: Int,
    nowhere: Int
  )

  /// `GET /styles`
  case styles(
    tags: [String],
    brackets: [String],
    repeated: [String],
    indexed: [String],
    pipe: [String],
    space: [String],
    flag: Bool,
    json: [String: [Int]],
    yes: Bool,
    sort: Sort,
    range: Range,
    text: String
  )

  /// `GET /formats`
  case formats(
    iso: Date,
    seconds: Date,
    milliseconds: Date,
    http: Date,
    pattern: Date,
    base64: Data,
    base64url: Data,
    hex: Data
  )

  /// `GET /spread`
  case spread(range: Range, more: [String: String])
}

nonisolated extension ParameterAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .types(
      let text,
      let flag,
      let int,
      let int8,
      let uint64,
      let float,
      let double,
      let decimal,
      let date,
      let day,
      let url,
      let uuid,
      let data,
      let json,
      let list,
      let table,
      let nested,
      let model,
      let sort
    ):
      Self.defaultsOfAll.post("types")
        .encoding(.json)
        .parameter("text", text)
        .parameter("flag", flag)
        .parameter("int", int)
        .parameter("int8", int8)
        .parameter("uint64", uint64)
        .parameter("float", float)
        .parameter("double", double)
        .parameter("decimal", decimal)
        .parameter("date", date)
        .parameter("day", day)
        .parameter("url", url)
        .parameter("uuid", uuid)
        .parameter("data", data)
        .parameter("json", json)
        .parameter("list", list)
        .parameter("table", table)
        .parameter("nested", nested)
        .parameter("model", model)
        .parameter("sort", sort)
    case .defaults(
      let text,
      let empty,
      let flag,
      let int,
      let double,
      let float,
      let decimal,
      let wholeDecimal,
      let day,
      let url,
      let uuid,
      let list,
      let emptyList,
      let table,
      let emptyTable,
      let json,
      let sort,
      let note
    ):
      Self.defaultsOfAll.get("defaults")
        .parameter("text", text)
        .parameter("empty", empty)
        .parameter("flag", flag)
        .parameter("int", int)
        .parameter("double", double)
        .parameter("float", float)
        .parameter("decimal", decimal)
        .parameter("wholeDecimal", wholeDecimal)
        .parameter("day", day)
        .parameter("url", url)
        .parameter("uuid", uuid)
        .parameter("list", list)
        .parameter("emptyList", emptyList)
        .parameter("table", table)
        .parameter("emptyTable", emptyTable)
        .parameter("json", json)
        .parameter("sort", sort)
        .parameter("note", note)
    case .optionals(let note, let list, let always, let unlessDefault, let sortUnlessDefault):
      Self.defaultsOfAll.get("optionals")
        .parameter("note", note)
        .parameter("list", list)
        .parameter("always", always, .sendNil)
        .parameter("unlessDefault", unless: 20, unlessDefault)
        .parameter("sortUnlessDefault", unless: .oldest, sortUnlessDefault)
    case .threeStates(let bio):
      Self.defaultsOfAll.patch("states")
        .encoding(.json)
        .parameter("bio", bio)
    case .constants(let id, let lang):
      Self.defaultsOfAll.post("constants")
        .encoding(.json)
        .parameter("word", "app")
        .parameter("number", 3)
        .parameter("flag", false)
        .parameter("bare", 1.5)
        .parameter("list", ["a", "b"] as JSON)
        .parameter("object", ["a": 1, "b": ["x"]] as JSON)
        .parameter("nothing", .null as JSON)
        .parameter("sort", Sort.newest)
        .parameter("text", text: "\(id)-\(lang)")
        .parameter("same", id)
    case .wireNames(let pageNO, let dotted, let postalCode, let escaped):
      Self.defaultsOfAll.post("names")
        .encoding(.json)
        .parameter("page-no", pageNO)
        .parameter("a.b", dotted)
        .parameter(.path("location", "postal_code"), postalCode)
        .parameter(.path("location", "a.b"), escaped)
    case .places(let inPath, let inQuery, let inHeader, let inCookie, let inField, _):
      Self.defaultsOfAll.post("places/\(inPath)")
        .parameter("inQuery", inQuery, .query)
        .parameter("X-Count", inHeader, .header)
        .parameter("session", inCookie, .cookie)
        .parameter("inField", inField)
    case .styles(
      let tags,
      let brackets,
      let repeated,
      let indexed,
      let pipe,
      let space,
      let flag,
      let json,
      let yes,
      let sort,
      let range,
      let text
    ):
      Self.defaultsOfAll.get("styles")
        .arrays(.comma)
        .bools(.literal)
        .nested(.dots)
        .spaces(.plus)
        .parameter("tags", tags)
        .parameter("brackets", brackets, .arrays(.brackets))
        .parameter("repeated", repeated, .arrays(.repeat))
        .parameter("indexed", indexed, .arrays(.indexed))
        .parameter("pipe", pipe, .arrays(.pipe))
        .parameter("space", space, .arrays(.space))
        .parameter("flag", flag, .bools(.numeric))
        .parameter("json", json, .nested(.json))
        .parameter("yes", yes, .values(["true": "yes", "false": "no"]))
        .parameter("sort", sort, .values(["n": "desc", "o": "asc"]))
        .parameter("range", range, .nested(.brackets))
        .parameter("text", text, .spaces(.percent))
    case .formats(
      let iso,
      let seconds,
      let milliseconds,
      let http,
      let pattern,
      let base64,
      let base64url,
      let hex
    ):
      Self.defaultsOfAll.get("formats")
        .parameter("iso", iso, .format(.iso8601))
        .parameter("seconds", seconds, .format(.seconds))
        .parameter("milliseconds", milliseconds, .format(.milliseconds))
        .parameter("http", http, .format(.httpDate))
        .parameter("pattern", pattern, .format(.pattern("yyyy-MM-dd", timeZone: "Asia/Shanghai")))
        .parameter("base64", base64, .format(.base64))
        .parameter("base64url", base64url, .format(.base64url))
        .parameter("hex", hex, .format(.hex))
    case .spread(let range, let more):
      Self.defaultsOfAll.get("spread")
        .spread(range)
        .spread(more)
    }
  }

  /// What every endpoint here begins with.
  static let defaultsOfAll = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == ParameterAPI {
  public static func types(
    text: String,
    flag: Bool,
    int: Int,
    int8: Int8,
    uint64: UInt64,
    float: Float,
    double: Double,
    decimal: Decimal,
    date: Date,
    day: Day,
    url: URL,
    uuid: UUID,
    data: Data,
    json: JSON,
    list: [String],
    table: [String: Int],
    nested: [String: [Int?]],
    model: Range,
    sort: Sort
  ) -> Self where Value == Void {
    Self(
      .types(
        text: text,
        flag: flag,
        int: int,
        int8: int8,
        uint64: uint64,
        float: float,
        double: double,
        decimal: decimal,
        date: date,
        day: day,
        url: url,
        uuid: uuid,
        data: data,
        json: json,
        list: list,
        table: table,
        nested: nested,
        model: model,
        sort: sort
      ),
      .void
    )
  }

  public static func defaults(
    text: String = #"a "quoted" \(word)"#,
    empty: String = "",
    flag: Bool = true,
    int: Int = -1,
    double: Double = 37,
    float: Float = 0.5,
    decimal: Decimal = Decimal(string: "12.50")!,
    wholeDecimal: Decimal = 12,
    day: Day = Day(year: 2024, month: 2, day: 29),
    url: URL = URL(string: "https://example.com/a?b=c")!,
    uuid: UUID = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
    list: [String] = ["a", "b"],
    emptyList: [Int] = [],
    table: [String: Int] = ["a": 1],
    emptyTable: [String: Int] = [:],
    json: JSON = ["a": [1, true, .null, "text"]],
    sort: Sort = .newest,
    note: String? = "none given"
  ) -> Self where Value == Void {
    Self(
      .defaults(
        text: text,
        empty: empty,
        flag: flag,
        int: int,
        double: double,
        float: float,
        decimal: decimal,
        wholeDecimal: wholeDecimal,
        day: day,
        url: url,
        uuid: uuid,
        list: list,
        emptyList: emptyList,
        table: table,
        emptyTable: emptyTable,
        json: json,
        sort: sort,
        note: note
      ),
      .void
    )
  }

  public static func optionals(
    note: String? = nil,
    list: [String]? = nil,
    always: Int? = nil,
    unlessDefault: Int = 20,
    sortUnlessDefault: Sort = .oldest
  ) -> Self where Value == Void {
    Self(
      .optionals(
        note: note,
        list: list,
        always: always,
        unlessDefault: unlessDefault,
        sortUnlessDefault: sortUnlessDefault
      ),
      .void
    )
  }

  public static func threeStates(bio: String?? = nil) -> Self where Value == Void {
    Self(.threeStates(bio: bio), .void)
  }

  public static func constants(id: Int, lang: String) -> Self where Value == Void {
    Self(.constants(id: id, lang: lang), .void)
  }

  public static func wireNames(
    pageNO: Int,
    dotted: String,
    postalCode: String,
    escaped: String
  ) -> Self where Value == Void {
    Self(
      .wireNames(pageNO: pageNO, dotted: dotted, postalCode: postalCode, escaped: escaped),
      .void
    )
  }

  public static func places(
    inPath: Int,
    inQuery: Int,
    inHeader: Int,
    inCookie: String,
    inField: Int,
    nowhere: Int
  ) -> Self where Value == Void {
    Self(
      .places(
        inPath: inPath,
        inQuery: inQuery,
        inHeader: inHeader,
        inCookie: inCookie,
        inField: inField,
        nowhere: nowhere
      ),
      .void
    )
  }

  public static func styles(
    tags: [String],
    brackets: [String],
    repeated: [String],
    indexed: [String],
    pipe: [String],
    space: [String],
    flag: Bool,
    json: [String: [Int]],
    yes: Bool,
    sort: Sort,
    range: Range,
    text: String
  ) -> Self where Value == Void {
    Self(
      .styles(
        tags: tags,
        brackets: brackets,
        repeated: repeated,
        indexed: indexed,
        pipe: pipe,
        space: space,
        flag: flag,
        json: json,
        yes: yes,
        sort: sort,
        range: range,
        text: text
      ),
      .void
    )
  }

  public static func formats(
    iso: Date,
    seconds: Date,
    milliseconds: Date,
    http: Date,
    pattern: Date,
    base64: Data,
    base64url: Data,
    hex: Data
  ) -> Self where Value == Void {
    Self(
      .formats(
        iso: iso,
        seconds: seconds,
        milliseconds: milliseconds,
        http: http,
        pattern: pattern,
        base64: base64,
        base64url: base64url,
        hex: hex
      ),
      .void
    )
  }

  public static func spread(range: Range, more: [String: String]) -> Self where Value == Void {
    Self(.spread(range: range, more: more), .void)
  }
}

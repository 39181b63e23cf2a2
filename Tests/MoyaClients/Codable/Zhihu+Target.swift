// Generated from zhihu.yaml by endpointgen. Edit the spec instead.

/// News of the day.
public nonisolated enum ZhihuAPI: Sendable {
  /// The newest stories.
  ///
  /// `GET /api/4/news/latest`
  case latest

  /// The newest stories of an edition.
  ///
  /// `POST /api/{para1}/news/latest`
  ///
  /// - Parameters:
  ///   - para1: The edition.
  ///   - para2: Not sent.
  case news(para1: String, para2: String)

  /// Registers with whatever fields the form has.
  ///
  /// `POST /api/4/news/latest`
  case register(fields: [String: String])

  /// A story whose address holds its query.
  ///
  /// `GET /api/4/story?id=1&from=a%20b`
  case easyRequest
}

nonisolated extension ZhihuAPI: MoyaAPI, MoyaTarget {
  public func endpoint(with _: NoVariables) -> MoyaEndpoint {
    switch self {
    case .latest:
      Self.defaults.get("4/news/latest")
    case .news(let para1, _):
      Self.defaults.post("\(para1)/news/latest")
        .form(["key": para1])
    case .register(let fields):
      Self.defaults.post("4/news/latest")
        .timeout(5)
        .body(json: fields)
    case .easyRequest:
      Self.defaults.get("4/story?id=1&from=a%20b")
    }
  }

  /// What every endpoint here begins with.
  static var defaults: MoyaEndpoint {
    MoyaEndpoint(baseURL: "http://news-at.zhihu.com/api/")
      .defaultHeader("Content-Type", "application/x-www-form-urlencoded")
      .envelope(.init(code: "flag", success: ["0000"], message: "message", data: "data"))
      .timeout(30)
  }
}

nonisolated extension Call where Target == ZhihuAPI {
  /// The newest stories of an edition.
  public static func news(para1: String, para2: String) -> Self where Value == Stories {
    Self(.news(para1: para1, para2: para2), .json)
  }

  /// Registers with whatever fields the form has.
  public static func register(fields: [String: String]) -> Self where Value == Void {
    Self(.register(fields: fields), .void)
  }
}

nonisolated extension Call where Target == ZhihuAPI, Value == Stories {
  /// The newest stories.
  public static var latest: Self {
    Self(.latest, .json)
  }
}

nonisolated extension Call where Target == ZhihuAPI, Value == JSON {
  /// A story whose address holds its query.
  public static var easyRequest: Self {
    Self(.easyRequest, .json)
  }
}

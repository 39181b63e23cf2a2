// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum SettingAPI: Sendable {
  /// `GET /`
  case inherited

  /// `GET /`
  case timeouts

  /// `GET /`
  case retried

  /// `POST /`
  case retriedPost

  /// `GET /`
  case neverRetried

  /// `GET /`
  case followed

  /// `GET /`
  case anyStatus

  /// `GET /`
  case success

  /// `GET /`
  case some

  /// `GET /`
  case typed

  /// `GET /`
  case typeOnly
}

nonisolated extension SettingAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .inherited:
      Self.defaults.get()
    case .timeouts:
      Self.defaults.get()
        .timeout(attempt: 5, total: 12.5, idle: 3)
    case .retried:
      Self.defaults.get()
        .retry(
          .init(
            retries: 3,
            when: [.timeout, .connection, .status(429), .status(503)],
            backoff: 0.5,
            respectRetryAfter: false
          )
        )
    case .retriedPost:
      Self.defaults.post()
        .retry(.init(retries: 1, when: [.timeout], coversEveryMethod: true))
    case .neverRetried:
      Self.defaults.get()
        .retry(nil)
    case .followed:
      Self.defaults.get()
        .redirects(.follow)
    case .anyStatus:
      Self.defaults.get()
        .validate(.none)
    case .success:
      Self.defaults.get()
        .validate(.success)
    case .some:
      Self.defaults.get()
        .validate(.init(statuses: [200...299, 300...399, 418...418, 200...299, 500...502]))
    case .typed:
      Self.defaults.get()
        .validate(.init(statuses: [200...200], contentTypes: ["application/json", "text/json"]))
    case .typeOnly:
      Self.defaults.get()
        .validate(.init(statuses: [200...299], contentTypes: ["application/json"]))
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
    .arrays(.repeat)
    .validate(.init(statuses: [200...399]))
    .timeout(30)
    .retry(.init(retries: 2, when: [.timeout, .connection, .status(503)]))
    .redirects(.none)
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var inherited: Self {
    Self(.inherited, .void)
  }
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var timeouts: Self {
    Self(.timeouts, .void)
  }
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var retried: Self {
    Self(.retried, .void)
  }
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var retriedPost: Self {
    Self(.retriedPost, .void)
  }
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var neverRetried: Self {
    Self(.neverRetried, .void)
  }
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var followed: Self {
    Self(.followed, .void)
  }
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var anyStatus: Self {
    Self(.anyStatus, .void)
  }
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var success: Self {
    Self(.success, .void)
  }
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var some: Self {
    Self(.some, .void)
  }
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var typed: Self {
    Self(.typed, .void)
  }
}

nonisolated extension Call where Target == SettingAPI, Value == Void {
  public static var typeOnly: Self {
    Self(.typeOnly, .void)
  }
}

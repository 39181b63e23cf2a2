// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum ResponseAPI: Sendable {
  /// `GET /`
  case nothing

  /// `GET /`
  case model

  /// `GET /`
  case list

  /// `GET /`
  case table

  /// `GET /`
  case maybe

  /// `GET /`
  case number

  /// `GET /`
  case text

  /// `GET /`
  case textByCharset

  /// `GET /`
  case bytes

  /// `GET /`
  case json

  /// `GET /`
  case within

  /// `GET /`
  case either

  /// `GET /`
  case literalDot

  /// `GET /`
  case emptyIsNil

  /// `GET /`
  case emptyIsError

  /// `GET /`
  case emptyIsDefault

  /// `GET /`
  case asText

  /// `GET /`
  case jsonText

  /// `GET /`
  case failing

  /// `GET /`
  case failingOnly

  /// `GET /`
  case failingAsText

  /// `GET /`
  case failingInEnvelope
}

nonisolated extension ResponseAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .nothing:
      Self.defaults.get()
    case .model:
      Self.defaults.get()
    case .list:
      Self.defaults.get()
    case .table:
      Self.defaults.get()
    case .maybe:
      Self.defaults.get()
    case .number:
      Self.defaults.get()
    case .text:
      Self.defaults.get()
    case .textByCharset:
      Self.defaults.get()
    case .bytes:
      Self.defaults.get()
    case .json:
      Self.defaults.get()
    case .within:
      Self.defaults.get()
    case .either:
      Self.defaults.get()
    case .literalDot:
      Self.defaults.get()
    case .emptyIsNil:
      Self.defaults.get()
    case .emptyIsError:
      Self.defaults.get()
    case .emptyIsDefault:
      Self.defaults.get()
    case .asText:
      Self.defaults.get()
    case .jsonText:
      Self.defaults.get()
    case .failing:
      Self.defaults.get()
    case .failingOnly:
      Self.defaults.get()
    case .failingAsText:
      Self.defaults.get()
    case .failingInEnvelope:
      Self.defaults.get()
        .envelope(.init(code: "code", success: ["0"], data: "data"))
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
}

nonisolated extension Call where Target == ResponseAPI, Value == Void {
  public static var nothing: Self {
    Self(.nothing, .void)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == Thing {
  public static var model: Self {
    Self(.model, .json)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == [Thing] {
  public static var list: Self {
    Self(.list, .json)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == [String: Thing] {
  public static var table: Self {
    Self(.table, .json)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == Thing? {
  public static var maybe: Self {
    Self(.maybe, .json)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == Int {
  public static var number: Self {
    Self(.number, .json)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == String {
  public static var text: Self {
    Self(.text, .text)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == String {
  public static var textByCharset: Self {
    Self(.textByCharset, .text(charset: "gb18030"))
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == Data {
  public static var bytes: Self {
    Self(.bytes, .data)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == JSON {
  public static var json: Self {
    Self(.json, .json)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == [Thing] {
  public static var within: Self {
    Self(.within, .json(at: .path("a", "b", "0")))
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == Thing {
  public static var either: Self {
    Self(.either, .json(at: .any(.path("a", "b"), "c")))
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == String {
  public static var literalDot: Self {
    Self(.literalDot, .json(at: "a.b"))
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == Thing? {
  public static var emptyIsNil: Self {
    Self(.emptyIsNil, .json(empty: .nil))
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == [Thing] {
  public static var emptyIsError: Self {
    Self(.emptyIsError, .json(empty: .error))
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == [Thing] {
  public static var emptyIsDefault: Self {
    Self(.emptyIsDefault, .json(empty: .default))
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == String {
  public static var asText: Self {
    Self(.asText, .text)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == String {
  public static var jsonText: Self {
    Self(.jsonText, .json)
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == Thing {
  public static var failing: Self {
    Self(
      .failing,
      .json.errors([
        404: .json(Problem.self),
        .range(500...599): .json(JSON.self),
        .range(400...403): .json([Problem].self),
        .default: .json(Problem.self),
      ])
    )
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == Void {
  public static var failingOnly: Self {
    Self(.failingOnly, .void.errors([404: .json(Problem.self)]))
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == Void {
  public static var failingAsText: Self {
    Self(
      .failingAsText,
      .void.errors([404: .data, .range(500...599): .json(String?.self), .default: .text])
    )
  }
}

nonisolated extension Call where Target == ResponseAPI, Value == Void {
  public static var failingInEnvelope: Self {
    Self(.failingInEnvelope, .void.errors([.default: .text]))
  }
}

// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

public nonisolated enum EncodingAPI: Sendable {
  /// `POST /inherited`
  case inherited(a: Int)

  /// `PUT /url`
  case url(a: Int)

  /// `POST /query`
  case query(a: Int)

  /// `POST /form`
  case form(a: Int? = nil)

  /// `POST /multipart`
  case multipart(
    avatar: File,
    photos: [File],
    raw: Data,
    named: Data,
    unique: Data? = nil,
    caption: String,
    details: Details,
    signature: String
  )

  /// `POST /none`
  case none

  /// `POST /empty`
  case emptyJSON

  /// `POST /empty`
  case emptyParams

  /// `POST /empty`
  case emptyForm

  /// `DELETE /none`
  case withoutBody

  /// `POST /whole`
  case model(details: Details)

  /// `POST /whole`
  case list(items: [Details])

  /// `POST /whole`
  case table(entries: [String: Int])

  /// `PUT /whole`
  case bytes(bytes: Data)

  /// `PUT /whole`
  case text(text: String)

  /// `PUT /whole`
  case jsonText(text: String)

  /// `PUT /whole`
  case file(file: File)

  /// `PATCH /whole`
  case patch(items: [Details])

  /// `PUT /whole`
  case jsonOfText(text: String)

  /// `PUT /whole`
  case plainText(text: String)

  /// `PUT /whole`
  case plainFile(file: File)

  /// `PUT /whole`
  case plainModel(details: Details)

  /// `PUT /whole`
  case bytesAsText(bytes: Data)

  /// `POST /whole`
  case formOfModel(details: Details)

  /// `POST /whole`
  case maybe(details: Details? = nil, page: Int)
}

nonisolated extension EncodingAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .inherited(let a):
      Self.defaults.post("inherited")
        .parameter("a", a)
    case .url(let a):
      Self.defaults.put("url")
        .encoding(.url)
        .parameter("a", a)
    case .query(let a):
      Self.defaults.post("query")
        .encoding(.query)
        .parameter("a", a)
    case .form(let a):
      Self.defaults.post("form")
        .encoding(.form)
        .parameter("a", a)
    case .multipart(
      let avatar,
      let photos,
      let raw,
      let named,
      let unique,
      let caption,
      let details,
      let signature
    ):
      Self.defaults.post("multipart")
        .encoding(.multipart)
        .parameter("avatar", avatar)
        .parameter("photos", photos, .arrays(.indexed))
        .parameter("raw", raw)
        .parameter("named", named, .fileName("photo{index}.png").mediaType("image/png"))
        .parameter("unique", unique, .fileName("{uuid}.bin").noMediaType)
        .parameter("caption", caption, .noMediaType)
        .parameter("details", details)
        .parameter("signature", signature, .query)
    case .none:
      Self.defaults.post("none")
        .encoding(.none)
    case .emptyJSON:
      Self.defaults.post("empty")
        .encoding(.json)
    case .emptyParams:
      Self.defaults.post("empty")
        .emptyBody()
    case .emptyForm:
      Self.defaults.post("empty")
        .encoding(.form)
        .emptyBody()
    case .withoutBody:
      Self.defaults.delete("none")
    case .model(let details):
      Self.defaults.post("whole")
        .body(json: details)
    case .list(let items):
      Self.defaults.post("whole")
        .body(json: items)
    case .table(let entries):
      Self.defaults.post("whole")
        .body(json: entries)
    case .bytes(let bytes):
      Self.defaults.put("whole")
        .body(data: bytes, .mediaType("application/octet-stream"))
    case .text(let text):
      Self.defaults.put("whole")
        .encoding(.none)
        .body(text: text, .mediaType("text/csv"))
    case .jsonText(let text):
      Self.defaults.put("whole")
        .body(json: text)
    case .file(let file):
      Self.defaults.put("whole")
        .body(file: file)
    case .patch(let items):
      Self.defaults.patch("whole")
        .body(json: items, .mediaType("application/json-patch+json"))
    case .jsonOfText(let text):
      Self.defaults.put("whole")
        .encoding(.json)
        .body(json: text, .mediaType("application/vnd.api+json"))
    case .plainText(let text):
      Self.defaults.put("whole")
        .body(json: text, .noMediaType)
    case .plainFile(let file):
      Self.defaults.put("whole")
        .body(file: file, .noMediaType)
    case .plainModel(let details):
      Self.defaults.put("whole")
        .body(json: details, .noMediaType)
    case .bytesAsText(let bytes):
      Self.defaults.put("whole")
        .body(data: bytes, .format(.base64).mediaType("text/x"))
    case .formOfModel(let details):
      Self.defaults.post("whole")
        .encoding(.form)
        .spread(details)
    case .maybe(let details, let page):
      Self.defaults.post("whole")
        .body(json: details)
        .parameter("page", page, .query)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.com")
    .defaultEncoding(.json)
}

nonisolated extension Call where Target == EncodingAPI {
  public static func inherited(a: Int) -> Self where Value == Void {
    Self(.inherited(a: a), .void)
  }

  public static func url(a: Int) -> Self where Value == Void {
    Self(.url(a: a), .void)
  }

  public static func query(a: Int) -> Self where Value == Void {
    Self(.query(a: a), .void)
  }

  public static func form(a: Int? = nil) -> Self where Value == Void {
    Self(.form(a: a), .void)
  }

  public static func multipart(
    avatar: File,
    photos: [File],
    raw: Data,
    named: Data,
    unique: Data? = nil,
    caption: String,
    details: Details,
    signature: String
  ) -> Self where Value == Void {
    Self(
      .multipart(
        avatar: avatar,
        photos: photos,
        raw: raw,
        named: named,
        unique: unique,
        caption: caption,
        details: details,
        signature: signature
      ),
      .void
    )
  }

  public static func model(details: Details) -> Self where Value == Void {
    Self(.model(details: details), .void)
  }

  public static func list(items: [Details]) -> Self where Value == Void {
    Self(.list(items: items), .void)
  }

  public static func table(entries: [String: Int]) -> Self where Value == Void {
    Self(.table(entries: entries), .void)
  }

  public static func bytes(bytes: Data) -> Self where Value == Void {
    Self(.bytes(bytes: bytes), .void)
  }

  public static func text(text: String) -> Self where Value == Void {
    Self(.text(text: text), .void)
  }

  public static func jsonText(text: String) -> Self where Value == Void {
    Self(.jsonText(text: text), .void)
  }

  public static func file(file: File) -> Self where Value == Void {
    Self(.file(file: file), .void)
  }

  public static func patch(items: [Details]) -> Self where Value == Void {
    Self(.patch(items: items), .void)
  }

  public static func jsonOfText(text: String) -> Self where Value == Void {
    Self(.jsonOfText(text: text), .void)
  }

  public static func plainText(text: String) -> Self where Value == Void {
    Self(.plainText(text: text), .void)
  }

  public static func plainFile(file: File) -> Self where Value == Void {
    Self(.plainFile(file: file), .void)
  }

  public static func plainModel(details: Details) -> Self where Value == Void {
    Self(.plainModel(details: details), .void)
  }

  public static func bytesAsText(bytes: Data) -> Self where Value == Void {
    Self(.bytesAsText(bytes: bytes), .void)
  }

  public static func formOfModel(details: Details) -> Self where Value == Void {
    Self(.formOfModel(details: details), .void)
  }

  public static func maybe(details: Details? = nil, page: Int) -> Self where Value == Void {
    Self(.maybe(details: details, page: page), .void)
  }
}

nonisolated extension Call where Target == EncodingAPI, Value == Void {
  public static var none: Self {
    Self(.none, .void)
  }
}

nonisolated extension Call where Target == EncodingAPI, Value == Void {
  public static var emptyJSON: Self {
    Self(.emptyJSON, .void)
  }
}

nonisolated extension Call where Target == EncodingAPI, Value == Void {
  public static var emptyParams: Self {
    Self(.emptyParams, .void)
  }
}

nonisolated extension Call where Target == EncodingAPI, Value == Void {
  public static var emptyForm: Self {
    Self(.emptyForm, .void)
  }
}

nonisolated extension Call where Target == EncodingAPI, Value == Void {
  public static var withoutBody: Self {
    Self(.withoutBody, .void)
  }
}

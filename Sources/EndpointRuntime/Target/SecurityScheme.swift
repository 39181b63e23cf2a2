/// A way for a request to say who sends it. The value comes from the provider's credentials.
public struct SecurityScheme: Hashable, Sendable {
  /// Where the value goes; a prefix stands before it with a space between.
  public enum Place: Hashable, Sendable {
    /// `Authorization: Bearer …`
    case bearer
    /// `Authorization: Basic …`
    case basic
    case header(field: String, prefix: String?)
    case query(field: String, prefix: String?)
    case cookie(field: String, prefix: String?)
  }

  /// The name by which credentials are asked for.
  public var name: String
  public var place: Place

  public init(name: String, place: Place) {
    self.name = name
    self.place = place
  }

  public static func bearer(_ name: String) -> Self { Self(name: name, place: .bearer) }
  public static func basic(_ name: String) -> Self { Self(name: name, place: .basic) }

  public static func header(_ name: String, field: String, prefix: String? = nil) -> Self {
    Self(name: name, place: .header(field: field, prefix: prefix))
  }

  public static func query(_ name: String, field: String, prefix: String? = nil) -> Self {
    Self(name: name, place: .query(field: field, prefix: prefix))
  }

  public static func cookie(_ name: String, field: String, prefix: String? = nil) -> Self {
    Self(name: name, place: .cookie(field: field, prefix: prefix))
  }
}

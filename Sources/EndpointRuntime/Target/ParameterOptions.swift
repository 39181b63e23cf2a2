/// What one parameter does otherwise than its endpoint: `.query.arrays(.comma)`.
public struct ParameterOptions: Sendable {
  var location: ParameterLocation?
  var styles = ParameterStyles()
  var sendsNil = false
  var escape = PathEscape.segment
  /// The rare ones, in one place, so that options stay two words.
  private var details: Details?

  public init() {}

  public static let none = Self()

  private final class Details: Sendable {
    let format: ValueFormat?
    let values: [String: String]
    let fileName: String?
    let mediaType: MediaTypeOption

    init(
      format: ValueFormat?, values: [String: String], fileName: String?, mediaType: MediaTypeOption
    ) {
      self.format = format
      self.values = values
      self.fileName = fileName
      self.mediaType = mediaType
    }
  }
}

/// Where a parameter goes; without one the encoding decides.
enum ParameterLocation: Hashable, Sendable { case query, field, header, cookie }

/// What is escaped in an argument of a path.
enum PathEscape: Hashable, Sendable {
  /// Everything that has a meaning in a path, also `/`.
  case segment
  /// All but `/`.
  case segments
  /// Only what may not stand in a path at all.
  case none
}

enum MediaTypeOption: Hashable, Sendable {
  case guessed
  case none
  case some(String)
}

// MARK: - Where

extension ParameterOptions {
  public static var query: Self { none.query }
  public static var field: Self { none.field }
  public static var header: Self { none.header }
  public static var cookie: Self { none.cookie }

  /// In the query, whatever the method.
  public var query: Self { with { $0.location = .query } }
  /// A field of the body, whatever the method.
  public var field: Self { with { $0.location = .field } }
  public var header: Self { with { $0.location = .header } }
  public var cookie: Self { with { $0.location = .cookie } }
}

// MARK: - How

extension ParameterOptions {
  public static func arrays(_ style: ArrayStyle) -> Self { none.arrays(style) }
  public static func bools(_ style: BoolStyle) -> Self { none.bools(style) }
  public static func nested(_ style: NestedStyle) -> Self { none.nested(style) }
  public static func spaces(_ style: SpaceStyle) -> Self { none.spaces(style) }
  public static func format(_ format: ValueFormat) -> Self { none.format(format) }
  public static func values(_ values: [String: String]) -> Self { none.values(values) }
  public static var sendNil: Self { none.sendNil }
  public static var segments: Self { none.segments }
  public static var unescaped: Self { none.unescaped }
  public static func fileName(_ name: String) -> Self { none.fileName(name) }
  public static func mediaType(_ type: String) -> Self { none.mediaType(type) }
  public static var noMediaType: Self { none.noMediaType }

  public func arrays(_ style: ArrayStyle) -> Self { with { $0.styles.arrays = style } }
  public func bools(_ style: BoolStyle) -> Self { with { $0.styles.bools = style } }
  public func nested(_ style: NestedStyle) -> Self { with { $0.styles.nested = style } }
  public func spaces(_ style: SpaceStyle) -> Self { with { $0.styles.spaces = style } }

  /// How dates, or bytes, in the value are written.
  public func format(_ format: ValueFormat) -> Self {
    detailed(format, valueTexts, fileNamePattern, mediaTypeOption)
  }

  /// What stands on the wire for a value's text: `["true": "yes", "false": "no"]`.
  public func values(_ values: [String: String]) -> Self {
    detailed(valueFormat, values, fileNamePattern, mediaTypeOption)
  }

  /// Sends nil as null in JSON, and as an empty value elsewhere, instead of leaving the key out.
  public var sendNil: Self { with { $0.sendsNil = true } }

  /// Lets `/` in an argument of a path part segments.
  public var segments: Self { with { $0.escape = .segments } }

  /// Puts an argument into a path as it is; only what may not stand in an address is escaped.
  public var unescaped: Self { with { $0.escape = .none } }

  /// The file name of a part of a form: `{index}` is the element's place in an array, from 0,
  /// `{uuid}` a fresh UUID. It goes before the name that a `File` has.
  public func fileName(_ name: String) -> Self {
    detailed(valueFormat, valueTexts, name, mediaTypeOption)
  }

  /// The media type of a part of a form or of a whole body. It goes before the one that a `File` has.
  public func mediaType(_ type: String) -> Self {
    detailed(valueFormat, valueTexts, fileNamePattern, .some(type))
  }

  /// Sends a part of a form, or a whole body, without Content-Type.
  public var noMediaType: Self { detailed(valueFormat, valueTexts, fileNamePattern, .none) }
}

extension ParameterOptions {
  var valueFormat: ValueFormat? { details?.format }
  var valueTexts: [String: String] { details?.values ?? [:] }
  var fileNamePattern: String? { details?.fileName }
  var mediaTypeOption: MediaTypeOption { details?.mediaType ?? .guessed }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  private func detailed(
    _ format: ValueFormat?, _ values: [String: String], _ fileName: String?,
    _ mediaType: MediaTypeOption
  ) -> Self {
    with {
      $0.details = Details(
        format: format, values: values, fileName: fileName, mediaType: mediaType)
    }
  }
}

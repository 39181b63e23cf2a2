/// How a field of a model is read and written: `.lenient`, `.lossy`, `.dates(.seconds)`, `.data(.hex)`, chained as in
/// `.lenient.dates(.iso8601, .seconds)`.
///
/// They reach through optionals, arrays and dictionaries to the values within, but not into other models.
public struct FieldOptions: Hashable, Sendable {
  var isLenient = false
  var isLossy = false
  /// Tried in this order; the first one writes. Nil: ISO 8601.
  var dates: [DateFormat]?
  /// Nil: base64.
  var data: DataFormat?

  /// Strict, ISO 8601, base64.
  public init() {}

  var isPlain: Bool { !isLenient && !isLossy && dates == nil && data == nil }

  /// Options of a model with those of one of its fields.
  func merging(_ other: FieldOptions) -> FieldOptions {
    var merged = self
    merged.isLenient = isLenient || other.isLenient
    merged.isLossy = isLossy || other.isLossy
    merged.dates = other.dates ?? dates
    merged.data = other.data ?? data
    return merged
  }
}

extension FieldOptions {
  /// Converts between text, numbers and Booleans, reads `""` as nil where an optional is no text, and falls back to the
  /// field's default, if it has one, for what cannot be converted.
  ///
  /// Text is a number when it is written as one, a number is text as it is written; true is `true`, `yes`, `y`, `t`, `on`, `1`,
  /// in any case, or the number 1, and false their opposites.
  public var lenient: FieldOptions {
    var options = self
    options.isLenient = true
    return options
  }

  /// Drops the elements of an array, or the values of a dictionary, that cannot be read.
  public var lossy: FieldOptions {
    var options = self
    options.isLossy = true
    return options
  }

  /// The formats of dates: all are read, tried in this order; the first is written.
  public func dates(_ formats: DateFormat...) -> FieldOptions {
    var options = self
    options.dates = formats
    return options
  }

  /// The format of bytes.
  public func data(_ format: DataFormat) -> FieldOptions {
    var options = self
    options.data = format
    return options
  }

  public static var lenient: FieldOptions { FieldOptions().lenient }
  public static var lossy: FieldOptions { FieldOptions().lossy }
  public static func data(_ format: DataFormat) -> FieldOptions { FieldOptions().data(format) }

  public static func dates(_ formats: DateFormat...) -> FieldOptions {
    var options = FieldOptions()
    options.dates = formats
    return options
  }
}

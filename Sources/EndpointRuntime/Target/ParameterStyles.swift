/// How an array is written in a query, a form or a multipart form.
public enum ArrayStyle: Hashable, Sendable {
  /// `ids[]=1&ids[]=2`
  case brackets
  /// `ids=1&ids=2`
  case `repeat`
  /// `ids[0]=1&ids[1]=2`
  case indexed
  /// `ids=1,2`
  case comma
  /// `ids=1|2`
  case pipe
  /// `ids=1 2`
  case space
}

/// How a Bool is written where there is no JSON.
public enum BoolStyle: Hashable, Sendable {
  /// `1` and `0`
  case numeric
  /// `true` and `false`
  case literal
}

/// How a nested value is written in a query or form.
public enum NestedStyle: Hashable, Sendable {
  /// `filter[name]=x`
  case brackets
  /// `filter.name=x`
  case dots
  /// `filter={"name":"x"}`: a list or an object is one text of JSON.
  case json
}

/// How a space is written in a query or form.
public enum SpaceStyle: Hashable, Sendable {
  /// `a%20b`
  case percent
  /// `a+b`
  case plus
}

/// How a date or bytes are written as text.
public enum ValueFormat: Hashable, Sendable {
  /// `2018-11-13T12:20:14.421Z`, in UTC, with a fraction only when there is one.
  case iso8601
  /// Seconds since 1970.
  case seconds
  /// Milliseconds since 1970.
  case milliseconds
  /// A Unicode date pattern such as `yyyy-MM-dd HH:mm:ss`; nil means UTC.
  case pattern(String, timeZone: String? = nil)
  /// `Thu, 01 Jan 1970 00:00:00 GMT` (RFC 9110, section 5.6.7).
  case httpDate
  case base64
  case base64url
  /// Lower-case digits.
  case hex
}

/// The styles that an endpoint, or one of its parameters, sets; nil takes the one around it.
struct ParameterStyles: Hashable, Sendable {
  var arrays: ArrayStyle?
  var bools: BoolStyle?
  var nested: NestedStyle?
  var spaces: SpaceStyle?

  /// These, and where they say nothing, `others`.
  func over(_ others: ParameterStyles) -> ParameterStyles {
    // Who says how a list is written does not want it as JSON.
    let outer = arrays != nil && others.nested == .json ? nil : others.nested
    return ParameterStyles(
      arrays: arrays ?? others.arrays, bools: bools ?? others.bools, nested: nested ?? outer,
      spaces: spaces ?? others.spaces)
  }
}

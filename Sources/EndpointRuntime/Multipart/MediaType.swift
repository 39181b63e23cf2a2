/// Media types such as `image/png`.
enum MediaType {
  /// Whether a Content-Type is `pattern`, parameters and case aside; `*` in the pattern is any.
  static func matches(_ contentType: String, pattern: String) -> Bool {
    let given = parts(contentType)
    let wanted = parts(pattern)
    return (wanted.type == "*" || wanted.type == given.type)
      && (wanted.subtype == "*" || wanted.subtype == given.subtype)
  }

  /// The type and subtype in lower case.
  static func parts(_ contentType: String) -> (type: Substring, subtype: Substring) {
    let essence = contentType.prefix { $0 != ";" }.lowercased()
      .trimmingPrefix { $0 == " " || $0 == "\t" }
    let type = essence.prefix { $0 != "/" }
    let subtype = essence.dropFirst(type.count + 1).prefix { $0 != " " && $0 != "\t" }
    return (type, subtype)
  }
}

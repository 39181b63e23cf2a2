/// A Content-Type such as `multipart/form-data; boundary=B`, taken apart.
struct MultipartContentType {
  /// `multipart/form-data`
  var essence: String
  var boundary: String?

  /// Nil for a type that is not multipart.
  init?(_ contentType: String) {
    let (type, subtype) = MediaType.parts(contentType)
    guard type == "multipart", !subtype.isEmpty else { return nil }
    essence = "\(type)/\(subtype)"
    for parameter in contentType.split(separator: ";").dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, HeaderName.equal(Self.trimmed(pair[0]), "boundary") else { continue }
      let value = Self.trimmed(pair[1])
      boundary = value.hasPrefix("\"") ? String(value.dropFirst().prefix { $0 != "\"" }) : value
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

import Foundation

extension Response {
  /// Whether the answer may have content at all.
  var canHaveContent: Bool { request.method.canAnswerWithContent(status) }

  /// The charset that the Content-Type names, such as `gb18030`; nil when it names none.
  var charset: String? {
    guard let type = headers["Content-Type"] else { return nil }
    for parameter in type.split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2,
        parts[0].trimmingCharacters(in: .whitespaces).lowercased() == "charset"
      else { continue }
      let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
      return value.isEmpty ? nil : value
    }
    return nil
  }

  /// The body as text: by `charset`, else by that of the Content-Type, else UTF-8.
  func text(charset given: String? = nil) throws -> String {
    try Charset.text(bodyBytes(), in: given ?? charset ?? "utf-8")
  }

  /// The body as JSON in an encoding that the parser knows: it looks itself which of the Unicode ones.
  ///
  /// The charset of a Content-Type has no effect on JSON, which is UTF-8 (RFC 8259, sections 8.1 and 11); some servers
  /// mean it, so that it counts for bytes that are no Unicode. One that is `given` counts in any case.
  func jsonBytes(charset given: String? = nil) throws -> Data {
    let bytes = try bodyBytes()
    guard let name = (given ?? charset)?.lowercased(), !name.hasPrefix("utf"),
      name != "us-ascii", name != "ascii", given != nil || !Charset.isUnicode(bytes)
    else { return bytes }
    return Data(try Charset.text(bytes, in: name).utf8)
  }

  func bodyBytes() throws -> Data {
    if let fileURL { return try Data(contentsOf: fileURL) }
    return data
  }
}

extension HTTPMethod {
  /// Whether an answer of `status` may have content (RFC 9110, 9.3.2, 15.3.5, 15.3.6 and 15.4.5).
  func canAnswerWithContent(_ status: Int) -> Bool {
    self != .head && ![204, 205, 304].contains(status)
  }
}

import Foundation

extension Response {
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
  func jsonBytes(charset given: String? = nil) throws -> Data {
    let name = (given ?? charset ?? "utf-8").lowercased()
    if name.hasPrefix("utf") || name == "us-ascii" || name == "ascii" { return try bodyBytes() }
    return Data(try Charset.text(bodyBytes(), in: name).utf8)
  }

  private func bodyBytes() throws -> Data {
    if let fileURL { return try Data(contentsOf: fileURL) }
    return data
  }
}

public import Foundation

/// What a log does not show: the values of headers, query items, form fields and JSON keys whose name holds one of these
/// words. Case, `-` and `_` in names do not count: `accessToken`, `access_token` and `X-Access-Token` all hold `token`.
public struct Redaction: Sendable {
  /// What stands in a value's place.
  public var replacement: String
  private let words: SecretWords

  /// Words of up to three letters are looked for as whole parts of a name only: `pin` is no part of `shipping`.
  public init(words: Set<String> = Redaction.commonWords, replacement: String = "•••") {
    self.words = SecretWords(words)
    self.replacement = replacement
  }

  public static let commonWords: Set<String> = [
    "authorization", "cookie", "token", "password", "passwd", "passphrase", "secret", "apikey",
    "credential", "session", "signature", "pin", "otp", "smscode", "cvv", "jwt", "bearer",
  ]

  /// The common words and some more.
  public static func adding(_ words: String...) -> Redaction {
    Redaction(words: commonWords.union(words))
  }

  public static let standard = Redaction()
  /// Shows everything, secrets too.
  public static let none = Redaction(words: [])

  func isSecret(_ name: String, _ others: Set<String> = []) -> Bool {
    !words.isEmpty && (words.occur(in: name) || others.contains(name.lowercased()))
  }

  /// Headers with the values of secret ones replaced. `others` are names that are secret too, in lower case, such as
  /// `CallContext.secretNames`.
  public func shown(_ headers: HTTPHeaders, _ others: Set<String> = []) -> HTTPHeaders {
    HTTPHeaders(
      headers.map { field in
        isSecret(field.name, others)
          ? HTTPHeaders.Field(name: field.name, value: replacement) : field
      })
  }

  /// The address without user information and fragment, the values of secret query items replaced.
  public func shown(_ url: URL, _ others: Set<String> = []) -> String {
    var text = String(url.absoluteString.prefix { $0 != "#" })
    if let user = url.user, let range = text.range(of: "//"),
      let end = text[range.upperBound...].firstIndex(of: "@"), !user.isEmpty
    {
      text.replaceSubrange(range.upperBound...end, with: "")
    }
    guard let mark = text.firstIndex(of: "?") else { return text }
    let query = text[text.index(after: mark)...]
    return text[...mark] + pairs(String(query), others)
  }

  /// `a=1&token=•••`; what is no pair stays.
  func pairs(_ text: String, _ others: Set<String> = []) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      guard let equals = pair.firstIndex(of: "=") else { return String(pair) }
      let name = String(pair[..<equals])
      guard isSecret(name.removingPercentEncoding ?? name, others) else { return String(pair) }
      return "\(name)=\(replacement)"
    }.joined(separator: "&")
  }

  /// JSON with the values of secret keys replaced.
  public func shown(_ json: JSON, _ others: Set<String> = []) -> JSON {
    switch json {
    case .object(let values):
      .object(
        Dictionary(
          uniqueKeysWithValues: values.map { key, value in
            (key, isSecret(key, others) ? .string(replacement) : shown(value, others))
          }))
    case .array(let values): .array(values.map { shown($0, others) })
    case .null, .bool, .number, .string: json
    }
  }

  /// A body as a log may show it: JSON and forms without their secrets, other text as it is, anything else by its size.
  public func shown(_ data: Data, contentType: String?, _ others: Set<String> = []) -> String {
    let type = contentType?.lowercased() ?? ""
    guard !data.isEmpty else { return "(empty)" }
    let size = "(\(data.count) bytes)"
    if type.contains("json") || data.first == 0x7B || data.first == 0x5B {
      guard let json = try? JSON(parsing: data) else {
        // Half a document may hold a secret that cannot be found.
        return words.isEmpty ? Self.text(data) ?? size : size
      }
      return shown(json, others).description
    }
    if type.contains("x-www-form-urlencoded") {
      return Self.text(data).map { pairs($0, others) } ?? size
    }
    if type.hasPrefix("multipart/") { return size }
    return Self.text(data) ?? size
  }

  private static func text(_ data: Data) -> String? { String(data: data, encoding: .utf8) }
}

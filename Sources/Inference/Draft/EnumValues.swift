/// Texts of which few different ones come again and again: the cases of an enum.
struct EnumValues {
  var cases: [(name: String, value: String)]
  /// It keeps what the samples did not show, so that a wrong guess does no harm.
  var unknownCase: String

  /// Nil when the texts look like anything else.
  static func of(_ texts: TextShape, key: String) -> EnumValues? {
    guard let values = texts.values, texts.forms.count == 1, texts.forms[.plain] != nil,
      (2...8).contains(values.count), texts.count >= 4, texts.count >= 2 * values.count,
      values.allSatisfy(isWord), !isFree(key)
    else { return nil }
    let names = values.map { Words.memberName(of: $0, acronyms: false) }
    guard Set(names.map { $0.lowercased() }).count == names.count else { return nil }
    let unknown = ["other", "unlisted", "unforeseen"].first { !names.contains($0) }
    return unknown.map { EnumValues(cases: zip(names, values).map { ($0, $1) }, unknownCase: $0) }
  }

  /// `PAID`, `in-progress`, but not `v1.2 (beta)`.
  private static func isWord(_ text: String) -> Bool {
    text.utf8.count <= 32 && text.first?.isLetter == true
      && text.utf8.allSatisfy { byte in
        byte < 0x80
          && (Character(Unicode.Scalar(byte)).isLetter || byte &- 0x30 < 10
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-"))
      }
  }

  /// Keys of texts that people write, which repeat by chance.
  private static func isFree(_ key: String) -> Bool {
    guard let last = Words.of(key).last?.lowercased() else { return true }
    return [
      "id", "ids", "name", "names", "title", "text", "description", "comment", "note", "city",
      "street", "author", "key", "slug", "message", "hash", "token", "email", "username", "phone",
      "nick",
      "nickname", "login", "label", "handle", "sku",
    ].contains(last)
  }
}

import Foundation

/// What shows that two answers are of the same bytes (RFC 9110, sections 8.8 and 13.1.5).
struct StrongValidator: Codable, Hashable, Sendable {
  /// As it stands in `If-Range`: an entity tag with its quotes, or a date.
  let text: String
  let isDate: Bool

  /// Nil when the answer has only a weak one: a tag that begins with `W/`, or a date that may be that of an earlier change
  /// within the same second or by another clock.
  init?(_ headers: HTTPHeaders) {
    if let tag = headers["ETag"]?.trimmingCharacters(in: .whitespaces) {
      guard Self.isStrong(tag) else { return nil }
      text = tag
      isDate = false
      return
    }
    // A minute apart, the two cannot be of different clocks by accident (section 8.8.2.2).
    guard let changed = headers["Last-Modified"], let sent = headers["Date"],
      let changedDate = DateFormat.httpDate.date(from: changed),
      let sentDate = DateFormat.httpDate.date(from: sent),
      sentDate.timeIntervalSince(changedDate) >= 60
    else { return nil }
    text = changed.trimmingCharacters(in: .whitespaces)
    isDate = true
  }

  /// Whether a partial answer is of the same bytes as the answer that this came from.
  ///
  /// A partial answer has to repeat the entity tag (section 15.3.7); the date it may leave out, since `If-Range` was given
  /// it and the answer would else be whole.
  func holds(for headers: HTTPHeaders) -> Bool {
    guard isDate else {
      return headers["ETag"]?.trimmingCharacters(in: .whitespaces) == text
    }
    guard let changed = headers["Last-Modified"] else { return headers["ETag"] == nil }
    return changed.trimmingCharacters(in: .whitespaces) == text
  }

  private static func isStrong(_ tag: String) -> Bool {
    let bytes = Array(tag.utf8)
    guard bytes.count >= 2, bytes.first == 0x22, bytes.last == 0x22 else { return false }
    return bytes.dropFirst().dropLast().allSatisfy { $0 == 0x21 || $0 > 0x22 && $0 != 0x7F }
  }
}

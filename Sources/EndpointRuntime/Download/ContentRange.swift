/// Which bytes a partial answer holds, such as `bytes 500-999/1234` (RFC 9110, section 14.4).
struct ContentRange: Hashable {
  var first: Int64
  /// The last one, which is held too.
  var last: Int64
  /// Nil for `*`: the server does not know the length.
  var total: Int64?

  /// Nil for another unit, for a range that was not satisfied, and for what makes no sense.
  init?(_ text: String) {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
    let parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]),
      first <= last
    else { return nil }
    if parts[1] != "*" {
      guard let total = Self.number(parts[1]), last < total else { return nil }
      self.total = total
    }
    self.first = first
    self.last = last
  }

  private static func number(_ text: Substring) -> Int64? {
    text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int64(text) : nil
  }
}

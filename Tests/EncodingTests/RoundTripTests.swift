import EndpointRuntime
import Foundation
import Testing

/// Any text arrives as it was, whatever place it is put into.
@Suite struct RoundTripTests {
  /// Texts of characters that have a meaning somewhere, and of some that have none.
  private static let texts: [String] = {
    var generator = SystemRandomNumberGenerator()
    let characters = Array("ab09 +&=?#%/\\\"'<>[]{}|^`~.,:;@!$*()-_\r\n\t\0é用😀\u{301}\u{FEFF}")
    return (0..<300).map { _ in
      String(
        (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
          characters.randomElement(using: &generator)
        })
    }
  }()

  /// Foundation's own drops a byte order mark.
  private func decoded(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Compares bytes: `==` on String folds what looks the same.
  private func same(_ left: String?, _ right: String) -> Bool {
    left.map { Array($0.utf8) == Array(right.utf8) } ?? false
  }

  @Test func inAQuery() throws {
    for text in Self.texts {
      let query = try #require(try Endpoint.example.parameter("k", text).query())
      #expect(query.utf8.filter { $0 == 0x26 || $0 == 0x3D || $0 == 0x23 }.count == 1)
      #expect(same(decoded(query.dropFirst(2)), text), "\(text.debugDescription)")
    }
  }

  @Test func inAFormWithPlus() throws {
    for text in Self.texts {
      let body = try #require(
        try Endpoint.example.post().spaces(.plus).parameter("k", text).bodyText())
      #expect(
        same(decoded(body.dropFirst(2).replacing("+", with: " ")), text), "\(text.debugDescription)"
      )
    }
  }

  @Test func inASegment() throws {
    for text in Self.texts where text != "." && text != ".." {
      let address = try Endpoint.example.get("a/\(text)/b").address()
      let segments = address.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
      #expect(segments.count == 6)
      let segment = try #require(String(segments[4]))
      #expect(same(decoded(segment), text), "\(text.debugDescription)")
    }
  }

  @Test func inJSON() throws {
    for text in Self.texts {
      let post = Endpoint.example.post()
      for body in [
        try post.encoding(.json).parameter("k", text).bodyText(),
        try post.body(template: #"{"k":\#(text)}"#).bodyText(),
        try post.body(template: #"{"k":"\#(text: text)"}"#).bodyText(),
      ] {
        let json = try JSON(parsing: Data(try #require(body).utf8))
        #expect(same(json["k"]?.string, text), "\(text.debugDescription)")
      }
    }
  }
}

/// What divides the parts of a form.
public enum Boundary {
  /// A boundary with 128 random bits.
  @Sendable
  public static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = (0..<2).map { _ in
      let text = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return "endpoint-" + digits.joined()
  }

  /// Whether it may stand in a Content-Type without quotes, and has the length that RFC 2046,
  /// section 5.1.1, allows.
  static func isValid(_ boundary: String) -> Bool {
    boundary.utf8.count <= 70 && HeaderName.isToken(boundary)
  }
}

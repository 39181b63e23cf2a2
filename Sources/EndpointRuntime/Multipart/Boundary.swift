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
}

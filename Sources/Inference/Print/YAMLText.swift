/// Texts of the samples as scalars of YAML, which any reader of YAML takes for just these texts.
enum YAMLText {
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// Letters, digits, `_`, `-` and `.`, a letter first, and no word that YAML takes for something else.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: "_") else {
      return false
    }
    return !words.contains(text.lowercased())
      && text.utf8.allSatisfy {
        isLetter($0) || $0 &- 0x30 < 10 || "_-.".utf8.contains($0)
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static let words: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "nan", "inf",
  ]

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if isShown(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          let width = scalar.value > 0xFFFF ? 8 : 4
          result += width == 8 ? "\\U" : "\\u"
          result += String(repeating: "0", count: width - digits.count) + digits
        }
      }
    }
    return result + "\""
  }

  /// What a person can see, and no reader changes or refuses.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    case .spaceSeparator: scalar == " "
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

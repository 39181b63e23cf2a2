/// Text as a Swift string literal, with everything in it made harmless.
package struct StringLiteral: Hashable, Sendable {
  /// A stretch of the literal: text, or an interpolation.
  package enum Part: Hashable, Sendable {
    case text(String)
    /// `\(code)`; the code holds all arguments, such as `name, .segments`.
    case interpolation(Code)
  }

  package var parts: [Part]

  package init(_ text: String) { parts = [.text(text)] }
  package init(parts: [Part]) { self.parts = parts }

  package var hasLineBreaks: Bool {
    parts.contains { part in
      if case .text(let text) = part { text.utf8.contains(UInt8(ascii: "\n")) } else { false }
    }
  }

  /// The literal with its quotes: `"plain"`, or `#"{"raw": "text"}"#` where that saves escapes.
  package var source: String { source(hashes: delimiter) }

  /// The literal between mere quotes: `"a \\"quoted\\" word"`.
  var undelimitedSource: String { source(hashes: "") }

  private func source(hashes: String) -> String {
    var result = hashes + "\""
    for part in parts {
      switch part {
      case .text(let text): append(text, hashes: hashes, to: &result)
      case .interpolation(let code): result += "\\\(hashes)(\(code.text))"
      }
    }
    return result + "\"" + hashes
  }

  /// The `#` signs around the literal: none for text without quotes and backslashes, else the fewest that
  /// neither a quote nor a backslash in the text is followed by.
  private var delimiter: String {
    var count = 0
    for case .text(let text) in parts where !text.isPlain {
      var run: Int?
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": run = 0
        case "#": run = run.map { $0 + 1 }
        default: run = nil
        }
        if let run { count = max(count, run + 1) }
      }
    }
    return String(repeating: "#", count: count)
  }

  /// The literal in `"""`, line by line: its line breaks are those of the source.
  var lines: [String] {
    let hashes = delimiter
    var body = ""
    for part in parts {
      switch part {
      case .text(let text): append(text, hashes: hashes, keepsLines: true, to: &body)
      case .interpolation(let code): body += "\\\(hashes)(\(code.text))"
      }
    }
    let written = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return [hashes + "\"\"\""] + written + ["\"\"\"" + hashes]
  }

  private func append(
    _ text: String, hashes: String, keepsLines: Bool = false, to result: inout String
  ) {
    if text.isPlain {
      result += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where keepsLines: result += "\n"
      case "\n": result += "\\\(hashes)n"
      case "\r": result += "\\\(hashes)r"
      case "\t": result += "\\\(hashes)t"
      case "\"" where hashes.isEmpty, "\\" where hashes.isEmpty:
        result += "\\\(scalar)"
      default:
        if scalar.isHarmless {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
  }
}

extension String {
  /// Whether each character stands for itself in a literal: most texts are so.
  fileprivate var isPlain: Bool {
    utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
  }
}

extension Unicode.Scalar {
  /// Whether a reader sees this character as what it is: controls, line ends and directional marks are not.
  ///
  /// Directional marks can make source read otherwise than it compiles (CVE-2021-42574, "Trojan Source").
  var isHarmless: Bool {
    if isASCII { return value >= 0x20 && value != 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
      return false
    case .format: return value == 0x200D
    default: return true
    }
  }
}

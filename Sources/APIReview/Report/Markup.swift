import Diagnostics

/// HTML or XML. Text that is interpolated is escaped, markup is not: there is no other way in.
package struct Markup: ExpressibleByStringInterpolation, Sendable {
  package private(set) var text: String

  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text: String

    package init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    package mutating func appendInterpolation(_ markup: Markup?) { text += markup?.text ?? "" }
    package mutating func appendInterpolation(_ number: Int) { text += String(number) }
    package mutating func appendInterpolation(_ text: some StringProtocol) {
      self.text += Markup.escaped(text)
    }
  }

  package static func += (left: inout Markup, right: Markup) { left.text += right.text }

  /// Text with its five characters of markup as entities. What nobody sees (controls, what turns the direction of
  /// writing, spaces without width), and what XML 1.0 cannot hold, is written out: `\u{202E}`.
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      default:
        if scalar.isInvisible {
          escaped += scalar.writtenOut
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}

extension Sequence<Markup> {
  package func joined() -> Markup { reduce(into: "") { $0 += $1 } }
}

/// A JSON value whose objects keep their order, to be written as text.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// Two spaces a level, a member a line; without a line break at the end.
  package var text: String {
    var text = ""
    write(to: &text, indentation: "\n")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .string(let value): text += Self.quoted(value)
    case .array(let items):
      Self.write(items, in: ("[", "]"), to: &text, indentation: indentation) { item, text, deeper in
        item.write(to: &text, indentation: deeper)
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text, indentation: indentation) {
        member, text, deeper in
        text += Self.quoted(member.key) + ": "
        member.value.write(to: &text, indentation: deeper)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], in brackets: (String, String), to text: inout String,
    indentation: String, element: (Element, inout String, String) -> Void
  ) {
    text += brackets.0
    var separator = ""
    for item in elements {
      text += separator + indentation + "  "
      separator = ","
      element(item, &text, indentation + "  ")
    }
    if !elements.isEmpty { text += indentation }
    text += brackets.1
  }

  /// A text in its quotes (RFC 8259, 7).
  package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text as it stands between quotes. DEL needs no escape, but nobody sees it.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(dictionaryLiteral elements: (String, JSONText)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
}

import APIModel
import Diagnostics
import SwiftCode

/// JSON as the parts of a string literal: on one line where it is short, else laid out as a person would.
struct JSONLayout {
  /// What an interpolation holds for a `${x}`: as a whole value, or within a text.
  let code: (Reference, _ isWithinText: Bool) -> Code

  /// Longer values are spread over lines.
  private static let width = 72

  static func parts(
    _ value: Value, code: @escaping (Reference, _ isWithinText: Bool) -> Code
  ) -> [StringLiteral.Part] {
    JSONLayout(code: code).parts(value, indentation: 0)
  }

  private func parts(_ value: Value, indentation: Int) -> [StringLiteral.Part] {
    let flat = flat(value)
    guard indentation + flat.width > Self.width else { return flat }
    switch value.content {
    case .null, .bool, .number, .text: return flat
    case .array(let items):
      return lines(items.map { parts($0, indentation: indentation + 2) }, "[", "]", indentation)
    case .object(let entries):
      let items = entries.map { entry -> [StringLiteral.Part] in
        [.text("\(JSONText.quoted(entry.key)): ")]
          + parts(entry.value, indentation: indentation + 2)
      }
      return lines(items, "{", "}", indentation)
    }
  }

  private func lines(
    _ items: [[StringLiteral.Part]], _ open: String, _ close: String, _ indentation: Int
  ) -> [StringLiteral.Part] {
    let space = String(repeating: " ", count: indentation)
    var result: [StringLiteral.Part] = [.text(open)]
    for (index, item) in items.enumerated() {
      result.append(.text((index > 0 ? "," : "") + "\n\(space)  "))
      result += item
    }
    return StringLiteral.merged(result + [.text("\n\(space)\(close)")])
  }

  private func flat(_ value: Value) -> [StringLiteral.Part] {
    switch value.content {
    case .null: return [.text("null")]
    case .bool(let flag): return [.text(flag ? "true" : "false")]
    case .number(let text): return [.text(text)]
    case .text(let template): return text(template)
    case .array(let items):
      var result: [StringLiteral.Part] = [.text("[")]
      for (index, item) in items.enumerated() {
        if index > 0 { result.append(.text(", ")) }
        result += flat(item)
      }
      return StringLiteral.merged(result + [.text("]")])
    case .object(let entries):
      var result: [StringLiteral.Part] = [.text("{")]
      for (index, entry) in entries.enumerated() {
        result.append(.text((index > 0 ? ", " : "") + "\(JSONText.quoted(entry.key)): "))
        result += flat(entry.value)
      }
      return StringLiteral.merged(result + [.text("}")])
    }
  }

  private func text(_ template: TextTemplate) -> [StringLiteral.Part] {
    if let reference = template.soleReference { return [.interpolation(code(reference, false))] }
    var result: [StringLiteral.Part] = [.text("\"")]
    for part in template.parts {
      switch part {
      case .text(let text): result.append(.text(JSONText.escaped(text)))
      case .reference(let reference): result.append(.interpolation(code(reference, true)))
      }
    }
    return StringLiteral.merged(result + [.text("\"")])
  }
}

extension [StringLiteral.Part] {
  fileprivate var width: Int {
    reduce(0) { sum, part in
      switch part {
      case .text(let text): sum + text.unicodeScalars.count
      case .interpolation(let code): sum + code.text.unicodeScalars.count + 4
      }
    }
  }
}

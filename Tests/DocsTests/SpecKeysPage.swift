import Foundation
import Spec

/// `docs/spec-keys.md`: every key of the spec language, taken from the table that the reader and the schema use.
enum SpecKeysPage {
  static let file = URL(filePath: #filePath).appending(path: "../../../docs/spec-keys.md")
    .standardized

  static func text() -> String {
    let parts = SpecObject.allCases.map { object in
      "## \(object.name)\n\n\(introduction(object))\n\n| key | value | |\n| --- | --- | --- |\n"
        + object.keys.map { "| `\($0.name)` | \(KeyTableText.value($0.shape)) | \($0.doc) |\n" }
        .joined() + rules(object)
    }
    return """
      # Every key

      All keys of the [spec language](spec-language.md), which has the examples. This page is made of the table that the
      reader and `endpointgen schema` use too: `UPDATE_GOLDENS=1 swift test --filter DocsTests`.


      """ + parts.joined(separator: "\n")
  }

  private static func introduction(_ object: SpecObject) -> String {
    switch object {
    case .document: "The whole file. Keys that begin with `x-` are free, for anchors."
    case .group: "Of `groups:`."
    case .endpoint: "Of `endpoints:`; one that needs nothing said is `{}`."
    case .parameter: "Of `params:`."
    case .variable: "Of `variables:`."
    case .response: "Of `response:`, or of one status of it."
    case .responseHeader: "Of `headers:` in a `response:`."
    case .validation: "Of `validate:`."
    case .envelope: "Of `envelope:`."
    case .timeout: "Of `timeout:`; a number alone is `attempt`."
    case .retry: "Of `retry:`."
    case .security: "Of `security:`; `bearer` and `basic` can stand alone, as in `session: bearer`."
    case .sample: "Of `samples:`; a mapping with none of these keys is the body itself."
    case .model: "Of `models:`."
    case .field: "Of `fields:`."
    case .enumCase: "Of `cases:`."
    case .emission: "Of `emit:`."
    }
  }

  private static func rules(_ object: SpecObject) -> String {
    let sentences = object.rules.map { rule in
      switch rule {
      case .needsOne(let keys) where keys.count == 1: "\(list(keys, "or")) must be there."
      case .needsOne(let keys): "One of \(list(keys, "or")) must be there."
      case .atMostOne(let keys): "\(list(keys, "and")) exclude each other."
      case .needs(let key, let others): "`\(key)` needs \(list(others, "or"))."
      case .excludes(let key, let others): "`\(key)` excludes \(list(others, "and"))."
      }
    }
    return sentences.isEmpty ? "" : "\n" + sentences.map { "- \($0)\n" }.joined()
  }

  private static func list(_ keys: [String], _ word: String) -> String {
    let quoted = keys.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}

import Configuration
import Foundation
import Spec
import TestSupport

/// The keys of `endpointgen.yaml` in `docs/regenerating.md`, taken from the table that the reader uses.
enum ConfigurationTable {
  static let page = URL(filePath: #filePath).appending(path: "../../../docs/regenerating.md")
    .standardized

  /// The page with the table as it should be, between its two marks.
  static func pageText() throws -> String {
    let text = try String(contentsOf: page, encoding: .utf8)
    let (begin, end) = ("<!-- keys of endpointgen.yaml -->\n", "<!-- end of keys -->")
    guard let start = text.range(of: begin), let stop = text.range(of: end) else { return "" }
    return text[..<start.upperBound] + table + text[stop.lowerBound...]
  }

  private static var table: String {
    "| key | of | value | |\n| --- | --- | --- | --- |\n"
      + ConfigurationObject.allCases.flatMap { object in
        object.keys.filter { object != .module || !isShared($0) }.map { key in
          "| `\(key.name)` | \(place(of: key, in: object)) | \(value(key.shape)) | \(key.doc) |\n"
        }
      }.joined()
  }

  /// Whether a module can make the choice as well as the file.
  private static func isShared(_ key: SpecKey) -> Bool {
    [ConfigurationObject.configuration, .module].allSatisfy { object in
      object.keys.contains { $0.name == key.name }
    }
  }

  private static func place(of key: SpecKey, in object: ConfigurationObject) -> String {
    switch object {
    case .configuration: isShared(key) ? "the file, a module" : "the file"
    case .module: "a module"
    case .emission: "`emit`"
    }
  }

  private static func value(_ shape: SpecKey.Shape) -> String {
    switch shape {
    case .choice(let values): values.map { "`\($0)`" }.joined(separator: ", ")
    case .boolean: "`true`, `false`"
    case .map: "mapping by name"
    case .object: "mapping"
    case .any(let shapes): shapes.map(value).joined(separator: " or ")
    case .list: "list"
    default: "text"
    }
  }
}

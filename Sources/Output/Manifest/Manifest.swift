import Diagnostics

/// What the tool knows of an output folder: which files it made there, and of what.
///
/// It stands in the folder as `.endpointgen.json`, one entry a line, to be committed with the files:
/// ```
/// {
///   "format": 2,
///   "tool": "endpointgen 0.1.0",
///   "inputs": { "specs/order.yaml": "9f86d081884c7d65" },
///   "files": { "OrderAPI.swift": "2c26b46b68ffc68f" }
/// }
/// ```
package struct Manifest: Hashable, Sendable {
  package static let name = ".endpointgen.json"

  /// The name and version of the tool.
  package var tool: String
  /// The `XXH64` of each input, by path from the configuration's folder, or from where the tool runs
  /// without one.
  package var inputs: [String: String]
  /// The `XXH64` of each file that the tool made, by path in the folder.
  package var files: [String: String]

  /// Stands for that of a file which the tool made, nobody knows with what in it.
  package static let unknownHash = "unknown"

  package init(tool: String, inputs: [String: String] = [:], files: [String: String] = [:]) {
    self.tool = tool
    self.inputs = inputs
    self.files = files
  }

  package var text: String {
    func object(_ entries: [String: String]) -> JSONText {
      .object(entries.sorted { $0.key < $1.key }.map { (key: $0.key, value: .string($0.value)) })
    }
    let document: JSONText = [
      "format": 2, "tool": .string(tool), "inputs": object(inputs), "files": object(files),
    ]
    return document.text + "\n"
  }

  /// Nil for what isn't a manifest of this format, such as one with merge conflicts in it.
  package init?(text: [UInt8]) {
    guard case .object(let members) = JSONReader.read(text),
      case .number("2") = members["format"], case .string(let tool) = members["tool"],
      let inputs = Self.strings(members["inputs"]), let files = Self.strings(members["files"])
    else { return nil }
    self.init(tool: tool, inputs: inputs, files: files)
  }

  private static func strings(_ value: JSONReader.Value?) -> [String: String]? {
    guard case .object(let members) = value else { return nil }
    var strings: [String: String] = [:]
    for (key, value) in members {
      guard case .string(let text) = value else { return nil }
      strings[key] = text
    }
    return strings
  }
}

import Foundation

/// A block of YAML in `docs/`, as a whole spec.
///
/// What follows the fence's `yaml` says what it is: `spec` a whole one, `endpoints` and `models` the content of that key.
struct SpecExample: Sendable, CustomStringConvertible {
  var page: String
  /// Of the fence.
  var line: Int
  var text: String

  var description: String { "\(page):\(line)" }
  var path: String { "\(page.replacing(".md", with: ""))-\(line).yaml" }

  static let all: [SpecExample] = {
    let docs = URL(filePath: #filePath).appending(path: "../../../docs").standardized
    let readme = docs.appending(path: "../README.md").standardized
    let pages =
      (try? FileManager.default.contentsOfDirectory(at: docs, includingPropertiesForKeys: nil))
      ?? []
    return (pages.filter { $0.pathExtension == "md" } + [readme]).sorted { $0.path < $1.path }
      .flatMap { examples(in: $0) }
  }()

  private static func examples(in page: URL) -> [SpecExample] {
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return [] }
    var examples: [SpecExample] = []
    var fence: (kind: String, line: Int)?
    var block: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let open = fence {
        guard line == "```" else {
          block.append(line)
          continue
        }
        if let spec = spec(block, kind: open.kind) {
          examples.append(SpecExample(page: page.lastPathComponent, line: open.line, text: spec))
        }
        fence = nil
        block = []
      } else if line.hasPrefix("```") {
        fence = (String(line.dropFirst(3)), index + 1)
      }
    }
    return examples
  }

  private static func spec(_ block: [Substring], kind: String) -> String? {
    let text = block.joined(separator: "\n")
    let indented = block.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    switch kind {
    case "yaml spec": return text
    case "yaml" where text.contains("\ntarget: "): return text
    case "yaml endpoints":
      return """
        target: ExampleAPI
        baseURL: https://api.example.com
        models:
          User: { fields: { id: Int } }
          Kind: { cases: [png, jpeg] }
        endpoints:
        \(indented)
        """
    case "yaml models": return "models:\n\(indented)"
    default: return nil
    }
  }
}

import Diagnostics
import Generator
import SwiftEmitter
import TestSupport

/// What the generator makes of specs that a test holds in memory.
struct Generation {
  private(set) var files: [OutputFile]
  private(set) var diagnostics: [Diagnostic]

  /// - Parameter files: what the specs name, by path.
  init(
    specs: [(path: String, text: String)], files: [String: String] = [:],
    options: EmitterOptions = EmitterOptions()
  ) {
    var texts = files
    for spec in specs { texts[spec.path] = spec.text }
    let input = ModuleInput(name: "Test", specs: specs.map(\.path), options: options)
    let output = GeneratorPipeline.run(input) { [texts] path in
      guard let text = texts[path] else { throw NoSuchFile() }
      return Array(text.utf8)
    }
    self.files = output.files
    diagnostics = output.diagnostics.sorted
  }

  init(_ spec: String, options: EmitterOptions = EmitterOptions()) {
    self.init(specs: [("spec.yaml", spec)], options: options)
  }

  private struct NoSuchFile: Error {}

  /// Such as `2:7 same-name`, with the file's name where it is not the first spec.
  var told: [String] {
    diagnostics.map { diagnostic in
      let range = diagnostic.range
      let file = range.file == "spec.yaml" ? "" : "\(range.file):"
      return "\(file)\(range.start.line):\(range.start.column) \(diagnostic.message.id)"
    }
  }

  var text: String { files.map(\.text).joined(separator: "\n") }

  /// The text that comes of one of several specs.
  func text(of spec: String) -> String {
    files.filter { $0.spec == spec }.map(\.text).joined(separator: "\n")
  }

  /// What the compiler says of all files as one module.
  func compile(_ check: SwiftToolchain.Check = .diagnose) throws -> String {
    try ScratchModule(files.map { ($0.name, $0.text) }).compile(check)
  }
}

import Diagnostics
import Foundation
import Generator

/// What is generated from a target that includes a draft, and answers with its samples.
struct DraftClient {
  let target: String
  let files: [OutputFile]
  /// How many samples there are, each of the endpoint `s0`, `s1`, …
  let samples: Int
  /// What the generator told.
  let told: [String]
  /// The types that its files declare.
  let types: Set<String>

  init(_ inference: InferenceCase) throws {
    let draft = try inference.draft().text ?? ""
    let options = inference.options
    let bodies = try inference.sampleFiles.flatMap { file -> [Data] in
      let data = try Data(contentsOf: file)
      return file.pathExtension == "ndjson" ? data.split(separator: 0x0A).map { Data($0) } : [data]
    }
    let target = inference.description.split(separator: "-").map(\.capitalized).joined() + "API"
    var spec =
      "target: \(target)\nbaseURL: https://example.com\ninclude: [draft.yaml]\nendpoints:\n"
    var loaded = ["draft.yaml": Data(draft.utf8)]
    for (index, body) in bodies.enumerated() {
      let response = Self.response(draft, of: body, named: options.name)
      spec += "  s\(index): { response: \(response), sampleFile: s\(index).json }\n"
      loaded["s\(index).json"] = body
    }
    loaded["target.yaml"] = Data(spec.utf8)
    let output = GeneratorPipeline.run(ModuleInput(name: "Drafts", specs: ["target.yaml"])) {
      [loaded] path in Array(loaded[path] ?? Data())
    }
    self.target = target
    files = output.files
    samples = bodies.count
    told = output.diagnostics.sorted.map { "\(inference): \($0.range): \($0.message.text)" }
    types = Set(
      output.files.flatMap { file in
        file.text.matches(
          of: /(?m)^public (?:nonisolated )?(?:indirect )?(?:struct|enum|typealias) `?(\w+)/
        )
        .map { String($0.1) }
      })
  }

  /// What the draft's heading says that reads such an answer.
  private static func response(_ draft: String, of body: Data, named name: String) -> String {
    if let said = draft.firstMatch(of: /'response: (.*)'\./) { return String(said.1) }
    // One sample is a list of what another is one of.
    let isList = body.first { $0 > 0x20 } == UInt8(ascii: "[")
    return isList && !draft.contains("typealias") ? "[\(name)]" : name
  }
}

import Foundation
import Testing

/// Keeps the arrows between the folders of `Sources`: a stage imports the stages named here, and no others.
@Suite struct ArrowTests {
  static let allowed: [String: Set<String>] = [
    "Diagnostics": [],
    "Differences": [],
    "YAML": ["CYAML", "Diagnostics"],
    "Spec": ["YAML", "Diagnostics"],
    "APIModel": ["Spec", "Diagnostics"],
    "SwiftNames": ["APIModel", "SwiftCode", "Diagnostics"],
    "SwiftCode": ["Diagnostics"],
    "SwiftEmitter": ["APIModel", "SwiftNames", "SwiftCode", "Diagnostics"],
    "APIReview": ["APIModel", "SwiftNames", "SwiftCode", "Differences", "Diagnostics"],
    "Configuration": ["YAML", "Spec", "Diagnostics"],
    "Output": ["Diagnostics"],
    "Inference": ["Spec", "Diagnostics"],
    "Generator": [
      "YAML", "Spec", "APIModel", "SwiftNames", "SwiftCode", "SwiftEmitter", "Diagnostics",
    ],
    "endpointgen": [
      "Generator", "APIReview", "APIModel", "SwiftNames", "Configuration", "Output", "Inference",
      "Differences", "Diagnostics",
    ],
    "EndpointRuntime": [],
  ]
  static let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardized

  @Test(arguments: allowed.keys.sorted())
  func importsOnlyEarlierStages(_ stage: String) throws {
    let stages = Set(Self.allowed.keys).union(["CYAML"])
    let files = FileManager.default.enumerator(
      at: Self.sources.appending(path: stage), includingPropertiesForKeys: nil)
    for case let file as URL in files! where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let imports = text.matches(of: /(?m)^(?:@\w+ )*(?:\w+ )?import (\w+)/).map { String($0.1) }
      let forbidden = Set(imports).intersection(stages).subtracting(Self.allowed[stage]!)
      #expect(forbidden.isEmpty, "\(file.lastPathComponent) imports \(forbidden.sorted())")
    }
  }
}

import Foundation
import Testing

/// A build plugin starts the tool for each target: Foundation would double the time that takes, and
/// FoundationNetworking treble it.
@Suite struct StartUpTests {
  @Test func theToolDoesWithoutFoundation() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files! where file.pathExtension == "swift" {
      if file.pathComponents.contains("EndpointRuntime") { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let imports = text.split(separator: "\n").filter {
        $0.contains("import Foundation") && !$0.hasPrefix("//") && !$0.contains("\"")
      }
      #expect(imports == [], "\(file.lastPathComponent)")
    }
  }
}

import Foundation
import Output
import Testing

@Suite struct CheckTests {
  private func staleProject() throws -> Project {
    let project = try Project(["specs/order.yaml": Project.spec("OrderAPI")])
    try project.run("generate")
    try project.write(Project.spec("OrderAPI", endpoints: ["list", "more"]), "specs/order.yaml")
    return project
  }

  @Test func whatIsUpToDatePasses() throws {
    let project = try Project(["specs/order.yaml": Project.spec("OrderAPI")])
    try project.run("generate")
    let result = try project.run("check")
    #expect(result.code == 0 && result.error == "")
    #expect(result.output.hasSuffix(" up to date\n"))
  }

  @Test func whatIsStaleFailsWithADiffAndIsNotWritten() throws {
    let project = try staleProject()
    let before = try project.files(in: "Generated")
    let result = try project.run("check")
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("--- a/Generated/OrderClient/Order+Target.swift\n+++ b/"))
    #expect(result.output.contains("\n+  case more\n"))
    #expect(result.error.contains("Order+Target.swift:"))
    #expect(result.error.contains(": error: this is not what the specs give [stale-output]\n"))
    #expect(try project.files(in: "Generated") == before)
  }

  @Test func whatIsMissingFails() throws {
    let project = try Project(["specs/order.yaml": Project.spec("OrderAPI")])
    let result = try project.run("check")
    #expect(result.code == 1)
    #expect(
      result.output.contains("--- /dev/null\n+++ b/Generated/OrderClient/Order+Target.swift\n"))
    #expect(!FileManager.default.fileExists(atPath: "\(project.path)/Generated"))
  }

  @Test(arguments: [
    (["git", "apply", "out"], [], "."), (["patch", "-p1", "-i", "out"], [], "."),
    (["git", "apply", "out"], ["--config", "../endpointgen.yaml"], "specs"),
  ])
  func theDiffIsAPatch(tool: [String], arguments: [String], folder: String) throws {
    let project = try Project([
      "specs/my order.yaml": Project.spec("OrderAPI"),
      "endpointgen.yaml": "modules: { Order: { specs: specs/*.yaml } }\n",
    ])
    try project.run("generate")
    let file = "Generated/Order/My order+Target.swift"
    let text = try #require(try project.text(file))
    let bytes = Array(text.replacing("case list", with: "case more").utf8)
    // A line in another encoding.
    try Disk().write(bytes + [0x2F, 0x2F, 0xE9, 0x0A], to: "\(project.path)/\(file)")
    #expect(try project.run(["check"] + arguments, in: folder).code == 1)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = tool
    process.currentDirectoryURL = URL(filePath: project.path)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try project.text(file) == text)
    #expect(try project.run("check").code == 0)
  }

  @Test func aManifestThatCannotBeReadFails() throws {
    let project = try Project(["specs/order.yaml": Project.spec("OrderAPI")])
    try project.run("generate")
    let manifest = "Generated/OrderClient/.endpointgen.json"
    let text = try project.text(manifest)
    try project.write("<<<<<<< HEAD\n", manifest)
    let result = try project.run("check")
    #expect(result.code == 1)
    #expect(result.error.hasPrefix("\(manifest):1:1: warning: this cannot be read"))
    try project.run("generate")
    #expect(try project.text(manifest) == text)
    #expect(try project.run("check").code == 0)
  }

  /// `docs/examples/pre-commit`.
  @Test func theHookChecksWhatIsCommitted() throws {
    let project = try GitProject(["specs/order.yaml": Project.spec("OrderAPI")])
    try project.run("generate")
    try project.commit("generated")
    let hook = URL(filePath: #filePath).appending(path: "../../../docs/examples/pre-commit")
    func exitCode() throws -> Int32 {
      let process = Process()
      process.executableURL = hook.standardized
      process.currentDirectoryURL = URL(filePath: project.path)
      let tools = Project.tool.deletingLastPathComponent().path
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["PATH": "\(tools):\(path)"]) { $1 }
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    #expect(try exitCode() == 0, "nothing is committed")
    try project.write(Project.spec("OrderAPI", endpoints: ["more"]), "specs/order.yaml")
    try project.git("add", "specs")
    try project.run("generate")
    #expect(try exitCode() == 1, "what was generated is not")
    try project.git("add", "-A")
    #expect(try exitCode() == 0)
  }

  @Test func gitHubGetsAnAnnotationForEachFile() throws {
    let project = try staleProject()
    let result = try project.run("check", "--format", "github")
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("::error file=Generated/OrderClient/Order+"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") })
  }

  @Test(arguments: ["json", "sarif"])
  func toolsGetOneDocument(format: String) throws {
    let project = try staleProject()
    let result = try project.run("check", "--format", format)
    #expect(result.code == 1 && result.error == "")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
    try project.run("generate")
    let fresh = try project.run("check", "--format", format)
    #expect(fresh.code == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(fresh.output.utf8)) }
  }
}

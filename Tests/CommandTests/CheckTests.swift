import Foundation
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

  @Test func theDiffIsAPatch() throws {
    let project = try staleProject()
    let diff = try project.run("check").output
    try project.write(diff, "change.patch")
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "change.patch"]
    git.currentDirectoryURL = URL(filePath: project.path)
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    #expect(try project.run("check").code == 0)
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

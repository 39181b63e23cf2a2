import Foundation
import Testing

/// What was asked for arrives, or the exit code says that it did not.
@Suite struct StandardOutputTests {
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "schema", "--help", "completions bash", "dump --stage api specs/a.yaml", "check",
      "generate --force --format json", "config --format json",
    ])
  func aFullDiskExitsWith74(arguments: String) throws {
    let project = try Project(["specs/a.yaml": Project.spec("AAPI")])
    #expect(try exitCode(of: "\(arguments) >/dev/full", in: project) == 74)
    #expect(try exitCode(of: "\(arguments) >&-", in: project) == 74)
    #expect(
      try project.text("err")?.hasPrefix("error: cannot write the standard output: ") == true)
  }

  @Test func aReaderWhoStopsIsNoError() throws {
    let project = try Project()
    #expect(try exitCode(of: "schema | head -1", in: project) == 0)
    #expect(try project.text("err") == "")
  }

  @Test func aSlowReaderOfAPipeThatDoesNotBlockGetsAll() throws {
    let project = try Project()
    let whole = try project.run("schema").output
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting.fileDescriptor
    // More than fits already, so that the tool has to wait.
    _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    var filling = 0
    while write(end, " ", 1) == 1 { filling += 1 }
    let process = Process()
    process.executableURL = Project.tool
    process.arguments = ["schema"]
    process.standardOutput = pipe
    try process.run()
    usleep(100_000)
    try pipe.fileHandleForWriting.close()
    let read = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: read.dropFirst(filling), as: UTF8.self) == whole)
  }

  private func exitCode(of line: String, in project: Project) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "'\(Project.tool.path)' \(line) 2>err"]
    process.currentDirectoryURL = URL(filePath: project.path)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

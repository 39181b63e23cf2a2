import Foundation
import Testing

@Suite struct CompletionsTests {
  /// Where the shell isn't installed, only that there is a script is known.
  @Test(arguments: ["bash", "zsh", "fish"])
  func theShellReadsItsCompletions(_ shell: String) throws {
    let project = try Project()
    let script = try project.run("completions", shell)
    #expect(script.code == 0 && script.output.contains("build-plugin"))
    try project.write(script.output, "script")
    let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    let paths = folders.map { "\($0)/\(shell)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = ["-n", "\(project.path)/script"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(
    arguments: [
      ("endpointgen che", "check"), ("endpointgen generate --form", "--format"),
      ("endpointgen generate --format git", "github"),
      ("endpointgen dump --stage y", "yaml"), ("endpointgen generate spe", ""),
    ])
  func bashCompletes(_ line: String, _ expected: String) throws {
    let project = try Project()
    let words = line.split(separator: " ")
    try project.write(
      try project.run("completions", "bash").output
        + "COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1); _endpointgen\n"
        + "echo -n \"${COMPREPLY[*]}\" > answer\n", "script")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", "script"]
    process.currentDirectoryURL = URL(filePath: project.path)
    try process.run()
    process.waitUntilExit()
    #expect(try project.text("answer") == expected)
  }

  @Test func anUnknownShellIsWrongUsage() throws {
    let result = try Project().run("completions", "zhs")
    #expect(result.code == 64)
    #expect(result.error.contains("did you mean 'zsh'?"))
  }
}

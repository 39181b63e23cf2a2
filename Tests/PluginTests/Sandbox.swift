import Foundation

/// A clean copy of this package in a temporary folder, and `swift` run on its examples as a stranger would.
///
/// Both examples are built into one folder, so that the tool and the runtime are compiled once.
final class Sandbox: Sendable {
  static let shared = Result { try Sandbox() }

  let root: URL

  private init() throws {
    root = FileManager.default.temporaryDirectory.appending(
      path: "endpointgen-examples-\(UUID().uuidString)")
    let copy = root.appending(path: "endpointgen")
    try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    let package = URL(filePath: #filePath).appending(path: "../../..").standardized
    for name in ["Package.swift", "Sources", "Plugins", "Tests", "Generated", "Examples"] {
      try FileManager.default.copyItem(
        at: package.appending(path: name), to: copy.appending(path: name))
    }
    for name in ["BuildPlugin", "CheckedIn"] {
      try? FileManager.default.removeItem(at: copy.appending(path: "Examples/\(name)/.build"))
    }
  }

  /// Called by the last test: nothing else knows when the folder may go.
  func remove() { try? FileManager.default.removeItem(at: root) }

  func file(_ path: String) -> URL { root.appending(path: "endpointgen/Examples/\(path)") }

  func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  func replace(_ old: String, by new: String, in path: String) throws {
    let text = try text(path)
    precondition(text.contains(old), "'\(old)' is not in \(path)")
    try Data(text.replacing(old, with: new).utf8).write(to: file(path))
  }

  struct Outcome {
    var code: Int32
    /// What was printed, by the errors' stream and the other.
    var output: String
  }

  /// `swift build`, `swift run` or `swift package` of an example.
  func swift(_ command: String, _ arguments: String..., in example: String) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", command, "--scratch-path", root.appending(path: "scratch").path] + arguments
    process.currentDirectoryURL = file(example)
    let log = root.appending(path: "log")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
  }
}

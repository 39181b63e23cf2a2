import Foundation
import Testing

/// A project whose first files are committed.
final class GitProject: Sendable {
  let project: Project

  var path: String { project.path }

  init(_ files: [String: String]) throws {
    project = try Project(files)
    try git("init", "-q", "-b", "main")
    try commit("one")
  }

  func write(_ text: String, _ name: String) throws { try project.write(text, name) }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git(
      "-c", "user.name=Tester", "-c", "user.email=tester@example.com", "commit", "-q",
      "--no-gpg-sign", "--allow-empty", "-m", message)
  }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(filePath: path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  @discardableResult func run(_ arguments: String...) throws -> Project.Result {
    try project.run(arguments)
  }

  func review(_ operands: String...) throws -> ReviewDocument { try project.review(operands) }
}

extension Project {
  /// What a review says, as `--format json` has it.
  func review(_ operands: [String]) throws -> ReviewDocument {
    try ReviewDocument(try run(["review"] + operands + ["--format", "json"]).output)
  }

  func review(_ operands: String...) throws -> ReviewDocument { try review(operands) }
}

/// What `review --format json` prints.
struct ReviewDocument: Sendable {
  let text: String
  /// The texts of each change, by key.
  let changes: [[String: String]]
  let notes: [String]

  init(_ text: String) throws {
    self.text = text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let json = try #require(object as? [String: Any])
    let changes = try #require(json["changes"] as? [[String: Any]])
    self.changes = changes.map { $0.compactMapValues { $0 as? String } }
    notes = json["notes"] as? [String] ?? []
  }

  /// In order.
  var rules: [String] { changes.map { $0["rule"]! } }
  var sentences: [String] { changes.map { "\($0["subject"]!): \($0["text"]!)" } }
}

package import Foundation

/// The compiler and the formatter, for what generated code must pass.
package enum SwiftToolchain {
  /// What is done with the sources.
  package enum Check: Sendable {
    /// All that the compiler can say of them, short of making code.
    case diagnose
    /// Types alone, in a module whose default isolation is the main actor.
    case typesOnMainActor

    fileprivate var arguments: [String] {
      switch self {
      // Some errors, such as a property that is not initialized, are found after the types were checked.
      case .diagnose: ["-emit-sil", "-wmo", "-o", "/dev/null"]
      case .typesOnMainActor: ["-typecheck", "-default-isolation", "MainActor"]
      }
    }
  }

  private static let settings = [
    "-swift-version", "6", "-warnings-as-errors",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// Where SwiftPM put the modules of this package: beside the test bundle.
  private static let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "Modules")

  /// What the compiler says about `files` as one module; empty when nothing.
  package static func compile(
    _ files: [URL], check: Check, searching folders: [URL] = []
  ) throws -> String {
    let search = ([modules] + folders).flatMap { ["-I", $0.path(percentEncoded: false)] }
    return try run(
      "swiftc",
      check.arguments + settings + search + [
        "-module-name", "Generated", "-package-name", "golden",
      ]
        + files.map { $0.path(percentEncoded: false) })
  }

  /// What the compiler says about the types of `files` as one module, errors and warnings by the name of the file.
  package static func diagnose(_ files: [URL]) throws -> [String: String] {
    let output = try run(
      "swiftc",
      // As a whole: else the driver stops after the first group of files with an error.
      ["-typecheck", "-wmo", "-swift-version", "6", "-I", modules.path(percentEncoded: false)]
        + ["-module-name", "Generated", "-package-name", "golden"]
        + files.map { $0.path(percentEncoded: false) })
    var found: [String: String] = [:]
    for line in output.split(whereSeparator: \.isNewline)
    where line.contains(": error: ") || line.contains(": warning: ") {
      guard line.hasPrefix("/"), let end = line.firstRange(of: ".swift:")?.lowerBound else {
        found["", default: ""] += line + "\n"
        continue
      }
      let name = line[..<end].split(separator: "/").last.map { "\($0).swift" } ?? ""
      found[name, default: ""] += line[line.index(end, offsetBy: 7)...] + "\n"
    }
    return found
  }

  /// Makes a module of one file that others import.
  package static func makeModule(_ name: String, of file: URL, in folder: URL) throws -> String {
    try run(
      "swiftc",
      ["-emit-module", "-parse-as-library"] + settings + [
        "-module-name", name, "-I", modules.path(percentEncoded: false),
        "-emit-module-path",
        folder.appending(path: "\(name).swiftmodule").path(percentEncoded: false),
        file.path(percentEncoded: false),
      ])
  }

  /// What the formatter says about the files, by the configuration of this package.
  package static func lint(_ files: [URL], configuration: URL) throws -> String {
    try run(
      "swift",
      ["format", "lint", "--strict", "--parallel", "--configuration"]
        + ([configuration] + files).map { $0.path(percentEncoded: false) })
  }

  /// The output of a tool that failed, or said anything.
  private static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(
      decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 || !output.isEmpty
      ? output : "\(tool) failed with status \(process.terminationStatus)"
  }
}

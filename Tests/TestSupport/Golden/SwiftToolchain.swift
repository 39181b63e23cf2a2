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

  /// Where SwiftPM put what it made of this package: beside the test bundle.
  private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  private static let modules = products.appending(path: "Modules")

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

  /// What an executable of this package says on the standard error.
  package static func tell(
    _ product: String, _ arguments: [String], in folder: URL
  ) throws -> String {
    let process = Process()
    process.executableURL = products.appending(path: product)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
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

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

  /// A language mode; Swift 6 with what our own modules have enabled besides.
  package enum Language: Sendable {
    case swift5, swift6

    fileprivate var arguments: [String] {
      switch self {
      case .swift5: ["-swift-version", "5"]
      case .swift6:
        [
          "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
          "-enable-upcoming-feature", "ExistentialAny",
          "-enable-upcoming-feature", "MemberImportVisibility",
        ]
      }
    }
  }

  /// Where SwiftPM put the modules of this package: beside the test bundle.
  private static let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "Modules")

  /// What the compiler says about `files` as one module; empty when nothing.
  package static func compile(
    _ files: [URL], check: Check, language: Language = .swift6, searching folders: [URL] = []
  ) throws -> String {
    let search = (folders + [modules]).flatMap { ["-I", $0.path(percentEncoded: false)] }
    return try run(
      "swiftc",
      check.arguments + language.arguments + search + [
        "-warnings-as-errors", "-module-name", "Generated", "-package-name", "golden",
      ]
        + files.map { $0.path(percentEncoded: false) })
  }

  /// Makes a module that others import.
  package static func makeModule(
    _ name: String, of files: [URL], in folder: URL, language: Language = .swift6
  ) throws -> String {
    try run(
      "swiftc",
      ["-emit-module", "-parse-as-library"] + language.arguments + [
        "-warnings-as-errors", "-module-name", name, "-I", modules.path(percentEncoded: false),
        "-emit-module-path",
        folder.appending(path: "\(name).swiftmodule").path(percentEncoded: false),
      ] + files.map { $0.path(percentEncoded: false) })
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

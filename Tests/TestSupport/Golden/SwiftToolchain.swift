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

  /// Where SwiftPM put what it made of this package: beside the test bundle.
  private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  private static let modules = products.appending(path: "Modules")

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

  /// Makes a module that others import.
  package static func makeModule(
    _ name: String, of files: [URL], in folder: URL, language: Language = .swift6
  ) throws -> String {
    try run(
      "swiftc",
      ["-emit-module", "-wmo", "-parse-as-library"] + language.arguments + [
        "-warnings-as-errors", "-module-name", name, "-I", modules.path(percentEncoded: false),
        "-emit-module-path",
        folder.appending(path: "\(name).swiftmodule").path(percentEncoded: false),
      ] + files.map { $0.path(percentEncoded: false) })
  }

  /// What the compiler says about a program on the runtime, or, when that is nothing, what the program says.
  package static func run(_ files: [URL], in folder: URL) throws -> String {
    let objects = products.appending(path: "EndpointRuntime.build").path(percentEncoded: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: objects).filter {
      $0.hasSuffix(".o")
    }
    let program = folder.appending(path: "program")
    let told = try run(
      "swiftc",
      Language.swift6.arguments + ["-I", modules.path(percentEncoded: false)]
        + ["-warnings-as-errors", "-module-name", "Generated", "-o"]
        + [program.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) }
        + names.sorted().map { "\(objects)/\($0)" })
    guard told.isEmpty else { return told }
    return try run(program, [], in: folder, isSilent: false).text
  }

  /// What the toolchain's API digester says of the public declarations of a module in two folders, a line each, such
  /// as `EnumElement OrderAPI.list has been removed`.
  package static func digest(_ name: String, old: URL, new: URL) throws -> [String] {
    func dump(_ folder: URL) throws -> URL {
      let file = folder.appending(path: "\(name).json")
      let told = try digester([
        "-dump-sdk", "-module", name, "-swift-only", "-avoid-location", "-avoid-tool-args",
        "-I", folder.path(percentEncoded: false), "-I", modules.path(percentEncoded: false),
        "-o", file.path(percentEncoded: false),
      ])
      guard told.isEmpty else { throw ToolError(text: told) }
      return file
    }
    let files = try [dump(old), dump(new)]
    let told = try digester(
      ["-diagnose-sdk"]
        + files.flatMap { ["-input-paths", $0.path(percentEncoded: false)] })
    return told.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.hasPrefix("/*") }
  }

  private static func digester(_ arguments: [String]) throws -> String {
    #if os(macOS)
      let sdk = try run("xcrun", ["--show-sdk-path"])
      return try run(
        "xcrun", ["swift-api-digester", "-sdk", String(sdk.prefix { !$0.isNewline })] + arguments)
    #else
      return try run("swift-api-digester", ["-sdk", "/"] + arguments)
    #endif
  }

  package struct ToolError: Error { package var text: String }

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
    try run(products.appending(path: product), arguments, in: folder, isSilent: true).text
  }

  /// The output of a tool that failed, or said anything.
  private static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let (text, status) = try run(
      URL(filePath: "/usr/bin/env"), [tool] + arguments, in: nil, isSilent: false)
    return status == 0 || !text.isEmpty ? text : "\(tool) failed with status \(status)"
  }

  private static func run(
    _ executable: URL, _ arguments: [String], in folder: URL?, isSilent: Bool
  ) throws -> (text: String, status: Int32) {
    // A file, since reading a pipe is interrupted by the signal of another child that ends.
    let file = FileManager.default.temporaryDirectory.appending(path: "told-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = isSilent ? FileHandle.nullDevice : handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return (try String(contentsOf: file, encoding: .utf8), process.terminationStatus)
  }
}

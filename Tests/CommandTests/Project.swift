import Diagnostics
import Foundation
import Output

/// A project in a temporary folder, and the real tool run in it.
final class Project: Sendable {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let name = "endpointgen-tests-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    for (name, text) in files { try write(text, name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, _ name: String) throws {
    let file = "\(path)/\(name)"
    try Disk().makeFolders(file.parentFolder)
    try Disk().write(Array(text.utf8), to: file)
  }

  func text(_ name: String) throws -> String? {
    try Disk().read("\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// All files below a folder, with their texts.
  func files(in folder: String) throws -> [String: String] {
    var files: [String: String] = [:]
    let root = "\(path)/\(folder)"
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      if try Disk().kind(of: "\(root)/\(name)") == .file {
        files[name] = try text("\(folder)/\(name)")
      }
    }
    return files
  }

  func changed(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.modificationDate] as? Date
  }

  // MARK: The tool

  struct Result {
    var code: Int32
    var output: String
    var error: String
  }

  static var tool: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!
      return bundle.bundleURL.deletingLastPathComponent().appending(path: "endpointgen")
    #else
      return Bundle.main.bundleURL.appending(path: "endpointgen")
    #endif
  }

  /// Starts the tool; what it says goes into the files `out` and `err` of the project.
  /// - Parameters:
  ///   - folder: where it runs, in the project.
  ///   - input: a file that is piped in.
  func start(
    _ arguments: [String], in folder: String = ".", input: String? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: path).appending(path: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": "\(path)/.cache"]) { $1 }
    let streams = try ["out", "err"].map { name in
      try write("", name)
      return try FileHandle(forWritingTo: URL(filePath: "\(path)/\(name)"))
    }
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: URL(filePath: "\(path)/\($0)")) }
      ?? FileHandle.nullDevice
    try process.run()
    return process
  }

  @discardableResult func run(_ arguments: String...) throws -> Result { try run(arguments) }

  func run(_ arguments: [String], in folder: String = ".") throws -> Result {
    let process = try start(arguments, in: folder)
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: try text("out") ?? "", error: try text("err") ?? "")
  }

  // MARK: Specs

  static func spec(_ target: String, endpoints: [String] = ["list"]) -> String {
    "target: \(target)\nbaseURL: https://example.com\nendpoints:\n"
      + endpoints.map { "  \($0): { path: \($0) }\n" }.joined()
  }
}

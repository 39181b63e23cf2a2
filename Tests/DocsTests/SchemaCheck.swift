import Foundation
import TestSupport

/// What check-jsonschema says of files by a schema.
struct SchemaCheck {
  private let schema: String

  init(_ schema: String) { self.schema = schema }

  /// The paths of the files that do not fit, or cannot be read as YAML.
  func refused(files: [String]) throws -> Set<String> {
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try refused(files, in: folder)
  }

  /// The names of the texts that do not fit.
  func refused(texts: [(String, String)]) throws -> Set<String> {
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try texts.map { name, text in
      let file = folder.appending(path: name.hasSuffix(".yaml") ? name : name + ".yaml")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let refused = try refused(files, in: folder)
    return Set(zip(texts, files).filter { refused.contains($1) }.map(\.0.0))
  }

  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private struct Report: Decodable {
    struct Failure: Decodable { var filename: String }
    var errors: [Failure]
    var parseErrors: [Failure]

    enum CodingKeys: String, CodingKey {
      case errors
      case parseErrors = "parse_errors"
    }
  }

  private func refused(_ files: [String], in folder: URL) throws -> Set<String> {
    let file = folder.appending(path: "schema.json")
    try Data(schema.utf8).write(to: file)
    let arguments = ["--schemafile", file.path, "--output-format", "json"]
    // Nothing comes of a run in which all files fit.
    guard let output = try Python.run(["-m", "check_jsonschema"] + arguments + files) else {
      return []
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    return Set((report.errors + report.parseErrors).map(\.filename))
  }
}

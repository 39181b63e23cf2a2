package import Foundation

/// How golden tests treat a difference: compare and fail, or rewrite the file and fail once.
package enum GoldenMode {
  case check, update

  package static var current: GoldenMode {
    ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" ? .update : .check
  }
}

/// A folder of `Cases`: what goes in (`input.yaml`, `endpointgen.yaml` or a `command.txt` with the arguments of the
/// tool, perhaps `options.yaml` and files that these name), and what must come out (`expected/` or `diagnostics.txt`).
package struct GoldenCase: Sendable, CustomStringConvertible {
  package var folder: URL

  package init(folder: URL) { self.folder = folder }

  package var description: String { folder.lastPathComponent }

  /// All cases of a folder, by name.
  package static func all(in folder: URL) -> [GoldenCase] {
    names(in: folder).map { GoldenCase(folder: folder.appending(path: $0)) }
  }

  package func text(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The Swift files that must come out, sorted.
  package var expectedFiles: [URL] {
    let expected = folder.appending(path: "expected")
    return Self.names(in: expected).map { expected.appending(path: $0) }
  }

  /// What differs between what came out, by path, and the golden files, a sentence each; when recording, what was
  /// written.
  package func differences(_ outputs: [String: String]) throws -> [String] {
    var golden = ["diagnostics.txt"].filter { text($0) != nil }
    golden += expectedFiles.map { "expected/\($0.lastPathComponent)" }
    var found: [String] = []
    for (name, text) in outputs.sorted(by: { $0.key < $1.key }) {
      if let difference = try GoldenFile(folder.appending(path: name)).difference(text) {
        found.append("\(self)/\(difference)")
      }
    }
    for name in golden where outputs[name] == nil {
      if GoldenMode.current == .update {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      }
      found.append("\(self)/\(name) is there, but nothing comes out for it")
    }
    return found
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

/// A file whose text a test knows.
package struct GoldenFile {
  package var url: URL

  package init(_ url: URL) { self.url = url }

  /// Nil when `text` is what the file holds; else what to do about it, or what was done.
  package func difference(_ text: String) throws -> String? {
    let name = url.lastPathComponent
    let expected = try? Data(contentsOf: url)
    if expected == Data(text.utf8) { return nil }
    guard GoldenMode.current == .update else {
      return "\(name) differs; run with UPDATE_GOLDENS=1 if the new text is right"
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return "\(name) was written: read the diff, then run again"
  }
}

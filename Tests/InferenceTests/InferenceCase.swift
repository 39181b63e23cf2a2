import Diagnostics
import Foundation
import Inference
import Spec
import TestSupport

/// A folder of samples, with the draft that must come of them in `draft.yaml`.
struct InferenceCase: Sendable, CustomStringConvertible {
  let folder: URL

  static let all: [InferenceCase] = {
    let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    return names(in: cases).map { InferenceCase(folder: cases.appending(path: $0)) }
  }()

  var description: String { folder.lastPathComponent }

  /// The name of the model, and where it is in each sample: `--name Order --at data.items`.
  var options: (name: String, path: String?) {
    let text = try? String(
      contentsOf: folder.appending(path: "options.txt"), encoding: .utf8)
    let words = (text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    func value(_ option: String) -> String? {
      words.firstIndex(of: option).map { words[$0 + 1] }
    }
    let fallback = sampleFiles.first.flatMap { ModelDrafter.name(of: $0.stem) }
    return (value("--name") ?? fallback ?? "Model", value("--at"))
  }

  var sampleFiles: [URL] {
    Self.names(in: folder).filter { $0.hasSuffix("json") }.map { folder.appending(path: $0) }
  }

  func samples() throws -> [ModelDrafter.Sample] {
    try sampleFiles.map {
      ModelDrafter.Sample(file: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0)))
    }
  }

  func draft() throws -> (text: String?, diagnostics: [Diagnostic]) {
    var diagnostics = DiagnosticCollector()
    let options = options
    let text = ModelDrafter.draft(
      try samples(), named: options.name, at: options.path, into: &diagnostics)
    return (text, diagnostics.sorted)
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension URL {
  fileprivate var stem: String { deletingPathExtension().lastPathComponent }
}

import Configuration
import Diagnostics
import Foundation
import Generator
import SwiftCode
import SwiftEmitter
import SwiftNames
import TestSupport
import YAML

extension GoldenCase {
  static let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  static let all = all(in: cases)

  /// What comes out, by the path of the golden file.
  func run() throws -> [String: String] {
    if let command = text("command.txt") {
      let told = try told(by: command.split(whereSeparator: \.isWhitespace).map(String.init))
      return told.isEmpty ? [:] : ["diagnostics.txt": told]
    }
    let (files, diagnostics, sources) =
      if text(Configuration.fileName) != nil { configure() } else if let limits {
        parse(limits)
      } else { generate() }
    var outputs: [String: String] = [:]
    for file in files { outputs["expected/\(file.name)"] = file.text }
    if !diagnostics.all.isEmpty {
      let texts = sources.mapValues { String(decoding: $0, as: UTF8.self) }
      outputs["diagnostics.txt"] = DiagnosticPrinter(sources: texts).print(diagnostics.sorted)
    }
    return outputs
  }

  private func generate() -> ([OutputFile], DiagnosticCollector, [String: [UInt8]]) {
    let output = GeneratorPipeline.run(input, load: load)
    return (output.files, output.diagnostics, output.sources)
  }

  private func configure() -> ([OutputFile], DiagnosticCollector, [String: [UInt8]]) {
    var diagnostics = DiagnosticCollector()
    let bytes = bytes(of: Configuration.fileName) ?? []
    _ = ConfigurationReader.read(
      bytes, file: Configuration.fileName, project: self, into: &diagnostics)
    return ([], diagnostics, [Configuration.fileName: bytes])
  }

  /// What the tool itself tells when it runs in a copy of the folder.
  private func told(by arguments: [String]) throws -> String {
    let copy = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: folder, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    return try SwiftToolchain.tell("endpointgen", arguments, in: copy)
  }

  /// Reads the YAML alone, within limits that a file of a few lines goes beyond.
  private func parse(_ limits: YAMLLimits) -> ([OutputFile], DiagnosticCollector, [String: [UInt8]])
  {
    var diagnostics = DiagnosticCollector()
    let bytes = bytes(of: "input.yaml") ?? []
    _ = YAMLParser(bytes: bytes, file: "input.yaml", limits: limits).parse(into: &diagnostics)
    return ([], diagnostics, ["input.yaml": bytes])
  }

  private struct MissingFile: Error, CustomStringConvertible { let description = "no such file" }

  /// A file that a spec names, whose path begins at the case's folder.
  private func load(_ path: String) throws -> [UInt8] {
    guard let bytes = bytes(of: path) else { throw MissingFile() }
    return bytes
  }

  // MARK: Options

  /// `options.yaml`: what a configuration would say of the module.
  /// ```yaml
  /// specs: [input.yaml, more.yaml]
  /// access: internal
  /// naming: camelCase
  /// samples: debug
  /// qualifiedNames: true
  /// modules: { shared.yaml: Shared }   # modules/Shared.swift stands for it when the output is compiled
  /// plugin: true                       # as the build plugin runs it
  /// limits: { bytes: 100 }             # of the YAML
  /// ```
  private var input: ModuleInput {
    var input = ModuleInput(name: "Golden", specs: ["input.yaml"])
    for pair in options {
      let value = pair.value.text ?? ""
      switch pair.name {
      case "specs": input.specs = pair.value.items?.compactMap(\.text) ?? []
      case "access": input.options.access = EmitterOptions.Access(rawValue: value)!
      case "samples": input.options.samples = EmitterOptions.SampleEmission(rawValue: value)!
      case "naming": input.options.names = SwiftNames(convertsCase: value == "camelCase")
      case "qualifiedNames": input.options.qualifiesTypes = value == "true"
      case "modules":
        let owners = (pair.value.pairs ?? []).map { ($0.name, $0.value.text ?? "") }
        input.options.otherModules = OtherModules(Dictionary(uniqueKeysWithValues: owners))
      case "plugin": input.isForPlugin = value == "true"
      case "limits": break
      default: preconditionFailure("\(self)/options.yaml has an unknown key '\(pair.name)'")
      }
    }
    return input
  }

  private var options: [YAMLPair] {
    guard let text = text("options.yaml") else { return [] }
    var diagnostics = DiagnosticCollector()
    return YAMLParser(text: text, file: "options.yaml").parse(into: &diagnostics)?.pairs ?? []
  }

  private var limits: YAMLLimits? {
    guard let pairs = options.first(where: { $0.name == "limits" })?.value.pairs else { return nil }
    var limits = YAMLLimits()
    for pair in pairs {
      let value = Int(pair.value.text ?? "")!
      switch pair.name {
      case "bytes": limits.bytes = value
      case "nodes": limits.nodes = value
      case "scalarBytes": limits.scalarBytes = value
      case "aliases": limits.aliases = value
      default: preconditionFailure("\(self)/options.yaml has an unknown limit '\(pair.name)'")
      }
    }
    return limits
  }
}

/// The case's folder as a project, for a configuration.
extension GoldenCase: ProjectFiles {
  private func url(_ path: String) -> URL { folder.appending(path: path) }

  package func names(in folder: String) -> [String] {
    let path = url(folder).path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  package func isFile(_ path: String) -> Bool {
    (try? url(path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) ?? false
  }

  package func bytes(of path: String) -> [UInt8]? {
    (try? Data(contentsOf: url(path))).map { [UInt8]($0) }
  }

  package func leadsOutside(_ path: String, of folder: String) -> Bool { false }
}

import Configuration
import Diagnostics
import Output

/// Everything that one run of the pipeline gives, over all modules that were asked for.
struct GenerationRun: Sendable {
  struct Module: Sendable {
    var configuration: ModuleConfiguration
    var files: [WantedFile]
    /// The SHA-256 of each input, by path.
    var inputs: [String: String]
  }

  private(set) var modules: [Module] = []
  private(set) var diagnostics = DiagnosticCollector()
  /// The bytes of all that was read, by path; what was asked for and isn't there has none.
  private(set) var sources: [String: [UInt8]] = [:]
  /// All files and folders that were looked at, as they were before they were read.
  private(set) var seen = Snapshot()

  init(_ selection: Selection, _ pipeline: any Pipeline) {
    diagnostics = selection.diagnostics
    sources = selection.sources
    seen = selection.seen
    guard !diagnostics.hasErrors, let configuration = selection.configuration else { return }
    for module in selection.modules { run(module, among: configuration.modules, pipeline) }
  }

  private mutating func run(
    _ module: ModuleConfiguration, among all: [ModuleConfiguration], _ pipeline: any Pipeline
  ) {
    let specs = Set(module.specs.map(\.value))
    var others: [String: String] = [:]
    for other in all where other.name.value != module.name.value {
      for spec in other.specs where !specs.contains(spec.value) {
        others[spec.value] = other.name.value
      }
    }
    let recorder = SnapshotRecorder()
    let output = pipeline.run(module, otherModules: others) { path in
      recorder.snapshot.look(at: path)
      return try DiskProject.load(path)
    }
    diagnostics.append(output.diagnostics)
    sources.merge(output.sources) { first, _ in first }
    seen.add(recorder.snapshot)
    modules.append(
      Module(
        configuration: module, files: output.files,
        inputs: output.sources.mapValues { SHA256.hex($0) }))
  }
}

/// Remembers the files that were asked for, also those that are not there: when one appears, `watch` shall
/// see it.
private final class SnapshotRecorder: @unchecked Sendable {
  // The pipeline loads files one after the other.
  var snapshot = Snapshot()
}

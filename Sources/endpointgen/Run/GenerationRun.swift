import Configuration
import Diagnostics
import Generator
import Output

/// Everything that one run of the pipeline gives, over all modules that were asked for.
struct GenerationRun: Sendable {
  /// A module, and what the specs give for it.
  struct Module: Sendable {
    enum Content: Sendable {
      /// Nothing has changed since the last run: these files are on the disk.
      case unchanged([ModuleRecord.File])
      /// - Parameters:
      ///   - inputs: the SHA-256 of each, by path.
      ///   - seen: the inputs as they were before they were read; nil when that is not worth remembering.
      case generated([WantedFile], inputs: [String: String], seen: Snapshot?)
    }

    var configuration: ModuleConfiguration
    /// The modules of specs outside this one, by path.
    var otherModules: [String: String]
    var content: Content
  }

  private(set) var modules: [Module] = []
  private(set) var diagnostics = DiagnosticCollector()
  /// The bytes of all that was read, by path; what was asked for and isn't there has none.
  private(set) var sources: [String: [UInt8]] = [:]
  /// All files and folders that were looked at, as they were before they were read.
  private(set) var seen = Snapshot()

  /// - Parameter records: of earlier runs; a module of which nothing has changed since is not generated again.
  init(_ selection: Selection, _ pipeline: any Pipeline, records: ModuleRecords) {
    diagnostics = selection.diagnostics
    sources = selection.sources
    seen = selection.seen
    guard !diagnostics.hasErrors, let configuration = selection.configuration else { return }
    let results = selection.modules.concurrentMap { module in
      Self.run(module, among: configuration.modules, pipeline, records)
    }
    for result in results {
      modules.append(result.module)
      seen.add(result.seen)
      diagnostics.append(result.output.diagnostics)
      sources.merge(result.output.sources) { first, _ in first }
    }
  }

  private typealias Result = (module: Module, seen: Snapshot, output: PipelineOutput)

  private static func run(
    _ configuration: ModuleConfiguration, among all: [ModuleConfiguration],
    _ pipeline: any Pipeline, _ records: ModuleRecords
  ) -> Result {
    let others = otherModules(than: configuration, in: all)
    let start = FileStamp.Time.now
    if let files = records.unchangedFiles(of: configuration, otherModules: others) {
      var inputs = Snapshot()
      for file in files where file.role == .input { inputs.add(file.stamp, of: file.path) }
      let module = Module(
        configuration: configuration, otherModules: others, content: .unchanged(files))
      return (module, inputs, PipelineOutput())
    }
    let recorder = SnapshotRecorder()
    let output = pipeline.run(configuration, otherModules: others) { path in
      recorder.look(at: path)
      return try DiskProject.load(path)
    }
    // What was told must be told again by the next run, and what was being written may be written again unseen.
    let isMemorable = output.diagnostics.all.isEmpty && recorder.snapshot.isSettled(at: start)
    let content = Module.Content.generated(
      output.files, inputs: output.sources.mapValues { SHA256.hex($0) },
      seen: isMemorable ? recorder.snapshot : nil)
    let module = Module(configuration: configuration, otherModules: others, content: content)
    return (module, recorder.snapshot, output)
  }

  private static func otherModules(
    than module: ModuleConfiguration, in all: [ModuleConfiguration]
  ) -> [String: String] {
    let specs = Set(module.specs.map(\.value))
    var others: [String: String] = [:]
    for other in all where other.name.value != module.name.value {
      for spec in other.specs where !specs.contains(spec.value) {
        others[spec.value] = other.name.value
      }
    }
    return others
  }
}

/// Remembers the files that were asked for, also those that are not there: when one appears, `watch` shall
/// see it.
private final class SnapshotRecorder: @unchecked Sendable {
  private let lock = Lock()
  private var stamps = Snapshot()

  var snapshot: Snapshot { lock.withLock { stamps } }

  func look(at path: String) { lock.withLock { stamps.look(at: path) } }
}

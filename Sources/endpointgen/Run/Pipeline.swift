import Configuration
import Diagnostics
import Generator
import Output

/// Specs in, Swift files and diagnostics out: what the commands need of the generator.
protocol Pipeline: Sendable {
  /// - Parameters:
  ///   - owners: the module of each spec that is known, by path.
  ///   - load: reads a file, or throws what the machine says.
  func run(
    _ module: ModuleConfiguration, owners: [String: String],
    load: @escaping @Sendable (String) throws -> [UInt8]
  ) -> PipelineOutput

  /// What a stage of the generator has made of a spec, as text for people.
  func dump(
    _ stage: StageDump, of module: ModuleConfiguration,
    load: @escaping @Sendable (String) throws -> [UInt8]
  ) -> (text: String, output: PipelineOutput)

  /// The JSON Schema of the spec language.
  var schema: String { get }
}

struct PipelineOutput: Sendable {
  var files: [WantedFile] = []
  var diagnostics = DiagnosticCollector()
  /// The bytes of all files that were read, by path.
  var sources: [String: [UInt8]] = [:]
}

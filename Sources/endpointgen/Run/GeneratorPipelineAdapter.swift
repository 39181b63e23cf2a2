import Configuration
import Diagnostics
import Output

/// The generator, as the commands see it.
struct GeneratorPipelineAdapter: Pipeline {
  // TODO(front): call GeneratorPipeline when it has landed.
  func run(
    _ module: ModuleConfiguration, otherModules: [String: String],
    load: @escaping @Sendable (String) throws -> [UInt8]
  ) -> PipelineOutput { PipelineOutput() }

  func dump(
    _ stage: DumpStage, of spec: String, load: @escaping @Sendable (String) throws -> [UInt8]
  ) -> (text: String, output: PipelineOutput) { ("", PipelineOutput()) }

  var schema: String { "{}" }
}

import Configuration
import Diagnostics
import Generator
import Output

/// The generator, as the commands see it.
struct GeneratorPipelineAdapter: Pipeline {
  func run(
    _ module: ModuleConfiguration, owners: [String: String],
    load: @escaping @Sendable (String) throws -> [UInt8]
  ) -> PipelineOutput {
    let output = GeneratorPipeline.run(input(module, owners), load: load)
    return PipelineOutput(
      files: output.files.map { WantedFile(path: $0.name, text: $0.text) },
      diagnostics: output.diagnostics, sources: output.sources)
  }

  func dump(
    _ stage: StageDump, of module: ModuleConfiguration,
    load: @escaping @Sendable (String) throws -> [UInt8]
  ) -> (text: String, output: PipelineOutput) {
    let result = stage.text(of: input(module, [:]), load: load)
    return (result.text, PipelineOutput(diagnostics: result.diagnostics, sources: result.sources))
  }

  var schema: String { GeneratorPipeline.schema }

  private func input(
    _ module: ModuleConfiguration, _ owners: [String: String]
  ) -> ModuleInput {
    let options = module.options
    var input = ModuleInput(
      name: module.name.value, specs: module.specs.map(\.value), owners: owners,
      dialect: options[.dialect].value, mapper: options[.mapper].value,
      access: options[.access].value, samples: options[.samples].value,
      naming: options[.naming].value, qualifiesNames: options[.qualifiedNames].value == "true")
    input.isForPlugin = module.isForPlugin
    for key in OptionKey.allCases {
      if case .commandLine = options[key].origin { input.fixedChoices.insert(key.rawValue) }
    }
    return input
  }
}

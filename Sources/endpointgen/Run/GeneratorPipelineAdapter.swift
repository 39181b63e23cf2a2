import Configuration
import Diagnostics
import Generator
import Output

/// The generator, as the commands see it.
struct GeneratorPipelineAdapter: Pipeline {
  func run(
    _ module: ModuleConfiguration, otherModules: [String: String],
    load: @escaping @Sendable (String) throws -> [UInt8]
  ) -> PipelineOutput {
    var diagnostics = DiagnosticCollector()
    guard let input = input(module, otherModules, into: &diagnostics) else {
      return PipelineOutput(diagnostics: diagnostics)
    }
    let output = GeneratorPipeline.run(input, load: load)
    return PipelineOutput(
      files: output.files.map { WantedFile(path: $0.name, text: $0.text) },
      diagnostics: output.diagnostics, sources: output.sources)
  }

  func dump(
    _ stage: StageDump, of module: ModuleConfiguration,
    load: @escaping @Sendable (String) throws -> [UInt8]
  ) -> (text: String, output: PipelineOutput) {
    var diagnostics = DiagnosticCollector()
    guard let input = input(module, [:], into: &diagnostics) else {
      return ("", PipelineOutput(diagnostics: diagnostics))
    }
    let result = stage.text(of: input, load: load)
    return (result.text, PipelineOutput(diagnostics: result.diagnostics, sources: result.sources))
  }

  var schema: String { GeneratorPipeline.schema }

  private func input(
    _ module: ModuleConfiguration, _ otherModules: [String: String],
    into diagnostics: inout DiagnosticCollector
  ) -> ModuleInput? {
    let options = module.options
    let dialect = options[.dialect]
    var input = ModuleInput(
      name: module.name.value, specs: module.specs.map(\.value), otherModules: otherModules,
      dialect: dialect.value, mapper: options[.mapper].value, access: options[.access].value,
      samples: options[.samples].value,
      naming: options[.naming].value, qualifiesNames: options[.qualifiedNames].value == "true")
    if input == nil {
      diagnostics.report(.noSuchDialect(dialect.value), at: place(of: dialect, in: module))
    }
    input?.isForPlugin = module.isForPlugin
    return input
  }

  private func place(of setting: Setting<String>, in module: ModuleConfiguration) -> SourceRange {
    if case .file(let range) = setting.origin { return range }
    return .beginning(of: module.specs.first?.value ?? module.output.value)
  }
}

extension Diagnostic.Message {
  fileprivate static func noSuchDialect(_ dialect: String) -> Self {
    .error("unknown-dialect", "the dialect '\(dialect)' cannot be generated yet")
  }
}

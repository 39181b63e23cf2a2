import APIReview
import Configuration
import Diagnostics
import Generator
import SwiftNames

/// One state of the specs, read as far as it can be.
struct ReviewState: Sendable {
  private(set) var side = ReviewSide([])
  private(set) var files: [ReviewedText] = []
  private(set) var sources: [String: ReviewedText] = [:]
  private(set) var diagnostics = DiagnosticCollector()

  init(_ source: ReviewSource, config: String?, withFiles: Bool) {
    let configuration = source.configuration(config, into: &diagnostics)
    let modules = configuration.modules
    side.missesModules = diagnostics.hasErrors
    let owners = modules.owners
    for module in modules { read(module, owners, source, withFiles: withFiles) }
    // It stands once for all modules, and is told once.
    if let version = configuration.version, !side.modules.isEmpty {
      side.modules[0].configuration["version"] = version.value
      if case .file(let range) = version.origin { side.modules[0].places["version"] = range }
    }
    let file = source.configurationPath(config)
    if let bytes = try? source.load(file) {
      sources[file] = ReviewedText(path: file, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  private mutating func read(
    _ module: ModuleConfiguration, _ owners: [String: String], _ source: ReviewSource,
    withFiles: Bool
  ) {
    let options = module.options
    let specs = module.specs.map(\.value)
    let naming = options[.naming].value
    var input = ModuleInput(
      name: module.name.value, specs: specs, owners: owners,
      dialect: options[.dialect].value, mapper: options[.mapper].value,
      access: options[.access].value, samples: options[.samples].value, naming: naming,
      qualifiesNames: options[.qualifiedNames].value == "true")
    input.isEmitted = withFiles
    let output = GeneratorPipeline.run(input) { try source.load($0) }
    let errors = output.diagnostics.all.filter { $0.message.severity == .error }
    diagnostics.append(output.diagnostics)
    for (path, bytes) in output.sources {
      sources[path] = ReviewedText(path: path, text: String(decoding: bytes, as: UTF8.self))
    }
    let folder = module.output.value
    files += output.files.map { file in
      ReviewedText(
        path: file.name.inFolder(folder), text: file.text,
        origins: file.origins.map { .init(lines: $0.lines, range: $0.range) })
    }
    var configuration = Dictionary(
      uniqueKeysWithValues: OptionKey.allCases.map { ($0.rawValue, options[$0].value) })
    var places: [String: SourceRange] = [:]
    for key in OptionKey.allCases {
      if case .file(let range) = options[key].origin { places[key.rawValue] = range }
    }
    if source.isProject {
      configuration["module"] = module.name.value
      if case .file(let range) = module.name.origin {
        places["module"] = range
      } else {
        // Its name comes from the spec's.
        places["module"] = specs.first.map { .beginning(of: $0) }
      }
    }
    side.modules.append(
      ReviewSide.Module(
        name: module.name.value, apis: output.apis,
        names: SwiftNames(convertsCase: naming == "camelCase"),
        configuration: configuration, places: places,
        doubtfulTexts: errors.isEmpty
          ? [] : output.sources.values.map { String(decoding: $0, as: UTF8.self) }))
  }

  /// The specs with errors, and the configuration when it has any.
  var damaged: [String] {
    Set(diagnostics.all.filter { $0.message.severity == .error }.map(\.range.file)).sorted()
  }
}

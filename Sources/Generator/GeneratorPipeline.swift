package import APIModel
package import Diagnostics
package import Spec
import SwiftCode
package import SwiftEmitter
import SwiftNames

/// What one module is generated from.
package struct ModuleInput: Sendable {
  package var name: String
  /// The paths of its specs.
  package var specs: [String]
  package var options: EmitterOptions
  package var dialect: Dialect
  /// The modules of specs outside it, by path, so that it can import them.
  package var otherModules: [String: String]

  package init(
    name: String, specs: [String], options: EmitterOptions = EmitterOptions(),
    dialect: Dialect = .runtime, otherModules: [String: String] = [:]
  ) {
    self.name = name
    self.specs = specs
    self.options = options
    self.dialect = dialect
    self.otherModules = otherModules
  }
}

/// A generated file, held in memory.
package struct OutputFile: Hashable, Sendable {
  package var name: String
  package var text: String
  /// The spec that it comes from.
  package var spec: String
  /// Which lines a declaration takes, from 1, and what of the spec it comes from.
  package var origins: [Origin]

  package struct Origin: Hashable, Sendable {
    package var lines: Range<Int>
    package var range: SourceRange
  }

  package init(name: String, text: String, spec: String, origins: [Origin] = []) {
    self.name = name
    self.text = text
    self.spec = spec
    self.origins = origins
  }
}

/// What a run of the pipeline gives: the files, what to tell the author, and what was read.
package struct ModuleOutput: Sendable {
  package var files: [OutputFile] = []
  package var diagnostics = DiagnosticCollector()
  package var apis: [API] = []
  /// The bytes of all files that were read, by path.
  package var sources: [String: [UInt8]] = [:]
  /// The paths that were read, in order, each once.
  package var dependencies: [String] = []
}

/// The whole pipeline, in memory: specs in, Swift files and diagnostics out.
package enum GeneratorPipeline {
  package static func run(_ input: ModuleInput, load: @escaping FileLoader) -> ModuleOutput {
    var output = ModuleOutput()
    var isKnown: Set<String> = []
    func resolve(_ path: String) {
      guard isKnown.insert(path).inserted else { return }
      let sources = SourceSet.read(path, load: load, into: &output.diagnostics)
      output.sources.merge(sources.texts) { first, _ in first }
      for dependency in sources.dependencies where !output.dependencies.contains(dependency) {
        output.dependencies.append(dependency)
      }
      guard let api = Resolver.resolve(sources, into: &output.diagnostics) else { return }
      Validator.validate(api, into: &output.diagnostics)
      // A library's models are emitted once in each module whose specs include it.
      for library in api.libraries where input.otherModules[library] == nil { resolve(library) }
      output.apis.append(api)
    }
    for spec in input.specs { resolve(spec) }
    NameChecker.check(output.apis, names: input.options.names, into: &output.diagnostics)
    guard !output.diagnostics.hasErrors else { return output }
    output.files = emit(output.apis, input)
    return output
  }

  private static func emit(_ apis: [API], _ input: ModuleInput) -> [OutputFile] {
    var options = input.options
    for api in apis {
      for model in api.models { options.moduleTypes.insert(options.names.type(model.name).name) }
      if let target = api.target {
        options.moduleTypes.insert(options.names.type(target.root.name).name)
      }
    }
    for (path, module) in input.otherModules { options.modules[path] = Identifier(module) }
    return apis.flatMap { api in
      var options = options
      if let access = api.options.access.flatMap(EmitterOptions.Access.init) {
        options.access = access
      }
      if let samples = api.options.emit["samples"].flatMap(EmitterOptions.SampleEmission.init) {
        options.samples = samples
      }
      return input.dialect.emitter.emit(api, options: options).map { file in
        let printed = SwiftPrinter.printWithOrigins(file)
        return OutputFile(
          name: file.name, text: printed.text, spec: api.file,
          origins: printed.origins.map { OutputFile.Origin(lines: $0.lines, range: $0.range) })
      }
    }
  }
}

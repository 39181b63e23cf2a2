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
  /// Whether a build plugin asks: each named spec gets all files of `OutputNames`, included libraries none.
  package var isForPlugin = false
  /// Whether the files are asked for too, not only what the specs mean and what is wrong with them.
  package var isEmitted = true
  /// What the command line chose, such as `access` or `emit.samples`: a spec's own choice does not count then.
  package var fixedChoices: Set<String> = []

  package init(
    name: String, specs: [String], options: EmitterOptions = EmitterOptions(),
    dialect: Dialect = .runtime
  ) {
    self.name = name
    self.specs = specs
    self.options = options
    self.dialect = dialect
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
    let specs = input.specs.concurrentMap { ResolvedSpec($0, load: load) }
    let known = Dictionary(zip(input.specs, specs)) { first, _ in first }
    var isAdded: Set<String> = []
    func add(_ path: String) {
      guard isAdded.insert(path).inserted else { return }
      let spec = known[path] ?? ResolvedSpec(path, load: load)
      output.diagnostics.append(spec.diagnostics)
      output.sources.merge(spec.sources) { first, _ in first }
      for dependency in spec.dependencies where !output.dependencies.contains(dependency) {
        output.dependencies.append(dependency)
      }
      guard let api = spec.api else { return }
      // A library's models are emitted once in each module whose specs include it. When one could not be read, that was
      // told here, and would be told otherwise from its own point of view.
      if spec.isWhole {
        for library in api.libraries where input.options.otherModules[library] == nil {
          add(library)
        }
      }
      output.apis.append(api)
    }
    for spec in input.specs { add(spec) }
    if input.isForPlugin {
      checkLibraries(of: output.apis, input, into: &output.diagnostics)
    } else {
      checkChildren(of: output.apis, input, into: &output.diagnostics)
    }
    NameChecker.check(output.apis, names: input.options.names, into: &output.diagnostics)
    let parts = parts(of: output.apis, input)
    let mapped = Set(parts.filter { $0.options.mapper == .objectmapper }.map(\.api.file))
    let levels = Dictionary(parts.map { ($0.api.file, $0.options.access) }) { first, _ in first }
    for part in parts {
      AccessChecker.check(
        part.api, options: part.options, levels: levels, into: &output.diagnostics)
      let emitter = part.dialect.emitter
      emitter.check(part.api, options: part.options, into: &output.diagnostics)
      switch (part.options.mapper, part.dialect) {
      case (.objectmapper, .runtime):
        output.diagnostics.report(.noObjectMapper, at: .beginning(of: part.api.file))
      case (.codable, _):
        MapperChecker.check(part.api, mapped: mapped, into: &output.diagnostics)
      case (.objectmapper, .moya): break
      }
      if input.isForPlugin, emitter.hasSupport {
        output.diagnostics.report(
          .notForPlugin(part.dialect), at: .beginning(of: part.api.file))
      }
    }
    guard input.isEmitted, !output.diagnostics.hasErrors else { return output }
    let files = emit(parts, input)
    OutputNameChecker.check(files, into: &output.diagnostics)
    if !output.diagnostics.hasErrors { output.files = files }
    return output
  }

  /// A spec for itself: what it says, and what is wrong with it.
  private struct ResolvedSpec: Sendable {
    var api: API?
    var diagnostics = DiagnosticCollector()
    /// Whether it and all that it names could be read.
    var isWhole: Bool
    var sources: [String: [UInt8]]
    var dependencies: [String]

    init(_ path: String, load: @escaping FileLoader) {
      let files = SourceSet.read(path, load: load, into: &diagnostics)
      isWhole = !diagnostics.hasErrors
      sources = files.texts
      dependencies = files.dependencies
      api = Resolver.resolve(files, into: &diagnostics)
      if let api { Validator.validate(api, into: &diagnostics) }
    }
  }

  /// A spec with what it is emitted by.
  private struct Part: Sendable {
    var api: API
    var dialect: Dialect
    var options: EmitterOptions
  }

  /// The specs with the module's choices, or their own where they have some.
  private static func parts(of apis: [API], _ input: ModuleInput) -> [Part] {
    var options = input.options
    for api in apis {
      for model in api.models { options.moduleTypes.insert(options.names.type(model.name).name) }
      if let target = api.target {
        options.moduleTypes.insert(options.names.type(target.root.name).name)
      }
    }
    let choices = apis.map { $0.options.without(input.fixedChoices) }
    let dialects = choices.map { $0.dialect.flatMap(Dialect.init) ?? input.dialect }
    return apis.indices.map { index in
      let (api, own, dialect) = (apis[index], choices[index], dialects[index])
      var options = options
      options.names = options.names.applying(own)
      if let access = own.access.flatMap(EmitterOptions.Access.init) {
        options.access = access
      }
      if let qualified = own.emit["qualifiedNames"] {
        options.qualifiesTypes = qualified == "true"
      }
      if let mapper = own.mapper.flatMap(EmitterOptions.Mapper.init) {
        options.mapper = mapper
      }
      if let samples = own.emit["samples"].flatMap(EmitterOptions.SampleEmission.init) {
        options.samples = samples
      }
      // What another dialect declares in the module hides what this one imports.
      for other in Set(dialects) where other != dialect {
        options.moduleTypes.formUnion(other.emitter.supportTypes)
      }
      return Part(api: api, dialect: dialect, options: options)
    }
  }

  private static func emit(_ parts: [Part], _ input: ModuleInput) -> [OutputFile] {
    let emitted = input.isForPlugin ? parts.filter { input.specs.contains($0.api.file) } : parts
    var files = emitted.concurrentMap { part in
      let emitter = part.dialect.emitter
      let files =
        input.isForPlugin
        ? emitter.emitAll(part.api, options: part.options)
        : emitter.emit(part.api, options: part.options)
      return files.map { file in
        let printed = SwiftPrinter.printWithOrigins(file)
        return OutputFile(
          name: file.name, text: printed.text, spec: part.api.file,
          origins: printed.origins.map { OutputFile.Origin(lines: $0.lines, range: $0.range) })
      }
    }.flatMap { $0 }
    for dialect in Dialect.allCases where !input.isForPlugin {
      let sharing = parts.filter { $0.dialect == dialect }
      guard let first = sharing.first else { continue }
      files += dialect.emitter.support(for: sharing.map { ($0.api, $0.options) }).map {
        OutputFile(name: $0.name, text: SwiftPrinter.print($0), spec: first.api.file)
      }
    }
    return files
  }

  /// The enum of a child's target comes from its own spec, which must be generated too.
  private static func checkChildren(
    of apis: [API], _ input: ModuleInput, into diagnostics: inout DiagnosticCollector
  ) {
    func check(_ group: Group) {
      for member in group.members {
        switch member {
        case .endpoint: break
        case .group(let inner): check(inner)
        case .child(let child):
          let isMade =
            input.specs.contains(child.file) || input.options.otherModules[child.file] != nil
            || child.file.isEmpty
          if !isMade {
            diagnostics.report(
              .childElsewhere(child.target, child.file), at: child.name.origin.range)
          }
        }
      }
    }
    for api in apis { if let root = api.target?.root { check(root) } }
  }

  /// A library becomes sources only under a name that the plugin looks for: its models would be missing, and the
  /// compiler would say so in generated code.
  private static func checkLibraries(
    of apis: [API], _ input: ModuleInput, into diagnostics: inout DiagnosticCollector
  ) {
    for api in apis where !input.specs.contains(api.file) && !OutputNames.isPluginSpec(api.file) {
      let declares = api.models.contains { model in
        if case .external = model.kind { false } else { true }
      }
      guard declares, let spec = input.specs.first else { continue }
      diagnostics.report(.unbuiltLibrary(api.file), at: .beginning(of: spec))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func childElsewhere(_ target: String, _ file: String) -> Self {
    .error(
      "child-elsewhere", "the target '\(target)' is in no module that is generated",
      help: "generate '\(file)' too: add it to the module's 'specs:'")
  }
  fileprivate static var noObjectMapper: Self {
    .error(
      "mapper-not-offered", "'EndpointRuntime' reads its models by Codable, not by ObjectMapper",
      help: "write 'dialect: moya' as well, or leave 'mapper' out")
  }
  /// A build command runs for one spec; whose would files be that all specs of the module share?
  fileprivate static func notForPlugin(_ dialect: Dialect) -> Self {
    .error(
      "dialect-not-for-plugin",
      "the build plugin cannot write the files that specs of the dialect '\(dialect.rawValue)' share",
      help: "generate the module by 'endpointgen generate', and commit what it writes")
  }
  fileprivate static func unbuiltLibrary(_ path: String) -> Self {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").first ?? ""
    return .error(
      "unbuilt-library",
      "the build plugin makes no Swift of '\(name)', whose models this spec uses",
      help: "name it '\(stem).endpoints.yaml'")
  }
}

extension API.Options {
  /// The choices of a spec but those that are made elsewhere.
  fileprivate func without(_ fixed: Set<String>) -> API.Options {
    var options = self
    if fixed.contains("access") { options.access = nil }
    if fixed.contains("dialect") { options.dialect = nil }
    if fixed.contains("mapper") { options.mapper = nil }
    if fixed.contains("naming") { options.naming = nil }
    for key in options.emit.keys where fixed.contains("emit.\(key)") { options.emit[key] = nil }
    return options
  }
}

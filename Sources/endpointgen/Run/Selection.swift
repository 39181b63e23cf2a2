import Configuration
import Diagnostics
import Output

/// What the configuration and the command line ask for together.
struct Selection: Sendable {
  /// Nil when it has errors.
  private(set) var configuration: Configuration?
  private(set) var modules: [ModuleConfiguration] = []
  /// Modules that the layout without a configuration had, and whose specs are no more. None when some specs were named.
  private(set) var gone: [ModuleConfiguration] = []
  private(set) var diagnostics = DiagnosticCollector()
  /// The bytes of what was read, by path.
  private(set) var sources: [String: [UInt8]] = [:]
  /// The files and folders that decide about the selection, as they were before they were read.
  private(set) var seen = Snapshot()

  init(_ arguments: Arguments) throws {
    configuration = try configuration(arguments)
    guard let configuration else { return }
    modules = try selection(configuration, arguments)
    let isWholeLayout =
      configuration.file == nil && arguments.operands.isEmpty && !arguments.has("--output")
    if isWholeLayout { gone = GoneModules.find(beside: modules) }
    for spec in modules.flatMap(\.specs) { seen.look(at: spec.value.parentFolder) }
    if modules.isEmpty {
      let place = configuration.file ?? Configuration.specFolder
      diagnostics.report(.nothingToDo, at: .beginning(of: place))
    }
  }

  /// Nil when it has errors; they are reported.
  private mutating func configuration(_ arguments: Arguments) throws -> Configuration? {
    // A spec that is not there counts: it may come back.
    let recorder = SnapshotRecorder()
    let project = DiskProject(recorder: recorder)
    defer { seen.add(recorder.snapshot) }
    let path = arguments["--config"] ?? Configuration.fileName
    seen.look(at: path)
    if arguments.has(GenerateCommand.pluginOption.name), !arguments.has("--config") {
      // Where a build runs is no choice of the author.
      return .empty
    }
    guard arguments.has("--config") || project.isFile(path) else {
      let configuration = Configuration.discovered(in: project, into: &diagnostics)
      return diagnostics.hasErrors ? nil : configuration
    }
    let bytes = try DiskProject.load(path)
    sources[path] = bytes
    guard
      let configuration = ConfigurationReader.read(
        bytes, file: path, project: project, into: &diagnostics)
    else { return nil }
    if let version = configuration.version, version.value != Version.current,
      case .file(let range) = version.origin
    {
      diagnostics.report(.otherVersion(version.value), at: range)
    }
    return diagnostics.hasErrors ? nil : configuration
  }

  /// The modules that the command line asks for: all, those of some specs, or one of its own.
  private mutating func selection(
    _ configuration: Configuration, _ arguments: Arguments
  ) throws -> [ModuleConfiguration] {
    let specs = arguments.operands.map(Self.normalized)
    let isNamed = { name in configuration.modules.contains { $0.name.value == name } }
    for spec in specs where !DiskProject().isFile(spec) {
      guard arguments.has("--output") || !isNamed(spec) else { continue }
      let isPath = spec.contains("/") || spec.contains(".")
      let reason = isPath ? "there is no such file" : "no such file, nor a module of that name"
      throw FileError("read", spec, reason: reason)
    }
    var modules: [ModuleConfiguration] = []
    if let output = arguments["--output"] {
      guard let first = specs.first else {
        throw UsageError(
          text: "'--output' needs a spec", help: "endpointgen generate SPEC… --output FOLDER")
      }
      var module = Self.module(of: first, configuration)
      module.specs = specs.map { Setting($0, from: .commandLine("SPEC")) }
      module.output = Setting(output, from: .commandLine("--output"))
      modules = [module]
    } else if specs.isEmpty {
      modules = configuration.modules
    } else {
      for spec in specs {
        let module = Self.module(of: spec, configuration, mayBeName: !DiskProject().isFile(spec))
        if !modules.contains(where: { $0.name.value == module.name.value }) {
          modules.append(module)
        }
      }
    }
    for index in modules.indices { Self.override(&modules[index], arguments) }
    if arguments.has(GenerateCommand.pluginOption.name) { try Self.prepareForPlugin(&modules) }
    return modules
  }

  /// The module that a spec belongs to, or one of its own; or the module of that name.
  private static func module(
    of spec: String, _ configuration: Configuration, mayBeName: Bool = false
  ) -> ModuleConfiguration {
    configuration.modules.first { module in
      module.specs.contains { $0.value == spec } || (mayBeName && module.name.value == spec)
    } ?? Configuration.module(ofSpec: spec)
  }

  /// A plugin knows the files before the specs are read, and its target has types of its own.
  private static func prepareForPlugin(_ modules: inout [ModuleConfiguration]) throws {
    let option = GenerateCommand.pluginOption.name
    guard modules.count == 1, case .commandLine = modules[0].output.origin else {
      throw UsageError(
        text: "'\(option)' needs a spec and '--output'",
        help: "endpointgen generate \(option) SPEC… --output FOLDER")
    }
    modules[0].isForPlugin = true
    modules[0].options[.qualifiedNames] = Setting("true", from: .commandLine(option))
  }

  private static func override(_ module: inout ModuleConfiguration, _ arguments: Arguments) {
    for (key, option) in ModuleOptionArguments.all {
      if let value = arguments[option.name] {
        module.options[key] = Setting(value, from: .commandLine(option.name))
      }
    }
    if let name = arguments["--module"] {
      module.name = Setting(name, from: .commandLine("--module"))
    }
  }

  /// `./specs//a.yaml` is `specs/a.yaml`: the same file has one name.
  private static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

extension Diagnostic.Message {
  fileprivate static func otherVersion(_ version: String) -> Self {
    .error(
      "other-version", "the project asks for endpointgen \(version), this is \(Version.current)",
      help: "install that version, or change 'version' after reading what the newer one changes")
  }

  fileprivate static var nothingToDo: Self {
    .warning(
      "no-specs", "there is no spec to generate from", help: "endpointgen init makes a first one")
  }
}

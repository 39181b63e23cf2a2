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
  /// What the machine refused to show: then nobody knows what there is to do.
  private(set) var refusal: FileError?

  init(_ arguments: Arguments) throws {
    // A spec that is not there counts: it may come back.
    let recorder = SnapshotRecorder()
    let project = DiskProject(recorder: recorder)
    defer {
      seen.add(recorder.snapshot)
      refusal = recorder.refusal
    }
    configuration = try configuration(arguments, project)
    guard let configuration, recorder.refusal == nil else { return }
    modules = try selection(configuration, arguments, project)
    guard recorder.refusal == nil else { return }
    let isWholeLayout =
      configuration.file == nil && arguments.operands.isEmpty && !arguments.has("--output")
    if isWholeLayout { gone = try GoneModules.find(beside: modules, in: project) }
    for spec in modules.flatMap(\.specs) { seen.look(at: spec.value.parentFolder) }
  }

  /// Nil when it has errors; they are reported.
  private mutating func configuration(
    _ arguments: Arguments, _ project: DiskProject
  ) throws -> Configuration? {
    let path = project.named(arguments["--config"] ?? Configuration.fileName)
    seen.look(at: path)
    if arguments.has(GenerateCommand.pluginOption.name), !arguments.has("--config") {
      // Where a build runs is no choice of the author.
      return .empty
    }
    guard arguments.has("--config") || project.isFile(path) else {
      let configuration = Configuration.discovered(in: project, into: &diagnostics)
      return diagnostics.hasErrors ? nil : configuration
    }
    let bytes = try project.load(path)
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
    _ configuration: Configuration, _ arguments: Arguments, _ project: DiskProject
  ) throws -> [ModuleConfiguration] {
    let operands = try Operands(arguments.operands, configuration, project)
    var modules = configuration.modules
    if let output = arguments["--output"] {
      guard var module = operands.modules.first else {
        throw UsageError(
          text: "'--output' needs a spec", help: "endpointgen generate SPEC… --output FOLDER")
      }
      module.specs = operands.specs.map { Setting($0, from: .commandLine("SPEC")) }
      module.output = Setting(project.named(output), from: .commandLine("--output"))
      if let name = try Self.moduleName(arguments) { module.name = name }
      modules = [module]
    } else if arguments.has(GenerateCommand.moduleOption.name) {
      throw UsageError(
        text: "'\(GenerateCommand.moduleOption.name)' needs '--output'",
        help: "endpointgen generate SPEC… --output FOLDER --module NAME")
    } else if !operands.modules.isEmpty {
      modules = operands.modules
      var others = configuration.modules
      for module in operands.unlisted {
        Configuration.checkOutput(of: module, beside: others, into: &diagnostics)
        others.append(module)
      }
    }
    for index in modules.indices { Self.override(&modules[index], arguments) }
    if arguments.has(GenerateCommand.pluginOption.name) { try Self.prepareForPlugin(&modules) }
    return modules
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
  }

  /// The name that the command line gives to its module.
  private static func moduleName(_ arguments: Arguments) throws -> Setting<String>? {
    let option = GenerateCommand.moduleOption.name
    guard let name = arguments[option] else { return nil }
    if let mistake = ModuleName.mistake(in: name) {
      throw UsageError(text: mistake.text, help: mistake.help)
    }
    return Setting(name, from: .commandLine(option))
  }
}

extension Diagnostic.Message {
  fileprivate static func otherVersion(_ version: String) -> Self {
    .error(
      "other-version", "the project asks for endpointgen \(version), this is \(Version.current)",
      help: "install that version, or change 'version' after reading what the newer one changes")
  }
}

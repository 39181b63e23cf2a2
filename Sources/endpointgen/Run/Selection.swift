import Configuration
import Diagnostics
import Output

/// What the configuration and the command line ask for together.
struct Selection: Sendable {
  /// Nil when it has errors.
  private(set) var configuration: Configuration?
  private(set) var modules: [ModuleConfiguration] = []
  private(set) var diagnostics = DiagnosticCollector()
  /// The bytes of what was read, by path.
  private(set) var sources: [String: [UInt8]] = [:]
  /// The files and folders that decide about the selection, as they were before they were read.
  private(set) var seen = Snapshot()

  init(_ arguments: Arguments) throws {
    configuration = try configuration(arguments)
    guard let configuration else { return }
    modules = try selection(configuration, arguments)
    for spec in modules.flatMap(\.specs) { seen.look(at: spec.value.parentFolder) }
    if modules.isEmpty {
      let place = configuration.file ?? Configuration.specFolder
      diagnostics.report(.nothingToDo, at: .beginning(of: place))
    }
  }

  /// Nil when it has errors; they are reported.
  private mutating func configuration(_ arguments: Arguments) throws -> Configuration? {
    let project = DiskProject()
    let path = arguments["--config"] ?? Configuration.fileName
    seen.look(at: path)
    guard arguments.has("--config") || project.isFile(path) else {
      seen.look(at: Configuration.specFolder)
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
    for spec in specs where !DiskProject().isFile(spec) {
      throw FileError("read", spec, reason: "there is no such file")
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
        let module = Self.module(of: spec, configuration)
        if !modules.contains(where: { $0.name.value == module.name.value }) {
          modules.append(module)
        }
      }
    }
    for index in modules.indices { Self.override(&modules[index], arguments) }
    return modules
  }

  /// The module that a spec belongs to, or one of its own.
  private static func module(
    of spec: String, _ configuration: Configuration
  ) -> ModuleConfiguration {
    configuration.modules.first { $0.specs.contains { $0.value == spec } }
      ?? Configuration.module(ofSpec: spec)
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

package import Diagnostics
import YAML

extension Configuration {
  /// Where specs are looked for without a configuration.
  package static let specFolder = "specs"

  /// Where modules are generated that say nothing else, each into a folder of its name.
  package static let outputFolder = "Generated"

  /// What holds without `endpointgen.yaml`: each spec of `specs/` that is no library becomes the module
  /// `<Spec>Client` in `Generated/`.
  package static func discovered(
    in project: any ProjectFiles, into diagnostics: inout DiagnosticCollector
  ) -> Configuration {
    let specs = project.names(in: specFolder).filter { isSpecName($0) }
      .map { $0.inFolder(specFolder) }
    var configuration = Configuration(file: nil, version: nil, modules: [])
    for spec in specs where project.isFile(spec) && !isLibrary(project.bytes(of: spec) ?? []) {
      let module = module(ofSpec: spec)
      checkOutput(of: module, beside: configuration.modules, into: &diagnostics)
      configuration.modules.append(module)
    }
    return configuration
  }

  /// The module of a spec that is named on the command line, and that no module here holds.
  package func module(ofUnlisted spec: String) -> ModuleConfiguration {
    var module = Self.module(ofSpec: spec)
    module.output.value = module.output.value.inFolder(folder)
    module.options = options
    return module
  }

  /// A module that is named after its spec has the folder of another spec of that name: each would remove the other's
  /// files.
  package static func checkOutput(
    of module: ModuleConfiguration, beside modules: [ModuleConfiguration],
    into diagnostics: inout DiagnosticCollector
  ) {
    let output = module.output.value.lowercased()
    guard let spec = module.specs.first?.value,
      let other = modules.first(where: { $0.output.value.lowercased() == output })
    else { return }
    diagnostics.report(
      .sharedName(module.name.value, other.specs.first?.value ?? ""), at: .beginning(of: spec))
  }

  /// The module of a spec that no configuration speaks of.
  package static func module(ofSpec path: String) -> ModuleConfiguration {
    module(named: moduleName(ofSpec: path), of: [path])
  }

  /// A module as the layout has it.
  package static func module(named name: String, of specs: [String]) -> ModuleConfiguration {
    ModuleConfiguration(
      name: Setting(name, from: .builtIn), specs: specs.map { Setting($0, from: .builtIn) },
      output: Setting(name.inFolder(outputFolder), from: .builtIn), options: ModuleOptions())
  }

  /// `LoginLogClient` of `specs/login-log.yaml`.
  package static func moduleName(ofSpec path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
    let words = stem.unicodeScalars.split { scalar in
      !(scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil))
    }
    let name = words.map { word in
      String(word.prefix(1)).uppercased() + String(word.dropFirst())
    }.joined()
    let isNumber = name.first?.isNumber ?? true
    return (isNumber ? "Spec" : "") + name + "Client"
  }

  private static func isSpecName(_ name: String) -> Bool {
    !name.hasPrefix(".") && (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
  }

  /// A file without `target:`. One that cannot be read is taken for a spec, so that somebody is told.
  private static func isLibrary(_ bytes: [UInt8]) -> Bool {
    if hasTargetLine(bytes) { return false }
    var diagnostics = DiagnosticCollector()
    let root = YAMLParser(bytes: bytes, file: "").parse(into: &diagnostics)
    guard let root, root.pairs != nil else { return false }
    return root["target"] == nil
  }

  /// Whether a line begins with `target:`, as in nearly every spec: then it need not be parsed to know. What stands at the
  /// beginning of a line belongs to the root, whose texts of several lines are indented.
  private static func hasTargetLine(_ bytes: [UInt8]) -> Bool {
    let key = Array("target:".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while bytes.count - start > key.count {
        if bytes[start...].starts(with: key) { return true }
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
        start = end + 1
      }
      return false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sharedName(_ name: String, _ other: String) -> Self {
    .error(
      "shared-output", "'\(other)' becomes the module '\(name)' already",
      help: "rename one of them, or name the modules in \(Configuration.fileName)")
  }
}

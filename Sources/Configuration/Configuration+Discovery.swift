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
    let modules = specs.filter { project.isFile($0) && !isLibrary(project.bytes(of: $0) ?? []) }
    var first: [String: String] = [:]
    for path in modules {
      let name = moduleName(ofSpec: path)
      if let other = first[name.lowercased()] {
        diagnostics.report(.sharedName(name, other), at: .beginning(of: path))
      } else {
        first[name.lowercased()] = path
      }
    }
    return Configuration(file: nil, version: nil, modules: modules.map(module))
  }

  /// The module of a spec that no configuration speaks of.
  package static func module(ofSpec path: String) -> ModuleConfiguration {
    let name = moduleName(ofSpec: path)
    return ModuleConfiguration(
      name: Setting(name, from: .builtIn), specs: [Setting(path, from: .builtIn)],
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

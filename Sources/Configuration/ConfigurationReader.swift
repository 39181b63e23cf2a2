package import Diagnostics
import Spec
import YAML

/// Reads `endpointgen.yaml`:
/// ```yaml
/// version: 0.1.0                   # the tool's; another one refuses to run
/// access: public                   # for all modules
/// modules:
///   OrderClient:
///     specs: [specs/order.yaml]    # files, or a pattern such as specs/*.yaml
///     output: Generated/OrderClient
///     emit: { samples: debug }
/// ```
/// Paths are relative to the file's folder.
package struct ConfigurationReader {
  let file: String
  let folder: String
  let project: any ProjectFiles
  private var diagnostics = DiagnosticCollector()

  /// Nil when the file is no mapping; then, and after other mistakes, the diagnostics say so.
  package static func read(
    _ bytes: [UInt8], file: String, project: any ProjectFiles,
    into diagnostics: inout DiagnosticCollector
  ) -> Configuration? {
    guard let root = YAMLParser(bytes: bytes, file: file).parse(into: &diagnostics) else {
      return nil
    }
    var reader = ConfigurationReader(file: file, project: project)
    let configuration = reader.configuration(root)
    diagnostics.append(reader.diagnostics)
    return configuration
  }

  private init(file: String, project: any ProjectFiles) {
    self.file = file
    self.project = project
    folder = file.parentFolder
  }

  private mutating func configuration(_ root: YAMLNode) -> Configuration? {
    guard let pairs = mapping(root) else { return nil }
    let fields = fields(pairs, of: .configuration)
    let options = options(fields)
    var configuration = Configuration(file: file, version: nil, modules: [], options: options)
    configuration.version = fields["version"].flatMap { text($0) }
    guard let modules = fields["modules"] else {
      diagnostics.report(.missingKey("modules", in: "the configuration"), at: root.range.startPoint)
      return configuration
    }
    for pair in mapping(modules) ?? [] {
      if let module = module(pair, options) { configuration.modules.append(module) }
    }
    checkOutputs(configuration.modules)
    return configuration
  }

  private mutating func module(
    _ pair: YAMLPair, _ shared: ModuleOptions
  ) -> ModuleConfiguration? {
    let name = pair.name
    if let mistake = ModuleName.mistake(in: name) {
      diagnostics.report(.badModuleName(mistake), at: pair.key.range)
    }
    guard let pairs = mapping(pair.value) else { return nil }
    let fields = fields(pairs, of: .module)
    let output =
      fields["output"].flatMap { self.output($0) }
      ?? Setting(
        name.inFolder(Configuration.outputFolder).inFolder(folder), from: .builtIn)
    guard let specs = fields["specs"] else {
      diagnostics.report(.missingKey("specs", in: "module '\(name)'"), at: pair.key.range)
      return nil
    }
    if specs.items?.isEmpty == true { diagnostics.report(.noSpecs(of: name), at: specs.range) }
    return ModuleConfiguration(
      name: Setting(name, from: .file(pair.key.range)), specs: self.specs(specs), output: output,
      options: shared.overridden(by: options(fields)))
  }

  // MARK: Options

  private mutating func options(_ fields: [String: YAMLNode]) -> ModuleOptions {
    var options = ModuleOptions()
    let group = fields[OptionKey.group].flatMap { mapping($0) } ?? []
    let groupFields = self.fields(group, of: .emission)
    for key in OptionKey.allCases {
      guard let node = (key.isGrouped ? groupFields : fields)[key.name] else { continue }
      if let setting = choice(node, key) { options[key] = setting }
    }
    return options
  }

  private mutating func choice(_ node: YAMLNode, _ key: OptionKey) -> Setting<String>? {
    guard let setting = text(node) else { return nil }
    guard key.values.contains(setting.value) else {
      diagnostics.report(.unknownValue(setting.value, of: key), at: node.range)
      return nil
    }
    return setting
  }

  // MARK: Paths

  private mutating func specs(_ node: YAMLNode) -> [Setting<String>] {
    guard let items = node.items ?? (node.text == nil ? nil : [node]) else {
      diagnostics.report(.expected("a list of paths", found: node.kind), at: node.range)
      return []
    }
    var specs: [Setting<String>] = []
    for item in items {
      guard let pattern = text(item) else { continue }
      let path = project.named(pattern.value.inFolder(folder))
      let parsed = PathPattern(path)
      let matches = parsed.matches(in: project)
      if matches.isEmpty {
        let message: Diagnostic.Message =
          if parsed.hasPatternAsFolder {
            .patternAsFolder(pattern.value)
          } else if !project.names(in: path).isEmpty {
            .specIsFolder(pattern.value.withoutTrailingSlash)
          } else {
            .noSuchSpec(pattern.value)
          }
        diagnostics.report(message, at: item.range)
      }
      for match in matches where !specs.contains(where: { $0.value == match }) {
        specs.append(Setting(match, from: pattern.origin))
      }
    }
    return specs
  }

  private mutating func output(_ node: YAMLNode) -> Setting<String>? {
    guard let setting = text(node) else { return nil }
    let parts = setting.value.split(separator: "/", omittingEmptySubsequences: false)
    guard !setting.value.hasPrefix("/") else {
      diagnostics.report(.absoluteOutput(setting.value), at: node.range)
      return nil
    }
    // Who reviews a configuration shall not have to think of what else a run can overwrite.
    let isInside = !parts.contains("..") && !project.leadsOutside(setting.value, of: folder)
    guard isInside else {
      diagnostics.report(.outputOutside(setting.value), at: node.range)
      return nil
    }
    let path = parts.filter { !$0.isEmpty && $0 != "." }.joined(separator: "/")
    return Setting((path.isEmpty ? "." : path).inFolder(folder), from: setting.origin)
  }

  /// Two modules in one folder would remove each other's files.
  private mutating func checkOutputs(_ modules: [ModuleConfiguration]) {
    var first: [String: Setting<String>] = [:]
    for module in modules {
      let output = module.output
      guard let other = first[output.value.lowercased()] else {
        first[output.value.lowercased()] = output
        continue
      }
      guard case .file(let range) = output.origin == .builtIn ? module.name.origin : output.origin
      else { continue }
      var notes: [Diagnostic.Note] = []
      if case .file(let place) = other.origin { notes = [.init("the other one's", at: place)] }
      diagnostics.report(.sharedOutput(output.value), at: range, notes: notes)
    }
  }

  // MARK: Shapes

  private mutating func mapping(_ node: YAMLNode) -> [YAMLPair]? {
    if let pairs = node.pairs { return pairs }
    diagnostics.report(.expected("a mapping", found: node.kind), at: node.range)
    return nil
  }

  private mutating func text(_ node: YAMLNode) -> Setting<String>? {
    if let text = node.text, !node.isNull, !text.isEmpty {
      return Setting(text, from: .file(node.range))
    }
    diagnostics.report(.expected("text", found: node.kind), at: node.range)
    return nil
  }

  /// The values by key; unknown keys are reported.
  private mutating func fields(
    _ pairs: [YAMLPair], of object: ConfigurationObject
  ) -> [String: YAMLNode] {
    let allowed = object.keys.map(\.name)
    var fields: [String: YAMLNode] = [:]
    for pair in pairs {
      if allowed.contains(pair.name) {
        fields[pair.name] = pair.value
      } else if !pair.name.hasPrefix("x-") {
        diagnostics.report(.unknownKey(pair.name, allowed: allowed), at: pair.key.range)
      }
    }
    return fields
  }
}

extension String {
  fileprivate var withoutTrailingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}

extension Diagnostic.Message {
  fileprivate static func unknownKey(_ key: String, allowed: [String]) -> Self {
    .error("unknown-key", "unknown key '\(key)'", help: Suggestion.help(key, allowed: allowed))
  }

  fileprivate static func unknownValue(_ value: String, of key: OptionKey) -> Self {
    .error(
      "unknown-value", "'\(value)' is no value of '\(key.rawValue)'",
      help: Suggestion.help(value, allowed: key.values))
  }

  fileprivate static func missingKey(_ key: String, in place: String) -> Self {
    .error(
      "missing-key", "\(place) has no '\(key)'",
      help: key == "specs"
        ? "write 'specs: [specs/shop.yaml]'"
        : "write 'modules: { ShopClient: { specs: [specs/shop.yaml] } }'")
  }

  fileprivate static func expected(_ kind: String, found: String) -> Self {
    .error("unexpected-kind", "expected \(kind) here, but this is \(found)")
  }

  fileprivate static func noSuchSpec(_ pattern: String) -> Self {
    .error(
      "no-such-spec", "no file is '\(pattern)'", help: "paths begin at the configuration's folder")
  }

  fileprivate static func specIsFolder(_ path: String) -> Self {
    .error(
      "no-such-spec", "'\(path)' is a folder",
      help: "write '\("*.yaml".inFolder(path))' for the specs in it")
  }

  fileprivate static func patternAsFolder(_ pattern: String) -> Self {
    .error(
      "no-such-spec", "no file is '\(pattern)'",
      help: "only the last part of a path may hold '*' or '?', and there is no '**':"
        + " list a pattern for each folder, such as [specs/*.yaml, specs/shop/*.yaml]")
  }

  fileprivate static func noSpecs(of module: String) -> Self {
    .error(
      "missing-key", "module '\(module)' has no spec", help: "write 'specs: [specs/shop.yaml]'")
  }

  fileprivate static func absoluteOutput(_ path: String) -> Self {
    .error(
      "output-outside", "'\(path)' is an absolute path",
      help: "write where the folder is from the configuration's folder, such as 'Generated/Shop';"
        + " to write elsewhere, say so on the command line: --output")
  }

  fileprivate static func outputOutside(_ path: String) -> Self {
    .error(
      "output-outside", "'\(path)' leads out of the configuration's folder",
      help: "to write elsewhere, say so on the command line: --output")
  }

  fileprivate static func sharedOutput(_ path: String) -> Self {
    .error(
      "shared-output", "two modules cannot share the folder '\(path)'",
      help: "each would remove the other's files: give one another 'output'")
  }

  fileprivate static func badModuleName(_ mistake: ModuleName.Mistake) -> Self {
    .error("bad-module-name", mistake.text, help: mistake.help)
  }
}

import Configuration

/// What the operands of a command speak of: specs, and modules by name.
struct Operands {
  /// The modules that are named, and all that hold a spec which is named; one of its own for a spec that none holds.
  private(set) var modules: [ModuleConfiguration] = []
  /// The specs that are named, and those of the modules that are, each once.
  private(set) var specs: [String] = []
  /// Which modules no configuration speaks of.
  private(set) var unlisted: [ModuleConfiguration] = []

  private let configuration: Configuration
  private let project: DiskProject
  /// The modules that hold a spec, and what they call it, by its identity.
  private var holders: [String: [(module: ModuleConfiguration, spec: String)]] = [:]

  init(_ operands: [String], _ configuration: Configuration, _ project: DiskProject) throws {
    self.configuration = configuration
    self.project = project
    guard !operands.isEmpty else { return }
    for module in configuration.modules {
      for spec in module.specs {
        holders[project.identity(of: spec.value), default: []].append((module, spec.value))
      }
    }
    for operand in operands { try read(operand) }
  }

  private mutating func read(_ operand: String) throws {
    if project.isFile(operand) {
      let identity = project.identity(of: operand)
      if holders[identity] == nil {
        let spec = project.named(operand)
        let module = configuration.module(ofUnlisted: spec)
        unlisted.append(module)
        holders[identity] = [(module, spec)]
      }
      for (module, _) in holders[identity]! { add(module) }
      add(holders[identity]![0].spec)
    } else if let module = configuration.modules.first(where: { $0.name.value == operand }) {
      add(module)
      for spec in module.specs { add(spec.value) }
    } else if let refusal = project.recorder?.refusal {
      throw refusal
    } else {
      let isPath = operand.contains("/") || operand.contains(".")
      throw NoFile(
        path: operand,
        reason: isPath ? "there is no such file" : "no such file, nor a module of that name")
    }
  }

  private mutating func add(_ module: ModuleConfiguration) {
    // Two modules of one name can be told apart by their folders only.
    let isNew = !modules.contains {
      $0.name.value == module.name.value && $0.specs.map(\.value) == module.specs.map(\.value)
    }
    if isNew { modules.append(module) }
  }

  private mutating func add(_ spec: String) {
    if !specs.contains(spec) { specs.append(spec) }
  }
}

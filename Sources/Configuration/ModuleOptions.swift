/// A choice that a module, the whole configuration, the command line or a spec can make.
package enum OptionKey: String, CaseIterable, Sendable {
  case access
  case dialect
  case mapper
  case naming
  case samples = "emit.samples"
  case qualifiedNames = "emit.qualifiedNames"

  /// What may be chosen; the first is the default.
  package var values: [String] {
    switch self {
    case .access: ["public", "package", "internal"]
    case .dialect: ["runtime", "moya"]
    case .mapper: ["codable", "objectmapper"]
    case .naming: ["as-written", "camelCase"]
    case .samples: ["always", "debug", "never"]
    case .qualifiedNames: ["false", "true"]
    }
  }

  package var doc: String {
    switch self {
    case .access: "who may use what is generated"
    case .dialect: "what generated code runs on"
    case .mapper: "how models are read and written"
    case .naming: "how Swift names are made of the keys of a spec"
    case .samples: "where the samples of a spec are compiled in"
    case .qualifiedNames:
      "whether types are written with their module: for modules with types of the same names"
    }
  }

  /// The key of the options below `emit:`.
  static let group = "emit"

  /// The name within its mapping.
  var name: String {
    rawValue.hasPrefix("\(Self.group).")
      ? String(rawValue.dropFirst(Self.group.count + 1)) : rawValue
  }

  var isGrouped: Bool { name != rawValue }
}

/// What was chosen, with what holds where nothing was.
package struct ModuleOptions: Sendable {
  private var chosen: [OptionKey: Setting<String>] = [:]

  package init() {}

  /// One of the option's values.
  package subscript(key: OptionKey) -> Setting<String> {
    get { chosen[key] ?? Setting(key.values[0], from: .builtIn) }
    set { chosen[key] = newValue }
  }

  /// The same options, those that were chosen in another set replaced.
  package func overridden(by other: ModuleOptions) -> ModuleOptions {
    var options = self
    options.chosen.merge(other.chosen) { $1 }
    return options
  }
}

/// What one spec file means, with every name resolved: a target with its endpoints, and models. Emitters and
/// the review read only this.
package struct API: Equatable, Sendable {
  /// The spec's file, as the run knows it.
  package var file: String
  /// The target; nil in a library, which has only models.
  package var target: Target?
  /// The models that this file declares, in the order of the file.
  package var models: [Model]
  /// Every model that can be named here, the included ones too, by name.
  package var knownModels: [String: Model]
  /// The files of the libraries that it includes, in order, each once.
  package var libraries: [String]
  package var options: Options

  package init(
    file: String, target: Target? = nil, models: [Model] = [], knownModels: [String: Model] = [:],
    libraries: [String] = [], options: Options = Options()
  ) {
    self.file = file
    self.target = target
    self.models = models
    self.knownModels = knownModels
    self.libraries = libraries
    self.options = options
  }

  /// What a spec's top may override of the configuration.
  package struct Options: Hashable, Sendable {
    package var access: String?
    package var dialect: String?
    package var mapper: String?
    package var naming: String?
    package var emit: [String: String]

    package init(
      access: String? = nil, dialect: String? = nil, mapper: String? = nil, naming: String? = nil,
      emit: [String: String] = [:]
    ) {
      self.access = access
      self.dialect = dialect
      self.mapper = mapper
      self.naming = naming
      self.emit = emit
    }
  }
}

/// The enum that a spec becomes.
package struct Target: Equatable, Sendable {
  package var variables: [Variable]
  package var security: [SecurityScheme]
  /// The target itself: its settings, endpoints and groups.
  package var root: Group

  package init(variables: [Variable], security: [SecurityScheme], root: Group) {
    self.variables = variables
    self.security = security
    self.root = root
  }
}

/// A value that only the running app knows.
package struct Variable: Hashable, Sendable {
  package var name: Name
  package var type: TypeReference
  /// Nil when the app must give it.
  package var `default`: Value?
  package var doc: String?

  package init(name: Name, type: TypeReference, default: Value?, doc: String?) {
    self.name = name
    self.type = type
    self.default = `default`
    self.doc = doc
  }
}

/// How a request proves who sends it. The provider has the value.
package struct SecurityScheme: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case bearer, basic
    case header(String)
    case query(String)
    case cookie(String)
  }

  package var name: Name
  package var kind: Kind
  package var prefix: String?
  package var doc: String?

  package init(name: Name, kind: Kind, prefix: String?, doc: String?) {
    self.name = name
    self.kind = kind
    self.prefix = prefix
    self.doc = doc
  }
}

/// Endpoints that belong together, with what they share: the whole target, or a nested enum of it.
package struct Group: Equatable, Sendable {
  package var name: Name
  package var doc: String?
  package var settings: Settings
  /// What its endpoints' paths begin with.
  package var prefix: PathTemplate
  /// Parameters that every endpoint below inherits, in the order of the spec.
  package var parameters: [Parameter]
  /// Parameters of the outer group or target that do not count here.
  package var removed: [Parameter]
  package var members: [Member]

  package enum Member: Equatable, Sendable {
    case endpoint(Endpoint)
    // Wide, and passed around often: by reference.
    indirect case group(Group)
    case child(ChildTarget)
  }

  package init(
    name: Name, doc: String?, settings: Settings, prefix: PathTemplate, parameters: [Parameter],
    removed: [Parameter], members: [Member]
  ) {
    self.name = name
    self.doc = doc
    self.settings = settings
    self.prefix = prefix
    self.parameters = parameters
    self.removed = removed
    self.members = members
  }
}

/// A case that carries an endpoint of another spec's target.
package struct ChildTarget: Hashable, Sendable {
  package var name: Name
  /// The enum of the other spec.
  package var target: String
  /// The other spec's file.
  package var file: String
  package var hasVariables: Bool
  /// Whether each of its variables has a default.
  package var hasDefaults: Bool
  package var doc: String?

  package init(
    name: Name, target: String, file: String, hasVariables: Bool, hasDefaults: Bool, doc: String?
  ) {
    self.name = name
    self.target = target
    self.file = file
    self.hasVariables = hasVariables
    self.hasDefaults = hasDefaults
    self.doc = doc
  }
}

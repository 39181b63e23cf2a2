import Diagnostics
import Spec

/// What can be named in a spec: the models, variables, schemes and targets of the file and of what it includes.
struct SymbolTable {
  private(set) var models: [String: ModelSpec] = [:]
  /// The keys of models by their `name:`, by which a type can be written whose key cannot.
  private var modelKeys: [String: String] = [:]
  private(set) var modelFiles: [String: String] = [:]
  private(set) var variables: [String: ParameterSpec] = [:]
  /// In the order in which the app gives them.
  private(set) var variableOrder: [ParameterSpec] = []
  private(set) var security: [String: SecuritySpec] = [:]
  private(set) var securityOrder: [SecuritySpec] = []
  /// Included specs that have a target, by its name.
  private(set) var targets: [String: SpecDocument] = [:]

  init(_ main: SpecDocument, included: [SpecDocument], into diagnostics: inout DiagnosticCollector)
  {
    for document in included {
      // Of another target only its models and its name can be used; a library is as if written here.
      add(document, isPart: document.target == nil, into: &diagnostics)
    }
    add(main, isPart: true, into: &diagnostics)
  }

  /// The key of the model that a type's name means: its key, or else its `name:`.
  func modelKey(of name: String) -> String? { models[name] != nil ? name : modelKeys[name] }

  private mutating func add(
    _ document: SpecDocument, isPart: Bool, into diagnostics: inout DiagnosticCollector
  ) {
    for model in document.models {
      let name = model.key.value
      if let other = models[name] {
        diagnostics.report(
          .declaredTwice("model", name), at: model.key.range,
          notes: [.init("'\(name)' is declared here too", at: other.key.range)])
      }
      models[name] = model
      if let given = model.name?.value { modelKeys[given] = name }
      modelFiles[name] = document.file
    }
    guard isPart else {
      if let target = document.target { targets[target.value] = document }
      return
    }
    for variable in document.variables {
      let name = variable.key.value
      if let other = variables.updateValue(variable, forKey: name) {
        diagnostics.report(
          .declaredTwice("variable", name), at: variable.key.range,
          notes: [.init("'\(name)' is declared here too", at: other.key.range)])
      } else {
        variableOrder.append(variable)
      }
    }
    for scheme in document.security {
      let name = scheme.key.value
      if let other = security.updateValue(scheme, forKey: name) {
        diagnostics.report(
          .declaredTwice("scheme", name), at: scheme.key.range,
          notes: [.init("'\(name)' is declared here too", at: other.key.range)])
      } else {
        securityOrder.append(scheme)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func declaredTwice(_ what: String, _ name: String) -> Self {
    .error("declared-twice", "the \(what) '\(name)' is declared twice", help: "rename one of them")
  }
}

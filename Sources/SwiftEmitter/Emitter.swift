package import APIModel
package import Diagnostics
package import SwiftCode
import SwiftNames

/// Turns an API into the files of one dialect, always the same for a spec: its target, its models, its samples.
package protocol Emitter {
  func emit(_ api: API, options: EmitterOptions) -> [SwiftFile]

  /// Reports what the dialect cannot say.
  func check(_ api: API, options: EmitterOptions, into diagnostics: inout DiagnosticCollector)

  /// What the specs of one module share in this dialect, each with the options that it is emitted with.
  func support(for apis: [(api: API, options: EmitterOptions)]) -> [SwiftFile]

  /// The names of types that the module declares for the dialect's sake.
  var supportTypes: Set<String> { get }
}

extension Emitter {
  package func check(
    _ api: API, options: EmitterOptions, into diagnostics: inout DiagnosticCollector
  ) {}

  package func support(for apis: [(api: API, options: EmitterOptions)]) -> [SwiftFile] { [] }

  package var supportTypes: Set<String> { [] }

  package var hasSupport: Bool { !supportTypes.isEmpty }
}

/// The names of the files that a spec becomes. They follow from the spec's file name alone, so that a build
/// plugin knows them before it reads a spec.
package enum OutputNames {
  /// `Order` of `specs/order.yaml` and `Shop` of `shop.endpoints.yaml`.
  package static func stem(of spec: String) -> String {
    var name = Substring(spec.split(separator: "/").last ?? "")
    for suffix in [".endpoints.yaml", ".endpoints.yml", ".yaml", ".yml"]
    where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
      break
    }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  package static func target(of spec: String) -> String { stem(of: spec) + "+Target.swift" }
  package static func models(of spec: String) -> String { stem(of: spec) + "+Models.swift" }
  package static func samples(of spec: String) -> String { stem(of: spec) + "+Samples.swift" }

  package static func all(of spec: String) -> [String] {
    [target(of: spec), models(of: spec), samples(of: spec)]
  }

  /// Whether a build plugin makes sources of this file of a target. `Plugins/GenerateEndpoints` has the same rule.
  package static func isPluginSpec(_ path: String) -> Bool {
    path.hasSuffix(".endpoints.yaml") || path.hasSuffix(".endpoints.yml")
  }
}

extension Emitter {
  /// Every file of `OutputNames`, those too in which nothing is declared: a build plugin has promised them before
  /// anybody read the spec.
  package func emitAll(_ api: API, options: EmitterOptions) -> [SwiftFile] {
    let files = emit(api, options: options)
    let header = Context(api: api, options: options).header("")
    return OutputNames.all(of: api.file).map { name in
      files.first { $0.name == name } ?? SwiftFile(name: name, header: header)
    }
  }
}

extension Context {
  /// The files of a spec in which something is declared.
  func files() -> [SwiftFile] {
    var files: [SwiftFile] = []
    if api.target != nil { files.append(TargetEmitter(self).file()) }
    if !api.models.isEmpty { files.append(ModelEmitter(self).file()) }
    if options.samples != .never, let file = SampleEmitter(self).file() { files.append(file) }
    return files
  }
}

/// Code that runs on `EndpointRuntime`.
package struct RuntimeEmitter: Emitter {
  package init() {}

  package func emit(_ api: API, options: EmitterOptions) -> [SwiftFile] {
    Context(api: api, options: options).files()
  }
}

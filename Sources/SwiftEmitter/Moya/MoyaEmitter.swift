package import APIModel
package import Diagnostics
package import SwiftCode

/// Code that runs on Moya: targets, typed calls and models, and files that carry what Moya cannot say.
package struct MoyaEmitter: Emitter {
  package init() {}

  package func emit(_ api: API, options: EmitterOptions) -> [SwiftFile] {
    let context = Context(api: api, options: options, platform: .moya)
    var files: [SwiftFile] = []
    if api.target != nil { files.append(TargetEmitter(context).file()) }
    if !api.models.isEmpty { files.append(ModelEmitter(context).file()) }
    if options.samples != .never, let file = SampleEmitter(context).file() { files.append(file) }
    return files
  }

  package func check(
    _ api: API, options: EmitterOptions, into diagnostics: inout DiagnosticCollector
  ) {
    MoyaChecker.check(api, options: options, into: &diagnostics)
  }

  package func support(for apis: [(api: API, options: EmitterOptions)]) -> [SwiftFile] {
    MoyaSupport(apis: apis).files()
  }

  package var supportTypes: Set<String> { MoyaSupport.types.union(["JSON", "Day", "File"]) }
}

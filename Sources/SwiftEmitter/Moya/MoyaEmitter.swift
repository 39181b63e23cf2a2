package import APIModel
package import Diagnostics
package import SwiftCode

/// Code that runs on Moya: targets, typed calls and models, and files that carry what Moya cannot say.
package struct MoyaEmitter: Emitter {
  package init() {}

  package func emit(_ api: API, options: EmitterOptions) -> [SwiftFile] {
    Context(api: api, options: options, platform: .moya).files()
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

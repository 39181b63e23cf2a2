import SwiftEmitter

/// What generated code runs on. The raw value is the spelling in a spec or a configuration.
package enum Dialect: String, CaseIterable, Sendable {
  case runtime, moya

  var emitter: any Emitter {
    switch self {
    case .runtime: RuntimeEmitter()
    case .moya: MoyaEmitter()
    }
  }
}

import SwiftCode

/// What generated code runs on, where that shows in code which is otherwise the same.
enum Platform {
  case runtime, moya

  /// What describes a request.
  var endpointType: StaticString {
    switch self {
    case .runtime: "Endpoint"
    case .moya: "MoyaEndpoint"
    }
  }
}

// Generated from input.yaml by endpointgen. Edit the spec instead.

internal import EndpointRuntime

package nonisolated enum Colour: RawCodable {
  case red
  case green

  /// Any other value, as it came.
  case other(String)

  package init(rawValue: String) {
    switch rawValue {
    case "red":
      self = .red
    case "green":
      self = .green
    default:
      self = .other(rawValue)
    }
  }

  package var rawValue: String {
    switch self {
    case .red:
      "red"
    case .green:
      "green"
    case .other(let value):
      value
    }
  }
}

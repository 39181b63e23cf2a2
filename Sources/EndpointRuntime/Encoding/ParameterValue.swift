import Foundation

/// A value as it was given to an endpoint, before anything says how it is written.
///
/// The common types stand by themselves, so that a simple endpoint is encoded without an `Encoder`.
enum ParameterValue: Sendable {
  /// A `T?` that is nil: left out, or null with `sendNil`.
  case `nil`
  /// A `T??` that is `.some(nil)`, which is always sent.
  case null
  case string(String)
  case bool(Bool)
  case int(Int)
  case double(Double)
  case encodable(SendableEncodable)

  init<Value: Encodable & Sendable>(_ value: Value) { self.init(sendable: value) }

  init<Value: Encodable & Sendable>(optional value: Value?) { self.init(sendable: value) }

  fileprivate init<Value: Encodable>(sendable value: Value?) {
    guard let value else {
      self = .nil
      return
    }
    self.init(sendable: value)
    // A nil within what is not nil.
    if case .nil = self { self = .null }
  }

  @inline(never)
  fileprivate init<Value: Encodable>(sendable value: Value) {
    // Comparing metatypes costs a nanosecond, a cast to an existential fifty.
    if Value.self == String.self, let value = value as? String {
      self = .string(value)
    } else if Value.self == Int.self, let value = value as? Int {
      self = .int(value)
    } else if Value.self == Bool.self, let value = value as? Bool {
      self = .bool(value)
    } else if Value.self == Double.self, let value = value as? Double {
      self = .double(value)
    } else if Value.self == URL.self, let value = value as? URL {
      self = .string(value.absoluteString)
    } else if Value.self == UUID.self, let value = value as? UUID {
      self = .string(value.uuidString)
    } else if let type = Value.self as? any OptionalValue.Type {
      self = type.parameterValue(of: value)
    } else {
      self = .encodable(SendableEncodable(value: value))
    }
  }
}

/// A value that was given as `Encodable & Sendable`. It is unchecked because no conditional
/// conformance, as that of an Optional, can ask for `Sendable` at run time.
struct SendableEncodable: @unchecked Sendable {
  let value: any Encodable
}

private protocol OptionalValue {
  static func parameterValue(of value: Any) -> ParameterValue
}

extension Optional: OptionalValue where Wrapped: Encodable {
  static func parameterValue(of value: Any) -> ParameterValue {
    guard let optional = value as? Self else { return .nil }
    return ParameterValue(sendable: optional)
  }
}

import Foundation

/// Reads a property from a map or writes it there, by the map's direction.
infix operator <-
/// Writes only.
infix operator >>>

public protocol TransformType {
  associatedtype Object
  associatedtype JSON

  func transformFromJSON(_ value: Any?) -> Object?
  func transformToJSON(_ value: Object?) -> JSON?
}

/// A property of another type than the value keeps what it holds.
public func <- <T>(left: inout T, right: Map) {
  switch right.mappingType {
  case .fromJSON: if right.isKeyPresent, let value = right.currentValue as? T { left = value }
  case .toJSON: left >>> right
  }
}

public func <- <T>(left: inout T?, right: Map) {
  switch right.mappingType {
  case .fromJSON: if right.isKeyPresent { left = right.currentValue as? T }
  case .toJSON: left >>> right
  }
}

public func <- <Transform: TransformType>(
  left: inout Transform.Object, right: (Map, Transform)
) {
  let (map, transform) = right
  switch map.mappingType {
  case .fromJSON:
    if map.isKeyPresent, let value = transform.transformFromJSON(map.currentValue) { left = value }
  case .toJSON: left >>> right
  }
}

public func >>> <T>(left: T, right: Map) {
  guard right.mappingType == .toJSON, isBasic(left) else { return }
  right.set(left)
}

public func >>> <T>(left: T?, right: Map) {
  if let left {
    left >>> right
  } else if right.shouldIncludeNilValues {
    NSNull() >>> right
  }
}

public func >>> <Transform: TransformType>(
  left: Transform.Object, right: (Map, Transform)
) {
  right.1.transformToJSON(left) >>> right.0
}

/// The types that the library writes without a transform; it passes over all others in silence.
private func isBasic(_ value: Any) -> Bool {
  switch value {
  case is NSNumber, is Bool, is Int, is Double, is Float, is String, is NSNull, is [Any],
    is [String: Any]:
    true
  default: false
  }
}

// The public signatures of ObjectMapper 4 that generated code uses, and those of hand-written models beside it, written
// from what is publicly known of it; what it does is no more than our tests need.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Whatever a caller hands through a mapping.
public protocol MapContext {}

public enum MappingType {
  case fromJSON, toJSON
}

/// The JSON that a model is made of, or is being written into.
public final class Map {
  public let mappingType: MappingType
  public internal(set) var JSON: [String: Any]
  public internal(set) var isKeyPresent = false
  public internal(set) var currentValue: Any?
  public internal(set) var currentKey: String?
  public internal(set) var nestedKeyDelimiter = "."
  public var context: (any MapContext)?
  public var shouldIncludeNilValues: Bool
  public let toObject: Bool
  var keyIsNested = false

  public init(
    mappingType: MappingType, JSON: [String: Any], toObject: Bool = false,
    context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false
  ) {
    self.mappingType = mappingType
    self.JSON = JSON
    self.toObject = toObject
    self.context = context
    self.shouldIncludeNilValues = shouldIncludeNilValues
  }

  public subscript(key: String) -> Map { at(key, nested: nil, delimiter: ".") }

  public subscript(key: String, nested nested: Bool) -> Map {
    at(key, nested: nested, delimiter: ".")
  }

  public subscript(key: String, delimiter delimiter: String) -> Map {
    at(key, nested: nil, delimiter: delimiter)
  }

  public subscript(key: String, nested nested: Bool, delimiter delimiter: String) -> Map {
    at(key, nested: nested, delimiter: delimiter)
  }

  /// A map has one current value; asking for another key changes it.
  private func at(_ key: String, nested: Bool?, delimiter: String) -> Map {
    currentKey = key
    keyIsNested = nested ?? key.contains(delimiter)
    nestedKeyDelimiter = delimiter
    guard mappingType == .fromJSON else { return self }
    let path = keyIsNested ? key.components(separatedBy: delimiter) : [key]
    (isKeyPresent, currentValue) = Self.find(path[...], in: JSON)
    return self
  }

  /// Null is there, but is no value. What stands in the way of a path is taken for its end.
  private static func find(_ path: ArraySlice<String>, in outer: Any) -> (Bool, Any?) {
    guard let key = path.first else { return (false, nil) }
    let isLast = path.count == 1
    let found: Any?
    if let items = outer as? [Any] {
      found = Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil }
    } else {
      found = (outer as? [String: Any])?[key]
    }
    guard let found else { return (false, nil) }
    if found is NSNull { return (isLast, nil) }
    if !isLast, found is [String: Any] || found is [Any] {
      return find(path.dropFirst(), in: found)
    }
    return (isLast, found)
  }

  /// What `>>>` does with a value.
  func set(_ value: Any) {
    guard let key = currentKey else { return }
    let path = keyIsNested ? key.components(separatedBy: nestedKeyDelimiter) : [key]
    JSON = Self.placed(value, at: path[...], in: JSON) as? [String: Any] ?? JSON
  }

  private static func placed(_ value: Any, at path: ArraySlice<String>, in outer: Any?) -> Any {
    guard let key = path.first else { return value }
    var object = outer as? [String: Any] ?? [:]
    object[key] = placed(value, at: path.dropFirst(), in: object[key])
    return object
  }
}

extension Map {
  public func value<T>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> T {
    let value = at(key, nested: nested, delimiter: delimiter).currentValue
    guard let value = value as? T else {
      throw MapError(
        key: key, currentValue: value, reason: "Cannot cast to '\(T.self)'", file: file,
        function: function, line: line)
    }
    return value
  }

  public func value<Transform: TransformType>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using transform: Transform,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Transform.Object {
    let value = at(key, nested: nested, delimiter: delimiter).currentValue
    guard let object = transform.transformFromJSON(value) else {
      throw MapError(
        key: key, currentValue: value, reason: "Cannot transform to '\(Transform.Object.self)'",
        file: file, function: function, line: line)
    }
    return object
  }

  public func value<T: BaseMappable>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line
  ) throws -> T {
    guard let value = at(key, nested: nested, delimiter: delimiter).currentValue else {
      throw MapError(
        key: key, currentValue: nil, reason: "Found unexpected nil value", file: file,
        function: function, line: line)
    }
    return try Mapper<T>(context: context).mapOrFail(JSONObject: value)
  }
}

/// Why there is no model.
public struct MapError: Error {
  public var key: String?
  public var currentValue: Any?
  public var reason: String?
  public var file: StaticString?
  public var function: StaticString?
  public var line: UInt?

  public init(
    key: String?, currentValue: Any?, reason: String?, file: StaticString? = nil,
    function: StaticString? = nil, line: UInt? = nil
  ) {
    self.key = key
    self.currentValue = currentValue
    self.reason = reason
    self.file = file
    self.function = function
    self.line = line
  }
}

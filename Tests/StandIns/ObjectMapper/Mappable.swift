// The names are the library's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public protocol BaseMappable {
  mutating func mapping(map: Map)
}

public protocol Mappable: BaseMappable {
  init?(map: Map)
}

public protocol ImmutableMappable: BaseMappable {
  init(map: Map) throws
}

extension ImmutableMappable {
  public mutating func mapping(map: Map) {}

  public init(JSONString: String, context: (any MapContext)? = nil) throws {
    self = try Mapper(context: context).map(JSONString: JSONString)
  }

  public init(JSON: [String: Any], context: (any MapContext)? = nil) throws {
    self = try Mapper(context: context).map(JSON: JSON)
  }

  public init(JSONObject: Any, context: (any MapContext)? = nil) throws {
    self = try Mapper(context: context).map(JSONObject: JSONObject)
  }
}

extension Mappable {
  public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
    guard let model: Self = Mapper(context: context).map(JSON: JSON) else { return nil }
    self = model
  }
}

extension BaseMappable {
  public func toJSON() -> [String: Any] { Mapper().toJSON(self) }

  public func toJSONString(prettyPrint: Bool = false) -> String? {
    let options: JSONSerialization.WritingOptions = prettyPrint ? .prettyPrinted : []
    let data = try? JSONSerialization.data(withJSONObject: toJSON(), options: options)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Makes models of JSON, and JSON of models.
public final class Mapper<N: BaseMappable> {
  public var context: (any MapContext)?
  public var shouldIncludeNilValues: Bool

  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
    self.context = context
    self.shouldIncludeNilValues = shouldIncludeNilValues
  }

  public func map(JSON: [String: Any]) -> N? {
    if N.self is any ImmutableMappable.Type { return try? mapOrFail(JSON: JSON) }
    guard let type = N.self as? any Mappable.Type,
      var model = type.init(map: map(of: JSON)) as? N
    else { return nil }
    model.mapping(map: map(of: JSON))
    return model
  }

  public func map(JSONObject: Any?) -> N? {
    (JSONObject as? [String: Any]).flatMap { map(JSON: $0) }
  }

  public func toJSON(_ object: N) -> [String: Any] {
    var object = object
    let map = Map(
      mappingType: .toJSON, JSON: [:], context: context,
      shouldIncludeNilValues: shouldIncludeNilValues)
    object.mapping(map: map)
    return map.JSON
  }

  private func map(of JSON: [String: Any]) -> Map {
    Map(mappingType: .fromJSON, JSON: JSON, context: context)
  }

  /// A model that was just made maps once more, as the library does.
  func mapOrFail(JSON: [String: Any]) throws -> N {
    if let type = N.self as? any ImmutableMappable.Type {
      let map = map(of: JSON)
      if var model = try type.init(map: map) as? N {
        model.mapping(map: map)
        return model
      }
    }
    guard let model = map(JSON: JSON) else {
      throw MapError(key: nil, currentValue: JSON, reason: "Cannot map to '\(N.self)'")
    }
    return model
  }

  func mapOrFail(JSONObject: Any) throws -> N {
    guard let JSON = JSONObject as? [String: Any] else {
      throw MapError(
        key: nil, currentValue: JSONObject, reason: "Cannot cast to '[String: Any]'")
    }
    return try mapOrFail(JSON: JSON)
  }
}

extension Mapper where N: ImmutableMappable {
  public func map(JSON: [String: Any]) throws -> N { try mapOrFail(JSON: JSON) }

  public func map(JSONObject: Any) throws -> N { try mapOrFail(JSONObject: JSONObject) }

  public func map(JSONString: String) throws -> N {
    let parsed = try? JSONSerialization.jsonObject(with: Data(JSONString.utf8))
    guard let JSON = parsed as? [String: Any] else {
      throw MapError(
        key: nil, currentValue: JSONString, reason: "Cannot parse into '[String: Any]'")
    }
    return try mapOrFail(JSON: JSON)
  }
}

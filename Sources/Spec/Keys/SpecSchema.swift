package import Diagnostics

/// The JSON Schema (draft 7, which editors know best) of the language, made of the key table.
///
/// It tells more texts to be right than the reader does: YAML's guesses are not known to an editor, so a
/// text may look like a number or a truth value, and a type like a list.
package enum SpecSchema {
  package static var document: JSONText {
    let definitions = SpecObject.allCases.map { object in
      (key: object.rawValue, value: schema(of: object))
    }
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "endpointgen spec",
      "$ref": reference(.document),
      "definitions": .object(definitions),
    ]
  }

  private static func schema(of object: SpecObject) -> JSONText {
    let properties = object.keys.map { key in
      let description = (key: "description", value: JSONText.string(key.doc))
      return (key: key.name, value: JSONText.object([description] + members(of: key.shape)))
    }
    return [
      "type": "object",
      "properties": .object(properties),
      // Keys for anchors, and merges, which editors don't resolve.
      "patternProperties": ["^(x-|<<$)": [:]],
      "additionalProperties": .bool(false),
    ]
  }

  private static func schema(of shape: SpecKey.Shape) -> JSONText { .object(members(of: shape)) }

  private static func members(of shape: SpecKey.Shape) -> [(key: String, value: JSONText)] {
    func type(_ names: String...) -> [(key: String, value: JSONText)] {
      let list = JSONText.array(names.map(JSONText.string))
      return [("type", names.count == 1 ? .string(names[0]) : list)]
    }
    switch shape {
    case .text: return type("string", "number", "boolean")
    case .boolean: return type("boolean")
    case .integer: return type("integer")
    case .number: return type("number")
    case .null: return type("null")
    case .choice(let values): return [("enum", .array(values.map(JSONText.string)))]
    // `[Order]` and `[String: Int]` look like lists to YAML.
    case .type: return type("string", "array")
    case .typedValue: return type("string", "array", "number", "boolean")
    case .json: return []
    case .list(let item): return type("array") + [("items", schema(of: item))]
    case .map(let value): return type("object") + [("additionalProperties", schema(of: value))]
    // In draft 7 nothing may stand beside a reference.
    case .object(let object): return [("allOf", [["$ref": reference(object)]])]
    case .any(let shapes): return [("anyOf", .array(shapes.map(schema)))]
    }
  }

  private static func reference(_ object: SpecObject) -> JSONText {
    .string("#/definitions/\(object.rawValue)")
  }
}

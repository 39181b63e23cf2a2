package import Diagnostics

/// The JSON Schema (draft 7, which editors know best) of a kind of file, made of its key tables.
///
/// It tells more texts to be right than the reader does: YAML's guesses are not known to an editor, so a
/// text may look like a number or a truth value, and a type like a list.
package enum JSONSchema {
  /// - Parameters:
  ///   - root: the whole file.
  ///   - tables: all tables that it names.
  package static func document(
    _ title: String, root: any KeyTable, tables: [any KeyTable]
  ) -> JSONText {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": .string(title),
      "$ref": reference(root),
      "definitions": .object(tables.map { (key: $0.name, value: schema(of: $0)) }),
    ]
  }

  private static func schema(of table: any KeyTable) -> JSONText {
    let properties = table.keys.map { key in
      let description = (key: "description", value: JSONText.string(key.doc))
      return (key: key.name, value: JSONText.object([description] + members(of: key.shape)))
    }
    var entries: [(key: String, value: JSONText)] = [
      ("type", "object"), ("properties", .object(properties)),
      // Keys for anchors, and merges, which editors don't resolve.
      ("patternProperties", ["^(x-|<<$)": [:]]), ("additionalProperties", .bool(false)),
    ]
    let rules = table.rules.flatMap(conditions)
    if !rules.isEmpty { entries.append(("allOf", .array(rules))) }
    return .object(entries)
  }

  private static func conditions(_ rule: KeyRule) -> [JSONText] {
    // What a merge brings is not known to an editor.
    func anyOf(_ keys: [String]) -> JSONText {
      ["anyOf": .array((keys + ["<<"]).map { required([$0]) })]
    }
    func neither(_ pairs: [(String, String)]) -> [JSONText] {
      pairs.map { ["not": required([$0.0, $0.1])] }
    }
    switch rule {
    case .needsOne(let keys): return [anyOf(keys)]
    case .atMostOne(let keys):
      return keys.indices.flatMap { index in
        neither(keys[(index + 1)...].map { (keys[index], $0) })
      }
    case .needs(let key, let others):
      return [["dependencies": .object([(key: key, value: anyOf(others))])]]
    case .excludes(let key, let others): return neither(others.map { (key, $0) })
    }
  }

  private static func required(_ keys: [String]) -> JSONText {
    ["required": .array(keys.map(JSONText.string))]
  }

  private static func schema(of shape: SpecKey.Shape) -> JSONText { .object(members(of: shape)) }

  private static func members(of shape: SpecKey.Shape) -> [(key: String, value: JSONText)] {
    func type(_ names: String...) -> [(key: String, value: JSONText)] {
      let list = JSONText.array(names.map(JSONText.string))
      return [("type", names.count == 1 ? .string(names[0]) : list)]
    }
    switch shape {
    case .text: return type("string", "number", "boolean")
    case .matching(let pattern):
      return type("string", "number", "boolean") + [("pattern", .string("^\(pattern)$"))]
    case .boolean: return type("boolean")
    // Numbers in quotes are as good.
    case .integer: return type("integer", "string") + [("minimum", 0), ("pattern", "^[0-9]+$")]
    case .number:
      return type("number", "string") + [("minimum", 0), ("pattern", "^[0-9]+(\\.[0-9]+)?$")]
    case .null: return type("null")
    case .choice(let values): return [("enum", .array(values.map(JSONText.string)))]
    // `[Order]` and `[String: Int]` look like lists to YAML.
    case .type: return type("string", "array") + listLikeType
    // Behind `=` stands something, and behind `const T` a value.
    case .typedValue:
      return type("string", "array") + listLikeType + [
        ("pattern", "^(?![^=]*=[ \\t]*$)(?!const[ \\t]+[^=]*$)")
      ]
    case .status:
      return type("integer", "string") + [
        ("minimum", 100), ("maximum", 999), ("pattern", .string("^(\(status))$")),
      ]
    case .json: return []
    case .list(let item, let mayBeEmpty):
      return type("array") + [("items", schema(of: item)), ("minItems", mayBeEmpty ? 0 : 1)]
    case .map(let value):
      return type("object", "null") + [("additionalProperties", schema(of: value))]
    case .entry(let value):
      return type("object") + [
        ("additionalProperties", schema(of: value)), ("minProperties", 1), ("maxProperties", 1),
      ]
    case .byStatus(let value):
      return type("object", "null") + [
        ("patternProperties", .object([("^(\(status)|default|<<)$", schema(of: value))])),
        ("additionalProperties", .bool(false)),
      ]
    // In draft 7 nothing may stand beside a reference.
    case .object(let table): return [("allOf", [["$ref": reference(table)]])]
    case .any(let shapes): return [("anyOf", .array(shapes.map(schema)))]
    }
  }

  /// What YAML takes a type for: one element, which of a dictionary is a mapping of one key.
  private static let listLikeType: [(key: String, value: JSONText)] = [
    ("minItems", 1), ("maxItems", 1),
    (
      "items",
      ["type": ["string", "array", "object"], "minProperties": 1, "maxProperties": 1]
    ),
  ]

  private static let status =
    "[1-9][0-9]{2}|[1-9][xX]{2}|[1-9][0-9]{2} *\\.\\.[.<] *[1-9][0-9]{2,3}"

  private static func reference(_ table: any KeyTable) -> JSONText {
    .string("#/definitions/\(table.name)")
  }
}

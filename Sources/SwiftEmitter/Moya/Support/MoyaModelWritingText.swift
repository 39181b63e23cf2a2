extension MoyaSupport {
  /// How models are written, and the enums and unions among them.
  static let modelWritingText = #"""
    // MARK: - Writing

    /// Writes the fields of a model: paths that begin alike share an object, digits in a path make an array.
    nonisolated struct ModelWriter {
      private var containers: [[String]: Container]
      private var keys: Set<String> = []

      private enum Container {
        case object(KeyedEncodingContainer<WireKey>)
        case array(any UnkeyedEncodingContainer)
      }

      init(_ encoder: any Encoder) {
        containers = [[]: .object(encoder.container(keyedBy: WireKey.self))]
      }

      mutating func set<Value: Encodable>(
        _ key: ModelKey, _ value: Value, _ options: FieldOptions = FieldOptions()
      ) throws {
        let path = key.paths[0]
        keys.insert(path[0])
        let value = FormattedValue(value: value, options: options)
        let parent = Array(path.dropLast())
        switch try container(at: parent, isArray: Int(path.last!) != nil && path.count > 1) {
        case .object(var container):
          try container.encode(value, forKey: WireKey(stringValue: path.last!))
          containers[parent] = .object(container)
        case .array(var container):
          try Self.fill(&container, to: path.last!)
          try container.encode(value)
          containers[parent] = .array(container)
        }
      }

      mutating func optional<Value: Encodable>(
        _ key: ModelKey, _ value: Value?, _ options: FieldOptions = FieldOptions()
      ) throws {
        if let value { try set(key, value, options) }
      }

      mutating func nullable<Value: Encodable>(
        _ key: ModelKey, _ value: Value?, _ options: FieldOptions = FieldOptions()
      ) throws {
        try set(key, value, options)
      }

      mutating func state<Value: Encodable>(
        _ key: ModelKey, _ value: Value??, _ options: FieldOptions = FieldOptions()
      ) throws {
        if let value { try set(key, value, options) }
      }

      mutating func constant(_ key: ModelKey, _ value: JSON) throws { try set(key, value) }

      #if uses(additional)
      /// Fields under keys that are not written yet.
      mutating func additional<Value: Encodable>(
        _ values: [String: Value], _ options: FieldOptions = FieldOptions()
      ) throws {
        for (key, value) in values where !keys.contains(key) {
          try set(ModelKey(stringLiteral: key), value, options)
        }
      }
      #endif

      private mutating func container(at path: [String], isArray: Bool) throws -> Container {
        if let container = containers[path] { return container }
        let last = path.last!
        let parent = Array(path.dropLast())
        let made: Container
        switch try container(at: parent, isArray: Int(last) != nil && path.count > 1) {
        case .object(var outer):
          let key = WireKey(stringValue: last)
          made =
            isArray
            ? .array(outer.nestedUnkeyedContainer(forKey: key))
            : .object(outer.nestedContainer(keyedBy: WireKey.self, forKey: key))
          containers[parent] = .object(outer)
        case .array(var outer):
          try Self.fill(&outer, to: last)
          made =
            isArray
            ? .array(outer.nestedUnkeyedContainer())
            : .object(outer.nestedContainer(keyedBy: WireKey.self))
          containers[parent] = .array(outer)
        }
        containers[path] = made
        return made
      }

      /// What nobody writes before an index is null.
      private static func fill(
        _ container: inout any UnkeyedEncodingContainer, to index: String
      ) throws {
        while container.count < Int(index) ?? 0 { try container.encodeNil() }
      }
    }

    /// A value that is written in the formats of its field.
    private nonisolated struct FormattedValue: Encodable {
      let value: any Encodable
      let options: FieldOptions

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        #if uses(dates)
        case let date as Date: try container.encode(options.formats[0].json(from: date))
        #endif
        #if uses(bytes)
        case let data as Data: try container.encode(options.dataFormat.string(from: data))
        #endif
        case let value as any FormattedParts: try container.encode(value.formatted(options))
        default: try container.encode(value)
        }
      }
    }

    private nonisolated protocol FormattedParts {
      func formatted(_ options: FieldOptions) -> any Encodable
    }

    nonisolated extension Optional: FormattedParts where Wrapped: Encodable {
      fileprivate func formatted(_ options: FieldOptions) -> any Encodable {
        map { FormattedValue(value: $0, options: options) }
      }
    }

    nonisolated extension Array: FormattedParts where Element: Encodable {
      fileprivate func formatted(_ options: FieldOptions) -> any Encodable {
        map { FormattedValue(value: $0, options: options) }
      }
    }

    nonisolated extension Dictionary: FormattedParts where Key == String, Value: Encodable {
      fileprivate func formatted(_ options: FieldOptions) -> any Encodable {
        mapValues { FormattedValue(value: $0, options: options) }
      }
    }

    #if uses(unions)
    // MARK: - Unions

    /// Reads a union whose models a tag tells apart.
    nonisolated struct UnionReader {
      let tag: String
      private let decoder: any Decoder

      init(_ decoder: any Decoder, _ model: String, tag key: ModelKey) throws {
        self.decoder = decoder
        guard let tag = try key.find(in: decoder)?.text else {
          throw decoder.corrupted("\(model): no tag is at '\(key.text)'")
        }
        self.tag = tag
      }

      func value<Value: Decodable>() throws -> Value { try Value(from: decoder) }

      func unknownTag() -> DecodingError { decoder.corrupted("no model has the tag '\(tag)'") }
    }

    /// Writes a tagged union: the model, and always the tag.
    nonisolated struct UnionWriter {
      private let encoder: any Encoder
      private let key: ModelKey

      init(_ encoder: any Encoder, tag key: ModelKey) {
        self.encoder = encoder
        self.key = key
      }

      func set<Tag: Encodable>(_ tag: Tag, _ value: some Encodable) throws {
        try value.encode(to: encoder)
        var writer = ModelWriter(encoder)
        try writer.set(key, tag)
      }

      func set(_ value: some Encodable) throws { try value.encode(to: encoder) }
    }

    /// Reads a union of which the first model that parses counts.
    nonisolated struct UntaggedReader {
      private let decoder: any Decoder
      private let model: String

      init(_ decoder: any Decoder, _ model: String) {
        self.decoder = decoder
        self.model = model
      }

      mutating func attempt<Value: Decodable>(_ type: Value.Type) -> Value? {
        try? decoder.read(type, FieldOptions())
      }

      func failure() -> DecodingError { decoder.corrupted("\(model): none of its types fits") }
    }
    #endif
    """#
}

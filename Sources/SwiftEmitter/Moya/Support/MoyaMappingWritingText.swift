extension MoyaSupport {
  /// How ObjectMapper's models are written, its unions, and transforms for models written by hand.
  static let mappingWritingText = #"""
    // MARK: - Writing

    /// Writes the fields of a model: paths that begin alike share an object, digits in a path make an array.
    nonisolated struct MapWriter {
      private let map: ObjectMapper.Map
      private var written: [String: Any] = [:]

      init(_ map: ObjectMapper.Map) { self.map = map }

      mutating func set(_ key: ModelKey, _ value: Any?, _ options: FieldOptions = FieldOptions()) {
        // ObjectMapper also calls `mapping(map:)` of what it has just read.
        guard map.mappingType == .toJSON else { return }
        let path = key.paths[0]
        let value = Self.plain(value, options)
        let whole = Self.placed(value, at: path.dropFirst(), in: written[path[0]])
        written[path[0]] = whole
        whole >>> map[path[0], nested: false]
      }

      mutating func optional(_ key: ModelKey, _ value: Any?, _ options: FieldOptions = FieldOptions()) {
        if value != nil || map.shouldIncludeNilValues { set(key, value, options) }
      }

      mutating func nullable(_ key: ModelKey, _ value: Any?, _ options: FieldOptions = FieldOptions()) {
        set(key, value, options)
      }

      mutating func state<Value>(
        _ key: ModelKey, _ value: Value??, _ options: FieldOptions = FieldOptions()
      ) {
        if let value { set(key, value, options) }
      }

      mutating func constant(_ key: ModelKey, _ value: JSON) { set(key, value) }

      #if uses(additional)
      /// Fields under keys that are not written yet.
      mutating func additional<Value>(_ values: [String: Value]) {
        for (key, value) in values where written[key] == nil {
          set(ModelKey(stringLiteral: key), value)
        }
      }
      #endif

      #if uses(unions)
      /// The model of a union, and always its tag.
      mutating func union(_ value: Any, tag: (any Sendable)? = nil, at key: ModelKey = "") {
        let model = Self.plain(value, FieldOptions()) as? [String: Any] ?? [:]
        for (key, value) in model { set(ModelKey(stringLiteral: key), value) }
        if let tag { set(key, tag) }
      }
      #endif

      /// What cannot be written stays as it is: then no request is made of it.
      static func plain(_ value: Any?, _ options: FieldOptions) -> Any {
        let formatted = PlainValue.mapped(value) { leaf in
          switch leaf {
          #if uses(dates)
          case let date as Date: options.formats[0].json(from: date)
          #endif
          #if uses(bytes)
          case let data as Data: options.dataFormat.string(from: data)
          #endif
          default: leaf
          }
        }
        do {
          return try PlainValue.of(formatted) ?? NSNull()
        } catch {
          return value ?? NSNull()
        }
      }

      /// What nobody writes before an index is null.
      private static func placed(_ value: Any, at path: ArraySlice<String>, in outer: Any?) -> Any {
        guard let key = path.first else { return value }
        let rest = path.dropFirst()
        if let index = Int(key), !(outer is [String: Any]) {
          var items = outer as? [Any] ?? []
          while items.count <= index { items.append(NSNull()) }
          items[index] = placed(value, at: rest, in: items[index])
          return items
        }
        var object = outer as? [String: Any] ?? [:]
        object[key] = placed(value, at: rest, in: object[key])
        return object
      }
    }

    // MARK: - Unions

    #if uses(unions)
    /// Reads a union whose models a tag tells apart.
    nonisolated struct MapUnionReader {
      let tag: String
      private let node: MapNode
      private let key: ModelKey

      init(_ map: ObjectMapper.Map, tag key: ModelKey) throws {
        node = MapNode(map.JSON, map.context)
        self.key = key
        tag = try MapReader(map).value(key, .lenient)
      }

      func value<Value>() throws -> Value { try node.read(Value.self) }

      func unknownTag() -> ObjectMapper.MapError {
        node.find(key).failure("no model has the tag '\(tag)'")
      }
    }
    #endif

    /// A union of which the first type that parses counts; ObjectMapper has no word for what is no object.
    public nonisolated protocol MappableUnion: Sendable {
      init(reading node: MapNode) throws
      /// The value of the case that it is.
      var mapped: Any { get }
    }

    nonisolated extension MapNode {
      func attempt<Value>(_ type: Value.Type) -> Value? { try? read(type) }
    }

    // MARK: - Transforms

    /// How a field of a spec is read and written, for models that are written by hand:
    /// `price <- (map["price"], FieldTransform<Decimal>(.lenient))`.
    nonisolated struct FieldTransform<Value>: ObjectMapper.TransformType {
      private let options: FieldOptions

      init(_ options: FieldOptions = FieldOptions()) { self.options = options }

      func transformFromJSON(_ value: Any?) -> Value? {
        value.flatMap { try? MapNode($0).read(Value.self, options) }
      }

      func transformToJSON(_ value: Value?) -> Any? {
        value.map { MapWriter.plain($0, options) }
      }
    }
    """#
}

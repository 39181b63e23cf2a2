extension MoyaSupport {
  /// How ObjectMapper's models are read, with all that a spec says of a field.
  static let mappingText = #"""
    // MARK: - Reading

    /// Reads the fields of a model of ObjectMapper.
    ///
    /// ObjectMapper's own `map.value` takes `true` for 1, a number for what should be in an object, and null for a
    /// missing key. Here they differ; a `MapError` has the whole key path of what is wrong.
    nonisolated struct MapReader {
      private let node: MapNode
      private let options: FieldOptions

      init(_ map: ObjectMapper.Map, _ options: FieldOptions = FieldOptions()) {
        node = MapNode(map.JSON, map.context)
        self.options = options
      }

      /// A field that must be there and be no null.
      func value<Value>(_ key: ModelKey, _ options: FieldOptions = FieldOptions()) throws -> Value {
        let found = node.find(key)
        if case .null(let null) = found, null.isValue(Value.self) { return try null.read(Value.self) }
        guard let value = try found.valueNode() else { throw found.error }
        return try value.read(Value.self, merged(options))
      }

      /// A field whose default takes the place of a missing value and of null.
      func value<Value>(
        _ key: ModelKey, default value: Value, _ options: FieldOptions = FieldOptions()
      ) throws -> Value {
        do {
          return try node.find(key).valueNode()?.read(Value.self, merged(options)) ?? value
        } catch {
          guard merged(options).isLenient else { throw error }
          return value
        }
      }

      /// A field that may be missing or null.
      func optional<Value>(_ key: ModelKey, _ options: FieldOptions = FieldOptions()) throws -> Value? {
        try node.find(key).valueNode()?.read(Value?.self, merged(options)) ?? nil
      }

      /// A field that must be there, but may be null.
      func nullable<Value>(_ key: ModelKey, _ options: FieldOptions = FieldOptions()) throws -> Value? {
        let state: Value?? = try self.state(key, options)
        guard let state else { throw node.find(key).error }
        return state
      }

      /// A field of three states: missing is nil, null is `.some(nil)`.
      func state<Value>(_ key: ModelKey, _ options: FieldOptions = FieldOptions()) throws -> Value?? {
        let found = node.find(key)
        if case .null = found { return .some(nil) }
        guard let value = try found.valueNode() else { return .none }
        return .some(try value.read(Value?.self, merged(options)))
      }

      /// Checks a field that always has the same value.
      func constant(_ key: ModelKey, _ expected: JSON) throws {
        let found: JSON = try value(key)
        guard found == expected else { throw node.find(key).failure("it is not what it always is") }
      }

      #if uses(additional)
      /// The fields under all other keys.
      func additional<Value>(
        except known: [String], _ options: FieldOptions = FieldOptions()
      ) throws -> [String: Value] {
        var others = node
        others.value = (node.value as? [String: Any] ?? [:]).filter { !known.contains($0.key) }
        return try others.read([String: Value].self, merged(options))
      }
      #endif

      private func merged(_ options: FieldOptions) -> FieldOptions {
        self.options.isLenient ? options.lenient : options
      }
    }

    /// A value as ObjectMapper has it, and where it stands in its model.
    public nonisolated struct MapNode {
      var value: Any
      private(set) var path: [String] = []
      private let context: (any ObjectMapper.MapContext)?

      init(_ value: Any, _ context: (any ObjectMapper.MapContext)? = nil) {
        self.value = value
        self.context = context
      }

      enum Found {
        case value(MapNode)
        case null(MapNode)
        /// Nothing, or a null on the way.
        case missing(MapNode, isNull: Bool)
        /// Something on the way is neither an object nor an array.
        case misplaced(MapNode)

        /// Nil for null and for nothing.
        func valueNode() throws -> MapNode? {
          switch self {
          case .value(let node): return node
          case .null, .missing: return nil
          case .misplaced: throw error
          }
        }

        var error: ObjectMapper.MapError {
          switch self {
          case .value(let node), .null(let node): node.failure("nothing should be null here")
          case .missing(let node, let isNull):
            node.failure(isNull ? "there should be an object or array" : "nothing is there")
          case .misplaced(let node): node.failure("there should be an object or array")
          }
        }

        func failure(_ reason: String) -> ObjectMapper.MapError {
          if case .value(let node) = self { node.failure(reason) } else { error }
        }
      }

      /// What stands at a key; of several the first that is there.
      func find(_ key: ModelKey) -> Found {
        let found = key.paths.map { find(path: $0) }
        let present = found.first {
          switch $0 {
          case .value, .null: true
          case .missing, .misplaced: false
          }
        }
        return present ?? found[0]
      }

      private func find(path: [String]) -> Found {
        var node = self
        for component in path {
          var next = node
          next.path.append(component)
          switch node.value {
          case is NSNull: return .missing(node, isNull: true)
          case let object as [String: Any]:
            guard let value = object[component] else { return .missing(next, isNull: false) }
            next.value = value
          case let items as [Any]:
            guard let index = Int(component), !component.contains("-") else { return .misplaced(node) }
            guard items.indices.contains(index) else { return .missing(next, isNull: false) }
            next.value = items[index]
          default: return .misplaced(node)
          }
          node = next
        }
        return node.isNull ? .null(node) : .value(node)
      }

      func inside(_ key: String, _ value: Any) -> MapNode {
        var node = self
        node.value = value
        node.path.append(key)
        return node
      }

      // MARK: Reading

      var isNull: Bool { value is NSNull }

      func failure(_ reason: String) -> ObjectMapper.MapError {
        ObjectMapper.MapError(
          key: path.isEmpty ? nil : path.joined(separator: "."), currentValue: value, reason: reason)
      }

      /// A value with the options of its field, which reach through optionals, arrays and dictionaries.
      func read<Value>(_ type: Value.Type, _ options: FieldOptions = FieldOptions()) throws -> Value {
        var found: Any?
        switch type {
        case let type as any MappedValue.Type: found = try type.read(from: self, options)
        case let type as any MappableUnion.Type: found = try type.init(reading: self)
        case let type as any ObjectMapper.ImmutableMappable.Type: found = try immutable(type)
        case let type as any ObjectMapper.BaseMappable.Type: found = model(type)
        case let type as any RawRepresentable.Type: found = raw(type, options)
        case let type as any Decodable.Type:
          found = try JSONDecoder().decode(type, from: Data(PlainValue.json(of: value).utf8))
        default: break
        }
        guard let found, let value = found as? Value else { throw failure("expected \(type)") }
        return value
      }

      private func immutable<Model: ObjectMapper.ImmutableMappable>(_: Model.Type) throws -> Model {
        do {
          return try Model(JSONObject: value, context: context)
        } catch var error as ObjectMapper.MapError {
          // The key is one of the model's own.
          error.key = (path + [error.key].compactMap { $0 }).joined(separator: ".")
          throw error
        }
      }

      private func model<Model: ObjectMapper.BaseMappable>(_: Model.Type) -> Model? {
        ObjectMapper.Mapper<Model>(context: context).map(JSONObject: value)
      }

      private func raw<Raw: RawRepresentable>(_: Raw.Type, _ options: FieldOptions) -> Raw? {
        if let rawValue = try? read(Raw.RawValue.self), let value = Raw(rawValue: rawValue) {
          return value
        }
        guard options.isLenient, let type = Raw.RawValue.self as? any MappedScalar.Type,
          let rawValue = scalar.flatMap({ type.init(lenient: $0) }) as? Raw.RawValue
        else { return nil }
        return Raw(rawValue: rawValue)
      }

      /// Whether null is a value of the type.
      func isValue<Value>(_ type: Value.Type) -> Bool {
        func isJSON<Raw: RawRepresentable>(_: Raw.Type) -> Bool { Raw.RawValue.self == JSON.self }
        return type == JSON.self || type is any ExpressibleByNilLiteral.Type
          || (type as? any RawRepresentable.Type).map { isJSON($0) } ?? false
      }

      // MARK: Values

      /// Text, a flag, or the text of a number; nil for the rest.
      fileprivate enum Scalar {
        case text(String)
        case flag(Bool)
        case number(String)
      }

      fileprivate var scalar: Scalar? {
        switch value {
        case let text as String: .text(text)
        case let number as NSNumber: number.isFlag ? .flag(number.boolValue) : .number(number.digits)
        default: nil
        }
      }

      var json: JSON? {
        switch value {
        case is NSNull: return .null
        case let items as [Any]:
          let elements = items.compactMap { MapNode($0).json }
          return elements.count == items.count ? .array(elements) : nil
        case let object as [String: Any]:
          let members = object.compactMapValues { MapNode($0).json }
          return members.count == object.count ? .object(members) : nil
        default: break
        }
        switch scalar {
        case .text(let text)?: return .string(text)
        case .flag(let flag)?: return .bool(flag)
        case .number(let digits)?: return Decimal(string: digits).map { .number($0) }
        case nil: return nil
        }
      }
    }

    nonisolated extension NSNumber {
      /// As JSON writes it, in the shortest way.
      fileprivate var digits: String {
        if let number = self as? NSDecimalNumber { return "\(number.decimalValue)" }
        switch String(cString: objCType) {
        case "d": return "\(doubleValue)"
        case "f": return "\(floatValue)"
        default: return stringValue
        }
      }
    }

    /// A type that the options of a field concern, or that is a value of JSON.
    private nonisolated protocol MappedValue {
      static func read(from node: MapNode, _ options: FieldOptions) throws -> Self
    }

    nonisolated extension Optional: MappedValue {
      fileprivate static func read(from node: MapNode, _ options: FieldOptions) throws -> Self {
        if node.isNull { return nil }
        do {
          return try node.read(Wrapped.self, options)
        } catch {
          guard options.isLenient, node.value as? String == "" else { throw error }
          return nil
        }
      }
    }

    nonisolated extension Array: MappedValue {
      fileprivate static func read(from node: MapNode, _ options: FieldOptions) throws -> Self {
        guard let items = node.value as? [Any] else { throw node.failure("expected an array") }
        return try items.enumerated().compactMap { index, item in
          do {
            return try node.inside("\(index)", item).read(Element.self, options)
          } catch {
            guard options.isLossy else { throw error }
            return nil
          }
        }
      }
    }

    nonisolated extension Dictionary: MappedValue where Key == String {
      fileprivate static func read(from node: MapNode, _ options: FieldOptions) throws -> Self {
        guard let object = node.value as? [String: Any] else {
          throw node.failure("expected an object")
        }
        var values: Self = [:]
        for (key, value) in object {
          do {
            values[key] = try node.inside(key, value).read(Value.self, options)
          } catch {
            guard options.isLossy else { throw error }
          }
        }
        return values
      }
    }

    nonisolated extension JSON: MappedValue {
      fileprivate static func read(from node: MapNode, _: FieldOptions) throws -> JSON {
        guard let json = node.json else { throw node.failure("expected JSON") }
        return json
      }
    }

    #if uses(dates)
    nonisolated extension Date: MappedValue {
      fileprivate static func read(from node: MapNode, _ options: FieldOptions) throws -> Date {
        for case .some(let date) in options.formats.map({ node.json.flatMap($0.date) }) { return date }
        throw node.failure("expected a date")
      }
    }
    #endif

    #if uses(bytes)
    nonisolated extension Data: MappedValue {
      fileprivate static func read(from node: MapNode, _ options: FieldOptions) throws -> Data {
        guard let data = (node.value as? String).flatMap(options.dataFormat.data) else {
          throw node.failure("expected bytes")
        }
        return data
      }
    }
    #endif

    /// A type that is one text, number or flag.
    private nonisolated protocol MappedScalar: MappedValue {
      /// Nil for a value of another type.
      init?(_ scalar: MapNode.Scalar)
      /// Also what can be converted.
      init?(lenient scalar: MapNode.Scalar)
    }

    nonisolated extension MappedScalar {
      fileprivate static func read(from node: MapNode, _ options: FieldOptions) throws -> Self {
        let value = node.scalar.flatMap { options.isLenient ? Self(lenient: $0) : Self($0) }
        guard let value else { throw node.failure("expected \(Self.self)") }
        return value
      }

      fileprivate init?(lenient scalar: MapNode.Scalar) { self.init(scalar) }
    }

    private nonisolated protocol MappedNumber: MappedScalar {
      init?(digits: String)
    }

    nonisolated extension MappedNumber {
      fileprivate init?(_ scalar: MapNode.Scalar) {
        guard case .number(let digits) = scalar else { return nil }
        self.init(digits: digits)
      }

      fileprivate init?(lenient scalar: MapNode.Scalar) {
        if case .text(let text) = scalar, let digits = text.digits {
          self.init(digits: digits)
        } else {
          self.init(scalar)
        }
      }
    }

    nonisolated extension MappedNumber where Self: FixedWidthInteger {
      fileprivate init?(digits: String) {
        // Also what is written 34.0 or 1e3.
        guard let value = Self(digits) ?? Decimal(string: digits).flatMap({ Self("\($0)") }) else {
          return nil
        }
        self = value
      }
    }

    nonisolated extension MappedNumber where Self: LosslessStringConvertible & BinaryFloatingPoint {
      fileprivate init?(digits: String) {
        guard let value = Self(digits), value.isFinite else { return nil }
        self = value
      }
    }

    nonisolated extension Int: MappedNumber {}
    nonisolated extension Int8: MappedNumber {}
    nonisolated extension Int16: MappedNumber {}
    nonisolated extension Int32: MappedNumber {}
    nonisolated extension Int64: MappedNumber {}
    nonisolated extension UInt: MappedNumber {}
    nonisolated extension UInt8: MappedNumber {}
    nonisolated extension UInt16: MappedNumber {}
    nonisolated extension UInt32: MappedNumber {}
    nonisolated extension UInt64: MappedNumber {}
    nonisolated extension Double: MappedNumber {}
    nonisolated extension Float: MappedNumber {}

    nonisolated extension Decimal: MappedNumber {
      fileprivate init?(digits: String) {
        guard let value = Decimal(string: digits), value.isFinite else { return nil }
        self = value
      }
    }

    nonisolated extension Bool: MappedScalar {
      fileprivate init?(_ scalar: MapNode.Scalar) {
        guard case .flag(let flag) = scalar else { return nil }
        self = flag
      }

      fileprivate init?(lenient scalar: MapNode.Scalar) {
        switch scalar {
        case .flag(let flag): self = flag
        case .text(let text): self.init(lenient: text)
        case .number(let digits):
          guard let number = Int(digits: digits), [0, 1].contains(number) else { return nil }
          self = number == 1
        }
      }
    }

    nonisolated extension String: MappedScalar {
      fileprivate init?(_ scalar: MapNode.Scalar) {
        guard case .text(let text) = scalar else { return nil }
        self = text
      }

      fileprivate init?(lenient scalar: MapNode.Scalar) {
        switch scalar {
        case .text(let text): self = text
        case .flag(let flag): self = "\(flag)"
        // 34 is no different from 34.0.
        case .number(let digits): self = Decimal(string: digits).map { "\($0)" } ?? digits
        }
      }
    }

    nonisolated extension URL: MappedScalar {
      fileprivate init?(_ scalar: MapNode.Scalar) {
        guard case .text(let text) = scalar, !text.isEmpty else { return nil }
        self.init(string: text)
      }
    }

    nonisolated extension UUID: MappedScalar {
      fileprivate init?(_ scalar: MapNode.Scalar) {
        guard case .text(let text) = scalar else { return nil }
        self.init(uuidString: text)
      }
    }

    #if uses(days)
    nonisolated extension Day: MappedScalar {
      fileprivate init?(_ scalar: MapNode.Scalar) {
        guard case .text(let text) = scalar else { return nil }
        self.init(text)
      }
    }
    #endif
    """#
}

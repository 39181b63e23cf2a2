extension MoyaSupport {
  /// How models are read and written whose fields ask for more than Codable gives.
  static let modelText = #"""
    // MARK: - Reading

    /// Reads the fields of a model.
    nonisolated struct ModelReader {
      private let decoder: any Decoder
      private let container: KeyedDecodingContainer<WireKey>
      private let model: String
      private let isLenient: Bool

      init(_ decoder: any Decoder, _ model: String, _ options: FieldOptions = FieldOptions()) throws {
        self.decoder = decoder
        self.model = model
        container = try decoder.container(keyedBy: WireKey.self)
        isLenient = options.isLenient
      }

      /// A field that must be there and be no null.
      func value<Value: Decodable>(
        _ key: ModelKey, _ options: FieldOptions = FieldOptions()
      ) throws -> Value {
        guard let found = try key.find(in: decoder) else { throw missing(key) }
        return try read(found, options)
      }

      /// A field whose default takes the place of a missing value and of null.
      func value<Value: Decodable>(
        _ key: ModelKey, default value: Value, _ options: FieldOptions = FieldOptions()
      ) throws -> Value {
        do {
          return try optional(key, options) ?? value
        } catch {
          guard isLenient || options.isLenient else { throw error }
          return value
        }
      }

      /// A field that may be missing or null.
      func optional<Value: Decodable>(
        _ key: ModelKey, _ options: FieldOptions = FieldOptions()
      ) throws -> Value? {
        guard let found = try key.find(in: decoder) else { return nil }
        return try read(found, options)
      }

      /// A field that must be there, but may be null.
      func nullable<Value: Decodable>(
        _ key: ModelKey, _ options: FieldOptions = FieldOptions()
      ) throws -> Value? {
        guard let found = try key.find(in: decoder) else { throw missing(key) }
        return try read(found, options)
      }

      /// A field of three states: missing is nil, null is `.some(nil)`.
      func state<Value: Decodable>(
        _ key: ModelKey, _ options: FieldOptions = FieldOptions()
      ) throws -> Value?? {
        guard let found = try key.find(in: decoder) else { return .none }
        return .some(try read(found, options))
      }

      /// Checks a field that always has the same value.
      func constant(_ key: ModelKey, _ expected: JSON) throws {
        let found: JSON = try value(key)
        guard found == expected else {
          throw DecodingError.dataCorrupted(
            .init(
              codingPath: decoder.codingPath,
              debugDescription: "\(model): '\(key.text)' is not what it always is"))
        }
      }

      #if uses(additional)
      /// The fields under all other keys.
      func additional<Value: Decodable>(
        except known: [String], _ options: FieldOptions = FieldOptions()
      ) throws -> [String: Value] {
        var values: [String: Value] = [:]
        for key in container.allKeys where !known.contains(key.stringValue) {
          // A null is a value of its own, unlike a nil that is assigned.
          let value: Value = try read(container.superDecoder(forKey: key), options)
          values[key.stringValue] = .some(value)
        }
        return values
      }
      #endif

      private func read<Value: Decodable>(_ decoder: any Decoder, _ options: FieldOptions) throws
        -> Value
      {
        try decoder.read(Value.self, isLenient ? options.lenient : options)
      }

      private func missing(_ key: ModelKey) -> DecodingError {
        .keyNotFound(
          WireKey(stringValue: key.text),
          .init(
            codingPath: decoder.codingPath, debugDescription: "\(model): nothing is at '\(key.text)'"))
      }
    }

    nonisolated extension Decoder {
      /// A value with the options of its field, which reach through optionals, arrays and dictionaries.
      fileprivate func read<Value: Decodable>(_ type: Value.Type, _ options: FieldOptions) throws
        -> Value
      {
        if let type = type as? any FieldValue.Type {
          return try type.read(from: self, options) as! Value
        }
        do {
          return try singleValueContainer().decode(type)
        } catch {
          guard options.isLenient, let type = type as? any RawRepresentable.Type,
            let value = raw(type) as? Value
          else { throw error }
          return value
        }
      }

      /// An enum whose raw value has another type on the wire.
      private func raw<Raw: RawRepresentable>(_ type: Raw.Type) -> Raw? {
        guard let rawType = Raw.RawValue.self as? any LenientValue.Type,
          let rawValue = text.flatMap({ rawType.init(lenient: $0) }) as? Raw.RawValue
        else { return nil }
        return Raw(rawValue: rawValue)
      }

      fileprivate var isNil: Bool { (try? singleValueContainer().decodeNil()) ?? false }

      fileprivate func corrupted(_ problem: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: problem))
      }
    }

    /// A type that the options of a field concern.
    private nonisolated protocol FieldValue: Decodable {
      static func read(from decoder: any Decoder, _ options: FieldOptions) throws -> Self
    }

    nonisolated extension Optional: FieldValue where Wrapped: Decodable {
      fileprivate static func read(from decoder: any Decoder, _ options: FieldOptions) throws -> Self {
        if decoder.isNil { return nil }
        do {
          return try decoder.read(Wrapped.self, options)
        } catch {
          guard options.isLenient, decoder.text == "" else { throw error }
          return nil
        }
      }
    }

    nonisolated extension Array: FieldValue where Element: Decodable {
      fileprivate static func read(from decoder: any Decoder, _ options: FieldOptions) throws -> Self {
        var container = try decoder.unkeyedContainer()
        var elements: Self = []
        while !container.isAtEnd {
          let element = try container.superDecoder()
          do {
            elements.append(try element.read(Element.self, options))
          } catch {
            guard options.isLossy else { throw error }
          }
        }
        return elements
      }
    }

    nonisolated extension Dictionary: FieldValue where Key == String, Value: Decodable {
      fileprivate static func read(from decoder: any Decoder, _ options: FieldOptions) throws -> Self {
        let container = try decoder.container(keyedBy: WireKey.self)
        var values: Self = [:]
        for key in container.allKeys {
          do {
            values[key.stringValue] = try container.superDecoder(forKey: key).read(Value.self, options)
          } catch {
            guard options.isLossy else { throw error }
          }
        }
        return values
      }
    }

    #if uses(dates)
    nonisolated extension Date: FieldValue {
      fileprivate static func read(from decoder: any Decoder, _ options: FieldOptions) throws -> Date {
        let json = try JSON(from: decoder)
        for case .some(let date) in options.formats.map({ $0.date(from: json) }) { return date }
        throw decoder.corrupted("expected a date, found \(json)")
      }
    }
    #endif

    #if uses(bytes)
    nonisolated extension Data: FieldValue {
      fileprivate static func read(from decoder: any Decoder, _ options: FieldOptions) throws -> Data {
        let text = try String(from: decoder)
        guard let data = options.dataFormat.data(from: text) else {
          throw decoder.corrupted("expected bytes, found \"\(text)\"")
        }
        return data
      }
    }
    #endif

    /// A type that lenient reading makes of text.
    private nonisolated protocol LenientValue: FieldValue {
      init?(lenient text: String)
    }

    nonisolated extension LenientValue {
      fileprivate static func read(from decoder: any Decoder, _ options: FieldOptions) throws -> Self {
        do {
          return try decoder.singleValueContainer().decode(Self.self)
        } catch {
          guard options.isLenient, let text = decoder.text, let value = Self(lenient: text) else {
            throw error
          }
          return value
        }
      }
    }

    nonisolated extension LenientValue where Self: FixedWidthInteger {
      fileprivate init?(lenient text: String) {
        guard let digits = text.digits,
          let value = Self(digits) ?? Decimal(string: digits).flatMap({ Self("\($0)") })
        else { return nil }
        self = value
      }
    }

    nonisolated extension LenientValue where Self: LosslessStringConvertible {
      fileprivate init?(lenient text: String) { self.init(text.digits ?? "") }
    }

    nonisolated extension Int: LenientValue {}
    nonisolated extension Int8: LenientValue {}
    nonisolated extension Int16: LenientValue {}
    nonisolated extension Int32: LenientValue {}
    nonisolated extension Int64: LenientValue {}
    nonisolated extension UInt: LenientValue {}
    nonisolated extension UInt8: LenientValue {}
    nonisolated extension UInt16: LenientValue {}
    nonisolated extension UInt32: LenientValue {}
    nonisolated extension UInt64: LenientValue {}
    nonisolated extension Double: LenientValue {}
    nonisolated extension Float: LenientValue {}

    nonisolated extension String: LenientValue {
      fileprivate init(lenient text: String) { self = text }
    }

    nonisolated extension Decimal: LenientValue {
      fileprivate init?(lenient text: String) { self.init(string: text.digits ?? "") }
    }

    nonisolated extension Bool: LenientValue {}
    """#
}

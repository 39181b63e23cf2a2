/// A type that a spec names.
package indirect enum TypeReference: Hashable, Sendable {
  case builtin(Builtin)
  /// A model, by the name it has in `API.knownModels`.
  case model(String)
  case array(TypeReference)
  /// `[String: T]`
  case dictionary(TypeReference)
  case optional(TypeReference)

  /// The types of the language. The raw value is the spelling in a spec.
  package enum Builtin: String, CaseIterable, Sendable {
    case string = "String"
    case bool = "Bool"
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case float = "Float"
    case double = "Double"
    case decimal = "Decimal"
    case date = "Date"
    case day = "Day"
    case url = "URL"
    case uuid = "UUID"
    case data = "Data"
    case json = "JSON"
    case file = "File"

    package var isInteger: Bool {
      switch self {
      case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: true
      default: false
      }
    }

    package var isNumber: Bool { isInteger || [.float, .double, .decimal].contains(self) }

    /// Whether Foundation declares it.
    package var isFoundation: Bool {
      switch self {
      case .decimal, .date, .url, .uuid, .data: true
      default: false
      }
    }
  }

  /// Whether a part of multipart can be a file of it.
  package var canBeFile: Bool { self == .builtin(.data) || self == .builtin(.file) }

  package var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type without its outer `?`s.
  package var wrapped: TypeReference {
    if case .optional(let wrapped) = self { wrapped.wrapped } else { self }
  }

  /// `T??`: absent, null or a value.
  package var hasThreeStates: Bool {
    if case .optional(.optional) = self { true } else { false }
  }

  /// The type at its leaves: `T` of `[String: [T?]]`.
  package var leaf: TypeReference {
    switch self {
    case .builtin, .model: self
    case .array(let element), .dictionary(let element), .optional(let element): element.leaf
    }
  }

  /// As a spec writes it: `[String: Order?]`.
  package var description: String {
    switch self {
    case .builtin(let builtin): builtin.rawValue
    case .model(let name): name
    case .array(let element): "[\(element.description)]"
    case .dictionary(let value): "[String: \(value.description)]"
    case .optional(let wrapped): "\(wrapped.description)?"
    }
  }
}

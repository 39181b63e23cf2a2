extension MoyaSupport {
  /// What models say of their fields, whatever reads them.
  static let fieldText = #"""
    // MARK: - Fields

    /// How a field is read and written: `.lenient`, `.lossy`, `.dates(.seconds)`, `.data(.hex)`, chained.
    nonisolated struct FieldOptions: Sendable {
      var isLenient = false
      var isLossy = false
      #if uses(dates)
      var formats = [DateFormat.iso8601]
      #endif
      #if uses(bytes)
      var dataFormat = DataFormat.base64
      #endif

      /// Converts between text, numbers and flags; `""` is nil, and what cannot be converted the default.
      var lenient: Self { with { $0.isLenient = true } }
      /// Drops the elements that cannot be read.
      var lossy: Self { with { $0.isLossy = true } }
      #if uses(dates)
      /// All are read; the first is written.
      func dates(_ formats: DateFormat...) -> Self { with { $0.formats = formats } }
      #endif
      #if uses(bytes)
      func data(_ format: DataFormat) -> Self { with { $0.dataFormat = format } }
      #endif

      static var lenient: Self { Self().lenient }
      static var lossy: Self { Self().lossy }
      #if uses(dates)
      static func dates(_ formats: DateFormat...) -> Self { Self().with { $0.formats = formats } }
      #endif
      #if uses(bytes)
      static func data(_ format: DataFormat) -> Self { Self().data(format) }
      #endif

      private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
      }
    }

    nonisolated extension String {
      /// The number that it is: unlike JSON's own it may have a plus sign, leading zeros and space around it.
      var digits: String? {
        let text = trimmingCharacters(in: .whitespacesAndNewlines)
        let number = #/[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/#
        guard text.wholeMatch(of: number) != nil else { return nil }
        return text.hasPrefix("+") ? String(text.dropFirst()) : text
      }
    }

    nonisolated extension Bool {
      init?(lenient text: String) {
        switch text.lowercased() {
        case "true", "yes", "y", "t", "on", "1": self = true
        case "false", "no", "n", "f", "off", "0": self = false
        default: return nil
        }
      }
    }

    #if uses(indirect)
    /// Keeps a value by reference, so that a model can hold itself.
    nonisolated struct Indirect<Value: Sendable>: Sendable {
      private final class Box: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
      }

      private var box: Box

      init(wrappedValue: Value) { box = Box(wrappedValue) }

      var wrappedValue: Value {
        get { box.value }
        set { box = Box(newValue) }
      }
    }

    nonisolated extension Indirect: Equatable where Value: Equatable {
      static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue }
    }

    nonisolated extension Indirect: Hashable where Value: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
    }
    #endif
    """#

  /// Enums whose values Swift's own raw values do not do.
  static let enumText = #"""
    // MARK: - Enums

    /// An enum whose values on the wire are raw values that Swift's own do not do.
    public nonisolated protocol RawCodable: RawRepresentable, Codable, Hashable, Sendable
    where RawValue: Codable & Hashable {}

    nonisolated extension RawCodable {
      public init(from decoder: any Decoder) throws {
        let rawValue = try decoder.singleValueContainer().decode(RawValue.self)
        guard let value = Self(rawValue: rawValue) else {
          throw DecodingError.dataCorrupted(
            .init(
              codingPath: decoder.codingPath,
              debugDescription: "expected \(Self.self), found \(rawValue)"))
        }
        self = value
      }

      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
      }

      public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

      public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
    }
    """#
}

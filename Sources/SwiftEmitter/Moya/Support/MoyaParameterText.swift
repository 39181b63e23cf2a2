extension MoyaSupport {
  /// Parameters: values and forms as they are written on the wire, and which answers are successes.
  static let parameterText = #"""
    // MARK: - Values

    nonisolated extension MoyaEndpoint {
      /// Text with values in it; nil when one of them is.
      public struct TextTemplate: ExpressibleByStringInterpolation, Sendable {
        let text: String?

        public init(stringLiteral value: String) { text = value }
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

        public struct StringInterpolation: StringInterpolationProtocol {
          var text: String? = ""

          public init(literalCapacity _: Int, interpolationCount _: Int) {}
          public mutating func appendLiteral(_ literal: String) { text = text.map { $0 + literal } }

          public mutating func appendInterpolation(_ value: Any?) {
            let value = PlainValue.text(of: value)
            text = text.flatMap { text in value.map { text + $0 } }
          }
        }
      }

      #if uses(templates)
      /// JSON with values in it: `\(x)` is a whole value, `\(text: x)` stands within a string.
      public struct JSONTemplate: ExpressibleByStringInterpolation, Sendable {
        let text: String

        public init(stringLiteral value: String) { text = value }
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

        public struct StringInterpolation: StringInterpolationProtocol {
          var text = ""

          public init(literalCapacity _: Int, interpolationCount _: Int) {}
          public mutating func appendLiteral(_ literal: String) { text += literal }

          public mutating func appendInterpolation(_ value: Any?) { text += PlainValue.json(of: value) }

          public mutating func appendInterpolation(text value: Any?) {
            text += PlainValue.json(of: PlainValue.text(of: value) ?? "").dropFirst().dropLast()
          }
        }
      }
      #endif

      /// How parameters are written into a query or a form.
      public struct ParameterStyle: Sendable {
        public enum Arrays: Sendable { case brackets, `repeat`, indexed, comma, pipe, space }
        public enum Bools: Sendable { case numeric, literal }
        public enum Nested: Sendable { case brackets, dots, json }

        var arrays: Arrays?
        var bools = Bools.numeric
        var nested = Nested.brackets

        /// Whether it is the one that Moya writes a second part in.
        var isMoyas: Bool { bools == .numeric && arrays != .repeat && arrays != .indexed }

        func encoding(_ destination: Moya.URLEncoding.Destination) -> Moya.URLEncoding {
          let arrayEncoding: Moya.URLEncoding.ArrayEncoding =
            switch arrays {
            case .repeat: .noBrackets
            case .indexed: .indexInBrackets
            case .brackets, .comma, .pipe, .space, nil: .brackets
            }
          return Moya.URLEncoding(
            destination: destination, arrayEncoding: arrayEncoding,
            boolEncoding: bools == .literal ? .literal : .numeric)
        }

        /// What Moya's encoding cannot say, said by keys and values.
        func applied(to parameters: [String: Any]) -> [String: Any] {
          var result: [String: Any] = [:]
          for (key, value) in parameters { add(value, at: key, to: &result) }
          return result
        }

        private func add(_ value: Any, at key: String, to result: inout [String: Any]) {
          switch value {
          case is [Any] where nested == .json, is [String: Any] where nested == .json:
            result[key] = PlainValue.json(of: value)
          case let items as [Any]:
            result[key] = items.isEmpty ? nil : separator.map { joined(items, $0) } ?? items
          case let entries as [String: Any] where nested == .dots:
            for (name, value) in entries { add(value, at: "\(key).\(name)", to: &result) }
          case is NSNull: result[key] = ""
          default: result[key] = value
          }
        }

        private func joined(_ items: [Any], _ separator: String) -> String {
          items.compactMap { PlainValue.text(of: $0, self) }.joined(separator: separator)
        }

        private var separator: String? {
          switch arrays {
          case .comma: ","
          case .pipe: "|"
          case .space: " "
          case .brackets, .repeat, .indexed, nil: nil
          }
        }

        #if uses(uploads)
        /// The names and texts of a value, for the parts of a form.
        func flattened(_ value: Any, _ name: String) -> [(name: String, text: String)] {
          switch value {
          case is [Any] where nested == .json, is [String: Any] where nested == .json:
            return [(name, PlainValue.json(of: value))]
          case let items as [Any]:
            if let separator { return [(name, joined(items, separator))] }
            return items.enumerated().flatMap { index, item in
              flattened(
                item,
                arrays == .brackets ? "\(name)[]" : arrays == .indexed ? "\(name)[\(index)]" : name)
            }
          case let entries as [String: Any]:
            return entries.sorted { $0.key < $1.key }.flatMap { key, value in
              flattened(value, nested == .dots ? "\(name).\(key)" : "\(name)[\(key)]")
            }
          default: return [(name, PlainValue.text(of: value, self) ?? "")]
          }
        }
        #endif
      }
    }

    // MARK: - What a spec says of one value

    nonisolated extension MoyaEndpoint {
      static var null: Any { NSNull() }

      static func orNull(_ value: Any?) -> Any { value ?? NSNull() }

      /// Text with values in it; nil when one of them is.
      static func text(_ template: TextTemplate) -> String? { template.text }

      /// The elements of an array in one text; what is no array stays as it is.
      static func joined(_ value: Any?, by separator: String) -> Any? {
        guard let items = (try? PlainValue.of(value)) as? [Any] else { return value }
        return items.isEmpty
          ? nil : items.compactMap { PlainValue.text(of: $0) }.joined(separator: separator)
      }

      /// A list or an object in one text of JSON, any other value as it is; nil when it is not sent.
      static func json(_ value: Any?) -> Any? {
        switch try? PlainValue.of(value) {
        case let items as [Any]: PlainValue.json(of: items)
        case let entries as [String: Any]: PlainValue.json(of: entries)
        case let other: other
        }
      }

      /// Texts in place of flags and of an enum's values.
      static func replaced(_ value: Any?, _ texts: [String: String]) -> Any? {
        switch try? PlainValue.of(value) {
        case let items as [Any]: items.map { replaced($0, texts) }
        case let flag as Bool: texts["\(flag)"] ?? flag
        case let other?: texts["\(other)"] ?? other
        case nil: nil
        }
      }

      /// An object of parameters, which goes when none of them is sent.
      static func nested(_ parameters: [String: Any?]) -> [String: Any]? {
        let sent = (try? PlainValue.of(parameters)) ?? [:]
        return sent.isEmpty ? nil : sent
      }

      /// The entries of a model or a dictionary.
      static func entries(of value: Any?) -> [String: Any?] {
        (try? PlainValue.of(value)) as? [String: Any] ?? [:]
      }
    }

    /// Values as `JSONSerialization` and Moya's encodings take them.
    nonisolated enum PlainValue {
      static func of(_ parameters: [String: Any?]) throws -> [String: Any] {
        try parameters.compactMapValues { try of($0) }
      }

      /// Nil for a nil, however deep it is wrapped.
      static func of(_ value: Any?) throws -> Any? {
        switch value {
        case nil: return nil
        case let value as any AnyOptional: return try of(value.wrapped)
        case let value as String: return value
        // What JSON was parsed to; its flags are numbers too.
        case let value? where type(of: value) is NSNumber.Type: return value
        case let value as Bool: return value
        case let value as Int: return value
        case let value as Double: return Int(exactly: value) ?? value
        #if uses(json)
        case let value as JSON: return value.plain
        #endif
        case let value as any RawRepresentable: return try of(value.rawValue)
        #if uses(objectMapper)
        case let value as any ObjectMapper.BaseMappable: return try of(value.toJSON())
        case let value as any MappableUnion: return try of(value.mapped)
        #endif
        case let value as [Any?]: return try value.map { try of($0) ?? NSNull() }
        case let value as [String: Any?]: return try of(value)
        case let value as URL: return value.absoluteString
        case let value as Date: return value.iso8601
        case let value as Decimal: return NSDecimalNumber(decimal: value)
        case let value as any Encodable:
          let data = try JSONEncoder().encode(value)
          return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        case let value?: return value
        }
      }

      /// `transform` at the leaves of optionals, arrays and dictionaries.
      static func mapped(_ value: Any?, _ transform: (Any) -> Any?) -> Any? {
        switch value {
        case nil: nil
        case let value as any AnyOptional: mapped(value.wrapped, transform)
        case let items as [Any?]: items.map { mapped($0, transform) }
        case let entries as [String: Any?]: entries.mapValues { mapped($0, transform) }
        case let value?: transform(value)
        }
      }

      /// As a path, a header or a cookie has it: elements of an array with commas between.
      static func text(of value: Any?, _ style: MoyaEndpoint.ParameterStyle? = nil) -> String? {
        guard let value = try? of(value) else { return nil }
        switch value {
        case is NSNull: return ""
        case let number as NSNumber where !number.isFlag:
          return "\(number)"
        case let flag as Bool: return style?.bools == .literal ? "\(flag)" : flag ? "1" : "0"
        case let items as [Any]: return items.compactMap { text(of: $0, style) }.joined(separator: ",")
        case is [String: Any]: return json(of: value)
        default: return "\(value)"
        }
      }

      static func json(of value: Any?) -> String {
        String(decoding: (try? data(of: value)) ?? Data("null".utf8), as: UTF8.self)
      }

      static func data(of value: Any?) throws -> Data {
        let value = try of(value) ?? NSNull()
        // What is no JSON, such as a number that is none, would stop the program on Apple's systems.
        guard JSONSerialization.isValidJSONObject([value]) else {
          throw RequestProblem("a value cannot be written as JSON")
        }
        return try JSONSerialization.data(
          withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
      }
    }

    nonisolated extension Date {
      /// In UTC, with milliseconds if there are any.
      var iso8601: String {
        // Foundation cuts what a Date holds as .12299 to .122.
        let milliseconds = (timeIntervalSince1970 * 1000).rounded()
        let seconds = (milliseconds / 1000).rounded(.down)
        let text = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
        let fraction = Int(milliseconds - seconds * 1000)
        return fraction == 0 ? text : text.dropLast() + "." + "\(1000 + fraction)".dropFirst() + "Z"
      }
    }

    nonisolated extension NSNumber {
      var isFlag: Bool { String(cString: objCType) == "c" }
    }

    private nonisolated protocol AnyOptional { var wrapped: Any? { get } }
    nonisolated extension Optional: AnyOptional { fileprivate var wrapped: Any? { self } }

    #if uses(uploads)
    // MARK: - Forms

    nonisolated extension MoyaEndpoint {
      struct FormPart: Sendable {
        var name: String
        var data = Data()
        var file: URL?
        var fileName: String?
        var mediaType: String?
      }
    }

    /// Moya's main branch deprecates its case for one that 15.0.3 has not; a requirement is called without a warning.
    private nonisolated protocol FormTask {
      static func task(_ parts: [MoyaEndpoint.FormPart]) -> Moya.Task
    }

    private nonisolated func formTask(
      of type: any FormTask.Type, _ parts: [MoyaEndpoint.FormPart]
    ) -> Moya.Task {
      type.task(parts)
    }

    private nonisolated enum FormUpload: FormTask {
      @available(*, deprecated)
      static func task(_ parts: [MoyaEndpoint.FormPart]) -> Moya.Task {
        .uploadMultipart(
          parts.map { part in
            .init(
              provider: part.file.map { .file($0) } ?? .data(part.data), name: part.name,
              fileName: part.fileName, mimeType: part.mediaType)
          })
      }
    }
    #endif

    // MARK: - Answers

    nonisolated extension MoyaEndpoint {
      /// Which answers are successes.
      public struct Validation: Hashable, Sendable {
        /// Empty accepts all.
        var statuses: [ClosedRange<Int>]
        /// Media types without parameters, `*` standing for any; empty accepts all.
        var contentTypes: [String]

        public init(statuses: [ClosedRange<Int>] = [], contentTypes: [String] = []) {
          self.statuses = statuses
          self.contentTypes = contentTypes
        }

        public static let none = Self()
        public static let success = Self(statuses: [200...299])

        var type: Moya.ValidationType {
          switch statuses {
          case []: .none
          case [200...299]: .successCodes
          case [200...399], [200...299, 300...399]: .successAndRedirectCodes
          default: .customCodes(statuses.flatMap { $0 })
          }
        }

        func accepts(_ status: Int) -> Bool {
          statuses.isEmpty || statuses.contains { $0.contains(status) }
        }

        func accepts(contentType: String?) -> Bool {
          guard !contentTypes.isEmpty else { return true }
          let type = contentType?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
          return contentTypes.contains { pattern in
            pattern == "*/*" || pattern.lowercased() == type
              || pattern.hasSuffix("/*") && type?.hasPrefix(pattern.dropLast().lowercased()) == true
          }
        }
      }

      #if uses(envelopes)
      /// The frame that a service puts around its answers: `{"code": 200, "message": "…", "data": …}`.
      public struct Envelope: Hashable, Sendable {
        var code: ModelKey
        /// Compared as text.
        var success: [String]
        var message: ModelKey
        /// An empty path means beside the code, in the answer itself.
        var data: ModelKey
        /// Whether an answer without a code is a success too.
        var allowsNoCode: Bool

        public init(
          code: ModelKey, success: [String], message: ModelKey = "message", data: ModelKey = "data",
          allowsNoCode: Bool = false
        ) {
          self.code = code
          self.success = success
          self.message = message
          self.data = data
          self.allowsNoCode = allowsNoCode
        }
      }
      #endif

      #if uses(retries)
      /// When a failed attempt is made again.
      public struct RetryPolicy: Hashable, Sendable {
        public enum Condition: Hashable, Sendable {
          case timeout, connection
          case status(Int)
        }

        /// How many attempts may follow the first.
        var retries: Int
        var conditions: [Condition]
        /// Seconds before the first retry; each further pause is twice as long.
        var backoff: Double
        var respectsRetryAfter: Bool
        var coversEveryMethod: Bool

        public init(
          retries: Int, when conditions: [Condition] = [.timeout, .connection], backoff: Double = 0,
          respectRetryAfter: Bool = true, coversEveryMethod: Bool = false
        ) {
          self.retries = retries
          self.conditions = conditions
          self.backoff = backoff
          respectsRetryAfter = respectRetryAfter
          self.coversEveryMethod = coversEveryMethod
        }
      }
      #endif
    }

    /// Where a value stands in JSON: a key, a path of keys and indices, or the first of several that is there.
    public nonisolated struct ModelKey: ExpressibleByStringLiteral, Hashable, Sendable {
      let paths: [[String]]

      public init(stringLiteral key: String) { paths = [[key]] }
      private init(_ paths: [[String]]) { self.paths = paths }

      public static func path(_ components: String...) -> Self { Self([components]) }
      public static func any(_ keys: ModelKey...) -> Self { Self(keys.flatMap(\.paths)) }

      var text: String { paths.map { $0.joined(separator: ".") }.joined(separator: " or ") }
    }
    """#
}

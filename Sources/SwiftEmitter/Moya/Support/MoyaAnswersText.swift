extension MoyaSupport {
  /// Answers: how what a server sent becomes a value or an error.
  static let answerText = #"""
    // MARK: - Answers

    /// What the server answered.
    public nonisolated struct Answer: Sendable {
      public var status: Int
      public var data: Data
      public var headers: [String: String]
      #if uses(texts)
      var charset: String?
      #endif
      /// Whether there is a body whose type is worth a look.
      var hasContent: Bool
      var validation: MoyaEndpoint.Validation
      #if uses(envelopes)
      var envelope: MoyaEndpoint.Envelope?
      #endif

      init(_ response: Moya.Response, to endpoint: MoyaEndpoint) {
        status = response.statusCode
        data = response.data
        headers = Dictionary(
          (response.response?.allHeaderFields ?? [:]).map { ("\($0)", "\($1)") },
          uniquingKeysWith: { $1 })
        #if uses(texts)
        charset = response.response?.textEncodingName
        #endif
        hasContent = endpoint.method.rawValue != "HEAD" && ![204, 205, 304].contains(status)
        validation = endpoint.validation
        #if uses(envelopes)
        envelope = endpoint.envelope
        #endif
      }

      func header(_ name: String) -> String? {
        headers.first { $0.key.lowercased() == name.lowercased() }?.value
      }
    }

    #if uses(jsonAnswers)
    nonisolated extension ModelKey {
      /// The decoder of what stands there; nil when nothing does.
      func find(in decoder: any Decoder) throws -> (any Decoder)? {
        var failure: (any Error)?
        for path in paths {
          do {
            var node: (any Decoder)? = decoder
            for component in path { node = try node.flatMap { try Self.step(component, in: $0) } }
            if let node { return node }
          } catch {
            failure = failure ?? error
          }
        }
        if let failure { throw failure }
        return nil
      }

      private static func step(_ component: String, in decoder: any Decoder) throws -> (any Decoder)? {
        if try decoder.singleValueContainer().decodeNil() { return nil }
        guard let index = Int(component), var items = try? decoder.unkeyedContainer() else {
          let container = try decoder.container(keyedBy: WireKey.self)
          let key = WireKey(stringValue: component)
          return container.contains(key) ? try container.superDecoder(forKey: key) : nil
        }
        for _ in 0..<index where !items.isAtEnd { _ = try items.superDecoder() }
        return items.isAtEnd ? nil : try items.superDecoder()
      }
    }

    nonisolated struct WireKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue _: Int) { nil }
    }
    #endif

    // MARK: - Readers

    /// How the value of a call is made of its answer.
    public nonisolated struct ResponseReader<Value: Sendable>: Sendable {
      private let read: @Sendable (Answer) throws -> Value
      #if uses(errorModels)
      private var errorReaders: [StatusPattern: ErrorReader] = [:]
      #endif
      #if uses(statuses)
      /// Statuses that are successes whatever the endpoint's validation says.
      private var statuses: Set<StatusPattern> = []
      #endif

      init(_ read: @escaping @Sendable (Answer) throws -> Value) { self.read = read }

      func value(of answer: Answer) throws(EndpointError) -> Value {
        #if uses(statuses)
        let isListed = StatusPattern.best(for: answer.status, in: statuses, \.self) != nil
        let isAccepted = statuses.isEmpty ? answer.validation.accepts(answer.status) : isListed
        #else
        let isAccepted = answer.validation.accepts(answer.status)
        #endif
        guard isAccepted else {
          #if uses(errorModels)
          let reader = StatusPattern.best(for: answer.status, in: errorReaders, \.key)?.value
          let model = try? reader?.read(answer)
          throw EndpointError(.status(answer.status, model: model), response: answer)
          #else
          throw EndpointError(.status(answer.status, model: nil), response: answer)
          #endif
        }
        let type = answer.header("Content-Type")
        guard !answer.hasContent || answer.validation.accepts(contentType: type) else {
          throw EndpointError(.contentType(type), response: answer)
        }
        do {
          return try read(answer)
        } catch {
          throw EndpointError(.init(reading: error), response: answer)
        }
      }

      public func map<Other: Sendable>(
        _ transform: @escaping @Sendable (Value) throws -> Other
      ) -> ResponseReader<Other> {
        ResponseReader<Other> { [read] in try transform(read($0)) }
      }

      #if uses(responseHeaders)
      public func headers<Other: Sendable>(
        _ transform: @escaping @Sendable (Value, ResponseHeaders) throws -> Other
      ) -> ResponseReader<Other> {
        ResponseReader<Other> { [read] in try transform(read($0), ResponseHeaders(answer: $0)) }
      }
      #endif

      #if uses(errorModels)
      /// Says what the bodies of errors are; of several patterns that fit, the most exact counts.
      public func errors(_ readers: [StatusPattern: ErrorReader]) -> Self {
        var copy = self
        copy.errorReaders = readers
        return copy
      }
      #endif

      #if uses(statuses)
      /// Reads by status; another one is an error.
      public static func statuses(_ readers: [StatusReader<Value>]) -> Self {
        var reader = Self { answer in
          try StatusPattern.best(for: answer.status, in: readers, \.pattern)!.reader.read(answer)
        }
        reader.statuses = Set(readers.map(\.pattern))
        return reader
      }
      #endif
    }

    nonisolated extension ResponseReader {
      #if uses(envelopes)
      public static var void: ResponseReader<Void> {
        ResponseReader<Void> { answer in
          if answer.envelope != nil { _ = try answer.decode(AnyAnswer?.self, empty: .nil) }
        }
      }
      #else
      public static var void: ResponseReader<Void> { ResponseReader<Void> { _ in } }
      #endif

      #if uses(texts)
      /// Text in UTF-8, or in the charset of the answer's Content-Type.
      public static var text: ResponseReader<String> { text(charset: nil) }

      /// Text in a charset, whatever the answer's Content-Type says.
      public static func text(charset: String?) -> ResponseReader<String> {
        ResponseReader<String> { answer in
          #if uses(envelopes)
          guard answer.envelope == nil else { return try answer.decode(String.self) }
          #endif
          let encoding = (charset ?? answer.charset).map { String.Encoding(charset: $0) } ?? .utf8
          guard let encoding, let text = String(data: answer.data, encoding: encoding) else {
            throw ReadFailure(reason: .unparsable("it is not text in its charset"))
          }
          return text
        }
      }
      #endif

      public static var data: ResponseReader<Data> { ResponseReader<Data> { $0.data } }

      #if uses(downloads)
      /// The file that Moya's download went to.
      public static func file(to file: URL) -> ResponseReader<URL> { ResponseReader<URL> { _ in file } }
      #endif

      #if uses(jsonAnswers)
      public static func json<Model: Decodable & Sendable>(
        _ type: Model.Type, at key: ModelKey? = nil, empty: EmptyBody = .automatic
      ) -> ResponseReader<Model> { .json(at: key, empty: empty) }
      #endif
    }

    #if uses(jsonAnswers)
    nonisolated extension ResponseReader where Value: Decodable {
      /// A model in JSON: the whole body, or the data of its envelope.
      public static var json: Self { json() }

      /// A model in JSON, found at a key.
      public static func json(at key: ModelKey? = nil, empty: EmptyBody = .automatic) -> Self {
        Self { try $0.decode(Value.self, at: key, empty: empty) }
      }
    }

    /// What an answer without a body, or an envelope without data, is read as.
    public nonisolated enum EmptyBody: Sendable { case automatic, error, `nil`, `default` }
    #endif

    #if uses(statuses)
    /// One of the readers of `ResponseReader.statuses`.
    public nonisolated struct StatusReader<Value: Sendable>: Sendable {
      let pattern: StatusPattern
      let reader: ResponseReader<Value>

      public init(_ pattern: StatusPattern, _ reader: ResponseReader<Value>) {
        self.pattern = pattern
        self.reader = reader
      }
    }
    #endif

    #if uses(errorModels)
    /// Reads the body of an error answer.
    public nonisolated struct ErrorReader: Sendable {
      let read: @Sendable (Answer) throws -> any Sendable

      public static func json<Model: Decodable & Sendable>(_ type: Model.Type) -> ErrorReader {
        ErrorReader { try JSONDecoder().decode(type, from: $0.data) }
      }
    }
    #endif

    #if uses(statuses) || uses(errorModels)
    /// One status, a range of them, or all the others: `404`, `.range(400...499)`, `.default`.
    public nonisolated enum StatusPattern: Hashable, Sendable, ExpressibleByIntegerLiteral {
      case status(Int)
      case range(ClosedRange<Int>)
      case `default`

      public init(integerLiteral status: Int) { self = .status(status) }

      /// How many statuses it is; nil when the status is none of them.
      private func breadth(with status: Int) -> Int? {
        switch self {
        case .status(let exact): exact == status ? 1 : nil
        case .range(let range): range.contains(status) ? range.count + 1 : nil
        case .default: .max
        }
      }

      static func best<Element>(
        for status: Int, in elements: some Sequence<Element>, _ pattern: (Element) -> StatusPattern
      ) -> Element? {
        elements.compactMap { element in pattern(element).breadth(with: status).map { (element, $0) } }
          .min { $0.1 < $1.1 }?.0
      }
    }
    #endif

    #if uses(responseHeaders)
    /// The headers of an answer, read as the types that a caller wants.
    public nonisolated struct ResponseHeaders: Sendable {
      let answer: Answer

      public func value<Value: Decodable>(_ name: String) throws -> Value {
        guard let value: Value = try optional(name) else {
          throw DecodingError.keyNotFound(
            WireKey(stringValue: name),
            .init(codingPath: [], debugDescription: "the answer has no header '\(name)'"))
        }
        return value
      }

      public func optional<Value: Decodable>(_ name: String) throws -> Value? {
        guard let text = answer.header(name) else { return nil }
        if let text = text as? Value { return text }
        if let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) { return value }
        return try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(text))
      }
    }
    #endif

    #if uses(texts)
    nonisolated extension String.Encoding {
      /// By its name, such as `gb18030`.
      fileprivate init?(charset: String) {
        switch charset.lowercased() {
        case "utf-8", "utf8", "us-ascii": self = .utf8
        case "iso-8859-1", "latin1": self = .isoLatin1
        default:
          #if canImport(Darwin)
            let encoding = CFStringConvertIANACharSetNameToEncoding(charset as CFString)
            guard encoding != kCFStringEncodingInvalidId else { return nil }
            self.init(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
          #else
            return nil
          #endif
        }
      }
    }
    #endif

    #if uses(jsonAnswers)
    // MARK: - JSON

    nonisolated extension Answer {
      func decode<Value: Decodable>(
        _ type: Value.Type, at key: ModelKey? = nil, empty: EmptyBody = .automatic
      ) throws -> Value {
        #if uses(envelopes)
        let isWhole = envelope == nil
        let location = AnswerLocation(envelope: envelope, key: key, empty: empty)
        #else
        let isWhole = true
        let location = AnswerLocation(key: key, empty: empty)
        #endif
        if isWhole, data.allSatisfy({ [0x20, 0x0A, 0x0D, 0x09].contains($0) }) {
          return try LocatedValue<Value>.nothing(empty)
        }
        let decoder = JSONDecoder()
        decoder.userInfo[.location] = location
        #if uses(dates)
        // JSONDecoder's own are seconds since 2001.
        decoder.dateDecodingStrategy = .custom { decoder in
          guard let date = DateFormat.iso8601.date(from: try JSON(from: decoder)) else {
            throw DecodingError.dataCorrupted(
              .init(codingPath: decoder.codingPath, debugDescription: "expected a date"))
          }
          return date
        }
        #endif
        return try decoder.decode(LocatedValue<Value>.self, from: data).value
      }
    }

    /// Where a value is found in an answer.
    private nonisolated struct AnswerLocation: Sendable {
      #if uses(envelopes)
      var envelope: MoyaEndpoint.Envelope?
      #endif
      var key: ModelKey?
      var empty: EmptyBody
    }

    nonisolated extension CodingUserInfoKey {
      fileprivate static let location = CodingUserInfoKey(rawValue: "endpointgen.location")!
    }

    /// A value out of its envelope and from its key.
    private nonisolated struct LocatedValue<Value: Decodable>: Decodable {
      let value: Value

      init(from decoder: any Decoder) throws {
        let location = decoder.userInfo[.location] as! AnswerLocation
        var node: any Decoder = decoder
        #if uses(envelopes)
        if let envelope = location.envelope {
          guard let data = try Self.data(of: envelope, in: decoder) else {
            value = try Self.nothing(location.empty)
            return
          }
          node = data
        }
        #endif
        if let key = location.key {
          guard let found = try key.find(in: node) else {
            value = try Self.none(
              or: DecodingError.keyNotFound(
                WireKey(stringValue: key.text),
                .init(codingPath: node.codingPath, debugDescription: "nothing is at '\(key.text)'")))
            return
          }
          node = found
        }
        // A container, unlike `Value(from:)`, knows how JSON writes dates, URLs and decimals.
        value = try node.singleValueContainer().decode(Value.self)
      }

      #if uses(envelopes)
      /// Nil when there is none.
      private static func data(
        of envelope: MoyaEndpoint.Envelope, in decoder: any Decoder
      ) throws -> (any Decoder)? {
        guard let code = try envelope.code.find(in: decoder)?.text else {
          throw ReadFailure(reason: .unparsable("its envelope has no code '\(envelope.code.text)'"))
        }
        guard envelope.success.contains(code) else {
          let message = try envelope.message.find(in: decoder)?.text
          throw ReadFailure(reason: .rejected(code: code, message: message))
        }
        guard let data = try envelope.data.find(in: decoder),
          try !data.singleValueContainer().decodeNil()
        else { return nil }
        return data
      }
      #endif

      static func nothing(_ empty: EmptyBody) throws -> Value {
        let failure = ReadFailure(reason: .noData)
        switch empty {
        case .automatic, .nil: return try none(or: failure)
        case .error: throw failure
        case .default:
          for text in ["[]", "{}", "\"\""] {
            if let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) { return value }
          }
          throw failure
        }
      }

      private static func none(or error: any Error) throws -> Value {
        guard let type = Value.self as? any ExpressibleByNilLiteral.Type else { throw error }
        return type.init(nilLiteral: ()) as! Value
      }
    }

    nonisolated extension Decoder {
      /// What a text, a number or a flag is as text.
      var text: String? {
        guard let container = try? singleValueContainer() else { return nil }
        if let text = try? container.decode(String.self) { return text }
        if let number = try? container.decode(Int64.self) { return "\(number)" }
        if let number = try? container.decode(Decimal.self) { return "\(number)" }
        return (try? container.decode(Bool.self)).map { "\($0)" }
      }
    }
    #endif

    #if uses(envelopes)
    /// Any JSON value, of which nothing is wanted.
    private nonisolated struct AnyAnswer: Decodable {
      init(from _: any Decoder) {}
    }
    #endif
    """#
}

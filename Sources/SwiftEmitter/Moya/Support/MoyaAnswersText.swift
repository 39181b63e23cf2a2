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
      /// Whether it is read because of its status.
      var isNamed = false
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
          #if uses(envelopes)
          var answer = answer
          answer.isNamed = true
          #endif
          return try StatusPattern.best(for: answer.status, in: readers, \.pattern)!.reader
            .read(answer)
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
          guard answer.envelope != nil else { return }
          // Where no body can be, and where the status says all, an envelope may be missing.
          if answer.isBlank, !answer.hasContent || answer.isNamed { return }
          if answer.isBlank { throw answer.absence }
          _ = try answer.decode(AnyAnswer?.self, empty: .nil)
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
          return try answer.text(charset: charset)
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

      public static var data: ErrorReader { ErrorReader { $0.data } }

      #if uses(texts)
      /// Text in UTF-8, or in the charset of the answer's Content-Type.
      public static var text: ErrorReader { ErrorReader { try $0.text(charset: nil) } }
      #endif
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
        if let list = Value.self as? any HeaderList.Type {
          let isCookie = name.lowercased() == "set-cookie"
          return try list.decoded(Self.elements(of: text, areCookies: isCookie)) as? Value
        }
        return try Self.decode(Value.self, text)
      }

      fileprivate static func decode<Value: Decodable>(_: Value.Type, _ text: String) throws -> Value {
        if let text = text as? Value { return text }
        if let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) { return value }
        return try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(text))
      }

      /// What stands between commas outside of quotes; between cookies, whose dates have commas, before `name=`.
      private static func elements(of text: String, areCookies: Bool) -> [String] {
        let comma = areCookies ? #/,(?=\s*[^\s=;,"]+=)/# : #/,(?=(?:[^"]|"(?:[^"\\]|\\.)*")*$)/#
        return text.split(separator: comma).map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty }
      }
    }

    private nonisolated protocol HeaderList {
      static func decoded(_ elements: [String]) throws -> Any
    }

    nonisolated extension Array: HeaderList where Element: Decodable {
      fileprivate static func decoded(_ elements: [String]) throws -> Any {
        try elements.map { try ResponseHeaders.decode(Element.self, $0) }
      }
    }
    #endif

    #if uses(texts)
    nonisolated extension Answer {
      fileprivate func text(charset given: String?) throws -> String {
        let encoding = (given ?? charset).map { String.Encoding(charset: $0) } ?? .utf8
        guard let encoding, let text = String(data: data, encoding: encoding) else {
          throw ReadFailure(reason: .unparsable("it is not text in its charset"))
        }
        return text
      }
    }

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
    """#
}

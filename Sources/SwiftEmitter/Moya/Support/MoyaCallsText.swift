import SwiftCode

extension MoyaSupport {
  /// Typed calls, how Moya's provider sends them, and how answers are read.
  static let callText = #"""
    #if canImport(Alamofire)
      import Alamofire
    #endif

    // MARK: - Calls

    /// A case together with the type of its answer and how that is read.
    public nonisolated struct Call<Target: MoyaAPI, Value: Sendable>: Sendable {
      public var target: Target
      public var reader: ResponseReader<Value>

      public init(_ target: Target, _ reader: ResponseReader<Value>) {
        self.target = target
        self.reader = reader
      }

      /// The value of an answer that Moya gave: `provider.rx.request(call.target).map { try call.value(of: $0) }`.
      public func value(of response: Moya.Response, with variables: Target.Variables) throws -> Value {
        try reader.value(of: Answer(response, to: target.endpoint(with: variables)))
      }
    }

    nonisolated extension Call where Target.Variables == NoVariables {
      public func value(of response: Moya.Response) throws -> Value {
        try value(of: response, with: NoVariables())
      }
    }

    nonisolated extension MoyaProvider
    where Target: MoyaAPI & MoyaTarget, Target.Variables == NoVariables {
      /// Makes a call and gives its value.
      public func send<Value>(
        _ call: Call<Target, Value>, progress: Moya.ProgressBlock? = nil,
        isolation: isolated (any Actor)? = #isolation
      ) async throws(EndpointError) -> Value {
        try await send(call.target, call.target.endpoint, call.reader, progress)
      }
    }

    nonisolated extension MoyaProvider {
      /// Makes a call that needs variables, and gives its value.
      public func send<API, Value>(
        _ call: Call<API, Value>, with variables: API.Variables, progress: Moya.ProgressBlock? = nil,
        isolation: isolated (any Actor)? = #isolation
      ) async throws(EndpointError) -> Value where Target == BoundTarget<API> {
        let target = BoundTarget(call.target, with: variables)
        return try await send(target, target.endpoint, call.reader, progress)
      }
    }

    nonisolated extension MoyaProvider where Target == Moya.MultiTarget {
      /// Makes a call of any API, and gives its value.
      public func send<API, Value>(
        _ call: Call<API, Value>, with variables: API.Variables, progress: Moya.ProgressBlock? = nil,
        isolation: isolated (any Actor)? = #isolation
      ) async throws(EndpointError) -> Value {
        let target = BoundTarget(call.target, with: variables)
        return try await send(Moya.MultiTarget(target), target.endpoint, call.reader, progress)
      }

      public func send<API, Value>(
        _ call: Call<API, Value>, progress: Moya.ProgressBlock? = nil,
        isolation: isolated (any Actor)? = #isolation
      ) async throws(EndpointError) -> Value where API.Variables == NoVariables {
        try await send(call, with: NoVariables(), progress: progress)
      }
    }

    /// A provider together with what only the running app knows: calls are written as on `EndpointRuntime`.
    public nonisolated struct Provider<API: MoyaAPI> {
      public let moya: MoyaProvider<BoundTarget<API>>
      private let variables: @Sendable () async throws -> API.Variables

      /// Asks `variables` once for each call.
      public init(
        variables: @escaping @Sendable () async throws -> API.Variables,
        moya: MoyaProvider<BoundTarget<API>> = MoyaProvider(plugins: [EndpointPlugin()])
      ) {
        self.moya = moya
        self.variables = variables
      }

      public init(
        variables: API.Variables,
        moya: MoyaProvider<BoundTarget<API>> = MoyaProvider(plugins: [EndpointPlugin()])
      ) {
        self.init(variables: { variables }, moya: moya)
      }

      public func send<Value>(
        _ call: Call<API, Value>, progress: Moya.ProgressBlock? = nil,
        isolation: isolated (any Actor)? = #isolation
      ) async throws(EndpointError) -> Value {
        let values: API.Variables
        do { values = try await variables() } catch { throw EndpointError(.preparation(error)) }
        return try await moya.send(call, with: values, progress: progress)
      }
    }

    // MARK: - Sending

    nonisolated extension MoyaProvider {
      private func send<Value>(
        _ target: Target, _ endpoint: MoyaEndpoint, _ reader: ResponseReader<Value>,
        _ progress: Moya.ProgressBlock?, isolation: isolated (any Actor)? = #isolation
      ) async throws(EndpointError) -> Value {
        if let problem = endpoint.problem { throw EndpointError(.encoding(problem)) }
        let end = endpoint.timeouts.total.map { Date(timeIntervalSinceNow: $0) }
        var retries = 0
        while true {
          let left = end?.timeIntervalSinceNow
          let limit = [endpoint.timeouts.attempt, left].compactMap { $0 }.min()
          let error: EndpointError
          do {
            return try reader.value(of: await answer(to: target, endpoint, progress, within: limit))
          } catch let failure {
            error = failure
          }
          retries += 1
          guard
            let pause = endpoint.retryPolicy?.pause(
              before: retries, after: error, endpoint.method.rawValue),
            end.map({ Date(timeIntervalSinceNow: pause) < $0 }) ?? true
          else { throw error }
          do {
            try await _Concurrency.Task.sleep(nanoseconds: UInt64(pause * 1e9))
          } catch {
            throw EndpointError(.cancelled)
          }
        }
      }

      private func answer(
        to target: Target, _ endpoint: MoyaEndpoint, _ progress: Moya.ProgressBlock?,
        within seconds: Double?, isolation: isolated (any Actor)? = #isolation
      ) async throws(EndpointError) -> Answer {
        let flight = RequestInFlight()
        let clock = seconds.map { seconds in
          _Concurrency.Task {
            try await _Concurrency.Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1e9))
            flight.cancel(.timeout)
          }
        }
        defer { clock?.cancel() }
        let result: Result<Answer, EndpointError> = await withTaskCancellationHandler {
          await withCheckedContinuation { continuation in
            flight.start {
              self.request(target, callbackQueue: .global(), progress: progress) { result in
                continuation.resume(
                  returning: result.map { Answer($0, to: endpoint) }.flatMapError { error in
                    // Validation fails with the whole answer, which may have a body to read.
                    if let response = error.response, !endpoint.validation.accepts(response.statusCode)
                    {
                      return .success(Answer(response, to: endpoint))
                    }
                    return .failure(EndpointError(flight.reason ?? .init(error)))
                  })
              }
            }
          }
        } onCancel: {
          flight.cancel(.cancelled)
        }
        return try result.get()
      }
    }

    /// A request that may be cancelled before and after it starts, from any thread.
    private nonisolated final class RequestInFlight: @unchecked Sendable {
      private let lock = NSLock()
      private var request: (any Moya.Cancellable)?
      private var cancellation: EndpointError.Reason?

      /// Why it was cancelled.
      var reason: EndpointError.Reason? { lock.withLock { cancellation } }

      func start(_ request: () -> any Moya.Cancellable) {
        let request = request()
        let isCancelled = lock.withLock {
          self.request = request
          return cancellation != nil
        }
        if isCancelled { request.cancel() }
      }

      func cancel(_ reason: EndpointError.Reason) {
        let request = lock.withLock {
          cancellation = cancellation ?? reason
          return self.request
        }
        request?.cancel()
      }
    }

    /// Gives Moya's requests what Moya's members cannot say: time limits, and credentials beyond `Authorization`.
    public nonisolated struct EndpointPlugin: Moya.PluginType {
      private let credentials: (String) -> String?

      /// `credentials` gives those of a scheme that the spec names, without prefix; nil when there are none.
      public init(credentials: @escaping (String) -> String? = { _ in nil }) {
        self.credentials = credentials
      }

      public func prepare(_ request: URLRequest, target: any Moya.TargetType) -> URLRequest {
        let target = (target as? Moya.MultiTarget)?.target ?? target
        guard let endpoint = (target as? any MoyaTarget)?.endpoint else { return request }
        var request = request
        if let seconds = endpoint.timeouts.idle ?? endpoint.timeouts.attempt {
          request.timeoutInterval = seconds
        }
        let ready = endpoint.security.first { $0.allSatisfy { credentials($0.name) != nil } }
        for scheme in ready ?? [] where scheme.authorizationType == nil {
          guard let value = credentials(scheme.name) else { continue }
          add(scheme.prefix.map { "\($0) \(value)" } ?? value, at: scheme.place, to: &request)
        }
        return request
      }

      private func add(
        _ value: String, at place: MoyaEndpoint.SecurityScheme.Place, to request: inout URLRequest
      ) {
        switch place {
        case .header(let name): request.setValue(value, forHTTPHeaderField: name)
        case .cookie(let name):
          let cookies = request.value(forHTTPHeaderField: "Cookie").map { "\($0); " } ?? ""
          request.setValue("\(cookies)\(name)=\(value)", forHTTPHeaderField: "Cookie")
        case .query(let name):
          request.url?.append(queryItems: [URLQueryItem(name: name, value: value)])
        }
      }
    }

    // MARK: - Retries

    nonisolated extension MoyaEndpoint.RetryPolicy {
      /// Nil when the failure stands.
      func pause(before retry: Int, after error: EndpointError, _ method: String) -> Double? {
        let isIdempotent = !["POST", "PATCH", "CONNECT"].contains(method)
        guard retry <= retries, isIdempotent || coversEveryMethod,
          conditions.contains(where: { error.meets($0) })
        else { return nil }
        if respectsRetryAfter, let text = error.response?.headers["Retry-After"],
          let seconds = Double(text)
        {
          return max(0, seconds)
        }
        return backoff * pow(2, Double(retry - 1))
      }
    }

    nonisolated extension EndpointError {
      fileprivate func meets(_ condition: MoyaEndpoint.RetryPolicy.Condition) -> Bool {
        switch (condition, reason) {
        case (.timeout, .timeout): true
        case (.connection, .transport(let error)): URLError.within(error) != nil
        case (.status(let status), _): status == response?.status
        default: false
        }
      }
    }

    // MARK: - Errors

    /// Why a call gave no value.
    public nonisolated struct EndpointError: Error, Sendable {
      public enum Reason: Sendable {
        /// The endpoint makes no request; nothing was sent.
        case encoding(any Error)
        /// The app's closure for variables threw this; nothing was sent.
        case preparation(any Error)
        /// Moya's error.
        case transport(any Error)
        case timeout
        case cancelled
        /// The endpoint does not accept this status. `model` is the body as the spec's `errors:` describes it.
        case status(Int, model: (any Sendable)?)
        case contentType(String?)
        /// The envelope's code is none of success.
        case rejected(code: String, message: String?)
        /// The answer is a success without the data that it should have.
        case noData
        case unparsable(String)
        case decoding(DecodingError)
        case other(any Error)
      }

      public var reason: Reason
      /// The answer, when there was one, with its body.
      public var response: Answer?

      public init(_ reason: Reason, response: Answer? = nil) {
        self.reason = reason
        self.response = response
      }

      public var isCancelled: Bool { if case .cancelled = reason { true } else { false } }
      public var status: Int? { response?.status }

      /// The decoded body of an error answer, when it is a `Model`.
      public func model<Model>(as type: Model.Type = Model.self) -> Model? {
        if case .status(_, let model) = reason { model as? Model } else { nil }
      }
    }

    nonisolated extension EndpointError.Reason {
      /// What Moya's error means.
      init(_ error: Moya.MoyaError) {
        switch (error, URLError.within(error)?.code) {
        case (.requestMapping, _), (.parameterEncoding, _), (.encodableMapping, _):
          self = .encoding(error)
        case (_, .timedOut?): self = .timeout
        case (_, .cancelled?): self = .cancelled
        default: self = .transport(error)
        }
      }

      /// What an error of reading means.
      init(reading error: any Error) {
        switch error {
        case let reason as ReadFailure: self = reason.reason
        case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
          self = .unparsable(context.debugDescription)
        case let error as DecodingError: self = .decoding(error)
        default: self = .other(error)
        }
      }
    }

    nonisolated extension URLError {
      /// The system's error, however deep Moya and Alamofire wrapped it.
      static func within(_ error: Any, depth: Int = 0) -> URLError? {
        if let error = error as? URLError { return error }
        guard depth < 6 else { return nil }
        return Mirror(reflecting: error).children.lazy.compactMap { within($0.value, depth: depth + 1) }
          .first
      }
    }

    nonisolated extension EndpointError: LocalizedError {
      public var errorDescription: String? {
        switch reason {
        case .encoding(let error), .preparation(let error):
          "the request could not be made: \(error.localizedDescription)"
        case .transport(let error), .other(let error): error.localizedDescription
        case .timeout: "the answer took too long"
        case .cancelled: "the call was cancelled"
        case .status(let status, _): "the server answered \(status)"
        case .contentType(let type): "the content type '\(type ?? "none")' is not accepted"
        case .rejected(let code, let message):
          "the server refused with code \(code)" + (message.map { ": \($0)" } ?? "")
        case .noData: "the server answered without the data that was asked for"
        case .unparsable(let problem): "the answer could not be read: \(problem)"
        case .decoding(let error): "the answer is not as expected: \(error)"
        }
      }
    }

    /// A reason that is known while an answer is read.
    private nonisolated struct ReadFailure: Error {
      let reason: EndpointError.Reason
    }

    // MARK: - Answers

    /// What the server answered.
    public nonisolated struct Answer: Sendable {
      public var status: Int
      public var data: Data
      public var headers: [String: String]
      var charset: String?
      var validation: MoyaEndpoint.Validation
      var envelope: MoyaEndpoint.Envelope?

      init(_ response: Moya.Response, to endpoint: MoyaEndpoint) {
        status = response.statusCode
        data = response.data
        headers = Dictionary(
          (response.response?.allHeaderFields ?? [:]).map { ("\($0)", "\($1)") },
          uniquingKeysWith: { $1 })
        charset = response.response?.textEncodingName
        validation = endpoint.validation
        envelope = endpoint.envelope
      }

      func header(_ name: String) -> String? {
        headers.first { $0.key.lowercased() == name.lowercased() }?.value
      }
    }

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

    // MARK: - Readers

    /// How the value of a call is made of its answer.
    public nonisolated struct ResponseReader<Value: Sendable>: Sendable {
      private let read: @Sendable (Answer) throws -> Value
      private var errorReaders: [StatusPattern: ErrorReader] = [:]
      /// Statuses that are successes whatever the endpoint's validation says.
      private var statuses: Set<StatusPattern> = []

      init(_ read: @escaping @Sendable (Answer) throws -> Value) { self.read = read }

      func value(of answer: Answer) throws(EndpointError) -> Value {
        let isListed = StatusPattern.best(for: answer.status, in: statuses, \.self) != nil
        guard statuses.isEmpty ? answer.validation.accepts(answer.status) : isListed else {
          let reader = StatusPattern.best(for: answer.status, in: errorReaders, \.key)?.value
          let model = try? reader?.read(answer)
          throw EndpointError(.status(answer.status, model: model), response: answer)
        }
        let type = answer.header("Content-Type")
        guard answer.validation.accepts(contentType: type) else {
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

      public func headers<Other: Sendable>(
        _ transform: @escaping @Sendable (Value, ResponseHeaders) throws -> Other
      ) -> ResponseReader<Other> {
        ResponseReader<Other> { [read] in try transform(read($0), ResponseHeaders(answer: $0)) }
      }

      /// Says what the bodies of errors are; of several patterns that fit, the most exact counts.
      public func errors(_ readers: [StatusPattern: ErrorReader]) -> Self {
        var copy = self
        copy.errorReaders = readers
        return copy
      }

      /// Reads by status; another one is an error.
      public static func statuses(_ readers: [StatusReader<Value>]) -> Self {
        var reader = Self { answer in
          try StatusPattern.best(for: answer.status, in: readers, \.pattern)!.reader.read(answer)
        }
        reader.statuses = Set(readers.map(\.pattern))
        return reader
      }
    }

    nonisolated extension ResponseReader {
      public static var void: ResponseReader<Void> {
        ResponseReader<Void> { answer in
          if answer.envelope != nil { _ = try answer.decode(Anything?.self, empty: .nil) }
        }
      }

      /// Text in UTF-8, or in the charset of the answer's Content-Type.
      public static var text: ResponseReader<String> { text(charset: nil) }

      /// Text in a charset, whatever the answer's Content-Type says.
      public static func text(charset: String?) -> ResponseReader<String> {
        ResponseReader<String> { answer in
          guard answer.envelope == nil else { return try answer.decode(String.self) }
          let encoding = (charset ?? answer.charset).map { String.Encoding(charset: $0) } ?? .utf8
          guard let encoding, let text = String(data: answer.data, encoding: encoding) else {
            throw ReadFailure(reason: .unparsable("it is not text in its charset"))
          }
          return text
        }
      }

      public static var data: ResponseReader<Data> { ResponseReader<Data> { $0.data } }

      /// The file that Moya's download went to.
      public static func file(to file: URL) -> ResponseReader<URL> { ResponseReader<URL> { _ in file } }

      public static func json<Model: Decodable & Sendable>(
        _ type: Model.Type, at key: ModelKey? = nil, empty: EmptyBody = .automatic
      ) -> ResponseReader<Model> { .json(at: key, empty: empty) }
    }

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

    /// One of the readers of `ResponseReader.statuses`.
    public nonisolated struct StatusReader<Value: Sendable>: Sendable {
      let pattern: StatusPattern
      let reader: ResponseReader<Value>

      public init(_ pattern: StatusPattern, _ reader: ResponseReader<Value>) {
        self.pattern = pattern
        self.reader = reader
      }
    }

    /// Reads the body of an error answer.
    public nonisolated struct ErrorReader: Sendable {
      let read: @Sendable (Answer) throws -> any Sendable

      public static func json<Model: Decodable & Sendable>(_ type: Model.Type) -> ErrorReader {
        ErrorReader { try JSONDecoder().decode(type, from: $0.data) }
      }
    }

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

    // MARK: - JSON

    nonisolated extension Answer {
      func decode<Value: Decodable>(
        _ type: Value.Type, at key: ModelKey? = nil, empty: EmptyBody = .automatic
      ) throws -> Value {
        if envelope == nil, data.allSatisfy({ [0x20, 0x0A, 0x0D, 0x09].contains($0) }) {
          return try Located<Value>.nothing(empty)
        }
        let decoder = JSONDecoder()
        decoder.userInfo[.location] = Location(envelope: envelope, key: key, empty: empty)
        return try decoder.decode(Located<Value>.self, from: data).value
      }
    }

    /// Where a value is found in an answer.
    private nonisolated struct Location: Sendable {
      var envelope: MoyaEndpoint.Envelope?
      var key: ModelKey?
      var empty: EmptyBody
    }

    nonisolated extension CodingUserInfoKey {
      fileprivate static let location = CodingUserInfoKey(rawValue: "endpointgen.location")!
    }

    /// A value out of its envelope and from its key.
    private nonisolated struct Located<Value: Decodable>: Decodable {
      let value: Value

      init(from decoder: any Decoder) throws {
        let location = decoder.userInfo[.location] as! Location
        var node: (any Decoder)? = decoder
        if let envelope = location.envelope { node = try Self.data(of: envelope, in: decoder) }
        guard let data = node else {
          value = try Self.nothing(location.empty)
          return
        }
        if let key = location.key {
          guard let found = try key.find(in: data) else {
            value = try Self.none(
              or: DecodingError.keyNotFound(
                WireKey(stringValue: key.text),
                .init(codingPath: data.codingPath, debugDescription: "nothing is at '\(key.text)'")))
            return
          }
          node = found
        }
        // A container, unlike `Value(from:)`, knows how JSON writes dates, URLs and decimals.
        value = try node!.singleValueContainer().decode(Value.self)
      }

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

    /// Any JSON value, of which nothing is wanted.
    private nonisolated struct Anything: Decodable {
      init(from _: any Decoder) {}
    }
    """#
}

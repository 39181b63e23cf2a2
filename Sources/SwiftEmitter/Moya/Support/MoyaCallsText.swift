extension MoyaSupport {
  /// Typed calls, how Moya's provider sends them, retries and errors.
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
        #if uses(retries)
        let end = endpoint.timeouts.total.map { Date(timeIntervalSinceNow: $0) }
        var retries = 0
        while true {
          let left = end?.timeIntervalSinceNow
          let limit = [endpoint.timeouts.attempt, left].compactMap { $0 }.min()
          let result = await answer(to: target, endpoint, progress, within: limit)
          retries += 1
          guard
            let pause = endpoint.retryPolicy?.pause(
              before: retries, after: result, endpoint.method.rawValue),
            end.map({ Date(timeIntervalSinceNow: pause) < $0 }) ?? true
          else { return try reader.value(of: result.get()) }
          do {
            try await _Concurrency.Task.sleep(nanoseconds: UInt64(min(pause, 86_400) * 1e9))
          } catch {
            throw EndpointError(.cancelled)
          }
        }
        #else
        let limit = [endpoint.timeouts.attempt, endpoint.timeouts.total].compactMap { $0 }.min()
        return try reader.value(of: await answer(to: target, endpoint, progress, within: limit).get())
        #endif
      }

      private func answer(
        to target: Target, _ endpoint: MoyaEndpoint, _ progress: Moya.ProgressBlock?,
        within seconds: Double?, isolation: isolated (any Actor)? = #isolation
      ) async -> Result<Answer, EndpointError> {
        let flight = RequestInFlight()
        let clock = seconds.map { seconds in
          _Concurrency.Task {
            try await _Concurrency.Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1e9))
            flight.cancel(.timeout)
          }
        }
        defer { clock?.cancel() }
        return await withTaskCancellationHandler {
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
      #if uses(security)
      private let credentials: (String) -> String?

      /// `credentials` gives those of a scheme that the spec names, without prefix; nil when there are none.
      public init(credentials: @escaping (String) -> String? = { _ in nil }) {
        self.credentials = credentials
      }
      #else
      public init() {}
      #endif

      public func prepare(_ request: URLRequest, target: any Moya.TargetType) -> URLRequest {
        let target = (target as? Moya.MultiTarget)?.target ?? target
        guard let endpoint = (target as? any MoyaTarget)?.endpoint else { return request }
        var request = request
        if let seconds = endpoint.timeouts.idle ?? endpoint.timeouts.attempt {
          request.timeoutInterval = seconds
        }
        #if uses(security)
        let ready = endpoint.security.first { $0.allSatisfy { credentials($0.name) != nil } }
        for scheme in ready ?? [] where scheme.authorizationType == nil {
          guard let value = credentials(scheme.name) else { continue }
          add(scheme.prefix.map { "\($0) \(value)" } ?? value, at: scheme.place, to: &request)
        }
        #endif
        return request
      }

      #if uses(security)
      private func add(
        _ value: String, at place: MoyaEndpoint.SecurityScheme.Place, to request: inout URLRequest
      ) {
        switch place {
        case .header(let name): request.setValue(value, forHTTPHeaderField: name)
        case .cookie(let name):
          let cookies = request.value(forHTTPHeaderField: "Cookie").map { "\($0); " } ?? ""
          request.setValue("\(cookies)\(name)=\(value)", forHTTPHeaderField: "Cookie")
        case .query(let name):
          // Not by query items, which would write a '+' anew that is escaped.
          let pair = [name, value].map {
            $0.addingPercentEncoding(withAllowedCharacters: .queryValue) ?? $0
          }.joined(separator: "=")
          var parts = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
          let query = parts?.percentEncodedQuery
          parts?.percentEncodedQuery = query.map { "\($0)&\(pair)" } ?? pair
          request.url = parts?.url ?? request.url
        }
      }
      #endif
    }

    #if uses(retries)
    // MARK: - Retries

    nonisolated extension MoyaEndpoint.RetryPolicy {
      /// Nil when the result stands. A status counts whether the endpoint accepts it or not.
      func pause(
        before retry: Int, after result: Result<Answer, EndpointError>, _ method: String
      ) -> Double? {
        let isIdempotent = !["POST", "PATCH", "CONNECT"].contains(method)
        guard retry <= retries, conditions.contains(where: { result.meets($0) }),
          isIdempotent || coversEveryMethod || result.isHarmless
        else { return nil }
        if respectsRetryAfter, let seconds = try? result.get().retryAfter { return max(0, seconds) }
        // Half of it is left to chance, so that clients that failed together do not come back together.
        return backoff * pow(2, Double(min(retry - 1, 16))) * Double.random(in: 0.5...1)
      }
    }

    nonisolated extension Result where Success == Answer, Failure == EndpointError {
      fileprivate func meets(_ condition: MoyaEndpoint.RetryPolicy.Condition) -> Bool {
        switch (condition, self) {
        case (.status(let status), .success(let answer)): status == answer.status
        case (.timeout, .failure(let error)): if case .timeout = error.reason { true } else { false }
        case (.connection, .failure): code.map { !Self.lastingCodes.contains($0) } ?? false
        case (.status, .failure), (.timeout, .success), (.connection, .success): false
        }
      }

      /// What would fail the same way once more.
      private static var lastingCodes: [URLError.Code] {
        [
          .cancelled, .timedOut, .secureConnectionFailed, .serverCertificateUntrusted,
          .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot,
          .serverCertificateNotYetValid, .clientCertificateRejected, .clientCertificateRequired,
          .httpTooManyRedirects, .badURL, .unsupportedURL, .cannotCreateFile, .cannotWriteToFile,
          .cannotMoveFile,
        ]
      }

      /// Nothing can have reached the server.
      fileprivate var isHarmless: Bool {
        let codes: [URLError.Code] = [
          .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet,
        ]
        return code.map { codes.contains($0) } ?? false
      }

      private var code: URLError.Code? {
        guard case .failure(let error) = self, case .transport(let cause) = error.reason else {
          return nil
        }
        return URLError.within(cause)?.code
      }
    }

    nonisolated extension Answer {
      /// Seconds; the header may have a date (RFC 9110, section 10.2.3).
      fileprivate var retryAfter: Double? {
        guard let text = header("Retry-After") else { return nil }
        if let seconds = Double(text), seconds.isFinite { return seconds }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text)?.timeIntervalSinceNow
      }
    }
    #endif

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
        #if uses(envelopes)
        /// The envelope's code is none of success.
        case rejected(code: String, message: String?)
        #endif
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
        #if uses(envelopes)
        case .rejected(let code, let message):
          "the server refused with code \(code)" + (message.map { ": \($0)" } ?? "")
        #endif
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
    """#
}

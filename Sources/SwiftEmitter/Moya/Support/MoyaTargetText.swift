extension MoyaSupport {
  /// Targets and endpoints: how a case becomes Moya's members.
  static let targetText = #"""
    #if canImport(Alamofire)
      public import Alamofire
    #endif

    // MARK: - Targets

    /// An enum that says in one place what each of its cases sends.
    public nonisolated protocol MoyaAPI: Sendable {
      /// What only the running app knows.
      associatedtype Variables: Sendable = NoVariables

      func endpoint(with variables: Variables) -> MoyaEndpoint

      #if uses(samples)
      /// Answers for stubs; the first is Moya's `sampleData`.
      func samples(with variables: Variables) -> [Sample]
      #endif
    }

    #if uses(samples)
    nonisolated extension MoyaAPI {
      public func samples(with _: Variables) -> [Sample] { [] }
    }
    #endif

    /// The variables of an API that has none.
    public nonisolated struct NoVariables: Hashable, Sendable {
      public init() {}
    }

    /// A target whose members are those of an endpoint.
    public nonisolated protocol MoyaTarget: Moya.TargetType, Moya.AccessTokenAuthorizable {
      var endpoint: MoyaEndpoint { get }
      #if uses(samples)
      var samples: [Sample] { get }
      #endif
    }

    nonisolated extension MoyaTarget {
      public var baseURL: URL { endpoint.address.baseURL }
      public var path: String { endpoint.address.path }
      public var method: Moya.Method { endpoint.method }
      public var task: Moya.Task { endpoint.task }
      public var headers: [String: String]? { endpoint.headers }
      public var validationType: Moya.ValidationType { endpoint.validation.type }
      public var authorizationType: Moya.AuthorizationType? { endpoint.authorizationType }
      #if uses(samples)
      public var sampleData: Data { samples.first?.data ?? Data() }
      #else
      public var sampleData: Data { Data() }
      #endif
    }

    nonisolated extension MoyaTarget where Self: MoyaAPI, Variables == NoVariables {
      public var endpoint: MoyaEndpoint { endpoint(with: NoVariables()) }
      #if uses(samples)
      public var samples: [Sample] { samples(with: NoVariables()) }
      #endif
    }

    /// A case together with its variables: the target of a `MoyaProvider<BoundTarget<OrderAPI>>`.
    public nonisolated struct BoundTarget<API: MoyaAPI>: MoyaTarget, Sendable {
      public var api: API
      public var variables: API.Variables

      public init(_ api: API, with variables: API.Variables) {
        self.api = api
        self.variables = variables
      }

      public var endpoint: MoyaEndpoint { api.endpoint(with: variables) }
      #if uses(samples)
      public var samples: [Sample] { api.samples(with: variables) }
      #endif
    }

    #if uses(samples)
    /// An answer that a stub gives, the envelope included.
    public nonisolated struct Sample: Sendable {
      public var name: String?
      public var status: Int
      public var headers: [String: String]
      /// Seconds before the answer.
      public var delay: Double?
      public var data: Data

      public init(
        name: String? = nil, status: Int = 200, headers: [String: String] = [:], delay: Double? = nil,
        _ json: MoyaEndpoint.JSONTemplate = ""
      ) {
        self.name = name
        self.status = status
        self.headers = headers
        self.delay = delay
        data = Data(json.text.utf8)
      }

      public init(
        name: String? = nil, status: Int = 200, headers: [String: String] = [:], delay: Double? = nil,
        text: MoyaEndpoint.TextTemplate
      ) {
        self.init(name: name, status: status, headers: headers, delay: delay)
        data = Data((text.text ?? "").utf8)
      }
    }
    #endif

    // MARK: - Endpoints

    /// What one case sends, and what Moya has no member for. Each function gives a changed copy.
    public nonisolated struct MoyaEndpoint {
      public private(set) var method = Moya.Method.get
      public private(set) var validation = Validation.success
      #if uses(envelopes)
      public private(set) var envelope: Envelope?
      #endif
      /// Seconds for one attempt, for all of them, and between two bytes.
      public private(set) var timeouts: (attempt: Double?, total: Double?, idle: Double?)
      #if uses(retries)
      public private(set) var retryPolicy: RetryPolicy?
      #endif
      #if uses(security)
      /// Alternatives, each of schemes that go together.
      public private(set) var security: [[SecurityScheme]] = []
      #endif

      private var base: String?
      private var location = Path("")
      private var isWhole = false
      private var defaultHeaders: [String: String] = [:]
      private var ownHeaders: [String: String] = [:]
      private var query: [String: Any] = [:]
      private var body = Body.none
      #if uses(downloads)
      private var destination: URL?
      #endif
      private var style = ParameterStyle()
      private var failure: (any Error)?

      private enum Body {
        case none
        case parameters([String: Any], isJSON: Bool)
        case value(any Encodable)
        case data(Data, mediaType: String?)
        #if uses(uploads)
        case file(URL, mediaType: String?)
        case form([FormPart])
        #endif
      }

      public init() {}
      public init(baseURL: AddressTemplate) { self = Self().baseURL(baseURL) }

      private func with(_ change: (inout Self) throws -> Void) -> Self {
        var copy = self
        do {
          try change(&copy)
        } catch {
          copy.failure = copy.failure ?? error
        }
        return copy
      }

      public func baseURL(_ url: AddressTemplate) -> Self {
        with {
          // No request goes elsewhere because an address failed.
          $0.base = nil
          $0.base = try url.text()
        }
      }

      /// What all paths of a group begin with.
      public func prefix(_ path: Path) -> Self { with { $0.location.append(path) } }
      public func get(_ path: Path = "") -> Self { method("GET", path) }
      public func post(_ path: Path = "") -> Self { method("POST", path) }
      public func put(_ path: Path = "") -> Self { method("PUT", path) }
      public func patch(_ path: Path = "") -> Self { method("PATCH", path) }
      public func delete(_ path: Path = "") -> Self { method("DELETE", path) }
      public func head(_ path: Path = "") -> Self { method("HEAD", path) }
      public func options(_ path: Path = "") -> Self { method("OPTIONS", path) }

      public func method(_ method: String, _ path: Path = "") -> Self {
        with {
          $0.method = Moya.Method(rawValue: method)
          $0.location.append(path)
        }
      }

      /// A whole URL in place of base and path.
      public func url(_ url: AddressTemplate) -> Self {
        with {
          $0.isWhole = true
          $0.base = nil
          $0.base = try url.text()
        }
      }

      /// A header of all endpoints, which an endpoint's own and a body's Content-Type go before.
      public func defaultHeader(_ name: String, _ value: TextTemplate) -> Self {
        with { $0.defaultHeaders.set(name, value.text) }
      }

      public func header(_ name: String, _ value: TextTemplate) -> Self {
        with {
          $0.defaultHeaders.set(name, nil)
          $0.ownHeaders.set(name, value.text)
        }
      }

      public func removingHeader(_ name: String) -> Self { header(name, "\(String?.none)") }

      #if uses(cookies)
      public func cookie(_ name: String, _ value: TextTemplate) -> Self {
        guard let text = value.text else { return self }
        let cookie = name + "=" + (text.addingPercentEncoding(withAllowedCharacters: .cookie) ?? text)
        return with {
          $0.ownHeaders.set("Cookie", $0.ownHeaders["Cookie"].map { "\($0); \(cookie)" } ?? cookie)
        }
      }
      #endif

      public func validate(_ validation: Validation) -> Self { with { $0.validation = validation } }
      #if uses(envelopes)
      public func envelope(_ envelope: Envelope?) -> Self { with { $0.envelope = envelope } }
      #endif
      #if uses(security)
      public func auth(_ security: [[SecurityScheme]]) -> Self { with { $0.security = security } }
      #endif
      #if uses(retries)
      public func retry(_ policy: RetryPolicy?) -> Self { with { $0.retryPolicy = policy } }
      #endif
      public func timeout(_ attempt: Double) -> Self { timeout(attempt: attempt) }

      public func timeout(attempt: Double? = nil, total: Double? = nil, idle: Double? = nil) -> Self {
        with {
          $0.timeouts = (
            attempt ?? $0.timeouts.attempt, total ?? $0.timeouts.total, idle ?? $0.timeouts.idle
          )
        }
      }

      public func arrays(_ arrays: ParameterStyle.Arrays) -> Self { with { $0.style.arrays = arrays } }
      public func bools(_ bools: ParameterStyle.Bools) -> Self { with { $0.style.bools = bools } }
      public func nested(_ nested: ParameterStyle.Nested) -> Self { with { $0.style.nested = nested } }
    }

    // MARK: - What is sent

    nonisolated extension MoyaEndpoint {
      /// Parameters of the query; nil is not sent.
      public func query(_ parameters: [String: Any?]) -> Self {
        with { $0.query.merge(try PlainValue.of(parameters)) { _, new in new } }
      }

      /// A form, be it an empty one.
      public func form() -> Self { with { $0.body = .parameters([:], isJSON: false) } }

      /// Fields of a form; nil is not sent.
      public func form(_ parameters: [String: Any?]) -> Self { body(parameters, isJSON: false) }

      /// A JSON object, be it an empty one.
      public func json() -> Self { with { $0.body = .parameters([:], isJSON: true) } }

      /// Entries of a JSON object; nil is not sent.
      public func json(_ parameters: [String: Any?]) -> Self { body(parameters, isJSON: true) }

      private func body(_ parameters: [String: Any?], isJSON: Bool) -> Self {
        with {
          let sent = try PlainValue.of(parameters)
          if case .parameters(let others, isJSON) = $0.body {
            $0.body = .parameters(others.merging(sent) { _, new in new }, isJSON: isJSON)
          } else if !sent.isEmpty {
            $0.body = .parameters(sent, isJSON: isJSON)
          }
        }
      }

      /// A JSON value as the whole body; nil is no body.
      public func body<Value: Encodable>(json value: Value?) -> Self {
        value.map { value in with { $0.body = .value(value) } } ?? self
      }

      /// A JSON value as the whole body under another media type; nil is none.
      public func body<Value: Encodable>(json value: Value?, mediaType: String?) -> Self {
        value.map { value in
          with { $0.body = .data(try JSONEncoder().encode(value), mediaType: mediaType) }
        } ?? self
      }

      #if uses(objectMapper)
      /// What ObjectMapper writes as the whole body; nil is no body.
      public func body<Value>(json value: Value?) -> Self {
        with {
          switch try PlainValue.of(value) {
          case let object as [String: Any]: $0.body = .parameters(object, isJSON: true)
          case let other?:
            $0.body = .data(try PlainValue.data(of: other), mediaType: "application/json")
          case nil: break
          }
        }
      }

      /// What ObjectMapper writes as the whole body under another media type; nil is none.
      public func body<Value>(json value: Value?, mediaType: String?) -> Self {
        body(plain: value, mediaType: mediaType)
      }

      #endif
      #if uses(templates)
      /// JSON text with values in it.
      public func body(template: JSONTemplate) -> Self {
        body(data: Data(template.text.utf8), mediaType: "application/json")
      }
      #endif

      /// A plain value as JSON.
      func body(plain value: Any?, mediaType: String? = "application/json") -> Self {
        with {
          guard let value = try PlainValue.of(value) else { return }
          $0.body = .data(try PlainValue.data(of: value), mediaType: mediaType)
        }
      }

      public func body(data: Data?, mediaType: String? = nil) -> Self {
        data.map { data in with { $0.body = .data(data, mediaType: mediaType) } } ?? self
      }

      public func body(text: String?, mediaType: String? = "text/plain; charset=utf-8") -> Self {
        body(data: text.map { Data($0.utf8) }, mediaType: mediaType)
      }

      #if uses(uploads)
      func body(file: URL, mediaType: String?) -> Self {
        with { $0.body = .file(file, mediaType: mediaType) }
      }

      /// Adds to the parts of a form.
      func parts(_ parts: [FormPart]) -> Self {
        with {
          if case .form(let others) = $0.body {
            $0.body = .form(others + parts)
          } else {
            $0.body = .form(parts)
          }
        }
      }

      var formStyle: ParameterStyle { style }
      #endif

      #if uses(downloads)
      /// The answer goes to a file, which is replaced.
      public func download(to file: URL) -> Self { with { $0.destination = file } }
      #endif

    }

    nonisolated extension MoyaEndpoint {
      /// The task of Moya's that says it.
      public var task: Moya.Task {
        do {
          return try checkedTask()
        } catch {
          return .requestJSONEncodable(RefusedBody(error: error))
        }
      }

      /// Why there is no request; nil when there is one.
      public var problem: (any Error)? {
        do { _ = try checkedTask() } catch { return error }
        return nil
      }

      private func checkedTask() throws -> Moya.Task {
        if let failure { throw failure }
        _ = try wholeURL()
        let query = isQueryInURL ? [:] : style.applied(to: query)
        switch body {
        case .none:
          let encoding = style.encoding(.queryString)
          #if uses(downloads)
          if let destination = destination.map(replacing) {
            return query.isEmpty
              ? .downloadDestination(destination)
              : .downloadParameters(parameters: query, encoding: encoding, destination: destination)
          }
          #endif
          return query.isEmpty
            ? .requestPlain : .requestParameters(parameters: query, encoding: encoding)
        case .parameters(let written, let isJSON):
          let parameters = isJSON ? written : style.applied(to: written)
          let encoding: any Moya.ParameterEncoding =
            isJSON ? Moya.JSONEncoding.default : style.encoding(.httpBody)
          #if uses(downloads)
          if let destination {
            return .downloadParameters(
              parameters: parameters, encoding: encoding, destination: replacing(destination))
          }
          #endif
          return query.isEmpty
            ? .requestParameters(parameters: parameters, encoding: encoding)
            : .requestCompositeParameters(
              bodyParameters: parameters, bodyEncoding: encoding, urlParameters: query)
        case .value(let value): return .requestJSONEncodable(value)
        case .data(let data, _):
          return query.isEmpty
            ? .requestData(data) : .requestCompositeData(bodyData: data, urlParameters: query)
        #if uses(uploads)
        case .file(let file, _): return .uploadFile(file)
        case .form(let parts):
          return parts.isEmpty ? .requestPlain : formTask(of: FormUpload.self, parts)
        #endif
        }
      }

      /// Tasks with a second part write it in one style only, and some have none.
      private var isQueryInURL: Bool {
        switch body {
        case .none: false
        #if uses(downloads)
        case .parameters: !query.isEmpty && (destination != nil || !style.isMoyas)
        #else
        case .parameters: !query.isEmpty && !style.isMoyas
        #endif
        case .data: !query.isEmpty && !style.isMoyas
        case .value: !query.isEmpty
        #if uses(uploads)
        case .file, .form: !query.isEmpty
        #endif
        }
      }

      #if uses(downloads)
      private func replacing(_ file: URL) -> Moya.DownloadDestination {
        { [validation] temporary, response in
          // The body of a refused answer is no such file.
          validation.accepts(response.statusCode)
            ? (file, [.createIntermediateDirectories, .removePreviousFile])
            : (temporary.appendingPathExtension("refused"), [.removePreviousFile])
        }
      }
      #endif
    }

    /// Fails when Moya makes the request, before anything is sent.
    private nonisolated struct RefusedBody: Encodable {
      let error: any Error

      func encode(to _: any Encoder) throws { throw error }
    }

    /// Why an endpoint makes no request.
    nonisolated struct RequestProblem: LocalizedError {
      var errorDescription: String?

      init(_ text: String) { errorDescription = text }
    }
    """#
}

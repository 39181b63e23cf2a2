import SwiftCode

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

      /// Answers for stubs; the first is Moya's `sampleData`.
      func samples(with variables: Variables) -> [Sample]
    }

    nonisolated extension MoyaAPI {
      public func samples(with _: Variables) -> [Sample] { [] }
    }

    /// The variables of an API that has none.
    public nonisolated struct NoVariables: Hashable, Sendable {
      public init() {}
    }

    /// A target whose members are those of an endpoint.
    public nonisolated protocol MoyaTarget: Moya.TargetType, Moya.AccessTokenAuthorizable {
      var endpoint: MoyaEndpoint { get }
      var samples: [Sample] { get }
    }

    nonisolated extension MoyaTarget {
      public var baseURL: URL { endpoint.address.baseURL }
      public var path: String { endpoint.address.path }
      public var method: Moya.Method { endpoint.method }
      public var task: Moya.Task { endpoint.task }
      public var headers: [String: String]? { endpoint.headers }
      public var validationType: Moya.ValidationType { endpoint.validation.type }
      public var authorizationType: Moya.AuthorizationType? { endpoint.authorizationType }
      public var sampleData: Data { samples.first?.data ?? Data() }
    }

    nonisolated extension MoyaTarget where Self: MoyaAPI, Variables == NoVariables {
      public var endpoint: MoyaEndpoint { endpoint(with: NoVariables()) }
      public var samples: [Sample] { samples(with: NoVariables()) }
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
      public var samples: [Sample] { api.samples(with: variables) }
    }

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

    // MARK: - Endpoints

    /// What one case sends, and what Moya has no member for. Each function gives a changed copy.
    public nonisolated struct MoyaEndpoint {
      public private(set) var method = Moya.Method.get
      public private(set) var validation = Validation.success
      public private(set) var envelope: Envelope?
      /// Seconds for one attempt, for all of them, and between two bytes.
      public private(set) var timeouts: (attempt: Double?, total: Double?, idle: Double?)
      public private(set) var retryPolicy: RetryPolicy?
      /// Alternatives, each of schemes that go together.
      public private(set) var security: [[SecurityScheme]] = []

      private var base: String?
      private var location = Path("")
      private var isWhole = false
      private var defaultHeaders: [String: String] = [:]
      private var ownHeaders: [String: String] = [:]
      private var query: [String: Any] = [:]
      private var body = Body.none
      private var destination: URL?
      private var style = ParameterStyle()
      private var failure: (any Error)?

      private enum Body {
        case none
        case parameters([String: Any], isJSON: Bool)
        case value(any Encodable)
        case data(Data, mediaType: String?)
        case file(URL, mediaType: String?)
        case form([FormPart])
      }

      public init() {}
      public init(baseURL: TextTemplate) { base = baseURL.text }

      private func with(_ change: (inout Self) throws -> Void) -> Self {
        var copy = self
        do {
          try change(&copy)
        } catch {
          copy.failure = copy.failure ?? error
        }
        return copy
      }

      public func baseURL(_ url: TextTemplate) -> Self { with { $0.base = url.text } }
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
      public func url(_ url: TextTemplate) -> Self {
        with {
          $0.base = url.text
          $0.isWhole = true
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

      public func cookie(_ name: String, _ value: TextTemplate) -> Self {
        guard let text = value.text else { return self }
        let cookie = name + "=" + (text.addingPercentEncoding(withAllowedCharacters: .cookie) ?? text)
        return with {
          $0.ownHeaders.set("Cookie", $0.ownHeaders["Cookie"].map { "\($0); \(cookie)" } ?? cookie)
        }
      }

      public func validate(_ validation: Validation) -> Self { with { $0.validation = validation } }
      public func envelope(_ envelope: Envelope?) -> Self { with { $0.envelope = envelope } }
      public func auth(_ security: [[SecurityScheme]]) -> Self { with { $0.security = security } }
      public func retry(_ policy: RetryPolicy?) -> Self { with { $0.retryPolicy = policy } }
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

      /// JSON text with values in it.
      public func body(template: JSONTemplate) -> Self {
        body(data: Data(template.text.utf8), mediaType: "application/json")
      }

      /// A plain value as JSON.
      func body(plain value: Any?) -> Self {
        guard let value = try? PlainValue.of(value) else { return self }
        return body(data: Data(PlainValue.json(of: value).utf8), mediaType: "application/json")
      }

      public func body(data: Data?, mediaType: String? = nil) -> Self {
        data.map { data in with { $0.body = .data(data, mediaType: mediaType) } } ?? self
      }

      public func body(text: String?, mediaType: String = "text/plain; charset=utf-8") -> Self {
        body(data: text.map { Data($0.utf8) }, mediaType: mediaType)
      }

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

      /// The answer goes to a file, which is replaced.
      public func download(to file: URL) -> Self { with { $0.destination = file } }

    }

    nonisolated extension MoyaEndpoint {
      /// The task of Moya's that says it.
      public var task: Moya.Task {
        do {
          return try checkedTask()
        } catch {
          return .requestJSONEncodable(Refusal(error: error))
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
          switch (query.isEmpty, destination.map(Self.replacing)) {
          case (true, nil): return .requestPlain
          case (true, let destination?): return .downloadDestination(destination)
          case (false, nil): return .requestParameters(parameters: query, encoding: encoding)
          case (false, let destination?):
            return .downloadParameters(parameters: query, encoding: encoding, destination: destination)
          }
        case .parameters(let written, let isJSON):
          let parameters = isJSON ? written : style.applied(to: written)
          let encoding: any Moya.ParameterEncoding =
            isJSON ? Moya.JSONEncoding.default : style.encoding(.httpBody)
          if let destination {
            return .downloadParameters(
              parameters: parameters, encoding: encoding, destination: Self.replacing(destination))
          }
          return query.isEmpty
            ? .requestParameters(parameters: parameters, encoding: encoding)
            : .requestCompositeParameters(
              bodyParameters: parameters, bodyEncoding: encoding, urlParameters: query)
        case .value(let value): return .requestJSONEncodable(value)
        case .data(let data, _):
          return query.isEmpty
            ? .requestData(data) : .requestCompositeData(bodyData: data, urlParameters: query)
        case .file(let file, _): return .uploadFile(file)
        case .form(let parts):
          return parts.isEmpty ? .requestPlain : formTask(of: FormUpload.self, parts)
        }
      }

      /// Tasks with a second part write it in one style only, and some have none.
      private var isQueryInURL: Bool {
        switch body {
        case .none: false
        case .parameters: !query.isEmpty && (destination != nil || !style.isMoyas)
        case .data: !query.isEmpty && !style.isMoyas
        case .value, .file, .form: !query.isEmpty
        }
      }

      private static func replacing(_ file: URL) -> Moya.DownloadDestination {
        { _, _ in (file, [.createIntermediateDirectories, .removePreviousFile]) }
      }
    }

    /// Fails when Moya makes the request, before anything is sent.
    private nonisolated struct Refusal: Encodable {
      let error: any Error

      func encode(to _: any Encoder) throws { throw error }
    }

    /// Why an endpoint makes no request.
    private nonisolated struct RequestProblem: LocalizedError {
      var errorDescription: String?

      init(_ text: String) { errorDescription = text }
    }

    // MARK: - Addresses

    nonisolated extension MoyaEndpoint {
      /// The base URL, and the path that Moya appends to it.
      ///
      /// Moya escapes a path once more, and cuts it at every `/`. What it would not join right stands in the base URL, whole.
      public var address: (baseURL: URL, path: String) {
        guard let base, let url = try? wholeURL() else { return (URL(string: "about:blank")!, "") }
        guard !isWhole, let path = location.path.removingPercentEncoding, !path.isEmpty,
          let baseURL = URL(string: base + (url.query(percentEncoded: true).map { "?" + $0 } ?? "")),
          baseURL.appendingPathComponent(path).absoluteString == url.absoluteString
        else { return (url, "") }
        return (baseURL, path)
      }

      private func wholeURL() throws -> URL {
        guard let base, !base.isEmpty else { throw RequestProblem("the endpoint has no address") }
        guard !isWhole else { return try Self.url(base) }
        var text = base
        let path = try location.checkedPath()
        if !path.isEmpty {
          if text.hasSuffix("/") { text.removeLast() }
          text += path.hasPrefix("/") ? path : "/" + path
        }
        if let query = location.query { text += "?" + query }
        let url = try Self.url(text)
        guard isQueryInURL else { return url }
        let plain = Moya.Endpoint(
          url: text, sampleResponseClosure: { .networkResponse(200, Data()) }, method: .get,
          task: .requestParameters(
            parameters: style.applied(to: query), encoding: style.encoding(.queryString)),
          httpHeaderFields: nil)
        return try plain.urlRequest().url ?? url
      }

      private static func url(_ text: String) throws -> URL {
        guard let url = URL(string: text), url.scheme != nil, url.host != nil else {
          throw RequestProblem("the address is no URL")
        }
        return url
      }

      /// A path with values in it, escaped as it is built: what is escaped already stays so, a value is one segment.
      public struct Path: ExpressibleByStringInterpolation, Sendable {
        /// Before the query.
        private(set) var path = ""
        private(set) var query: String?
        private var problem: String?

        public init(_ text: String) { append(literal: text) }
        public init(stringLiteral value: String) { append(literal: value) }
        public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.path }

        func checkedPath() throws -> String {
          if let problem { throw RequestProblem(problem) }
          return path
        }

        /// Joins with exactly one `/` at the seam.
        mutating func append(_ other: Path) {
          if path.hasSuffix("/"), !other.path.isEmpty { path.removeLast() }
          let needsSlash = !path.isEmpty && !other.path.isEmpty && !other.path.hasPrefix("/")
          path += (needsSlash ? "/" : "") + other.path
          if let more = other.query { query = query.map { $0 + "&" + more } ?? more }
          problem = problem ?? other.problem
        }

        private mutating func append(literal text: String) {
          guard query == nil, let mark = text.firstIndex(of: "?") else {
            return add(text, allowed: .path)
          }
          add(String(text[..<mark]), allowed: .path)
          query = ""
          add(String(text[text.index(after: mark)...]), allowed: .path)
        }

        private mutating func append(_ value: Any?, allowed: CharacterSet) {
          guard let text = PlainValue.text(of: value) else {
            problem = problem ?? "a value in the path is nil"
            return
          }
          add(text, allowed: allowed)
          // Servers and clients fold it, however it is written.
          let segments = path.split(separator: "/", omittingEmptySubsequences: false)
          if query == nil, let last = segments.last, last == "." || last == ".." || text.hasDots {
            problem = problem ?? "a value makes a segment of dots in the path"
          }
        }

        private mutating func add(_ text: String, allowed: CharacterSet) {
          let escaped = text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
          if query == nil { path += escaped } else { query! += escaped }
        }

        public enum Escape: Sendable { case segment, segments, unescaped }

        public struct StringInterpolation: StringInterpolationProtocol {
          var path = Path("")

          public init(literalCapacity _: Int, interpolationCount _: Int) {}
          public mutating func appendLiteral(_ literal: String) { path.append(literal: literal) }

          public mutating func appendInterpolation(_ value: Any?, _ escape: Escape = .segment) {
            switch escape {
            case .segment: path.append(value, allowed: .segment)
            case .segments: path.append(value, allowed: .segments)
            case .unescaped: path.append(value, allowed: .path)
            }
          }

          /// A value in the path's query.
          public mutating func appendInterpolation(query value: Any?) {
            path.append(value, allowed: .queryValue)
          }

          /// A part that goes when a value in it is nil.
          public mutating func appendInterpolation(optional part: Path) {
            if part.problem == nil { path.path += part.path }
          }
        }
      }
    }

    nonisolated extension String {
      fileprivate var hasDots: Bool { split(separator: "/").contains { $0 == "." || $0 == ".." } }
    }

    nonisolated extension CharacterSet {
      private static var unreserved: CharacterSet {
        CharacterSet(
          charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
      }
      /// RFC 3986, section 3.3.
      fileprivate static var segment: CharacterSet {
        unreserved.union(CharacterSet(charactersIn: "!$&'()*+,;=:@"))
      }
      fileprivate static var segments: CharacterSet { segment.union(CharacterSet(charactersIn: "/")) }
      /// With the escapes that are there.
      fileprivate static var path: CharacterSet { segment.union(CharacterSet(charactersIn: "/%?")) }
      fileprivate static var queryValue: CharacterSet {
        unreserved.union(CharacterSet(charactersIn: "/?"))
      }
      /// RFC 6265, section 4.1.1.
      fileprivate static var cookie: CharacterSet {
        CharacterSet(charactersIn: "!"..."~").subtracting(CharacterSet(charactersIn: "\",;\\%"))
      }
    }

    // MARK: - Headers

    nonisolated extension MoyaEndpoint {
      public var headers: [String: String] {
        var headers = defaultHeaders
        if let type = mediaType { headers.set("Content-Type", type) }
        if hasMoyasContentType { headers.set("Content-Type", nil) }
        for (name, value) in ownHeaders { headers.set(name, value) }
        return headers
      }

      /// Whether Moya sets a Content-Type where none is.
      private var hasMoyasContentType: Bool {
        switch body {
        case .parameters, .value: true
        case .form(let parts): !parts.isEmpty
        case .none, .data, .file: false
        }
      }

      private var mediaType: String? {
        switch body {
        case .data(_, let type), .file(_, let type): type
        case .none, .parameters, .value, .form: nil
        }
      }

      /// What Moya's `AccessTokenPlugin` goes by: credentials in the header `Authorization`.
      public var authorizationType: Moya.AuthorizationType? {
        security.joined().lazy.compactMap(\.authorizationType).first
      }

      /// How a request proves who sends it.
      public struct SecurityScheme: Hashable, Sendable {
        public enum Place: Hashable, Sendable {
          case header(String)
          case query(String)
          case cookie(String)
        }

        /// By which `EndpointPlugin` asks for the credentials.
        public var name: String
        public var place: Place
        public var prefix: String?

        public static func bearer(_ name: String) -> Self {
          header(name, field: "Authorization", prefix: "Bearer")
        }

        public static func basic(_ name: String) -> Self {
          header(name, field: "Authorization", prefix: "Basic")
        }

        public static func header(_ name: String, field: String, prefix: String? = nil) -> Self {
          Self(name: name, place: .header(field), prefix: prefix)
        }

        public static func query(_ name: String, field: String, prefix: String? = nil) -> Self {
          Self(name: name, place: .query(field), prefix: prefix)
        }

        public static func cookie(_ name: String, field: String, prefix: String? = nil) -> Self {
          Self(name: name, place: .cookie(field), prefix: prefix)
        }

        var authorizationType: Moya.AuthorizationType? {
          guard place == .header("Authorization"), let prefix else { return nil }
          switch prefix {
          case "Bearer": return .bearer
          case "Basic": return .basic
          default: return .custom(prefix)
          }
        }
      }
    }

    nonisolated extension [String: String] {
      /// Names of headers are the same in upper and lower case.
      fileprivate mutating func set(_ name: String, _ value: String?) {
        if let same = keys.first(where: { $0.lowercased() == name.lowercased() }) { self[same] = nil }
        self[name] = value
      }
    }

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

      /// How parameters are written into a query or a form.
      public struct ParameterStyle: Sendable {
        public enum Arrays: Sendable { case brackets, `repeat`, indexed, comma, pipe, space }
        public enum Bools: Sendable { case numeric, literal }
        public enum Nested: Sendable { case brackets, dots }

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

        /// The names and texts of a value, for the parts of a form.
        func flattened(_ value: Any, _ name: String) -> [(name: String, text: String)] {
          switch value {
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
      }
    }

    // MARK: - What a spec says of one value

    nonisolated extension MoyaEndpoint {
      static var null: Any { NSNull() }

      static func orNull(_ value: Any?) -> Any { value ?? NSNull() }

      /// Text with values in it; nil when one of them is.
      static func text(_ template: TextTemplate) -> String? { template.text }

      /// The elements of an array in one text.
      static func joined(_ values: [Any]?, by separator: String) -> String? {
        guard let values, !values.isEmpty else { return nil }
        return values.compactMap { PlainValue.text(of: $0) }.joined(separator: separator)
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
        case let value as any RawRepresentable: return try of(value.rawValue)
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
        let value = (try? of(value)) ?? NSNull()
        let data = try? JSONSerialization.data(
          withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data ?? Data("null".utf8), as: UTF8.self)
      }
    }

    nonisolated extension Date {
      /// In UTC, with milliseconds if there are any.
      var iso8601: String {
        let hasFraction = timeIntervalSince1970.rounded() != timeIntervalSince1970
        return formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
      }
    }

    nonisolated extension NSNumber {
      fileprivate var isFlag: Bool { String(cString: objCType) == "c" }
    }

    private nonisolated protocol AnyOptional { var wrapped: Any? { get } }
    nonisolated extension Optional: AnyOptional { fileprivate var wrapped: Any? { self } }

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

      /// The frame that a service puts around its answers: `{"code": 200, "message": "…", "data": …}`.
      public struct Envelope: Hashable, Sendable {
        var code: ModelKey
        /// Compared as text.
        var success: [String]
        var message: ModelKey
        var data: ModelKey

        public init(
          code: ModelKey, success: [String], message: ModelKey = "message", data: ModelKey = "data"
        ) {
          self.code = code
          self.success = success
          self.message = message
          self.data = data
        }
      }

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

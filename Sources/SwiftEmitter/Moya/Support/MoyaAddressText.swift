extension MoyaSupport {
  /// Addresses and headers: where a request goes and what it says of itself.
  static let addressText = #"""
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
      static var queryValue: CharacterSet {
        unreserved.union(CharacterSet(charactersIn: "/?"))
      }
      #if uses(cookies)
      /// RFC 6265, section 4.1.1.
      fileprivate static var cookie: CharacterSet {
        CharacterSet(charactersIn: "!"..."~").subtracting(CharacterSet(charactersIn: "\",;\\%"))
      }
      #endif
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
        case .none, .data: false
        #if uses(uploads)
        case .form(let parts): !parts.isEmpty
        case .file: false
        #endif
        }
      }

      private var mediaType: String? {
        switch body {
        case .data(_, let type): type
        case .none, .parameters, .value: nil
        #if uses(uploads)
        case .file(_, let type): type
        case .form: nil
        #endif
        }
      }

      /// What Moya's `AccessTokenPlugin` goes by: credentials in the header `Authorization`.
      #if uses(security)
      public var authorizationType: Moya.AuthorizationType? {
        security.joined().lazy.compactMap(\.authorizationType).first
      }
      #else
      public var authorizationType: Moya.AuthorizationType? { nil }
      #endif

      #if uses(security)
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
      #endif
    }

    nonisolated extension [String: String] {
      /// Names of headers are the same in upper and lower case.
      fileprivate mutating func set(_ name: String, _ value: String?) {
        if let same = keys.first(where: { $0.lowercased() == name.lowercased() }) { self[same] = nil }
        self[name] = value
      }
    }
    """#
}

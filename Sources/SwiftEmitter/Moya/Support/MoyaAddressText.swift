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
        // Without a host the path would be taken for one.
        _ = try Self.url(base)
        // The path goes before a query and a fragment of the base.
        var text = String(base.prefix { $0 != "?" && $0 != "#" })
        let rest = base.dropFirst(text.count)
        let path = try location.checkedPath()
        if !path.isEmpty {
          if text.hasSuffix("/") { text.removeLast() }
          text += path.hasPrefix("/") ? path : "/" + path
        }
        let baseQuery = rest.prefix { $0 != "#" }
        text += baseQuery
        if let query = location.query { text += (baseQuery.isEmpty ? "?" : "&") + query }
        text += rest.dropFirst(baseQuery.count)
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

      /// An address with values in it. One that begins it is an address itself and stays as it is; any other is escaped for
      /// the part where it stands, and can neither leave that part nor change the host.
      public struct AddressTemplate: ExpressibleByStringInterpolation, Sendable {
        private let pieces: [Piece]

        fileprivate enum Piece: Sendable {
          case literal(String)
          case value(String?, Path.Escape)

          /// A value is any one character that no address has.
          var outline: String { if case .literal(let text) = self { text } else { "\0" } }
        }

        public init(stringLiteral value: String) { pieces = [.literal(value)] }
        public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

        public struct StringInterpolation: StringInterpolationProtocol {
          fileprivate var pieces: [Piece] = []

          public init(literalCapacity _: Int, interpolationCount _: Int) {}

          public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
          }

          public mutating func appendInterpolation(_ value: Any?, _ escape: Path.Escape = .segment) {
            pieces.append(.value(PlainValue.text(of: value), escape))
          }
        }

        /// Nil when a value is.
        func text() throws -> String? {
          var text = ""
          for (index, piece) in pieces.enumerated() {
            switch piece {
            case .literal(let literal): text += literal
            case .value(nil, _): return nil
            case .value(let value?, let escape):
              let rest = pieces[(index + 1)...].map(\.outline).joined()
              let isBehindAddress = beginsWithAddress && index > 0
              text += try Self.written(
                value, escape, between: text, and: rest, isBehindAddress: isBehindAddress)
            }
          }
          return text
        }

        /// Whether a value begins it that is an address itself.
        private var beginsWithAddress: Bool {
          guard case .value? = pieces.first else { return false }
          return !pieces.dropFirst().map(\.outline).joined().hasPrefix("://")
        }

        private static func written(
          _ value: String, _ escape: Path.Escape, between text: String, and rest: String,
          isBehindAddress: Bool
        ) throws -> String {
          let server = text.range(of: "://").map { text[$0.upperBound...] }
          let authority = String(rest.prefix { !"/?#".contains($0) })
          if text.contains("#") || text.contains("?") {
            return value.escaped(escape == .unescaped ? .query : .queryValue)
          } else if text.isEmpty, !rest.hasPrefix("://") {
            return value
          }
          let endsHost = server?.last.map { !"/@.-:".contains($0) } ?? false
          let isBehindHost = authority.isEmpty && (isBehindAddress || endsHost)
          if let server, !server.contains("/"),
            !isBehindHost || escape == .segment || !value.hasPrefix("/")
          {
            if authority.contains("@") { return value.escaped(.host) }
            // With a dot a value could make another host of a whole one.
            let isLabel =
              escape == .segment && !isBehindAddress && !value.contains { ".:".contains($0) }
            let isPort = value.wholeMatch(of: #/:[0-9]+/#) != nil
            guard !isBehindHost || value.isEmpty || isLabel || isPort else {
              throw RequestProblem("a value behind the address's host is no path")
            }
            let isFirst = server.isEmpty || server.hasSuffix("@")
            guard isHost(value, isFirst: isFirst, before: authority) else {
              throw RequestProblem("a value of the address's host is no part of one")
            }
            return value
          } else if text.contains(":") || text.contains("/") {
            // What is not escaped stays in the path all the same.
            let written = value.escaped(escape.allowed.subtracting(["?", "#"]))
            let segment = text.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
            let path = (segment + written + authority).removingPercentEncoding ?? ""
            guard !path.hasDots else {
              throw RequestProblem("a value makes a segment of dots in the address")
            }
            return written
          }
          guard value.unicodeScalars.allSatisfy(CharacterSet.scheme.contains) else {
            throw RequestProblem("a value of the address's scheme is no part of one")
          }
          return value
        }

        /// At its end a host may have a port; as a whole it may be an address of IP version 6.
        private static func isHost(_ value: String, isFirst: Bool, before rest: String) -> Bool {
          let pattern = #/(\[[0-9A-Fa-f:.]+\]|[^:\[\]]*)(:[0-9]+)?/#
          guard let match = value.wholeMatch(of: pattern), rest.isEmpty || match.output.2 == nil
          else { return false }
          if match.output.1.hasPrefix("[") {
            return isFirst && (rest.isEmpty || rest.hasPrefix(":"))
          }
          // What a host in another script is translated to may have no meaning in an address: `／` becomes `/`.
          return String(match.output.1).precomposedStringWithCompatibilityMapping.unicodeScalars
            .allSatisfy { !$0.isASCII || CharacterSet.host.contains($0) }
        }
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
          let escaped = text.escaped(allowed)
          if query == nil { path += escaped } else { query! += escaped }
        }

        public enum Escape: Sendable {
          case segment, segments, unescaped

          fileprivate var allowed: CharacterSet {
            switch self {
            case .segment: .segment
            case .segments: .segments
            case .unescaped: .path
            }
          }
        }

        public struct StringInterpolation: StringInterpolationProtocol {
          var path = Path("")

          public init(literalCapacity _: Int, interpolationCount _: Int) {}
          public mutating func appendLiteral(_ literal: String) { path.append(literal: literal) }

          public mutating func appendInterpolation(_ value: Any?, _ escape: Escape = .segment) {
            path.append(value, allowed: escape.allowed)
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

      fileprivate func escaped(_ allowed: CharacterSet) -> String {
        addingPercentEncoding(withAllowedCharacters: allowed) ?? self
      }
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
      /// In a host's name; escapes there are read in more than one way.
      fileprivate static var host: CharacterSet {
        unreserved.union(CharacterSet(charactersIn: "!$&'()*+,;="))
      }
      /// RFC 3986, section 3.1.
      fileprivate static var scheme: CharacterSet {
        unreserved.subtracting(CharacterSet(charactersIn: "_~")).union(CharacterSet(charactersIn: "+"))
      }
      /// With the escapes that are there.
      fileprivate static var query: CharacterSet {
        segment.union(CharacterSet(charactersIn: "/?%"))
      }
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

import Foundation

/// What a security scheme is given.
public enum Credential: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A token or key, sent as it is after the scheme's prefix. For `basic` it is `name:password`.
  case token(String)
  case basic(name: String, password: String)

  public init(stringLiteral value: String) { self = .token(value) }

  var text: String {
    switch self {
    case .token(let token): token
    case .basic(let name, let password): "\(name):\(password)"
    }
  }
}

/// Gives the values of security schemes, by their names.
///
/// ```swift
/// Credentials(["key": "4711"])
/// Credentials { scheme in await session.token.map { .token($0) } }
/// ```
public struct Credentials: Sendable, ExpressibleByDictionaryLiteral {
  let value: @Sendable (SecurityScheme) async throws -> Credential?

  /// Asks `value` for each attempt anew; nil means that there is none.
  public init(_ value: @escaping @Sendable (SecurityScheme) async throws -> Credential?) {
    self.value = value
  }

  public init(_ values: [String: Credential]) { value = { values[$0.name] } }

  public init(dictionaryLiteral elements: (String, Credential)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { $1 }))
  }

  /// Adds to a request what the first alternative wants of which all credentials are there, and gives the names of the
  /// headers, query items and cookies that now hold secrets.
  func apply(_ alternatives: [[SecurityScheme]], to request: inout HTTPRequest)
    async throws(CredentialsError) -> Set<String>
  {
    var missing: [String] = []
    for schemes in alternatives {
      var found: [(SecurityScheme, Credential)] = []
      for scheme in schemes {
        guard let credential = try await ask(scheme) else {
          missing.append(scheme.name)
          break
        }
        found.append((scheme, credential))
      }
      guard found.count == schemes.count else { continue }
      var names: Set<String> = []
      for (scheme, credential) in found {
        names.insert(Self.add(credential, scheme, to: &request).lowercased())
      }
      return names
    }
    guard alternatives.isEmpty else { throw .missing(missing) }
    return []
  }

  private func ask(_ scheme: SecurityScheme) async throws(CredentialsError) -> Credential? {
    do {
      return try await value(scheme)
    } catch {
      throw .unavailable(scheme.name, error)
    }
  }

  /// The name of what was set.
  private static func add(
    _ credential: Credential, _ scheme: SecurityScheme, to request: inout HTTPRequest
  ) -> String {
    switch scheme.place {
    case .bearer:
      request.headers["Authorization"] = "Bearer \(credential.text)"
      return "Authorization"
    case .basic:
      request.headers["Authorization"] = "Basic \(Data(credential.text.utf8).base64EncodedString())"
      return "Authorization"
    case .header(let field, let prefix):
      request.headers[field] = prefixed(credential, prefix)
      return field
    case .query(let field, let prefix):
      request.url = request.url.appending(query: field, prefixed(credential, prefix))
      return field
    case .cookie(let field, let prefix):
      let pair = "\(field)=\(prefixed(credential, prefix))"
      request.headers["Cookie"] = request.headers["Cookie"].map { "\($0); \(pair)" } ?? pair
      return field
    }
  }

  private static func prefixed(_ credential: Credential, _ prefix: String?) -> String {
    guard let prefix, !prefix.isEmpty else { return credential.text }
    return "\(prefix) \(credential.text)"
  }
}

extension URL {
  /// The address with one more query item, before its fragment; nothing that is there changes.
  fileprivate func appending(query name: String, _ value: String) -> URL {
    let item = "\(name.queryEscaped)=\(value.queryEscaped)"
    let text = absoluteString
    let fragment = text.firstIndex(of: "#") ?? text.endIndex
    let address = text[..<fragment]
    let separator =
      !address.contains("?") ? "?" : address.hasSuffix("?") || address.hasSuffix("&") ? "" : "&"
    return URL(string: "\(address)\(separator)\(item)\(text[fragment...])") ?? self
  }
}

extension String {
  /// All but RFC 3986's unreserved characters as percent escapes.
  fileprivate var queryEscaped: String {
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    return utf8.map { byte in
      unreserved.contains(byte)
        ? String(Unicode.Scalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

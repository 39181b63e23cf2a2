import Foundation

/// What a security scheme is given.
public enum Credential: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A token or key, sent as it is after the scheme's prefix. For `basic` it is `name:password`.
  case token(String)
  /// A name may hold no colon (RFC 7617, section 2): nothing is sent then.
  case basic(name: String, password: String)

  public init(stringLiteral value: String) { self = .token(value) }

  var text: String {
    switch self {
    case .token(let token): token
    case .basic(let name, let password): "\(name):\(password)"
    }
  }
}

extension Credential: CustomStringConvertible {
  /// Shows nothing of it.
  public var description: String { Redaction.standard.replacement }
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
    async throws -> Set<String>
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
        names.insert(try Self.add(credential, scheme, to: &request).lowercased())
      }
      return names
    }
    guard alternatives.isEmpty else { throw CredentialsError.missing(missing) }
    return []
  }

  private func ask(_ scheme: SecurityScheme) async throws(CredentialsError) -> Credential? {
    do {
      return try await value(scheme)
    } catch {
      throw .unavailable(scheme.name, error)
    }
  }

  /// The name of what was set. Throws when a value cannot stand there.
  private static func add(
    _ credential: Credential, _ scheme: SecurityScheme, to request: inout HTTPRequest
  ) throws(RequestEncodingError) -> String {
    switch scheme.place {
    case .bearer:
      try request.setHeader("Authorization", "Bearer \(credential.text)")
      return "Authorization"
    case .basic:
      switch credential {
      case .basic(let name, let password):
        try request.setBasicAuthorization(name: name, password: password)
      case .token(let pair): try request.setBasicAuthorization(pair: pair)
      }
      return "Authorization"
    case .header(let field, let prefix):
      try request.setHeader(field, prefixed(credential, prefix))
      return field
    case .query(let field, let prefix):
      try request.appendQueryItem(field, prefixed(credential, prefix))
      return field
    case .cookie(let field, let prefix):
      try request.appendCookie(field, prefixed(credential, prefix))
      return field
    }
  }

  private static func prefixed(_ credential: Credential, _ prefix: String?) -> String {
    guard let prefix, !prefix.isEmpty else { return credential.text }
    return "\(prefix) \(credential.text)"
  }
}

import APIModel
import SwiftCode
import SwiftNames

/// An endpoint with the groups around it.
struct PlacedEndpoint {
  var endpoint: Endpoint
  /// Around it, the target first.
  var groups: [Group]
  /// The Swift names of the groups' cases and its own: `[orders, list]`.
  var path: [String]

  var name: String { path[path.count - 1] }
  var groupPath: [String] { Array(path.dropLast()) }

  /// The path behind the base URL, as the spec writes it, joined with one `/` at each seam; or the whole URL.
  var address: String {
    switch endpoint.address {
    case .url(let url): Wording.text(url)
    case .path(let path): Self.joined(groups.map(\.prefix.description) + [path.description])
    }
  }

  /// What the groups put before its own path.
  var prefix: String { Self.joined(groups.map(\.prefix.description)) }

  private static func joined(_ parts: [String]) -> String {
    var result = ""
    for part in parts where !part.isEmpty {
      if result.isEmpty {
        result = part
      } else if result.hasSuffix("/") || part.hasPrefix("/") {
        result += result.hasSuffix("/") && part.hasPrefix("/") ? String(part.dropFirst()) : part
      } else {
        result += part.hasPrefix("[") || part.hasPrefix("?") ? part : "/" + part
      }
    }
    return result
  }

  /// The address without the names in its braces: what the server sees.
  var wireAddress: String { Self.withoutNames(address) }

  /// Its own part of that; nil of a whole URL.
  var wirePath: String? {
    if case .path(let path) = endpoint.address { Self.withoutNames(path.description) } else { nil }
  }

  private static func withoutNames(_ address: String) -> String {
    var result = ""
    var isInside = false
    for character in address {
      if character == "}" { isInside = false }
      if !isInside { result.append(character) }
      if character == "{" { isInside = true }
    }
    return result.hasPrefix("/") ? String(result.dropFirst()) : result
  }

  /// The keys of the arguments in its path, in order.
  var pathKeys: [String] {
    var references = groups.flatMap(\.prefix.references)
    if case .path(let path) = endpoint.address { references += path.references }
    return references.map(\.key)
  }

  static func all(in target: Target, _ names: SwiftNames) -> [PlacedEndpoint] {
    var result: [PlacedEndpoint] = []
    func walk(_ group: Group, _ groups: [Group], _ path: [String]) {
      for member in group.members {
        switch member {
        case .endpoint(let endpoint):
          result.append(
            PlacedEndpoint(
              endpoint: endpoint, groups: groups + [group],
              path: path + [names.enumCase(endpoint.name).name]))
        case .group(let inner):
          walk(inner, groups + [group], path + [names.enumCase(inner.name).name])
        case .child: break
        }
      }
    }
    walk(target.root, [], [])
    return result
  }

  /// Where a parameter goes, in words.
  func location(of parameter: Parameter) -> String {
    if pathKeys.contains(parameter.name.key) { return "the path" }
    switch parameter.placement {
    case .path: return "the path"
    case .query: return "the query"
    case .field: return "a field of the body"
    case .header: return "a header"
    case .cookie: return "a cookie"
    case .body: return "the whole body"
    case .some(.none): return "nowhere"
    case nil: break
    }
    switch endpoint.effective.encoding ?? .url {
    case .query: return "the query"
    case .form, .json, .multipart: return "a field of the body"
    case .none: return "nowhere"
    case .url:
      return ["GET", "HEAD", "DELETE"].contains(endpoint.method)
        ? "the query" : "a field of the body"
    }
  }
}

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
  /// What the types of its values can name.
  var models: KnownModels

  var name: String { path[path.count - 1] }
  var groupPath: [String] { Array(path.dropLast()) }

  static func all(
    in target: Target, _ names: SwiftNames, _ models: KnownModels = KnownModels()
  ) -> [PlacedEndpoint] {
    var result: [PlacedEndpoint] = []
    func walk(_ group: Group, _ groups: [Group], _ path: [String]) {
      for member in group.members {
        switch member {
        case .endpoint(let endpoint):
          result.append(
            PlacedEndpoint(
              endpoint: endpoint, groups: groups + [group],
              path: path + [names.enumCase(endpoint.name).name], models: models))
        case .group(let inner):
          walk(inner, groups + [group], path + [names.enumCase(inner.name).name])
        case .child: break
        }
      }
    }
    walk(target.root, [], [])
    return result
  }

  // MARK: Its address

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

  /// What the server sees of its address behind the base URL, or of the whole URL.
  func wireAddress(_ renaming: Renaming) -> WireAddress {
    switch endpoint.address {
    case .url(let url): WireAddress(url, renaming)
    case .path(let path):
      wirePrefix(renaming).joined(WireAddress(path, renaming))
    }
  }

  /// The part of that which its groups give.
  func wirePrefix(_ renaming: Renaming) -> WireAddress {
    groups.reduce(WireAddress()) { $0.joined(WireAddress($1.prefix, renaming)) }
  }

  /// Its own part; nil of a whole URL.
  func wirePath(_ renaming: Renaming) -> WireAddress? {
    if case .path(let path) = endpoint.address { WireAddress(path, renaming) } else { nil }
  }

  /// With the base URL; nil of a whole URL, and where nobody says a base.
  func wireURL(_ renaming: Renaming) -> WireAddress? {
    guard case .path = endpoint.address, let base = endpoint.effective.baseURL else { return nil }
    return WireAddress(base, renaming).joined(wireAddress(renaming))
  }

  /// The keys of the arguments in its address, in order.
  var addressKeys: [String] {
    let references =
      switch endpoint.address {
      case .path(let path): groups.flatMap(\.prefix.references) + path.references
      case .url(let url): url.references
      }
    return references.filter { $0.kind == .argument }.map(\.key)
  }

  /// The keys of the arguments that stand in text: in its address, headers, constants and body, in order.
  var templateKeys: [String] {
    var references = endpoint.effective.baseURL?.references ?? []
    for header in endpoint.effective.headers { references += header.value?.references ?? [] }
    for case .constant(let value) in endpoint.parameters.map(\.role) {
      references += value.references
    }
    references += endpoint.body.map { Renaming.none($0).references } ?? []
    return addressKeys + references.filter { $0.kind == .argument }.map(\.key)
  }

  // MARK: Its parameters

  /// Whether it stands in a path, where it may say how it is escaped.
  func escapes(_ parameter: Parameter) -> Bool {
    func holds(_ parts: [PathTemplate.Part]) -> Bool {
      parts.contains { part in
        switch part {
        case .text: false
        case .argument(let reference, let isInQuery):
          !isInQuery && reference.key == parameter.name.key
        case .optional(let inner): holds(inner)
        }
      }
    }
    var addresses = [endpoint.effective.baseURL].compactMap(\.self)
    switch endpoint.address {
    case .url(let url): addresses = [url]
    case .path(let path): if holds((groups.map(\.prefix) + [path]).flatMap(\.parts)) { return true }
    }
    return addresses.flatMap(\.references).contains { $0.key == parameter.name.key }
  }

  /// Where a parameter goes, in words.
  func location(of parameter: Parameter) -> String {
    if addressKeys.contains(parameter.name.key) { return "the path" }
    return switch parameter.placement {
    case .path: "the path"
    case .query: "the query"
    case .field: "a field of the body"
    case .header: "a header"
    case .cookie: "a cookie"
    // The entries of a model are fields, whoever says so.
    case .body: sends(parameter, in: .entries) ? "a field of the body" : "the whole body"
    case .some(.none), nil: "nowhere"
    }
  }

  /// Whether it is sent as its entries, each with a name of its own.
  func spreads(_ parameter: Parameter) -> Bool {
    parameter.spreads || sends(parameter, in: .entries)
  }

  /// Whether its own name is sent.
  func hasWireName(_ parameter: Parameter) -> Bool {
    switch parameter.placement {
    case .query, .field, .header, .cookie: !parameter.spreads
    case .path, .body, .some(.none), nil: false
    }
  }

  /// What goes with it as its Content-Type; nil for that of JSON in a body of JSON.
  func mediaType(of parameter: Parameter) -> Parameter.MediaType? {
    let isUsual = parameter.mediaType == .some("application/json") && sends(parameter, in: .json)
    return isUsual ? nil : parameter.mediaType
  }

  /// Whether it becomes text, so that the server cannot tell a number from its digits.
  func writesText(_ parameter: Parameter) -> Bool {
    switch parameter.placement {
    case .query, .header, .cookie, .path: true
    case .field: endpoint.bodyKind != .json
    case .body, .some(.none), nil: false
    }
  }

  /// What it is written by. Bytes that are a body or a part of their own become text only when a format says so.
  func format(of parameter: Parameter) -> ValueFormat? {
    let isPart = parameter.placement == .field && endpoint.bodyKind == .multipart
    if case .data = parameter.format, isPart || parameter.placement == .body {
      return parameter.format
    }
    return parameter.format.written
  }
}

import Diagnostics

/// A secret written into a spec is read by all who read the spec, and by all who have the app.
struct Secrets: ValidationRule {
  func check(_ api: API, into diagnostics: inout DiagnosticCollector) {
    guard let target = api.target else { return }
    for variable in target.variables {
      if let value = variable.default {
        check(value.plainText, named: variable.name.key, at: value.origin, into: &diagnostics)
      }
    }
    check(target.root, into: &diagnostics)
  }

  private func check(_ group: Group, into diagnostics: inout DiagnosticCollector) {
    check(group.settings.headers, into: &diagnostics)
    for parameter in group.parameters { check(parameter, into: &diagnostics) }
    for member in group.members {
      switch member {
      case .group(let inner): check(inner, into: &diagnostics)
      case .child: break
      case .endpoint(let endpoint):
        check(endpoint.own.headers, into: &diagnostics)
        for parameter in endpoint.parameters where parameter.level == .endpoint {
          check(parameter, into: &diagnostics)
        }
      }
    }
  }

  private func check(_ headers: [Header], into diagnostics: inout DiagnosticCollector) {
    for header in headers {
      guard let value = header.value, let text = value.plainText else { continue }
      // What follows `Bearer` was told already.
      if text.contains(" ") { continue }
      check(text, named: header.name, at: value.origin, into: &diagnostics)
    }
  }

  private func check(_ parameter: Parameter, into diagnostics: inout DiagnosticCollector) {
    let value: Value? =
      switch parameter.role {
      case .constant(let value): value
      case .argument(let value): value
      }
    guard let value else { return }
    check(
      value.plainText, named: parameter.wireName.path.last ?? "", at: value.origin,
      into: &diagnostics)
  }

  private func check(
    _ text: String?, named name: String, at origin: Origin,
    into diagnostics: inout DiagnosticCollector
  ) {
    guard let text, Self.isLong(text),
      Self.hasForm(text) || (Self.isRandom(text) && Self.isSecret(name))
    else {
      return
    }
    diagnostics.report(.secret(name), at: origin.range)
  }

  /// Nearly all values are shorter than any secret.
  private static func isLong(_ text: String) -> Bool { text.utf8.count >= 11 }

  /// The forms in which well-known services give out their keys.
  private static func hasForm(_ text: String) -> Bool {
    let hasPrefix = prefixes.contains {
      text.hasPrefix($0) && text.utf8.count >= $0.utf8.count + 12
    }
    let isToken = text.hasPrefix("eyJ") && text.split(separator: ".").count == 3
    return hasPrefix || isToken || text.hasPrefix("-----BEGIN ")
  }

  private static let prefixes = [
    "sk_live_", "sk_test_", "rk_live_", "ghp_", "gho_", "ghs_", "ghu_", "github_pat_", "glpat-",
    "xoxb-", "xoxp-", "xoxa-", "AKIA", "ASIA", "AIza", "ya29.", "SG.", "npm_", "pypi-", "hf_",
  ]

  private static func isSecret(_ name: String) -> Bool {
    let letters = name.lowercased().filter { $0.isLetter }
    return ["token", "secret", "password", "passwd", "apikey", "accesskey", "privatekey"].contains {
      letters.contains($0)
    }
  }

  /// Long, without blanks, of letters and digits: no word, and no `unknown`.
  private static func isRandom(_ text: String) -> Bool {
    text.utf8.count >= 16 && !text.contains(where: \.isWhitespace)
      && text.contains(where: \.isNumber) && text.contains(where: \.isLetter)
  }
}

extension Diagnostic.Message {
  fileprivate static func secret(_ name: String) -> Self {
    .warning(
      "secret-in-spec", "a secret seems to be written here, for '\(name)'",
      help: "declare a variable without a default, which the app supplies; a spec is read by many")
  }
}

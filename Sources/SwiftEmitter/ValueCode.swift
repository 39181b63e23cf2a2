import APIModel
import SwiftCode
import SwiftNames

/// Values of a spec as Swift expressions.
extension Context {
  /// `value` as an expression of `type`, which the place where it stands knows, or else the expression says.
  func expression(_ value: Value, as type: TypeReference, isTyped: Bool) -> Code {
    switch (type, value.content) {
    case (.optional, .null): return "nil"
    case (.optional(let wrapped), _):
      let isTyped = isTyped && !isCaseOfOptional(value, of: wrapped)
      return expression(value, as: wrapped, isTyped: isTyped)
    case (.array(let element), .array(let items)):
      let list = items.map { expression($0, as: element, isTyped: true) }.joined()
      return isTyped ? "[\(list)]" : "[\(list)] as \(self.type(type))"
    case (.dictionary(let element), .object(let entries)):
      let list = entries.map { entry -> Code in
        "\(StringLiteral(entry.key)): \(expression(entry.value, as: element, isTyped: true))"
      }.joined()
      let literal: Code = entries.isEmpty ? "[:]" : "[\(list)]"
      return isTyped ? literal : "\(literal) as \(self.type(type))"
    case (.model(let name), _): return expression(value, ofModel: name, isTyped: isTyped)
    case (.builtin(let builtin), _): return expression(value, as: builtin, isTyped: isTyped)
    default: return json(value, isTyped: isTyped)
    }
  }

  /// Whether an enum's case has the name of one of `Optional`'s: where `E?` is expected, `.none` means nil.
  private func isCaseOfOptional(_ value: Value, of type: TypeReference) -> Bool {
    guard case .model(let name) = api.expanded(type.wrapped),
      case .enumeration(let enumeration)? = api.knownModels[name]?.kind,
      let item = enumeration.cases.first(where: { $0.name.key == value.plainText })
    else { return false }
    return ["none", "some"].contains(names.enumCase(item.name).name)
  }

  private func expression(_ value: Value, ofModel name: String, isTyped: Bool) -> Code {
    guard let model = api.knownModels[name] else { return "nil" }
    switch model.kind {
    case .alias(let type): return expression(value, as: type, isTyped: isTyped)
    case .enumeration(let enumeration):
      let key = value.plainText ?? ""
      guard let item = enumeration.cases.first(where: { $0.name.key == key }) else { return "nil" }
      let member: Code = ".\(names.enumCase(item.name))"
      return isTyped ? member : "\(type(.model(name)))\(member)"
    case .structure, .union, .external: return json(value, isTyped: isTyped)
    }
  }

  private func expression(
    _ value: Value, as builtin: TypeReference.Builtin, isTyped: Bool
  ) -> Code {
    switch (builtin, value.content) {
    case (.json, _): return json(value, isTyped: isTyped)
    case (.bool, .bool(let flag)): return flag ? "true" : "false"
    case (.decimal, .number(let text)):
      // A literal would go through Double.
      let isWhole = Int(text) != nil
      return isWhole && isTyped
        ? number(text) : "\(foundation("Decimal"))(string: \(StringLiteral(text)))!"
    case (.double, .number(let text)):
      // `1` where nothing says Double would be an Int; on the wire they are one.
      return number(text)
    case (.float, .number(let text)), (_, .number(let text)): return number(text)
    case (.url, .text): return "\(foundation("URL"))(string: \(literal(value)))!"
    case (.uuid, .text): return "\(foundation("UUID"))(uuidString: \(literal(value)))!"
    case (.day, .text):
      let parts = (value.plainText ?? "").split(separator: "-").compactMap { Int($0) }
      guard parts.count == 3 else { return "nil" }
      return
        "\(runtime("Day"))(year: \(number(String(parts[0]))), month: \(parts[1]), day: \(parts[2]))"
    case (_, .text): return literal(value)
    case (_, .bool(let flag)): return flag ? "true" : "false"
    case (_, .null): return "nil"
    case (_, .array), (_, .object): return json(value, isTyped: isTyped)
    }
  }

  private func literal(_ value: Value) -> Code { "\(StringLiteral(value.plainText ?? ""))" }

  func number(_ text: String) -> Code {
    guard let literal = NumberLiteral(text) else { return "0" }
    return "\(literal)"
  }

  /// What a value of `type` is on the wire, by JSON literals: an enum's case by its raw value.
  func json(_ value: Value, of type: TypeReference) -> Code {
    if case .model(let name) = api.expanded(type.wrapped),
      case .enumeration(let enumeration)? = api.knownModels[name]?.kind,
      let item = enumeration.cases.first(where: { $0.name.key == value.plainText })
    {
      return jsonLiteral(item.raw)
    }
    return jsonLiteral(value)
  }

  /// A JSON value by literals, `null` as `.null`.
  func json(_ value: Value, isTyped: Bool) -> Code {
    let code = jsonLiteral(value)
    return isTyped ? code : "\(code) as \(runtime("JSON"))"
  }

  private func jsonLiteral(_ value: Value) -> Code {
    switch value.content {
    case .null: return ".null"
    case .bool(let flag): return flag ? "true" : "false"
    case .number(let text): return number(text)
    case .text: return literal(value)
    case .array(let items): return "[\(items.map(jsonLiteral).joined())]"
    case .object(let entries):
      guard !entries.isEmpty else { return "[:]" }
      let list = entries.map { "\(StringLiteral($0.key)): \(jsonLiteral($0.value))" as Code }
      return "[\(list.joined())]"
    }
  }

  // MARK: Keys

  /// A `ModelKey`: `"sn"`, `.path("buyer", "name")`, `.any("a", .path("b", "c"))`.
  func modelKey(_ name: WireName) -> Code {
    name.alternatives.count == 1
      ? key(name.path) : ".any(\(name.alternatives.map(key).joined()))"
  }

  /// One path, as a `ModelKey` and a `ParameterKey` are written alike: `"sn"`, `.path("buyer", "name")`.
  func key(_ path: WireName.Path) -> Code {
    path.count == 1
      ? "\(StringLiteral(path[0]))"
      : ".path(\(path.map { "\(StringLiteral($0))" as Code }.joined()))"
  }

  /// A `ValueFormat` of the runtime: `.iso8601`, `.pattern("yyyy")`, `.hex`.
  func format(_ format: ValueFormat.DateFormat) -> Code {
    switch format {
    case .iso8601: ".iso8601"
    case .seconds: ".seconds"
    case .milliseconds: ".milliseconds"
    case .httpDate: ".httpDate"
    case .pattern(let pattern, nil): ".pattern(\(StringLiteral(pattern)))"
    case .pattern(let pattern, let zone?):
      ".pattern(\(StringLiteral(pattern)), timeZone: \(StringLiteral(zone)))"
    }
  }

  func format(_ format: ValueFormat.DataFormat) -> Code {
    switch format {
    case .base64: ".base64"
    case .base64url: ".base64url"
    case .hex: ".hex"
    }
  }
}

import Diagnostics

/// No two values take the same place of one JSON object, and none a place within another's.
struct WireKeys: ValidationRule {
  func check(_ api: API, into diagnostics: inout DiagnosticCollector) {
    for model in api.models {
      guard case .structure(let structure) = model.kind else { continue }
      var places = WirePlaces(isOnlyWritten: false)
      for field in structure.fields where field.direction != .readOnly {
        places.take(field.wireName.path, field.name, into: &diagnostics)
      }
    }
  }

  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector) {
    guard endpoint.effective.encoding == .json else { return }
    var places = WirePlaces(isOnlyWritten: true)
    for parameter in endpoint.parameters where parameter.placement == .field && !parameter.spreads {
      places.take(parameter.wireName.path, parameter.name, into: &diagnostics)
    }
  }
}

/// The places of an object that values take.
private struct WirePlaces {
  init(isOnlyWritten: Bool) { self.isOnlyWritten = isOnlyWritten }

  /// Else it is read too, and a list and its first element can both be read.
  let isOnlyWritten: Bool
  private var values: [WireName.Path: SourceRange] = [:]
  /// What must be an object or a list, since a value is within it.
  private var containers: [WireName.Path: (isList: Bool, range: SourceRange)] = [:]

  mutating func take(
    _ path: WireName.Path, _ name: Name, into diagnostics: inout DiagnosticCollector
  ) {
    let place = name.origin.range
    let written = path.joined(separator: ".")
    if let other = values.updateValue(place, forKey: path) {
      diagnostics.report(.keyTwice(written), at: place, notes: [.init("the same key", at: other)])
      return
    }
    if let inner = containers[path] {
      diagnostics.report(
        .keyWithin(written, isError: isOnlyWritten), at: place,
        notes: [.init("a value within it", at: inner.range)])
    }
    for length in 1..<max(1, path.count) {
      let outer = Array(path.prefix(length))
      if let other = values[outer] {
        return diagnostics.report(
          .keyWithin(outer.joined(separator: "."), isError: isOnlyWritten), at: place,
          notes: [.init("the value itself", at: other)])
      }
      let isList = path[length].utf8.allSatisfy { (0x30...0x39).contains($0) }
      if let other = containers[outer] {
        guard other.isList != isList else { continue }
        return diagnostics.report(
          .listOrObject(outer.joined(separator: "."), isError: isOnlyWritten), at: place,
          notes: [.init("the other one", at: other.range)])
      }
      containers[outer] = (isList, place)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func keyTwice(_ key: String) -> Self {
    .error(
      "wire-key-twice", "two values would be written to the key '\(key)'",
      help: "give one of them another 'key:'; a field that is only read can be 'readOnly: true'")
  }
  fileprivate static func keyWithin(_ path: String, isError: Bool) -> Self {
    let text = "'\(path)' cannot be written as a value and hold another one"
    return isError
      ? .error("wire-key-within", text, help: otherPath)
      : .warning("written-within", text, help: readOnly)
  }
  fileprivate static func listOrObject(_ path: String, isError: Bool) -> Self {
    let text = "'\(path)' would have to be a list and an object"
    return isError
      ? .error("wire-key-within", text, help: otherPath)
      : .warning("written-within", text, help: readOnly)
  }
  private static let otherPath =
    "give one of them another 'at:'; digits in it are indices of a list"
  private static let readOnly = "write 'readOnly: true' for the one that is only read"
}

import Diagnostics
import Spec

/// Reads samples, and finds in each where the model is.
enum SampleReader {
  /// The values of a sample: one, or one a line.
  static func read(
    _ sample: ModelDrafter.Sample, at path: String?, into diagnostics: inout DiagnosticCollector
  ) -> [SpecValue] {
    var parser = JSONParser(sample.bytes, file: sample.file)
    let values: [SpecValue]
    do {
      values = try parser.values()
    } catch {
      diagnostics.report(.invalidJSON(error), at: error.range)
      return []
    }
    for repeated in parser.repeatedKeys {
      diagnostics.report(
        .repeatedKey(repeated.key.value), at: repeated.key.range,
        notes: [.init("it stands here first", at: repeated.first)])
    }
    guard let path else { return values }
    return values.compactMap { value in
      switch value.value(at: DottedPath.components(of: path)) {
      case .found(let inner): return inner
      case .missing(let key, let around):
        diagnostics.report(.noSuchPath(path, key, around), at: around.range)
        return nil
      }
    }
  }
}

extension SpecValue {
  fileprivate enum Search {
    case found(SpecValue)
    case missing(String, in: SpecValue)
  }

  fileprivate func value(at path: [String]) -> Search {
    var current = self
    for key in path {
      switch current.content {
      case .map(let entries):
        guard let entry = entries.first(where: { $0.key.value.utf8.elementsEqual(key.utf8) }) else {
          return .missing(key, in: current)
        }
        current = entry.value
      case .list(let items):
        guard let index = Int(key), items.indices.contains(index) else {
          return .missing(key, in: current)
        }
        current = items[index]
      case .scalar: return .missing(key, in: current)
      }
    }
    return .found(current)
  }
}

extension Diagnostic.Message {
  fileprivate static func invalidJSON(_ failure: JSONParser.Failure) -> Self {
    .error("invalid-json", "this is no JSON: \(failure.text)", help: failure.help)
  }
  fileprivate static func repeatedKey(_ key: String) -> Self {
    .warning(
      "repeated-json-key", "the key '\(key)' stands twice in its object",
      help: "the first counts, for the draft as for the app")
  }
  fileprivate static func noSuchPath(_ path: String, _ key: String, _ around: SpecValue) -> Self {
    let help =
      switch around.content {
      case .map(let entries):
        Suggestion.didYouMean(key, in: entries.map(\.key.value))
          ?? (entries.isEmpty
            ? "the object is empty"
            : "there are: \(entries.prefix(8).map(\.key.value).joined(separator: ", "))")
      case .list(let items): "this is a list of \(items.count); an index counts from 0"
      case .scalar: "this is no object and no list"
      }
    return .error("no-such-path", "the sample has no '\(key)' of the path '\(path)'", help: help)
  }
}

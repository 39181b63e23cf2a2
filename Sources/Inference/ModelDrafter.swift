package import Diagnostics
import Spec

/// Drafts models from samples of JSON: what fields there are, which may be missing or null, and of what types.
///
/// The draft is a library file of the spec language. It reads each of the samples, and is the same for the same samples
/// on any machine.
package enum ModelDrafter {
  package struct Sample: Sendable {
    /// Its path, as diagnostics shall name it.
    package var file: String
    package var bytes: [UInt8]

    package init(file: String, bytes: [UInt8]) {
      self.file = file
      self.bytes = bytes
    }
  }

  /// - Parameters:
  ///   - name: of the outermost model.
  ///   - path: a dotted path to where the model is within each sample, such as `data.items`; nil for the whole.
  /// - Returns: YAML; nil when a sample cannot be read, and then `diagnostics` says why.
  package static func draft(
    _ samples: [Sample], named name: String, at path: String? = nil,
    into diagnostics: inout DiagnosticCollector
  ) -> String? {
    var values = samples.flatMap { SampleReader.read($0, at: path, into: &diagnostics) }
    guard !diagnostics.hasErrors else { return nil }
    // One file of an order, and one of a list of them.
    if values.contains(where: \.isObject) { values = values.flatMap { $0.items ?? [$0] } }
    var table = ShapeTable()
    var root = values.reduce(into: Shape()) { $0 = table.merge($0, table.read($1)) }
    // What each sample holds many of, the model is one of.
    var wrapping = Wrapping()
    MapKeys.fold(&table, from: root)
    while let inner = wrapping.unwrap(root, in: table) {
      root = inner
      MapKeys.fold(&table, from: root)
    }
    RecursiveShapes.fold(&table, from: root)
    SharedShapes.fold(&table, from: root)
    RecursiveShapes.fold(&table, from: root)
    let models = Drafter.draft(table, from: root, named: name)
    return ModelPrinter.print(
      models, heading: heading(values.count, name, wrapping, path))
  }

  private static func heading(
    _ count: Int, _ name: String, _ wrapping: Wrapping, _ path: String?
  ) -> [String] {
    let samples = count == 1 ? "1 sample" : "\(count) samples"
    let type = YAMLText.scalar(wrapping.type(of: name))
    let response =
      path.map { "{ type: \(type), at: \(YAMLText.scalar($0)) }" }
      ?? (wrapping.isEmpty ? nil : type)
    return ["Drafted from \(samples): look at the names, the types and what '#' says."]
      + (response.map { ["An answer like these is read by 'response: \($0)'."] } ?? [])
  }
}

extension SpecValue {
  fileprivate var isObject: Bool { if case .map = content { true } else { false } }

  fileprivate var items: [SpecValue]? { if case .list(let items) = content { items } else { nil } }
}

extension ModelDrafter {
  /// What a model of that many things is called: `Order` of `orders`. Nil when no name can be made of it.
  package static func name(of word: String) -> String? {
    let name = Words.typeName(of: word)
    guard let first = name.first, first.isASCII, first.isLetter, !isTaken(name) else {
      return nil
    }
    return name
  }

  /// Whether a model's name would hide a type that code needs.
  package static func isTaken(_ name: String) -> Bool { ModelNames.isAvoided(name) }
}

package import Diagnostics
import YAML

/// Reads a file by its path; throws what the machine says.
package typealias FileLoader = @Sendable (String) throws -> [UInt8]

/// A spec, the files that it includes, and the samples that these name: all that its output depends on.
package struct SourceSet: Sendable {
  /// The spec itself.
  package private(set) var main: SpecDocument?
  /// The included files, in the order in which they were first named, deepest first.
  package private(set) var included: [SpecDocument] = []
  /// What was read, by path; diagnostics are printed with these.
  package private(set) var texts: [String: [UInt8]] = [:]
  /// The paths that were read, in order.
  package private(set) var dependencies: [String] = []

  private let load: FileLoader
  private var parents: [String] = []
  private var done: Set<String> = []

  private init(load: @escaping FileLoader) { self.load = load }

  package static func read(
    _ path: String, load: @escaping FileLoader, into diagnostics: inout DiagnosticCollector
  ) -> SourceSet {
    var set = SourceSet(load: load)
    set.main = set.document(path, namedAt: nil, into: &diagnostics)
    return set
  }

  /// The text of a file that a spec names, such as a sample.
  package func text(_ path: String) -> String? {
    texts[path].map(TextEncoding.text)
  }

  /// The path of `name` as the file `file` means it: beside that file.
  package static func resolve(_ name: String, from file: String) -> String {
    name.inFolder(file.parentFolder).normalizedPath
  }

  private mutating func document(
    _ path: String, namedAt place: SourceRange?, into diagnostics: inout DiagnosticCollector
  ) -> SpecDocument? {
    guard let bytes = contents(path, namedAt: place, into: &diagnostics),
      let root = YAMLParser(bytes: bytes, file: path).parse(into: &diagnostics),
      let document = SpecReader.read(root, file: path, into: &diagnostics)
    else { return nil }
    parents.append(path)
    for include in document.includes { self.include(include, from: path, into: &diagnostics) }
    parents.removeLast()
    readSamples(of: document, into: &diagnostics)
    return document
  }

  private mutating func include(
    _ name: Located<String>, from file: String, into diagnostics: inout DiagnosticCollector
  ) {
    let path = Self.resolve(name.value, from: file)
    if let start = parents.firstIndex(of: path) {
      diagnostics.report(.includeCycle(parents[start...] + [path]), at: name.range)
      return
    }
    guard done.insert(path).inserted else { return }
    guard let document = document(path, namedAt: name.range, into: &diagnostics) else { return }
    included.append(document)
  }

  private mutating func readSamples(
    of document: SpecDocument, into diagnostics: inout DiagnosticCollector
  ) {
    func files(_ endpoints: [EndpointSpec], _ groups: [GroupSpec]) -> [Located<String>] {
      endpoints.flatMap(\.samples).compactMap { sample in
        if case .file(let name) = sample.body { name } else { nil }
      } + groups.flatMap { files($0.endpoints, $0.groups) }
    }
    for name in files(document.endpoints, document.groups) {
      let path = Self.resolve(name.value, from: document.file)
      _ = contents(path, namedAt: name.range, into: &diagnostics)
    }
  }

  private mutating func contents(
    _ path: String, namedAt place: SourceRange?, into diagnostics: inout DiagnosticCollector
  ) -> [UInt8]? {
    if let known = texts[path] { return known }
    do {
      let bytes = try load(path)
      texts[path] = bytes
      dependencies.append(path)
      return bytes
    } catch {
      diagnostics.report(
        .unreadableFile(path, "\(error)", isNamed: place != nil), at: place ?? .beginning(of: path))
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func includeCycle(_ paths: ArraySlice<String>) -> Self {
    .error(
      "include-cycle", "the file includes itself: \(paths.joined(separator: " > "))",
      help: "move what both need to a file that includes neither")
  }
  /// - Parameter isNamed: whether a file names it, not who calls the tool.
  fileprivate static func unreadableFile(
    _ path: String, _ reason: String, isNamed: Bool
  ) -> Self {
    // What the machine says may name the file once more.
    let again = "cannot read \(path): "
    let why = reason.hasPrefix(again) ? reason.dropFirst(again.count) : Substring(reason)
    return .error(
      "unreadable-file", "cannot read '\(path)': \(why)",
      help: isNamed ? "a path begins at the folder of the file that names it" : nil)
  }
}

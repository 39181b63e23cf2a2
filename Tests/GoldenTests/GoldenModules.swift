import Foundation
import TestSupport

/// The expected files of many cases, put together to few modules that the compiler can check one by one.
///
/// Two cases go into one module only if neither declares a type whose name the other speaks of: so each is
/// compiled as if it were alone.
struct GoldenModules {
  /// Holds copies, since two files of one name cannot be in a module.
  let folder: URL
  private(set) var batches: [[URL]] = []

  private struct Batch {
    var files: [URL] = []
    var declared: Set<String> = []
    var words: Set<String> = []
  }

  init(of cases: [GoldenCase]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var batches: [Batch] = []
    for golden in cases where !golden.expectedFiles.isEmpty {
      try makeModules(of: golden)
      var own = Batch()
      for file in golden.expectedFiles {
        let text = try String(contentsOf: file, encoding: .utf8)
        own.declared.formUnion(Self.declaredTypes(in: text))
        own.words.formUnion(Self.words(in: text))
        let copy = folder.appending(path: "\(golden)-\(file.lastPathComponent)")
        try FileManager.default.copyItem(at: file, to: copy)
        own.files.append(copy)
      }
      let index = batches.firstIndex { batch in
        batch.words.isDisjoint(with: own.declared) && own.words.isDisjoint(with: batch.declared)
      }
      if let index {
        batches[index].files += own.files
        batches[index].declared.formUnion(own.declared)
        batches[index].words.formUnion(own.words)
      } else {
        batches.append(own)
      }
    }
    self.batches = batches.map(\.files)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The modules that a case's output imports, each of a file in `modules/`.
  private func makeModules(of golden: GoldenCase) throws {
    for name in golden.names(in: "modules") {
      let output = try SwiftToolchain.makeModule(
        String(name.dropLast(".swift".count)),
        of: [golden.folder.appending(path: "modules/\(name)")],
        in: folder)
      precondition(output.isEmpty, output)
    }
  }

  private static func declaredTypes(in text: String) -> [String] {
    text.matches(
      of: /(?m)^(?:(?:public|package|nonisolated|indirect) )*(?:enum|struct|typealias) `?(\w+)/
    )
    .map { String($0.1) }
  }

  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}

import Foundation

/// Swift files that the compiler looks at and nobody keeps.
package struct ScratchModule {
  private let folder: URL
  private let files: [URL]

  package init(_ texts: [(name: String, text: String)]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "scratch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    files = texts.map { [folder] in folder.appending(path: $0.name) }
    for (file, text) in zip(files, texts) { try Data(text.text.utf8).write(to: file) }
  }

  /// What the compiler says; empty when it has nothing to say.
  package func compile(_ check: SwiftToolchain.Check = .diagnose) throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try SwiftToolchain.compile(files, check: check)
  }

  /// What the compiler says, or what the program says that was made of the files.
  package func run() throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try SwiftToolchain.run(files, in: folder)
  }
}

import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that are written as a whole: whoever looks finds the old bytes or the new ones, also after the disk was full or
/// the process killed.
extension FileSystem {
  /// Makes a file, or writes one anew. The folder must be there.
  package func writeWhole(_ bytes: [UInt8], to path: String) throws {
    switch try kind(of: path) {
    case nil, .file: break
    case .folder, .link, .other: throw OutputError.notAFile(path: path)
    }
    // Beside it, since a file can be moved in one step within one file system only.
    let draft = ".endpointgen.\(getpid())".inFolder(path.parentFolder)
    do {
      try write(bytes, to: draft)
      try move(draft, to: path)
    } catch {
      try? remove(draft)
      guard let error = error as? FileError else { throw error }
      throw FileError(error.action, path, reason: error.reason)
    }
  }

  /// Makes files that are not there yet, and the folders around them: all, or none.
  package func makeWhole(_ files: [(path: String, bytes: [UInt8])]) throws {
    var undo: [() throws -> Void] = []
    do {
      for (path, bytes) in files {
        for folder in try missingFolders(path.parentFolder) {
          try makeFolder(folder)
          undo.append { try removeEmptyFolder(folder) }
        }
        try writeWhole(bytes, to: path)
        undo.append { try remove(path) }
      }
    } catch {
      for step in undo.reversed() { try? step() }
      throw error
    }
  }
}

import Diagnostics

/// A folder of a build's outputs: a build plugin has named the files, the build system owns the folder, and other
/// specs may have theirs beside them. So nothing is removed, and there is no manifest.
package struct BuildFolder: Sendable {
  package let path: String
  let files: any FileSystem

  package init(_ path: String, files: any FileSystem = Disk()) {
    self.path = path
    self.files = files
  }

  /// Writes what differs, each file in one step: one that stays the same keeps its time, and isn't compiled again.
  package func write(_ wanted: [WantedFile]) throws {
    try files.makeFolders(path)
    let lock = try files.lock(path)
    try withExtendedLifetime(lock) {
      for file in wanted { try write(Array(file.text.utf8), to: file.path.inFolder(path)) }
    }
  }

  private func write(_ bytes: [UInt8], to file: String) throws {
    if try files.kind(of: file) == .file, try files.read(file) == bytes { return }
    try files.writeWhole(bytes, to: file)
  }
}

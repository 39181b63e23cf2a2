import Diagnostics

/// The few things that are done to files, so that tests can let each of them fail.
///
/// No function follows a symbolic link at the end of a path.
package protocol FileSystem: Sendable {
  /// What stands at a path; nil when nothing does.
  func kind(of path: String) throws -> FileKind?
  /// The bytes of a file; nil when there is none.
  func read(_ path: String) throws -> [UInt8]?
  /// Makes a file, or writes one anew. It may be left half written when this fails.
  func write(_ bytes: [UInt8], to path: String) throws
  /// Puts a file in the place of another, or where none is, in one step.
  func move(_ path: String, to target: String) throws
  /// Removes a file or a link; what isn't there is no error.
  func remove(_ path: String) throws
  /// Makes one folder; one that is there already is no error.
  func makeFolder(_ path: String) throws
  /// Removes a folder when it is empty; else nothing happens.
  func removeEmptyFolder(_ path: String) throws
  /// The names in a folder, sorted; empty when there is no such folder.
  func names(in folder: String) throws -> [String]
  /// Waits until no other process holds the lock of a folder, and takes it until `FolderLock` goes.
  func lock(_ folder: String) throws -> FolderLock
}

package enum FileKind: Sendable { case file, folder, link, other }

/// What the machine refused to do.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// Such as `write`.
  package var action: String
  package var path: String
  /// Such as `No space left on device`.
  package var reason: String

  package init(_ action: String, _ path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  package var description: String { "cannot \(action) \(path): \(reason)" }
}

extension FileSystem {
  /// Makes a folder and those around it.
  package func makeFolders(_ path: String) throws {
    for folder in try missingFolders(path) { try makeFolder(folder) }
  }

  /// The folders that lack for a path to be one, outermost first.
  func missingFolders(_ path: String) throws -> [String] {
    guard !path.isEmpty, path != "/", path != ".", try kind(of: path + "/.") == nil else {
      return []
    }
    return try missingFolders(path.parentFolder) + [path]
  }
}

import Configuration
import Diagnostics
import Output

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The project's files on the disk, as a configuration looks at them.
struct DiskProject: ProjectFiles {
  var files: any FileSystem = Disk()
  /// What shall know all that is looked at, and what the machine refused to show.
  var recorder: SnapshotRecorder?

  func names(in folder: String) -> [String] {
    recorder?.look(at: folder)
    return answer { try files.names(in: folder) } ?? []
  }

  /// Links to files count: specs may be shared that way.
  func isFile(_ path: String) -> Bool {
    recorder?.look(at: path)
    return answer { try Self.isFile(path) } ?? false
  }

  func bytes(of path: String) -> [UInt8]? { try? load(path) }

  /// Reads an input. Inputs may be links, other than outputs.
  func load(_ path: String) throws -> [UInt8] {
    recorder?.look(at: path)
    do {
      return try Self.load(path)
    } catch let error as FileError {
      recorder?.refuse(error)
      throw error
    }
  }

  /// Nil when the machine refuses, which is remembered: what cannot be seen is not for that reason gone.
  private func answer<Answer>(_ question: () throws -> Answer) -> Answer? {
    do {
      return try question()
    } catch {
      if let error = error as? FileError { recorder?.refuse(error) }
      return nil
    }
  }

  private static func isFile(_ path: String) throws -> Bool {
    var information = stat()
    if stat(path, &information) == 0 { return information.st_mode & S_IFMT == S_IFREG }
    let reason = errno == ENOENT ? "the link leads nowhere" : String(cString: strerror(errno))
    // Only what is no entry of its folder isn't there.
    guard try Disk().kind(of: path) == nil else { throw FileError("read", path, reason: reason) }
    return false
  }

  static func load(_ path: String) throws -> [UInt8] {
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR {
      throw NoFile(path: path, reason: "it is a folder")
    }
    do {
      if let bytes = try Disk().read(real(path) ?? path) { return bytes }
    } catch let error as FileError {
      // By the name that it was asked for.
      throw FileError(error.action, path, reason: error.reason)
    }
    throw NoFile(path: path, reason: "there is no such file")
  }

  // MARK: Places

  func leadsOutside(_ path: String, of folder: String) -> Bool {
    guard let root = Self.real(folder) else { return false }
    var inside = path
    // What does not exist yet leads nowhere.
    while inside != ".", Self.real(inside.inFolder(folder)) == nil { inside = inside.parentFolder }
    guard let end = Self.real(inside.inFolder(folder)) else { return false }
    return end != root && !end.hasPrefix(root == "/" ? root : root + "/")
  }

  /// The folder as the system knows it, and the name in it: a link is not what it leads to, since the same file may be
  /// a spec of two names.
  func identity(of path: String) -> String {
    let folder = path.parentFolder
    return path.fileName.inFolder(Self.real(folder) ?? Self.absolute(folder))
  }

  /// The way to a file from a folder, so that it says nothing of the machine where the file is in the folder: for what
  /// is committed, and for patches.
  func way(to path: String, from folder: String) -> String {
    let way = Self.absolute(path).path(from: Self.absolute(folder))
    guard way.hasPrefix(".."), let root = Self.real(folder) else { return way }
    // One of the two may have been written with a link in it.
    return identity(of: path).path(from: root)
  }

  private static func absolute(_ path: String) -> String {
    path.inFolder(currentFolder ?? "/").normalizedPath
  }

  /// Where the tool runs.
  static let currentFolder: String? = real(".")

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// What was named is no file, of which whoever named it is told; other than what the machine refuses.
struct NoFile: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "cannot read \(path): \(reason)" }
}

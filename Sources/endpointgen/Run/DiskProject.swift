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
  /// What shall know all that is looked at.
  var recorder: SnapshotRecorder?

  func names(in folder: String) -> [String] {
    recorder?.look(at: folder)
    return (try? files.names(in: folder)) ?? []
  }

  /// Links to files count: specs may be shared that way.
  func isFile(_ path: String) -> Bool {
    recorder?.look(at: path)
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  func bytes(of path: String) -> [UInt8]? {
    recorder?.look(at: path)
    return try? Self.load(path)
  }

  func leadsOutside(_ path: String, of folder: String) -> Bool {
    guard let root = Self.real(folder) else { return false }
    var inside = path
    // What does not exist yet leads nowhere.
    while inside != ".", Self.real(inside.inFolder(folder)) == nil { inside = inside.parentFolder }
    guard let end = Self.real(inside.inFolder(folder)) else { return false }
    return end != root && !end.hasPrefix(root == "/" ? root : root + "/")
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Reads an input. Inputs may be links, other than outputs.
  static func load(_ path: String) throws -> [UInt8] {
    let target = real(path) ?? path
    guard let bytes = try Disk().read(target) else {
      throw FileError("read", path, reason: "there is no such file")
    }
    return bytes
  }
}

import Output

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What changes about a file when it is written, and about a folder when specs come and go.
enum FileStamp: Hashable, Sendable {
  case missing
  case file(seconds: Int, nanoseconds: Int, size: Int64, number: UInt64)
  /// Only the names of YAML files: editors leave others behind.
  case folder([String])

  init(of path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else {
      self = .missing
      return
    }
    if information.st_mode & S_IFMT == S_IFDIR {
      let names = (try? Disk().names(in: path)) ?? []
      self = .folder(names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") })
      return
    }
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    self = .file(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      size: Int64(information.st_size), number: UInt64(information.st_ino))
  }
}

/// How some files and folders looked.
struct Snapshot: Hashable, Sendable {
  private var stamps: [String: FileStamp] = [:]

  /// What was looked at before keeps the stamp that it had then.
  mutating func look(at path: String) {
    if stamps[path] == nil { stamps[path] = FileStamp(of: path) }
  }

  mutating func add(_ other: Snapshot) { stamps.merge(other.stamps) { first, _ in first } }

  /// The same files and folders as they look now.
  var again: Snapshot {
    var snapshot = Snapshot()
    for path in stamps.keys { snapshot.look(at: path) }
    return snapshot
  }
}

import Diagnostics
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
  /// - Parameters:
  ///   - written: when its content was written; programs can set that to what they like.
  ///   - changed: when anything about it changed; only the system sets that.
  case file(written: Time, changed: Time, size: Int64, number: UInt64)
  /// Only the names of YAML files: editors leave others behind.
  case folder([String])

  /// Since 1970.
  struct Time: Hashable, Comparable, Sendable {
    var seconds: Int
    var nanoseconds: Int

    static func < (left: Time, right: Time) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

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
      let (written, changed) = (information.st_mtimespec, information.st_ctimespec)
    #else
      let (written, changed) = (information.st_mtim, information.st_ctim)
    #endif
    self = .file(
      written: Time(written), changed: Time(changed), size: Int64(information.st_size),
      number: UInt64(information.st_ino))
  }

  /// 1970 for what is no file.
  var written: Time {
    guard case .file(let written, _, _, _) = self else { return Time(seconds: 0, nanoseconds: 0) }
    return written
  }

  /// Whether whoever writes the file after a moment gives it another stamp. The clocks of file systems tick every few
  /// milliseconds, some each second or two: what was written within a tick can be written again unseen.
  func isSettled(at moment: Time) -> Bool {
    guard case .file(_, let changed, _, _) = self else { return true }
    let isCoarse = changed.nanoseconds == 0
    return changed.advanced(bySeconds: isCoarse ? 2 : 0, nanoseconds: isCoarse ? 0 : 15_000_000)
      < moment
  }
}

extension FileStamp.Time {
  init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  static var now: Self {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Self(time)
  }

  /// - Parameter nanoseconds: less than a second.
  fileprivate func advanced(bySeconds seconds: Int, nanoseconds: Int) -> Self {
    let (seconds, nanoseconds) = (self.seconds + seconds, self.nanoseconds + nanoseconds)
    let carry = nanoseconds / 1_000_000_000
    return Self(seconds: seconds + carry, nanoseconds: nanoseconds - carry * 1_000_000_000)
  }
}

extension FileStamp: CustomStringConvertible {
  /// In one line, the same for equal stamps only.
  var description: String {
    switch self {
    case .missing: "missing"
    case .file(let written, let changed, let size, let number):
      "file \(written) \(changed) \(size) \(number)"
    case .folder(let names): "folder \(names.joined(separator: "/"))"
    }
  }
}

extension FileStamp.Time: CustomStringConvertible {
  var description: String { "\(seconds).\(nanoseconds)" }
}

/// How some files and folders looked.
struct Snapshot: Hashable, Sendable {
  private var stamps: [String: FileStamp] = [:]

  /// What was looked at before keeps the stamp that it had then.
  mutating func look(at path: String) {
    if stamps[path] == nil { stamps[path] = FileStamp(of: path) }
  }

  mutating func add(_ other: Snapshot) { stamps.merge(other.stamps) { first, _ in first } }

  mutating func add(_ stamp: FileStamp, of path: String) {
    if stamps[path] == nil { stamps[path] = stamp }
  }

  /// The same files and folders as they look now.
  var again: Snapshot {
    var snapshot = Snapshot()
    for path in stamps.keys { snapshot.look(at: path) }
    return snapshot
  }

  /// By path.
  var files: [(path: String, stamp: FileStamp)] {
    stamps.sorted { $0.key < $1.key }.map { (path: $0.key, stamp: $0.value) }
  }

  func isSettled(at moment: FileStamp.Time) -> Bool {
    stamps.values.allSatisfy { $0.isSettled(at: moment) }
  }
}

/// Remembers the files that were asked for, also those that are not there: when one appears, `watch` shall
/// see it.
final class SnapshotRecorder: @unchecked Sendable {
  private let lock = Lock()
  private var stamps = Snapshot()
  private var refusals: [FileError] = []

  var snapshot: Snapshot { lock.withLock { stamps } }
  /// The first thing that the machine did not let be seen; nil when all was.
  var refusal: FileError? { lock.withLock { refusals.first } }

  func look(at path: String) { lock.withLock { stamps.look(at: path) } }

  func refuse(_ error: FileError) { lock.withLock { refusals.append(error) } }
}

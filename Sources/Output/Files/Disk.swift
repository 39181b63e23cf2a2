#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The machine's own files, by the C library: Foundation would double the time the tool needs to start.
package struct Disk: FileSystem {
  package init() {}

  package func kind(of path: String) throws -> FileKind? {
    var information = stat()
    guard lstat(path, &information) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError("look at", path)
    }
    return switch information.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  package func read(_ path: String) throws -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError("read", path)
    }
    defer { close(descriptor) }
    guard let bytes = descriptor.readAll() else { throw FileError("read", path) }
    return bytes
  }

  /// All that is piped into the tool.
  package static func readInput() throws -> [UInt8] {
    guard let bytes = STDIN_FILENO.readAll() else { throw FileError("read", "the standard input") }
    return bytes
  }

  /// Says something on the standard output.
  package static func writeOutput(_ bytes: [UInt8]) throws {
    // Who stops reading, as 'head' does, has what he wanted.
    guard STDOUT_FILENO.writeAll(bytes) || errno == EPIPE else {
      throw FileError("write", "the standard output")
    }
  }

  /// Says something on the standard error; when that fails too there is nobody left to tell.
  package static func writeError(_ bytes: [UInt8]) { _ = STDERR_FILENO.writeAll(bytes) }

  /// Takes the numbers of the standard streams that the tool was started without, or the next file it opens would have
  /// one, and be written to. What is opened in their place refuses what the stream is there for.
  package static func reserveStandardStreams() {
    for (stream, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number, which is this one.
      _ = open("/dev/null", mode)
    }
  }

  package func write(_ bytes: [UInt8], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path) }
    let isWhole = descriptor.writeAll(bytes)
    let reason = errno
    // A network's file system tells only here that its disk is full.
    let isClosed = close(descriptor) == 0
    guard isWhole, isClosed else { throw FileError("write", path, isWhole ? errno : reason) }
  }

  package func move(_ path: String, to target: String) throws {
    guard rename(path, target) == 0 else { throw FileError("write", target) }
  }

  package func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
  }

  package func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError("make", path) }
  }

  package func removeEmptyFolder(_ path: String) throws {
    guard rmdir(path) == 0 || [ENOTEMPTY, EEXIST, ENOENT].contains(errno) else {
      throw FileError("remove", path)
    }
  }

  package func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else {
      let reason = errno
      // A link to a folder that is away for a moment is no missing folder.
      if try reason == ENOTDIR || reason == ENOENT && kind(of: folder) == nil { return [] }
      throw FileError("list", folder, reason)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  package func lock(_ folder: String) throws -> FolderLock {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("lock", folder) }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      let reason = errno
      close(descriptor)
      throw FileError("lock", folder, reason)
    }
    return FolderLock { close(descriptor) }
  }
}

/// A lock that is held as long as this lives. The kernel takes it from a process that dies.
package final class FolderLock: Sendable {
  private let release: @Sendable () -> Void

  package init(release: @escaping @Sendable () -> Void) { self.release = release }

  deinit { release() }
}

extension FileError {
  /// Tells what `errno` says.
  fileprivate init(_ action: String, _ path: String, _ code: Int32 = errno) {
    self.init(action, path, reason: String(cString: strerror(code)))
  }
}

extension Int32 {
  /// All bytes from where a file descriptor stands to its end; nil when the machine refuses, and then `errno` says why.
  fileprivate func readAll() -> [UInt8]? {
    var information = stat()
    fstat(self, &information)
    let size = Int(information.st_size)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    var chunk = [UInt8](repeating: 0, count: Swift.max(4096, Swift.min(size + 1, 1 << 20)))
    while true {
      let capacity = chunk.count
      let count = chunk.withUnsafeMutableBytes { readInto($0.baseAddress!, capacity) }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        return nil
      }
      bytes += chunk[..<count]
    }
  }

  fileprivate func readInto(_ address: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(self, address, count)
  }

  /// Writes all bytes to a file descriptor; false when the machine refuses, and then `errno` says why.
  fileprivate func writeAll(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = write(self, buffer.baseAddress! + written, buffer.count - written)
        if count < 0, errno != EINTR {
          // A pipe that does not block, and whose reader is slow.
          guard errno == EAGAIN, waitUntilWritable() else { return false }
        }
        written += Swift.max(0, count)
      }
      return true
    }
  }

  private func waitUntilWritable() -> Bool {
    var state = pollfd(fd: self, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, -1) >= 0 || errno == EINTR
  }
}

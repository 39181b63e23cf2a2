import Foundation

/// The record of a part that outlives its call: a file beside it, `.name.part.json`, which at most one call holds at a time,
/// of whatever process.
final class DownloadRecordFile: @unchecked Sendable {
  private let file: URL
  private let handle: FileHandle

  /// Nil when somebody else holds it, or it cannot be made.
  init?(_ file: URL) {
    self.file = file
    while true {
      let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
      // Who held it may have removed it between our two steps: then this is a file without a name.
      var held = stat()
      var named = stat()
      if fstat(descriptor, &held) == 0, stat(file.path, &named) == 0, held.st_ino == named.st_ino {
        self.handle = handle
        return
      }
    }
  }

  /// Nil when there is none yet, or it cannot be read: the download begins anew then.
  func read() -> DownloadRecord? {
    guard (try? handle.seek(toOffset: 0)) != nil, let data = try? handle.readToEnd() else {
      return nil
    }
    return try? JSONDecoder().decode(DownloadRecord.self, from: data)
  }

  func write(_ record: DownloadRecord?) throws {
    try handle.truncate(atOffset: 0)
    if let record { try handle.write(contentsOf: JSONEncoder().encode(record)) }
  }

  func remove() { try? FileManager.default.removeItem(at: file) }

  /// Lets others have it.
  func release() { try? handle.close() }
}

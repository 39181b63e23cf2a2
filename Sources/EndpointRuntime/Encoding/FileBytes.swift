import Foundation

/// A file on disk, read in chunks.
enum FileBytes {
  static let chunkSize = 64 * 1024

  /// Nil when there is no such file, or it is a folder.
  static func length(of url: URL) -> Int? {
    try? checkedLength(of: url)
  }

  static func checkedLength(of url: URL) throws(RequestEncodingError) -> Int {
    let path = url.path
    guard url.isFileURL else { throw .unreadableFile(path: path, reason: "it is not on disk") }
    let manager = FileManager.default
    // The attributes of a link are its own.
    let target = url.resolvingSymlinksInPath().path
    guard let attributes = try? manager.attributesOfItem(atPath: target) else {
      throw .unreadableFile(path: path, reason: "there is no such file")
    }
    guard attributes[.type] as? FileAttributeType != .typeDirectory else {
      throw .unreadableFile(path: path, reason: "it is a folder")
    }
    guard manager.isReadableFile(atPath: target), let size = attributes[.size] as? NSNumber else {
      throw .unreadableFile(path: path, reason: "permission is denied")
    }
    return size.intValue
  }

  /// Reads a file of `length` bytes and throws when it has another length by now: the length was
  /// promised to the server.
  static func read(_ url: URL, length: Int) -> AsyncThrowingStream<Data, any Error> {
    let reader = Reader(url: url, length: length)
    return AsyncThrowingStream { try reader.next() }
  }

  /// A stream asks for one chunk at a time, so nothing is shared.
  private final class Reader: @unchecked Sendable {
    private let url: URL
    private var missing: Int
    private var handle: FileHandle?

    init(url: URL, length: Int) {
      self.url = url
      missing = length
    }

    deinit { try? handle?.close() }

    func next() throws -> Data? {
      guard missing > 0 else { return nil }
      let chunk: Data?
      do {
        let handle = try handle ?? FileHandle(forReadingFrom: url)
        self.handle = handle
        chunk = try handle.read(upToCount: min(FileBytes.chunkSize, missing))
      } catch {
        throw RequestEncodingError.unreadableFile(
          path: url.path, reason: "it was there and cannot be read now")
      }
      guard let chunk, !chunk.isEmpty else {
        throw RequestEncodingError.unreadableFile(
          path: url.path, reason: "it became shorter while it was sent")
      }
      missing -= chunk.count
      return chunk
    }
  }
}

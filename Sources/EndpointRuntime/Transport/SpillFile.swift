import Foundation

/// A queue of bytes in a temporary file, which goes with it.
final class SpillFile {
  private static let pieceSize = 64 * 1024

  private let file: URL
  private let writer: FileHandle
  private let reader: FileHandle
  private var written = 0
  private var read = 0

  init() throws {
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("endpoint-stream-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw CocoaError(.fileWriteNoPermission)
    }
    writer = try FileHandle(forWritingTo: file)
    reader = try FileHandle(forReadingFrom: file)
    // Both handles stay; the name is needed no more, and the space is freed even if the process ends.
    try FileManager.default.removeItem(at: file)
  }

  deinit {
    try? writer.close()
    try? reader.close()
  }

  var isEmpty: Bool { read == written }

  func append(_ data: Data) throws {
    try writer.write(contentsOf: data)
    written += data.count
  }

  /// The next bytes; not to be called when it is empty.
  func next() throws -> Data {
    guard let piece = try reader.read(upToCount: Self.pieceSize), !piece.isEmpty else {
      throw CocoaError(.fileReadCorruptFile)
    }
    read += piece.count
    return piece
  }
}

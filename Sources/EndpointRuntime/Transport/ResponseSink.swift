import Foundation

/// Takes the body of an answer.
enum ResponseSink {
  /// `Exchange.data`, where appending copies nothing.
  case memory
  case file(FileSink)
  case stream(BytePipe)
}

/// Writes an answer beside its place and moves it there when it is whole.
final class FileSink {
  private let place: PartialFile
  /// Whether what was written stays when the answer breaks off.
  private let keepsPart: Bool
  private let handle: FileHandle
  private var length: Int64

  convenience init(_ destination: URL) throws {
    try self.init(
      PartialFile(
        part: FileDownload.part(of: destination, UUID().uuidString), destination: destination),
      keepsPart: false)
  }

  init(_ place: PartialFile, keepsPart: Bool = true) throws {
    self.place = place
    self.keepsPart = keepsPart
    length = place.offset
    let folder = place.part.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if place.offset == 0 || !FileManager.default.fileExists(atPath: place.part.path) {
      guard FileManager.default.createFile(atPath: place.part.path, contents: nil) else {
        throw CocoaError(.fileWriteNoPermission)
      }
    }
    handle = try FileHandle(forWritingTo: place.part)
    guard try handle.seekToEnd() >= UInt64(place.offset) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    try handle.truncate(atOffset: UInt64(place.offset))
  }

  func write(_ data: Data) throws {
    try handle.write(contentsOf: data)
    length += Int64(data.count)
  }

  /// The file in its place.
  func finish() throws -> URL {
    try handle.close()
    if let end = place.end, end != length {
      // More than was promised cannot be trusted; less can be gone on with.
      if length > end { try? FileManager.default.removeItem(at: place.part) }
      throw TransportError(.connectionLost, "the answer has not the length that it was to have")
    }
    guard let destination = place.destination else { return place.part }
    // rename(2) replaces what is there in one step; FileManager would need it gone first.
    guard rename(place.part.path, destination.path) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    return destination
  }

  /// Writes a whole answer and gives the file.
  static func fill(
    _ file: URL, with bytes: Data, _ open: () throws -> FileSink
  ) throws(TransportError) -> URL {
    do {
      let sink = try open()
      do {
        try sink.write(bytes)
      } catch {
        sink.discard()
        throw error
      }
      return try sink.finish()
    } catch {
      throw .file(file, error)
    }
  }

  func discard() {
    try? handle.close()
    if !keepsPart { try? FileManager.default.removeItem(at: place.part) }
  }
}

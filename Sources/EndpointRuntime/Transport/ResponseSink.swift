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
  private let destination: URL
  private let partial: URL
  private let handle: FileHandle

  init(_ destination: URL) throws {
    self.destination = destination
    let folder = destination.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    partial = folder.appendingPathComponent(
      ".\(destination.lastPathComponent).\(UUID().uuidString).part")
    guard FileManager.default.createFile(atPath: partial.path, contents: nil) else {
      throw CocoaError(.fileWriteNoPermission)
    }
    handle = try FileHandle(forWritingTo: partial)
  }

  func write(_ data: Data) throws { try handle.write(contentsOf: data) }

  /// The file in its place.
  func finish() throws -> URL {
    try handle.close()
    // rename(2) replaces what is there in one step; FileManager would need it gone first.
    guard rename(partial.path, destination.path) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    return destination
  }

  func discard() {
    try? handle.close()
    try? FileManager.default.removeItem(at: partial)
  }
}

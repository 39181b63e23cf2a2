import Foundation

/// A file on disk, read in chunks.
enum FileBytes {
  static let chunkSize = 64 * 1024

  static func length(of url: URL) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path)
    return (attributes?[.size] as? NSNumber)?.intValue
  }
}

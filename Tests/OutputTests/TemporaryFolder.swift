import Diagnostics
import Foundation
import Output

/// A folder of its own for a test, which goes with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let name = "endpointgen-tests-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, _ name: String) throws {
    let file = "\(path)/\(name)"
    try Disk().makeFolders(file.parentFolder)
    try Disk().write(Array(text.utf8), to: file)
  }

  func text(_ name: String) throws -> String? {
    try Disk().read("\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// All files below the folder, sorted.
  func names() throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: path)
    return all.filter { (try? Disk().kind(of: "\(path)/\($0)")) != .folder }.sorted()
  }

  func changed(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.modificationDate] as? Date
  }
}

import Foundation
import Output

/// A disk on which one change fails.
final class FaultyDisk: FileSystem, @unchecked Sendable {
  enum Fault: CaseIterable {
    /// The process dies before the change.
    case killed
    /// The process dies within it: of a file that is written the first half stands.
    case killedWithin
    /// The disk is full: the change fails, those after it don't.
    case full
  }

  private let disk = Disk()
  private let fault: Fault
  private let lock = NSLock()
  private var left: Int

  /// - Parameter change: which one fails, from 0.
  init(_ fault: Fault, atChange change: Int) {
    self.fault = fault
    left = change
  }

  /// Whether the change that fails was reached.
  var hasFailed: Bool { lock.withLock { left < 0 } }

  private func change(_ path: String, _ body: () throws -> Void, torn: () throws -> Void = {})
    throws
  {
    let number = lock.withLock {
      defer { if left >= 0 || fault == .full { left -= 1 } }
      return left
    }
    let isDead = number < 0 && fault != .full
    guard number == 0 || isDead else { return try body() }
    if number == 0, fault != .killed { try torn() }
    throw FileError("write", path, reason: "\(fault)")
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try change(path) {
      try disk.write(bytes, to: path)
    } torn: {
      try disk.write(Array(bytes.prefix(bytes.count / 2)), to: path)
    }
  }
  func move(_ path: String, to target: String) throws {
    try change(path) { try disk.move(path, to: target) }
  }
  func remove(_ path: String) throws { try change(path) { try disk.remove(path) } }
  func makeFolder(_ path: String) throws { try change(path) { try disk.makeFolder(path) } }
  func removeEmptyFolder(_ path: String) throws {
    try change(path) { try disk.removeEmptyFolder(path) }
  }

  func kind(of path: String) throws -> FileKind? { try disk.kind(of: path) }
  func read(_ path: String) throws -> [UInt8]? { try disk.read(path) }
  func names(in folder: String) throws -> [String] { try disk.names(in: folder) }
  func lock(_ folder: String) throws -> FolderLock { try disk.lock(folder) }
}

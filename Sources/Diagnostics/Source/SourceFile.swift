/// The path of an input file, as a number that is the same for equal paths.
package struct SourceFile: Hashable, Sendable {
  private let index: UInt32

  package init(_ path: String) { index = PathTable.shared.index(of: path) }

  package var path: String { PathTable.shared.path(at: index) }
}

/// Every path that was ever named, each once. It only grows, and what it answers never changes.
private final class PathTable: @unchecked Sendable {
  static let shared = PathTable()

  private let lock = Lock()
  private var paths: [String] = []
  private var indices: [String: UInt32] = [:]

  func index(of path: String) -> UInt32 {
    lock.withLock {
      if let known = indices[path] { return known }
      let next = UInt32(paths.count)
      paths.append(path)
      indices[path] = next
      return next
    }
  }

  func path(at index: UInt32) -> String {
    lock.withLock { paths[Int(index)] }
  }
}

package import Foundation

/// Values that several threads add to.
package final class Collected<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var elements: [Element] = []

  package init() {}

  package var all: [Element] { lock.withLock { elements } }

  package func append(_ element: Element) { lock.withLock { elements.append(element) } }
}

/// Counts from 0.
package final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  package init() {}

  /// How often `next` was called.
  package var value: Int { lock.withLock { count } }

  package func add(_ number: Int) { lock.withLock { count += number } }

  @discardableResult
  package func next() -> Int {
    lock.withLock {
      defer { count += 1 }
      return count
    }
  }
}

/// Files that a test needs for a while.
package enum Scratch {
  package static func file(_ data: Data) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "endpoint-test-\(UUID().uuidString)")
    try data.write(to: file)
    return file
  }

  package static func folder() -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "endpoint-test-\(UUID().uuidString)", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  package static func remove(_ url: URL) { try? FileManager.default.removeItem(at: url) }
}

/// Waits until something is so; throws after five seconds in which it was not.
package func eventually(_ condition: () -> Bool) async throws {
  for _ in 0..<500 {
    if condition() { return }
    try await Task.sleep(nanoseconds: 10_000_000)
  }
  throw NeverHappened()
}

package struct NeverHappened: Error {}

import Dispatch
import Foundation

/// Runs deep recursion where a stack holds it.
///
/// A model that holds itself is read by recursion, as deep as its JSON, and the threads of a pool may have no more than 512 kB of
/// stack: 500 levels of an unoptimized build take eight times as much. Nothing but hostile or odd JSON is that deep, so the price
/// of a thread does not matter.
enum LargeStack {
  /// Up to this depth any stack does.
  static let threshold = 48

  private final class Outcome<Value>: @unchecked Sendable {
    // Written by the thread before it signals, read after that.
    var result: Result<Value, any Error>?
    let body: () throws -> Value

    init(_ body: @escaping () throws -> Value) { self.body = body }
  }

  static func run<Value>(_ body: @escaping () throws -> Value) throws -> Value {
    let outcome = Outcome(body)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome.result = Result(catching: outcome.body)
      done.signal()
    }
    thread.stackSize = 16 << 20
    thread.qualityOfService = .userInitiated
    thread.start()
    done.wait()
    guard let result = outcome.result else { preconditionFailure("the thread left no result") }
    return try result.get()
  }
}

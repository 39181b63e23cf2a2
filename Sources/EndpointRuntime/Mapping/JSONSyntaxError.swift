public import Foundation

/// Bytes that are no JSON, and where they stop being it.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  public var message: String
  /// In the bytes as UTF-8, from 0.
  public var offset: Int
  /// From 1.
  public var line: Int
  /// In bytes, from 1.
  public var column: Int
}

extension JSONSyntaxError: CustomStringConvertible, LocalizedError {
  public var description: String { "not JSON: \(message) at line \(line), column \(column)" }
  public var errorDescription: String? { description }
}

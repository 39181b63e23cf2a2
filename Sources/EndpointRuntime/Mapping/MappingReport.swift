/// What lenient and lossy reading put up with, collected while models are decoded.
///
/// Pass one to `JSONDocument.decode`, or put it into the `userInfo` of a decoder of Foundation's under `.mappingReport`.
public final class MappingReport: Sendable {
  public struct Entry: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
      /// Another type was converted.
      case converted
      /// The default took the place of what could not be converted.
      case defaulted
      /// So many elements of an array, or values of a dictionary, were left out.
      case dropped(Int)
    }

    /// The model whose field it is; empty for a value that no model holds.
    public var model: String
    /// From the root of the JSON, such as `orders.3.price`.
    public var keyPath: String
    /// What was there, such as `string "12"`; for dropped elements what was wrong with the first.
    public var found: String
    public var outcome: Outcome
  }

  /// How many entries are kept; the counts go on.
  public static let limit = 1000

  private struct State {
    var entries: [Entry] = []
    var repaired = 0
    var dropped = 0
  }

  private let state = Locked(State())

  public init() {}

  /// In the order of reading, the first `limit` of them.
  public var entries: [Entry] { state.withLock { $0.entries } }

  /// How many values were converted or replaced by a default.
  public var repairedCount: Int { state.withLock { $0.repaired } }

  /// How many elements of arrays and values of dictionaries were left out.
  public var droppedCount: Int { state.withLock { $0.dropped } }

  public var isEmpty: Bool { state.withLock { $0.repaired == 0 && $0.dropped == 0 } }

  /// The entry is only made when there is room for it.
  func record(_ outcome: Entry.Outcome, _ entry: () -> Entry) {
    let hasRoom = state.withLock { state in
      switch outcome {
      case .converted, .defaulted: state.repaired += 1
      case .dropped(let count): state.dropped += count
      }
      return state.entries.count < Self.limit
    }
    guard hasRoom else { return }
    let entry = entry()
    state.withLock { $0.entries.append(entry) }
  }
}

extension MappingReport.Entry: CustomStringConvertible {
  public var description: String {
    let place = model.isEmpty ? keyPath : "\(model) at '\(keyPath)'"
    return switch outcome {
    case .converted: "\(place): converted \(found)"
    case .defaulted: "\(place): the default replaces \(found)"
    case .dropped(let count): "\(place): left out \(count), the first because \(found)"
    }
  }
}

extension CodingUserInfoKey {
  /// The `MappingReport` of a decoder.
  public static let mappingReport = CodingUserInfoKey(rawValue: "endpointgen.mappingReport")!
}

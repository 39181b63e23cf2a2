/// Where in a trace something happens (W3C Trace Context).
///
/// ```swift
/// try await TraceContext.$current.withValue(incoming) { try await shop.send(.list()) }
/// ```
public struct TraceContext: Sendable, Hashable {
  /// 32 lower-case hexadecimal digits, not all of them 0.
  public let traceID: String
  /// The span that is under way, which is the parent of what is begun within it: 16 lower-case hexadecimal digits, not all
  /// of them 0.
  public let spanID: String
  /// Whether what happens in this trace is recorded.
  public var isSampled: Bool
  /// What tracing systems have noted, most recent first; handed on as it is.
  public var state: TraceState

  /// The context of the running task, which `TracePlugin` takes unless it is told otherwise.
  @TaskLocal public static var current: TraceContext?

  /// Whether the trace's id was made at random, which later versions of the standard say in a flag.
  private let isRandom: Bool

  /// Nil when an id is not as it must be.
  public init?(
    traceID: String, spanID: String, isSampled: Bool = true, state: TraceState = TraceState()
  ) {
    self.init(traceID, spanID, isSampled: isSampled, isRandom: false, state: state)
  }

  /// A context from headers, such as those of the request that a server is answering.
  ///
  /// `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01`. Nil for what is no valid `traceparent`; a `tracestate` that
  /// is not valid is left out, as the standard says. Later versions than 00 are read as far as 00 goes.
  public init?(traceparent: String, tracestate: String? = nil) {
    let bytes = Array(traceparent.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count >= 55, bytes[2] == dash, bytes[35] == dash, bytes[52] == dash,
      let version = Self.byte(bytes[0..<2]), version != 0xFF,
      version == 0 ? bytes.count == 55 : bytes.count == 55 || bytes[55] == dash,
      let flags = Self.byte(bytes[53..<55])
    else { return nil }
    self.init(
      String(decoding: bytes[3..<35], as: UTF8.self),
      String(decoding: bytes[36..<52], as: UTF8.self), isSampled: flags & 1 != 0,
      isRandom: flags & 2 != 0, state: tracestate.flatMap { TraceState($0) } ?? TraceState())
  }

  private init?(
    _ traceID: String, _ spanID: String, isSampled: Bool, isRandom: Bool, state: TraceState
  ) {
    guard Self.isID(traceID, digits: 32), Self.isID(spanID, digits: 16) else { return nil }
    self.traceID = traceID
    self.spanID = spanID
    self.isSampled = isSampled
    self.isRandom = isRandom
    self.state = state
  }

  /// The first span of a new trace.
  public static func newTrace(isSampled: Bool = true) -> TraceContext {
    TraceContext(
      random(words: 2), random(words: 1), isSampled: isSampled, isRandom: true,
      state: TraceState())!
  }

  /// A span of the same trace with an id of its own.
  public func child() -> TraceContext {
    TraceContext(
      traceID, Self.random(words: 1), isSampled: isSampled, isRandom: isRandom, state: state)!
  }

  /// `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01`.
  public var traceparent: String {
    "00-\(traceID)-\(spanID)-0\((isSampled ? 1 : 0) + (isRandom ? 2 : 0))"
  }

  // MARK: Hexadecimal digits

  private static func isID(_ text: String, digits: Int) -> Bool {
    text.utf8.count == digits && text.utf8.allSatisfy { digit($0) != nil }
      && text.utf8.contains { $0 != UInt8(ascii: "0") }
  }

  private static func byte(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard let high = digits.first.flatMap(digit), let low = digits.last.flatMap(digit) else {
      return nil
    }
    return high << 4 | low
  }

  /// Lower case alone is valid.
  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// 16 digits a word.
  private static func random(words: Int) -> String {
    (0..<words).map { _ in
      let digits = String(UInt64.random(in: 1...UInt64.max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

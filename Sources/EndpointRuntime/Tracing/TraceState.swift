/// The `tracestate` of a trace, such as `congo=t61rcWkgMzE,rojo=00f067aa0ba902b7` (W3C Trace Context, section 3.3).
public struct TraceState: Sendable, Hashable {
  /// The most recent first.
  public private(set) var entries: [Entry] = []

  public struct Entry: Sendable, Hashable {
    public var key: String
    public var value: String
  }

  public init() {}

  /// Nil when the text is not valid: a key twice, more than 32 entries, characters that must not be there.
  public init?(_ text: String) {
    for member in text.split(separator: ",") {
      let entry = member.drop(while: Self.isBlank)
      guard !entry.isEmpty else { continue }
      guard let equals = entry.firstIndex(of: "=") else { return nil }
      var value = entry[entry.index(after: equals)...]
      while value.last.map(Self.isBlank) == true { value.removeLast() }
      let key = String(entry[..<equals])
      guard Self.isKey(key), Self.isValue(value.utf8),
        !entries.contains(where: { $0.key == key })
      else { return nil }
      entries.append(Entry(key: key, value: String(value)))
    }
    guard entries.count <= 32 else { return nil }
  }

  /// Notes a value before all others; false, and nothing is changed, when key or value cannot stand there.
  @discardableResult
  public mutating func set(_ key: String, _ value: String) -> Bool {
    guard Self.isKey(key), Self.isValue(value.utf8) else { return false }
    entries.removeAll { $0.key == key }
    entries.insert(Entry(key: key, value: value), at: 0)
    // The oldest goes first when there is no room.
    if entries.count > 32 { entries.removeLast() }
    return true
  }

  /// As it is sent; empty when there is nothing to send.
  public var text: String { entries.map { "\($0.key)=\($0.value)" }.joined(separator: ",") }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  /// `vendor`, or `tenant@vendor`.
  private static func isKey(_ key: String) -> Bool {
    let parts = key.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.allSatisfy(isKeyCharacter) }) else { return false }
    switch parts.count {
    case 1:
      return parts[0].count <= 256 && parts[0].first.map(isLetter) == true
    case 2:
      let (tenant, vendor) = (parts[0], parts[1])
      return tenant.count <= 241 && tenant.first.map { isLetter($0) || isDigit($0) } == true
        && vendor.count <= 14 && vendor.first.map(isLetter) == true
    default:
      return false
    }
  }

  private static func isValue(_ value: some Collection<UInt8>) -> Bool {
    value.count <= 256 && value.reversed().first.map { $0 != 0x20 } == true
      && value.allSatisfy { (0x20...0x7E).contains($0) && $0 != 0x2C && $0 != 0x3D }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isKeyCharacter(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || [0x5F, 0x2D, 0x2A, 0x2F].contains(byte)
  }
}

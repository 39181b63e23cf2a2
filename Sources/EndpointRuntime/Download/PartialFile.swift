public import Foundation

/// A file of which a part may be there already, and where the bytes of an answer go in it.
///
/// Who writes it begins at `offset`, cuts off what stands behind, and leaves what it wrote when the answer breaks off.
public struct PartialFile: Sendable, Hashable {
  /// Where the bytes are while the file is not whole; it and its folders are made when they are not there.
  public var part: URL
  /// How many bytes stay as they are.
  public var offset: Int64
  /// How long the part must be once the answer is whole; nil when the answer does not say.
  public var end: Int64?
  /// Where the part is moved then, in one step; nil leaves it, because more will follow.
  public var destination: URL?

  public init(part: URL, offset: Int64 = 0, end: Int64? = nil, destination: URL?) {
    self.part = part
    self.offset = offset
    self.end = end
    self.destination = destination
  }

  /// Puts the bytes of a whole answer to what is there, and gives the file. For transports that have them in memory.
  public func write(_ bytes: Data) throws(TransportError) -> URL {
    try FileSink.fill(destination ?? part, with: bytes) { try FileSink(self) }
  }
}

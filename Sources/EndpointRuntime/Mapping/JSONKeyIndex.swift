/// Where the keys of a large object are: looking through all of them for each field would be slow.
struct JSONKeyIndex {
  /// Slots of keys by the hash of their text, 0 where there is none; its size is a power of two.
  private let table: [UInt32]

  /// Objects up to here are looked through.
  static let limit = 24

  init?(_ node: JSONNode) {
    let count = Int(node.entry.second)
    guard count > Self.limit else { return nil }
    let size = 1 << (Int.bitWidth - (count * 2).leadingZeroBitCount)
    var table = [UInt32](repeating: 0, count: size)
    let document = node.document
    var pair = Int(node.slot) + 2
    for _ in 0..<count {
      Self.withText(of: pair, in: document) { text in
        var place = Self.hash(text) & (size - 1)
        while table[place] != 0 {
          // The first of equal keys counts.
          if document.isKey(Int(table[place]), text) { return }
          place = (place + 1) & (size - 1)
        }
        table[place] = UInt32(pair)
      }
      pair = document.next(after: pair + 1)
    }
    self.table = table
  }

  /// The slot of a key, byte by byte.
  func key(_ wanted: UnsafeBufferPointer<UInt8>, in document: JSONDocument) -> Int? {
    var place = Self.hash(wanted) & (table.count - 1)
    while table[place] != 0 {
      if document.isKey(Int(table[place]), wanted) { return Int(table[place]) }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  /// Seeded afresh in each process, so that nobody can send keys that all collide.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    return hasher.finalize()
  }

  private static func withText(
    of key: Int, in document: JSONDocument, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if document.slots[key].isComplex {
      var text = document.key(key)
      text.withUTF8(body)
    } else {
      body(document.text(key))
    }
  }
}

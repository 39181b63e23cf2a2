import Foundation

extension JSONDocument {
  /// The slot of a key in an object, nil when it has none. The first of equal keys counts.
  func key(_ key: String, in object: Int, _ index: JSONKeyIndex?) -> Int? {
    var key = key
    let (found, isWide) = key.withUTF8 { wanted -> (Int?, Bool) in
      if let index {
        let place = index.key(wanted, in: self)
        return (place, place == nil && wanted.contains { $0 >= 0x80 })
      }
      var pair = object + 2
      let end = Int(slots[object].first)
      while pair < end {
        if isKey(pair, wanted) { return (pair, false) }
        pair = next(after: pair + 1)
      }
      return (nil, wanted.contains { $0 >= 0x80 })
    }
    return isWide ? equivalentKey(key, in: object) : found
  }

  @inline(__always)
  func isKey(_ slot: Int, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    let entry = slots[slot]
    if entry.isComplex { return self.key(slot).utf8.elementsEqual(wanted) }
    guard entry.second == wanted.count else { return false }
    return wanted.isEmpty
      || memcmp(bytes + Int(entry.first), wanted.baseAddress!, wanted.count) == 0
  }

  /// A key that is equal as text, though not byte by byte: `é` can be written in two ways.
  private func equivalentKey(_ key: String, in object: Int) -> Int? {
    var pair = object + 2
    let end = Int(slots[object].first)
    while pair < end {
      if slots[pair].isWide || slots[pair].isComplex, self.key(pair) == key { return pair }
      pair = next(after: pair + 1)
    }
    return nil
  }
}

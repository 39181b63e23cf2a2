/// The hash XXH64 (xxHash specification 0.1.1, with the seed 0), as `xxhsum -H64` prints it.
///
/// It tells whether a file is as the tool left it. Nobody gains by a file that only seems to be, so a hash that takes a
/// thirtieth of the time serves better than one against forgers.
package enum XXH64 {
  /// 16 hexadecimal digits in lower case.
  package static func hex(_ bytes: [UInt8]) -> String {
    let digits = String(bytes.withUnsafeBytes(hash), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64
    var rest = 0
    if bytes.count >= 32 {
      var (a, b): (UInt64, UInt64) = (prime1 &+ prime2, prime2)
      var (c, d): (UInt64, UInt64) = (0, 0 &- prime1)
      while rest &+ 32 <= bytes.count {
        a = mixed(a, bytes.word(at: rest))
        b = mixed(b, bytes.word(at: rest &+ 8))
        c = mixed(c, bytes.word(at: rest &+ 16))
        d = mixed(d, bytes.word(at: rest &+ 24))
        rest &+= 32
      }
      hash = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
      for lane in [a, b, c, d] { hash = (hash ^ mixed(0, lane)) &* prime1 &+ prime4 }
    } else {
      hash = prime5
    }
    hash &+= UInt64(bytes.count)
    while rest &+ 8 <= bytes.count {
      hash = rotated(hash ^ mixed(0, bytes.word(at: rest)), 27) &* prime1 &+ prime4
      rest &+= 8
    }
    if rest &+ 4 <= bytes.count {
      let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: rest, as: UInt32.self))
      hash = rotated(hash ^ (UInt64(half) &* prime1), 23) &* prime2 &+ prime3
      rest &+= 4
    }
    for byte in bytes[rest...] {
      hash = rotated(hash ^ (UInt64(byte) &* prime5), 11) &* prime1
    }
    hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  /// One round of a lane.
  @inline(__always)
  private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, _ distance: UInt64) -> UInt64 {
    word << distance | word >> (64 &- distance)
  }

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

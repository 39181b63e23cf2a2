/// FIPS 180-4's hash of 256 bits, as `sha256sum` prints it.
///
/// CryptoKit is Apple's alone, and a package for it would be the tool's only one.
package enum SHA256 {
  /// 64 hexadecimal digits in lower case.
  package static func hex(_ bytes: [UInt8]) -> String {
    var state = initialState
    bytes.withUnsafeBufferPointer { bytes in
      var schedule = [UInt32](repeating: 0, count: 64)
      schedule.withUnsafeMutableBufferPointer { schedule in
        let whole = bytes.count / 64
        for block in 0..<whole {
          compress(
            &state, UnsafeBufferPointer(rebasing: bytes[block * 64..<block * 64 + 64]), schedule)
        }
        let tail = padded(bytes[(whole * 64)...], length: bytes.count)
        tail.withUnsafeBufferPointer { tail in
          for start in stride(from: 0, to: tail.count, by: 64) {
            compress(&state, UnsafeBufferPointer(rebasing: tail[start..<start + 64]), schedule)
          }
        }
      }
    }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The last bytes, a one bit, zeros, and the length in bits (5.1.1).
  private static func padded(
    _ rest: Slice<UnsafeBufferPointer<UInt8>>, length: Int
  ) -> [UInt8] {
    var tail = Array(rest)
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(length) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return tail
  }

  /// 6.2.2. The names are the standard's.
  private static func compress(
    _ state: inout [UInt32], _ block: UnsafeBufferPointer<UInt8>,
    _ w: UnsafeMutableBufferPointer<UInt32>
  ) {
    // One operator at a time: the type checker takes seconds over the standard's formulas.
    let bytes = UnsafeRawBufferPointer(block)
    for t in 0..<16 {
      w[t] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: t &* 4, as: UInt32.self))
    }
    for t in 16..<64 {
      let (x, y) = (w[t &- 15], w[t &- 2])
      let s0: UInt32 = rotated(x, 7) ^ rotated(x, 18) ^ (x >> 3)
      let s1: UInt32 = rotated(y, 17) ^ rotated(y, 19) ^ (y >> 10)
      let sum: UInt32 = w[t &- 7] &+ w[t &- 16]
      w[t] = sum &+ s0 &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight rounds at a time: after them each variable is back in its place, and none has to be moved.
    roundConstants.withUnsafeBufferPointer { k in
      for t in stride(from: 0, to: 64, by: 8) {
        round(a, b, c, &d, e, f, g, &h, k[t] &+ w[t])
        round(h, a, b, &c, d, e, f, &g, k[t &+ 1] &+ w[t &+ 1])
        round(g, h, a, &b, c, d, e, &f, k[t &+ 2] &+ w[t &+ 2])
        round(f, g, h, &a, b, c, d, &e, k[t &+ 3] &+ w[t &+ 3])
        round(e, f, g, &h, a, b, c, &d, k[t &+ 4] &+ w[t &+ 4])
        round(d, e, f, &g, h, a, b, &c, k[t &+ 5] &+ w[t &+ 5])
        round(c, d, e, &f, g, h, a, &b, k[t &+ 6] &+ w[t &+ 6])
        round(b, c, d, &e, f, g, h, &a, k[t &+ 7] &+ w[t &+ 7])
      }
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  /// One round; what was `d` becomes the next `e`, and `h` the next `a`.
  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ word: UInt32
  ) {
    let s1: UInt32 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    let choice: UInt32 = g ^ (e & (f ^ g))
    let t1: UInt32 = h &+ s1 &+ choice &+ word
    let s0: UInt32 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    let majority: UInt32 = (a & b) | (c & (a | b))
    d = d &+ t1
    h = t1 &+ s0 &+ majority
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ distance: UInt32) -> UInt32 {
    word >> distance | word << (32 &- distance)
  }

  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

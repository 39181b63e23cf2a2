#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The C library searches megabytes in no time, also when the tool was built without optimisation, as a
// build plugin does.
extension [UInt8] {
  func contains(_ sequence: [UInt8]) -> Bool {
    indices(of: sequence[0]).contains { self[$0...].starts(with: sequence) }
  }

  /// Where a byte stands, in order.
  func indices(of byte: UInt8) -> [Int] {
    withUnsafeBytes { bytes in
      var found: [Int] = []
      guard let start = bytes.baseAddress else { return found }
      var offset = 0
      while let next = memchr(start + offset, Int32(byte), bytes.count - offset) {
        let index = UnsafeRawPointer(next) - start
        found.append(index)
        offset = index + 1
      }
      return found
    }
  }
}

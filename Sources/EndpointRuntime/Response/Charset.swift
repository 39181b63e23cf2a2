import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Turns bytes into text by the name of their encoding, such as `gb18030`.
enum Charset {
  /// Throws when the encoding is not known or the bytes are not in it.
  static func text(_ data: Data, in name: String) throws(ReadFailure) -> String {
    if let text = try known(data, name.lowercased()) { return text }
    return try converted(data, from: name)
  }

  /// Whether bytes are Unicode text: UTF-8 as it is, what has a byte order mark or, as JSON in UTF-16 and UTF-32, begins
  /// with an ASCII character and its zeros.
  static func isUnicode(_ data: Data) -> Bool {
    data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) || data.prefix(4).contains(0)
      || String(validating: data, as: UTF8.self) != nil
  }

  /// The encodings that need nobody's help; nil for another one.
  private static func known(_ data: Data, _ name: String) throws(ReadFailure) -> String? {
    switch name {
    case "utf-8", "utf8":
      let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
      guard let text = String(validating: bytes, as: UTF8.self) else { throw invalid(name) }
      return text
    case "us-ascii", "ascii":
      guard data.allSatisfy({ $0 < 0x80 }) else { throw invalid(name) }
      return String(decoding: data, as: UTF8.self)
    case "iso-8859-1", "latin1", "latin-1":
      return String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
    case "utf-16":
      // Without a byte order mark it is big endian (RFC 2781, section 4.3).
      let isLittle = data.starts(with: [0xFF, 0xFE])
      let hasMark = isLittle || data.starts(with: [0xFE, 0xFF])
      return try utf16(hasMark ? data.dropFirst(2) : data, isLittle: isLittle, name)
    case "utf-16le":
      return try utf16(data, isLittle: true, name)
    case "utf-16be":
      return try utf16(data, isLittle: false, name)
    default:
      return nil
    }
  }

  private static func utf16(_ data: Data, isLittle: Bool, _ name: String) throws(ReadFailure)
    -> String
  {
    guard data.count % 2 == 0 else { throw invalid(name) }
    var units: [UInt16] = []
    units.reserveCapacity(data.count / 2)
    var index = data.startIndex
    while index < data.endIndex {
      let (first, second) = (UInt16(data[index]), UInt16(data[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
      index += 2
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw invalid(name) }
    return text
  }

  private static func invalid(_ name: String) -> ReadFailure {
    .unparsable("its bytes are no text in '\(name)'")
  }

  #if canImport(Darwin)
    private static func converted(_ data: Data, from name: String) throws(ReadFailure) -> String {
      let encoding = CFStringConvertIANACharSetNameToEncoding(name as CFString)
      guard encoding != kCFStringEncodingInvalidId else {
        throw .unparsable("its charset '\(name)' is not known")
      }
      let foundation = CFStringConvertEncodingToNSStringEncoding(encoding)
      guard let text = String(data: data, encoding: .init(rawValue: foundation)) else {
        throw invalid(name)
      }
      return text
    }
  #else
    /// Foundation knows few encodings here; the C library knows them all.
    private static func converted(_ data: Data, from name: String) throws(ReadFailure) -> String {
      // A name is told to the library as it is: only what names are made of may pass.
      let isName = name.utf8.allSatisfy {
        ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A)
          || [0x2D, 0x5F, 0x2E, 0x3A].contains($0)
      }
      let unknown = ReadFailure.unparsable("its charset '\(name)' is not known")
      guard isName, !name.isEmpty, let converter = iconv_open("UTF-8", name),
        converter != iconv_t(bitPattern: -1)
      else { throw unknown }
      defer { iconv_close(converter) }
      guard let bytes = convert(data, converter) else { throw invalid(name) }
      return String(decoding: bytes, as: UTF8.self)
    }

    private static func convert(_ data: Data, _ converter: iconv_t) -> [UInt8]? {
      var input = [CChar](unsafeUninitializedCapacity: data.count) { buffer, count in
        data.copyBytes(to: UnsafeMutableRawBufferPointer(buffer), count: data.count)
        count = data.count
      }
      // No encoding of the library makes more than four bytes of UTF-8 from one of its own, but for marks at the ends.
      var output = [CChar](repeating: 0, count: data.count * 4 + 16)
      var (inputLeft, outputLeft) = (input.count, output.count)
      let isWhole = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          var (from, to) = (input.baseAddress, output.baseAddress)
          let status = iconv(converter, &from, &inputLeft, &to, &outputLeft)
          return status != -1 && inputLeft == 0
            && iconv(converter, nil, nil, &to, &outputLeft) != -1
        }
      }
      guard isWhole else { return nil }
      return output.prefix(output.count - outputLeft).map { UInt8(bitPattern: $0) }
    }
  #endif
}

extension String {
  /// Text that was checked. The library's own initialiser needs newer systems than ours.
  fileprivate init?<Encoding: Unicode.Encoding>(
    validating units: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type
  ) {
    var decoder = Encoding.ForwardParser()
    var iterator = units.makeIterator()
    var scalars = String.UnicodeScalarView()
    loop: while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): scalars.append(Encoding.decode(scalar))
      case .emptyInput: break loop
      case .error: return nil
      }
    }
    self.init(scalars)
  }
}

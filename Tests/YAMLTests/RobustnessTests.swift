import Diagnostics
import Testing
import YAML

/// Texts that were torn and stirred: whatever comes, there is an end, a tree or a diagnostic, and every
/// range lies within the file.
@Suite struct RobustnessTests {
  private static let seed = """
    target: OrderAPI
    baseURL: ${root}/order   # note
    headers: { devid: "${deviceID}", 'x': [a, *y] }
    params: &p
      - page: Int = 1
      - |
        text
    endpoints:
      list: { <<: *p, path: "/a/{id}", response: { type: [Order], at: a.b } }
      find:
        sample: { "code": 200, "data": [1, null, "\\u00e9"] }
    """

  @Test(arguments: 0..<8)
  func stirredTextsAreSurvived(round: Int) {
    var random = Xorshift(seed: UInt64(round + 1))
    let alphabet = Array("{}[]:,#&*!|>'\"%@`?-\n\t \\é~".utf8)
    for _ in 0..<60 {
      var bytes = Array(Self.seed.utf8)
      for _ in 0..<Int(random.next() % 6) + 1 {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(alphabet[Int(random.next() % UInt64(alphabet.count))], at: place)
        case 2: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        default:
          let end = min(bytes.count, place + Int(random.next() % 20))
          bytes.insert(contentsOf: bytes[place..<end], at: Int(random.next() % UInt64(bytes.count)))
        }
      }
      check(Reading(bytes), bytes)
    }
  }

  @Test func everyBeginningOfATextIsSurvived() {
    let bytes = Array(Self.seed.utf8)
    for length in bytes.indices { check(Reading(Array(bytes[..<length])), Array(bytes[..<length])) }
  }

  private func check(_ reading: Reading, _ bytes: [UInt8]) {
    #expect(reading.root != nil || !reading.diagnostics.isEmpty)
    let lines = bytes.reduce(1) { $0 + ($1 == 10 || $1 == 13 ? 1 : 0) }
    for diagnostic in reading.diagnostics {
      let range = diagnostic.range
      #expect(range.start.line >= 1 && range.start.column >= 1 && range.start <= range.end)
      #expect(range.end.line <= lines + 1, "\(String(decoding: bytes, as: UTF8.self))")
      _ = DiagnosticPrinter(sources: ["a.yaml": TextEncoding.text(of: bytes)]).print(diagnostic)
    }
  }

  /// The same numbers on each machine.
  private struct Xorshift {
    var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state >> 8
    }
  }
}

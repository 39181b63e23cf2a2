import Diagnostics
import Testing
import YAML

@Suite struct EncodingTests {
  private static let text = "a: é谢\nb: 𝄞\n"
  private static let bigEndian = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  private static let littleEndian = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }

  @Test(arguments: [
    Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFE, 0xFF] + bigEndian,
    [0xFF, 0xFE] + littleEndian, bigEndian, littleEndian,
  ])
  func everyUnicodeEncodingIsRead(bytes: [UInt8]) {
    let reading = Reading(bytes)
    #expect(reading.tree == "{a: é谢, b: 𝄞}")
    #expect(reading.told == [])
    #expect(reading.root?["b"]?.range.start.column == 4)
    #expect(TextEncoding.text(of: bytes) == Self.text)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "1:1 text-encoding"),
    ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], "1:1 text-encoding"),
    ([0x61, 0, 0, 0, 0x3A, 0, 0, 0], "1:1 text-encoding"),
    // Half of a surrogate pair, half of a unit.
    ([0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0, 0x62, 0xD8, 0, 0, 0x62], "2:2 text-encoding"),
    ([0xFE, 0xFF, 0, 0x61, 0], "1:2 text-encoding"),
    // In UTF-8: a byte that begins nothing, an overlong form, a surrogate.
    (Array("a: é\nbé: x".utf8) + [0xFF], "2:6 text-encoding"),
    ([0x61, 0x3A, 0x20, 0xC0, 0x80], "1:4 text-encoding"),
    ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], "1:4 text-encoding"),
    // Latin-1, and a character of three bytes that ends after two.
    ([0x61, 0x3A, 0x20, 0x62, 0xE9, 0x2C, 0x20, 0x62], "1:5 text-encoding"),
    ([0x61, 0x3A, 0x20, 0xC3, 0xA9, 0xE2, 0x80, 0x20, 0x62], "1:5 text-encoding"),
    (Array("a: b\u{0}c\n".utf8), "1:5 control-character"),
    (Array("é: b\u{1}c\n".utf8), "1:5 control-character"),
    (Array("a: \u{7F}\n".utf8), "1:4 control-character"),
  ])
  func bytesThatAreNoTextAreToldWithTheirPlace(bytes: [UInt8], expected: String) {
    let reading = Reading(bytes)
    #expect(reading.told == [expected])
    #expect(reading.root == nil)
  }

  @Test func theByteThatBeginsNoCharacterIsNamed() {
    let reading = Reading([0x61, 0x3A, 0x20, 0x62, 0xE9, 0x2C, 0x20, 0x62])
    #expect(reading.diagnostics.first?.message.text == "the byte 0xE9 is no UTF-8 here")
  }

  @Test func linesAreCountedAsEditorsDo() {
    // libyaml takes U+2028 and U+0085 for line breaks.
    let reading = Reading("a: \"x\u{2028}y\u{85}z\"\nb: 1\nb: 2\n")
    #expect(reading.told == ["3:1 duplicate-key"])
    let after = Reading("a: [\"x\u{2028}y\", b: &c 1]\nb: *d\n")
    #expect(after.told == ["2:4 unknown-alias"])
    #expect(after.root?["a"]?.items?[1].range.start.column == 12)
  }

  @Test func aCarriageReturnAloneEndsALine() {
    #expect(Reading("a: 1\rb: 2\rb: 3\r").told == ["3:1 duplicate-key"])
  }

  @Test func surrogatePairsInQuotesAreReadAsJSONMeansThem() {
    let reading = Reading(
      #"""
      谢: "é" # 𝄞
      a: { "b": "x \ud83d\uDE00 \\ud83d\\ude00", c: '\ud83d\ude00', d: \ud83d\ude00 }
      a: 2
      """#)
    #expect(reading.root?["a"]?["b"]?.text == #"x 😀 \ud83d\ude00"#)
    #expect(reading.root?["a"]?["c"]?.text == #"\ud83d\ude00"#)
    #expect(reading.root?["a"]?["d"]?.text == #"\ud83d\ude00"#)
    #expect(reading.told == ["3:1 duplicate-key"])
  }

  @Test(arguments: [
    (#"a: "\ud83d""#, ["1:5 unknown-escape"]),
    (#"a: "\ude00\ud83d""#, ["1:5 unknown-escape", "1:11 unknown-escape"]),
    (#"a: "\ud83d\ude00 \ud83d""#, ["1:18 unknown-escape"]),
  ])
  func loneSurrogatesAreRefused(text: String, expected: [String]) {
    #expect(Reading(text).told == expected)
  }
}

import EndpointRuntime
import Foundation
import Testing

@Suite struct CharsetTests {
  @Test(arguments: [
    ("text/plain; charset=utf-8", [0xE8, 0xB0, 0xA2], "谢"),
    ("text/plain", [0xE8, 0xB0, 0xA2], "谢"),
    ("text/plain; charset=\"UTF-8\"", [0xEF, 0xBB, 0xBF, 0x61], "a"),
    ("text/plain; charset=iso-8859-1", [0x63, 0x61, 0x66, 0xE9], "café"),
    ("text/plain;charset=gb18030", [0xD0, 0xBB, 0x81, 0x30, 0x81, 0x30], "谢\u{80}"),
    ("text/plain; format=flowed; charset=GBK", [0xD0, 0xBB], "谢"),
    ("text/plain; charset=gb2312", [0xD0, 0xBB], "谢"),
    ("text/plain; charset=Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"),
    ("text/plain; charset=utf-16", [0xFF, 0xFE, 0x22, 0x8C], "谢"),
    ("text/plain; charset=utf-16", [0xFE, 0xFF, 0x8C, 0x22], "谢"),
    ("text/plain; charset=utf-16", [0x8C, 0x22], "谢"),
    ("text/plain; charset=utf-16le", [0x22, 0x8C, 0x3D, 0xD8, 0x00, 0xDE], "谢😀"),
    ("text/plain; charset=windows-1252", [0x80], "€"),
    ("text/plain; charset=us-ascii", [0x61], "a"),
    ("text/plain; charset=big5", [0xC1, 0xC2], "謝"),
  ])
  func textIsReadByItsCharset(_ type: String, _ bytes: [UInt8], _ text: String) async throws {
    let read = try await reading(Data(bytes), as: .text, headers: ["Content-Type": type])
    #expect(read == text)
  }

  @Test(arguments: [
    ("utf-8", [0xFF]), ("utf-8", [0xE8, 0xB0]), ("us-ascii", [0xE9]), ("utf-16le", [0x22]),
    ("utf-16le", [0x00, 0xD8]), ("gb18030", [0xD0]), ("no-such-charset", [0x61]),
    ("../../etc", [0x61]), ("utf-8//IGNORE", [0xFF]),
  ])
  func brokenTextIsAnError(_ charset: String, _ bytes: [UInt8]) async throws {
    let kind = await kindOfError { () throws(EndpointError) in
      try await reading(Data(bytes), as: .text(charset: charset))
    }
    #expect(kind == "unparsable")
  }

  @Test func charsetThatIsAskedForGoesBefore() async throws {
    let read = try await reading(
      Data([0xD0, 0xBB]), as: .text(charset: "gb18030"),
      headers: ["Content-Type": "text/plain; charset=utf-8"])
    #expect(read == "谢")
  }

  @Test func jsonMayComeInAnyCharset() async throws {
    let body = Data(#"{"code":200,"data":""#.utf8) + Data([0xC8, 0xD5]) + Data(#""}"#.utf8)
    let text = try await reading(
      body, as: .json(String.self), envelope: EnvelopeTests.envelope,
      headers: ["Content-Type": "application/json; charset=GB18030"])
    #expect(text == "日")
    let asked: ResponseReader<String> = .json(charset: "gbk")
    #expect(try await reading(body, as: asked, envelope: EnvelopeTests.envelope) == "日")
  }

  /// RFC 8259, section 11: a charset has no effect on JSON.
  @Test(arguments: ["iso-8859-1", "windows-1252", "gb18030", "no-such-charset", "utf-16"])
  func jsonInUnicodeIsReadWhateverItsCharset(_ charset: String) async throws {
    let headers: HTTPHeaders = ["Content-Type": "application/json; charset=\(charset)"]
    #expect(try await reading(#"["é谢"]"#, as: .json([String].self), headers: headers) == ["é谢"])
    for encoding in [String.Encoding.utf16LittleEndian, .utf16] {
      let body = try #require(#"["é谢"]"#.data(using: encoding))
      #expect(try await reading(body, as: .json([String].self), headers: headers) == ["é谢"])
    }
  }
}

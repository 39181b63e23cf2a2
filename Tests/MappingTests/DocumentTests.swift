import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct DocumentTests {
  static func decode<Value: Decodable>(
    _ type: Value.Type, _ text: String, at key: ModelKey? = nil
  ) throws -> Value {
    try ModelDecoder.decode(type, from: Data(text.utf8), at: key)
  }

  static func message<Value: Decodable>(
    _ type: Value.Type, _ text: String, at key: ModelKey? = nil
  ) -> String {
    do {
      return "\(try decode(type, text, at: key))"
    } catch let error as DecodingError {
      return "error: \(MappingFailure(error))"
    } catch {
      return "another error: \(error)"
    }
  }

  @Test func aKeyPathChoosesWhatIsDecoded() throws {
    let text =
      #"{"issues":[{"lives":1},{"lives":2}],"data":{"list":[[5]],"none":null},"success":1}"#
    #expect(try Self.decode([Cat].self, text, at: "issues") == [Cat(lives: 1), Cat(lives: 2)])
    #expect(try Self.decode(Int.self, text, at: .path("data", "list", "0", "0")) == 5)
    #expect(try Self.decode(Int.self, text, at: .any("code", "success")) == 1)
    #expect(try Self.decode(Int?.self, text, at: .path("data", "none")) == nil)
    #expect(try Self.decode(Int?.self, text, at: .path("data", "gone")) == nil)
    #expect(try Self.decode(Int?.self, text, at: .path("data", "none", "x")) == nil)
    #expect(try Self.decode(JSON.self, text, at: .path("data", "none")) == .null)
  }

  @Test func aKeyPathThatLeadsNowhereIsAnErrorAndNothingElseIsDecoded() {
    let text = #"{"lives":9,"data":null,"list":[1]}"#
    #expect(Self.message(Cat.self, text, at: "cat") == "error: there is no value at 'cat'")
    #expect(Self.message(Cat.self, text, at: "data") == "error: expected Cat, found null at 'data'")
    #expect(
      Self.message(Cat.self, text, at: .path("data", "cat"))
        == "error: expected an object or array, found null at 'data'")
    #expect(
      Self.message(Cat.self, text, at: .path("list", "1")) == "error: there is no value at 'list.1'"
    )
    #expect(
      Self.message(Cat?.self, text, at: .path("lives", "x"))
        == "error: expected an object or array, found number 9 at 'lives'")
    #expect(
      Self.message(Cat.self, text, at: .path("list", "0"))
        == "error: Cat: expected an object, found number 1 at 'list.0'")
  }

  @Test func rootsOfAllKindsAreDecoded() throws {
    #expect(try Self.decode([Cat].self, "[]") == [])
    #expect(try Self.decode(String.self, #" "x" "#) == "x")
    #expect(try Self.decode(Int.self, "7") == 7)
    #expect(try Self.decode(Bool.self, "true"))
    #expect(try Self.decode(Cat?.self, "null") == nil)
    #expect(try Self.decode([String: [Int]].self, #"{"a":[1]}"#) == ["a": [1]])
    #expect(try Self.decode(Set<Int>.self, "[1,1,2]") == [1, 2])
    #expect(try Self.decode([Int: String].self, #"{"1":"a"}"#) == [1: "a"])
    #expect(
      try Self.decode(Date.self, #""1970-01-01T00:01:00Z""#) == Date(timeIntervalSince1970: 60))
    #expect(
      Self.message(Cat.self, "null") == "error: Cat: expected an object, found null at the root")
  }

  @Test func bytesThatAreNoJSONAreAnErrorOfTheirOwnKind() {
    for text in ["", "<html>", "{\"a\":"] {
      #expect {
        try Self.decode(JSON.self, text)
      } throws: {
        guard case DecodingError.dataCorrupted(let context) = $0 else { return false }
        return context.underlyingError is JSONSyntaxError
      }
    }
  }

  @Test func anEnvelopeIsReadFromOneDocument() throws {
    let document = try JSONDocument(
      Data(#"{"code":200,"msg":"fine","data":{"lives":9},"flag":true}"#.utf8))
    #expect(document.text(at: "code") == "200")
    #expect(document.text(at: .any("message", "msg")) == "fine")
    #expect(document.text(at: "flag") == "true")
    #expect(document.text(at: "data") == nil)
    #expect(document.json(at: "data") == ["lives": 9])
    #expect(document.json(at: "gone") == nil)
    #expect(try document.decode(Cat.self, at: "data").lives == 9)
  }

  @Test func formatsOfOtherTypesCanBeChosen() throws {
    struct Outside: Decodable {
      var at: Date
      var bytes: Data
    }
    let document = try JSONDocument(Data(#"{"at":60,"bytes":"ff"}"#.utf8))
    let value = try document.decode(Outside.self, dates: [.iso8601, .seconds], data: .hex)
    #expect(value.at == Date(timeIntervalSince1970: 60))
    #expect(value.bytes == Data([255]))
  }

  @Test func brokenTextIsAnErrorOfItsFieldAlone() throws {
    let text = #"{"good":"x","bad":"\ud800","worse":"\udc00\ud800","pair":"\ud83d\ude00"}"#
    #expect(try Self.decode(String.self, text, at: "good") == "x")
    #expect(try Self.decode(String.self, text, at: "pair") == "😀")
    #expect(Self.message(String.self, text, at: "bad").hasPrefix("error: expected String, found"))
    #expect(Self.message(String.self, text, at: "worse").hasPrefix("error:"))
    let bytes = Data(Array(#"{"a":""#.utf8) + [0xFF, 0xC0] + Array(#"","b":1}"#.utf8))
    #expect(try ModelDecoder.decode(Int.self, from: bytes, at: "b") == 1)
    #expect(throws: DecodingError.self) {
      try ModelDecoder.decode(String.self, from: bytes, at: "a")
    }
    #expect(throws: JSONSyntaxError.self) { try JSON(parsing: bytes) }
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xFF],
    ] as [[UInt8]])
  func whatIsNoUTF8IsNoText(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { #expect(!StringText.isUTF8($0)) }
    let data = Data([0x22] + bytes + [0x22])
    #expect(throws: DecodingError.self) { try ModelDecoder.decode(String.self, from: data) }
  }

  @Test func allScalarsAreUTF8() {
    for range in [UInt32(0x20)..<0xD800, 0xE000..<0x11_0000] {
      for value in stride(from: range.lowerBound, to: range.upperBound, by: 61) {
        var text = String(Unicode.Scalar(value)!)
        text.withUTF8 { if !StringText.isUTF8($0) { Issue.record("\(value)") } }
      }
    }
  }

  @Test(arguments: [0, 1, 6, 7, 8, 9, 15, 16, 17, 40])
  func stringsOfAnyLengthAreReadWhole(_ length: Int) throws {
    for (body, escaped) in [
      ("a", "a"), ("é", "é"), ("\"", #"\""#), ("\n", #"\n"#), ("é", #"\u00e9"#),
    ] {
      let expected = String(repeating: "x", count: length) + body + "end"
      let text = String(repeating: "x", count: length) + escaped + "end"
      #expect(try Self.decode([String].self, "[\"\(text)\"]") == [expected])
      #expect(try Self.decode([String: Int].self, "{\"\(text)\":1}") == [expected: 1])
    }
  }

  @Test func deepModelsAreAnErrorNotAnOverflow() async throws {
    @Sendable func tree(_ depth: Int) -> String {
      String(repeating: #"{"value":1,"child":"#, count: depth) + #"{"value":1}"#
        + String(repeating: "}", count: depth)
    }
    #expect(try Self.decode(TreeNode.self, tree(500)).child?.child?.value == 1)
    #expect(throws: DecodingError.self) { try Self.decode(TreeNode.self, tree(600)) }
    // On a small stack, as that of a thread of the pool may be.
    let thread = Locked<Int?>(nil)
    let worker = Thread {
      let node = try? Self.decode(TreeNode.self, tree(500))
      thread.withLock { $0 = node?.value ?? 0 }
    }
    worker.stackSize = 512 * 1024
    worker.start()
    while thread.withLock({ $0 }) == nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(thread.withLock { $0 } == 1)
  }

  @Test func hostileSizesTakeLinearTime() throws {
    let keys = "{" + (0..<50_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
    let labels = try Self.decode([String: Int].self, keys)
    #expect(labels.count == 50_000)
    let clock = ContinuousClock()
    let time = try clock.measure {
      _ = try Self.decode(Labels.self, #"{"id":1,"# + keys.dropFirst())
      let bad = "{\"lives\":[" + Array(repeating: "1", count: 50_000).joined(separator: ",") + "]}"
      _ = Self.message(Cat.self, bad)
      let lossy = "[" + Array(repeating: "{}", count: 20_000).joined(separator: ",") + "]"
      let drawer = try Self.decode(Drawer.self, "{\"cats\":\(lossy)}")
      #expect(drawer.cats.isEmpty)
    }
    #expect(time < .seconds(20))
  }

  /// Any bytes whatever give a value or an error.
  @Test func noiseNeverStopsTheProgram() throws {
    let seed = Array(#"{"a":[1,-2.5e3,"x\u00e9\\",true,null,{"b":{}}],"sn":"é","amount":1}"#.utf8)
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        guard !bytes.isEmpty else { break }
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes.randomElement()!, at: place)
        default: bytes = Array(bytes.prefix(max(1, place)))
        }
      }
      let data = Data(bytes)
      let ours = try? JSON(parsing: data)
      _ = try? ModelDecoder.decode(Order.self, from: data)
      _ = try? ModelDecoder.decode(Labels.self, from: data)
      // What we take, Foundation takes too.
      if let ours, case .object = ours {
        let theirs = try? JSONDecoder().decode([String: JSON].self, from: data)
        if theirs == nil { Issue.record("\(String(decoding: bytes, as: UTF8.self))") }
      }
    }
  }

  @Test func reportsAreBounded() throws {
    let report = MappingReport()
    let text = "[" + Array(repeating: #"{"v":"1"}"#, count: 3000).joined(separator: ",") + "]"
    _ = try ModelDecoder.decode([Loose].self, from: Data(text.utf8), report: report)
    #expect(report.repairedCount == 3000)
    #expect(report.entries.count == MappingReport.limit)
    #expect(report.entries[2].keyPath == "2.v")
    #expect(report.entries[2].model == "Loose")
    #expect(!report.isEmpty)
  }
}

private struct Loose: Decodable {
  var v: Int

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Loose", .lenient)
    v = try reader.value("v")
  }
}

private struct Drawer: Decodable {
  var cats: [Cat]

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Drawer")
    cats = try reader.value("cats", .lossy)
  }
}

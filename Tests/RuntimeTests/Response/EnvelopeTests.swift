import EndpointRuntime
import Foundation
import Testing

@Suite struct EnvelopeTests {
  static let envelope = Envelope(
    code: "code", success: ["200", "0000"], message: .any("message", "msg"), data: "data")

  @Test(arguments: [
    #"{"code":200,"data":{"sn":"A","amount":1}}"#, #"{"code":"200","data":{"sn":"A","amount":1}}"#,
    #"{"code":"0000","data":{"amount":1,"sn":"A","more":true}}"#,
    " {\"data\":{\"sn\":\"A\",\"amount\":1},\n\"code\":200} ",
  ])
  func dataIsTheValue(_ body: String) async throws {
    let order = try await reading(body, as: .json(Order.self), envelope: Self.envelope)
    #expect(order == Order(sn: "A", amount: 1))
  }

  /// As WeChat answers: the value stands beside a code that only failures have.
  @Test(arguments: [
    (#"{"sn":"A","amount":1}"#, "A 1"), (#"{"errcode":0,"sn":"A","amount":1}"#, "A 1"),
    (#"{"errcode":null,"sn":"A","amount":1}"#, "A 1"),
    (#"{"errcode":40013,"errmsg":"no","sn":"A","amount":1}"#, "rejected 40013 no"),
    (#"{"sn":"A"}"#, "decoding"), ("", "unparsable"),
  ])
  func theValueMayStandBesideTheCode(_ body: String, _ expected: String) async throws {
    let flat = Envelope(
      code: "errcode", success: ["0"], message: "errmsg", data: .path(), allowsNoCode: true)
    var order: Order?
    let thrown = await kindOfError { () throws(EndpointError) in
      order = try await reading(body, as: .json(Order.self), envelope: flat)
    }
    #expect((order.map { "\($0.sn) \($0.amount)" } ?? thrown) == expected)
  }

  @Test(arguments: [
    // The code says no, whatever else is there.
    (#"{"code":500,"message":"no","data":{"sn":"A","amount":1}}"#, "rejected 500 no"),
    (#"{"code":500,"msg":"no"}"#, "rejected 500 no"),
    (#"{"code":500,"message":"first","msg":"second"}"#, "rejected 500 first"),
    (#"{"code":"E1"}"#, "rejected E1 -"),
    (#"{"code":0,"msg":7}"#, "rejected 0 7"),
    // Null is there, and is no text.
    (#"{"code":0,"message":null,"msg":7}"#, "rejected 0 -"),
    (#"{"code":true}"#, "rejected true -"),
    // The number 200.0 is written otherwise than 200.
    (#"{"code":2e2}"#, "rejected 2e2 -"),
    // Success without data.
    (#"{"code":200}"#, "noData"), (#"{"code":200,"data":null}"#, "noData"),
    // No envelope at all.
    ("", "unparsable"), ("  ", "unparsable"), ("<html>", "unparsable"), ("[]", "unparsable"),
    (#"{"data":{"sn":"A","amount":1}}"#, "unparsable"), (#"{"code":null}"#, "unparsable"),
    (#"{"code":{}}"#, "unparsable"), (#"{"code":200,"data":{"#, "unparsable"),
    // Data that is not like the model.
    (#"{"code":200,"data":{"sn":"A"}}"#, "decoding"), (#"{"code":200,"data":[]}"#, "decoding"),
    (#"{"code":200,"data":""}"#, "decoding"),
  ])
  func whatIsWrongIsToldApart(_ body: String, _ kind: String) async throws {
    let thrown = await kindOfError { () throws(EndpointError) in
      try await reading(body, as: .json(Order.self), envelope: Self.envelope)
    }
    #expect(thrown == kind)
  }

  @Test(arguments: [#"{"code":200}"#, #"{"code":200,"data":null}"#])
  func noDataIsNilForAnOptionalAndFineForVoid(_ body: String) async throws {
    let order = try await reading(body, as: .json(Order?.self), envelope: Self.envelope)
    #expect(order == nil)
    try await reading(body, as: .void, envelope: Self.envelope)
  }

  @Test(arguments: [204, 205, 304])
  func noContentIsNilForAnOptionalAndFineForVoid(_ status: Int) async throws {
    let reader = ResponseReader<Order?>.statuses([.init(.status(status), .json)])
    #expect(try await reading("", as: reader, envelope: Self.envelope, status: status) == nil)
    let void = ResponseReader<Void>.statuses([.init(.status(status), .void)])
    try await reading("", as: void, envelope: Self.envelope, status: status)
    guard status < 300 else { return }
    try await reading("", as: .void, envelope: Self.envelope, status: status)
    let thrown = await kindOfError { () throws(EndpointError) in
      try await reading("", as: .json(Order.self), envelope: Self.envelope, status: status)
    }
    #expect(thrown == "noData")
  }

  @Test func anAnswerToHEADNeedsNoEnvelope() async throws {
    try await reading("", as: .void, envelope: Self.envelope, method: .head)
    let order = try await reading(
      "", as: .json(Order?.self), envelope: Self.envelope, method: .head)
    #expect(order == nil)
  }

  @Test func anEmptyBodyIsWhatItsReaderSays() async throws {
    #expect(try await reading("", as: .json(Int?.self), envelope: Self.envelope) == nil)
    #expect(
      try await reading("", as: .json(Int?.self, empty: .nil), envelope: Self.envelope) == nil)
    let list = try await reading(
      "", as: .json([Int].self, empty: .default), envelope: Self.envelope)
    #expect(list == [])
    for reader in [ResponseReader<Int?>.json(empty: .error), .json(Int.self).map { $0 }] {
      let thrown = await kindOfError { () throws(EndpointError) in
        try await reading("", as: reader, envelope: Self.envelope)
      }
      #expect(thrown == "unparsable")
    }
  }

  @Test func anEmptyAnswerIsFineWhereItsStatusIsNamed() async throws {
    let reader = ResponseReader<Int?>.statuses([
      .init(200, .json(Int.self).map { $0 }), .init(404, .void.map { nil }),
    ])
    #expect(try await reading("", as: reader, envelope: Self.envelope, status: 404) == nil)
    // With an envelope, its code still counts.
    let rejected = await kindOfError { () throws(EndpointError) in
      try await reading(
        #"{"code":1,"msg":"no"}"#, as: reader, envelope: Self.envelope, status: 404)
    }
    #expect(rejected == "rejected 1 no")
    let void = await kindOfError { () throws(EndpointError) in
      try await reading("", as: .void, envelope: Self.envelope)
    }
    #expect(void == "unparsable")
  }

  @Test func voidLooksAtTheCode() async throws {
    let thrown = await kindOfError { () throws(EndpointError) in
      try await reading(#"{"code":1,"msg":"no"}"#, as: .void, envelope: Self.envelope)
    }
    #expect(thrown == "rejected 1 no")
  }

  @Test func keyIsLookedForInTheData() async throws {
    let body =
      #"{"code":200,"orders":[],"data":{"orders":[{"sn":"A","amount":1}],"page":{"no":3}}}"#
    let orders = try await reading(
      body, as: .json([Order].self, at: "orders"), envelope: Self.envelope)
    #expect(orders.map(\.sn) == ["A"])
    let number = try await reading(
      body, as: .json(Int.self, at: .any("number", .path("page", "no"))), envelope: Self.envelope)
    #expect(number == 3)
    let missing = await kindOfError { () throws(EndpointError) in
      try await reading(body, as: .json(Int.self, at: "missing"), envelope: Self.envelope)
    }
    #expect(missing == "decoding")
  }

  @Test func textIsThatOfTheData() async throws {
    for (data, text) in [(#""hi""#, "hi"), ("7", "7"), (#"{"a":1}"#, #"{"a":1}"#)] {
      let read = try await reading(
        #"{"code":200,"data":\#(data)}"#, as: .text, envelope: Self.envelope)
      #expect(read == text)
    }
  }

  @Test func nestedKeysOfAnEnvelopeAreFound() async throws {
    let envelope = Envelope(
      code: .path("result", "status"), success: ["ok"], message: .path("result", "text"),
      data: .path("result", "body"))
    let value = try await reading(
      #"{"result":{"status":"ok","body":[1,2]}}"#, as: .json([Int].self), envelope: envelope)
    #expect(value == [1, 2])
  }
}

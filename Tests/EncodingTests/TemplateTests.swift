import EndpointRuntime
import Foundation
import Testing

@Suite struct TemplateTests {
  private func body(_ template: JSONTemplate) throws -> String? {
    try Endpoint.example.post().body(template: template).bodyText()
  }

  @Test func valuesAreJSON() throws {
    #expect(
      try body(#"{"id":\#(7),"name":\#("a\"b"),"ok":\#(true),"d":\#(1.0),"list":[\#([1, 2]),"x"]}"#)
        == #"{"id":7,"name":"a\"b","ok":true,"d":1,"list":[[1,2],"x"]}"#)
    #expect(try body(#"{"jsonrpc":"2.0","params":[0]}"#) == #"{"jsonrpc":"2.0","params":[0]}"#)
    #expect(
      try body(#"{"at":\#(Date(timeIntervalSince1970: 0), .format(.seconds))}"#) == #"{"at":0}"#)
    #expect(try body("\("a1b2")") == #""a1b2""#)
    #expect(try Endpoint.example.post().body(template: "{}").contentType() == "application/json")
  }

  @Test func valuesInStringsAreEscaped() throws {
    #expect(
      try body(#"{"g":"Hi \#(text: "a\"b\\\n"), \#(text: 5) \#(text: true)!"}"#)
        == #"{"g":"Hi a\"b\\\n, 5 true!"}"#)
  }

  @Test func nilMakesItsStringNil() throws {
    let none = String?.none
    #expect(try body(#"{"a":"x\#(text: none)y\#(text: 1)\"z","b":1}"#) == #"{"b":1}"#)
    #expect(try body(#"{"b":["\#(text: none)",2]}"#) == #"{"b":[null,2]}"#)
    #expect(try body(#""Hi \#(text: none)""#) == nil)
  }

  @Test func nilDropsItsKey() throws {
    let none = Int?.none
    #expect(try body(#"{"a":\#(none)}"#) == "{}")
    #expect(try body(#"{"a":\#(none),"b":1}"#) == #"{"b":1}"#)
    #expect(try body(#"{"b":1,"a":\#(none)}"#) == #"{"b":1}"#)
    #expect(try body(#"{"b":1,"a":\#(none),"c":2}"#) == #"{"b":1,"c":2}"#)
    #expect(try body(#"{"a":\#(none),"b":\#(none),"c":2}"#) == #"{"c":2}"#)
    #expect(try body(#"{"a":\#(none),"b":\#(none)}"#) == "{}")
    #expect(try body(#"{"b":1,"a":\#(none),"c":\#(none)}"#) == #"{"b":1}"#)
    #expect(
      try body(#"{"o":{"a":\#(none)},"p":{"a":\#(none),"b":"}"},"q":2}"#)
        == #"{"o":{},"p":{"b":"}"},"q":2}"#)
    #expect(
      try body(#"{"a,\":{":\#(none),"l":[{"x":\#(none)},\#(none)],"z":"\\"}"#)
        == #"{"l":[{},null],"z":"\\"}"#)
    #expect(try body("{ \"a\" : \(none) , \"b\" : 1 }") == "{  \"b\" : 1 }")
  }

  @Test func nilInAnArrayIsNull() throws {
    #expect(try body("[\(Int?.none),1,\(String?.none)]") == "[null,1,null]")
    #expect(try body(#"{"a":[\#(Int?.none)]}"#) == #"{"a":[null]}"#)
  }

  @Test func nullIsKept() throws {
    #expect(try body(#"{"a":\#(Int??.some(nil)),"b":\#(JSON.null)}"#) == #"{"a":null,"b":null}"#)
    #expect(try body(#"{"a":\#(Int?.none, .sendNil)}"#) == #"{"a":null}"#)
  }

  @Test func aWholeThatIsNilIsNoBody() throws {
    #expect(try body("\(Int?.none)") == nil)
  }

  @Test func samples() throws {
    let name = "a\"b"
    #expect(try text(Sample(#"{"login":\#(name),"id":100}"#)) == #"{"login":"a\"b","id":100}"#)
    #expect(try text(Sample("Keep it small.")) == "Keep it small.")
    #expect(try text(Sample(text: "Hi \(name) \(true)")) == "Hi a\"b true")
    #expect(try text(Sample(data: Data("x".utf8))) == "x")
    #expect(try text(Sample()) == "")
    let sample = Sample(name: "missing", status: 404, headers: ["X-A": "b"], delay: 0.5, "gone")
    #expect(sample.name == "missing" && sample.status == 404 && sample.delay == 0.5)
    #expect(sample.headers["x-a"] == "b")
    #expect(try text(Sample(file: URL(filePath: #filePath))).hasPrefix("import EndpointRuntime"))
    #expect(
      throws: RequestEncodingError.unreadableFile(
        path: "/nowhere.json", reason: "the sample is not there")
    ) { try Sample(file: URL(filePath: "/nowhere.json")).data() }
  }

  private func text(_ sample: Sample) throws -> String {
    String(decoding: try sample.data(), as: UTF8.self)
  }

  @Test func descriptionsHideValues() {
    let secret = "s3cret"
    #expect(
      ("a/\(secret)\(optional: "/\(secret)")?k=\(query: secret)" as Path).description
        == "a/{}[/{}]?k={}")
    #expect(("Bearer \(secret)" as TextTemplate).description == "Bearer {}")
    #expect(("\(secret).example" as BaseURL).description == "{}.example")
  }
}

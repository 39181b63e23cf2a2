import APIModel
import Testing

/// Endpoints and parameters are classes, so their equality is written by hand: a property that it forgot would be a
/// change that no review sees.
@Suite struct EqualityTests {
  @Test(arguments: [
    "type: String", "type: Int, default: 1", "type: Int, in: header", "type: Int, key: b",
    "type: [Int], arrays: comma", "type: Data, format: hex", "type: Int, in: path, escape: none",
    "type: Int, default: 1, omitDefault: true", "type: Int?, sendNil: true",
    "type: Item, spread: true", "type: Bool, values: [n, y]", "type: Int, doc: Why",
    "type: Data, mediaType: text/plain", "type: Data, filename: a.txt", "type: Int, name: b",
  ])
  func everyOptionOfAParameterCounts(options: String) throws {
    func meaning(_ options: String) -> Meaning {
      Meaning(
        """
        target: A
        baseURL: https://a.example
        endpoints:
          one: { method: post, path: "/{a}", encoding: multipart, params: { a: { \(options) } } }
        models: { Item: { fields: { id: Int } } }
        """)
    }
    let one = try #require(meaning(options).endpoint)
    let other = try #require(meaning("type: Int").endpoint)
    #expect(one.parameters != other.parameters)
    #expect(one != other)
    #expect(try one == #require(meaning(options).endpoint))
  }

  @Test(arguments: [
    "doc: Why", "deprecated: Old", "method: put", "path: /b", "url: \"https://b.example\"",
    "timeout: 5", "params: { a: Int }", "params: {}", "method: post, body: { a: 1 }",
    "response: String", "errors: { 404: String }", "samples: { body: \"{}\" }",
  ])
  func everyOptionOfAnEndpointCounts(options: String) throws {
    func meaning(_ options: String) -> Meaning {
      Meaning("target: A\nbaseURL: https://a.example\nendpoints: { one: { \(options) } }\n")
    }
    let (one, other) = (meaning(options).endpoint, meaning("path: /").endpoint)
    #expect(try #require(one) != #require(other))
    #expect(try #require(one) == #require(meaning(options).endpoint))
  }

  /// Another one must be added to the equality, and above.
  @Test func noPropertyIsForgotten() throws {
    let spec = "target: A\nbaseURL: https://a.example\nendpoints: { one: { params: { a: Int } } }\n"
    let endpoint = try #require(Meaning(spec).endpoint)
    #expect(Mirror(reflecting: endpoint).children.count == 14)
    #expect(Mirror(reflecting: endpoint.parameters[0]).children.count == 16)
  }
}

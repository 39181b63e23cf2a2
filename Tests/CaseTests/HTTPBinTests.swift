import CaseClients
import EndpointRuntime
import Foundation
import TestSupport
import Testing

/// A second opinion: what httpbin understood of generated calls.
@Suite(.enabled(if: HTTPBin.isInstalled, "httpbin is installed by `make test`"))
struct HTTPBinTests {
  @Test func httpbinUnderstandsWhatWeSend() async throws {
    let bin = try await HTTPBin()
    defer { bin.stop() }
    let echo = "\(bin.url)/anything"

    let form = try await answer(FormTextAPI.t(text: "한글 & +"), NoVariables(), at: echo)
    #expect(form["form"] == ["text": "한글 & +"])

    let query = try await answer(
      TrendsAPI.trending(.repositories(language: "c++", since: "a=b&c")), NoVariables(), at: echo)
    #expect(query["args"] == ["language": "c++", "since": "a=b&c"])

    let json = try await answer(
      CreditAPI.f(useCredit: true, quantity: 1), NoVariables(), at: echo)
    #expect(json["json"] == ["use_credit": true, "quantity": 1])

    let list = try await answer(ArrayStylesAPI.b(ids: [1, 2]), NoVariables(), at: echo)
    #expect(list["args"] == ["ids": ["1", "2"]])

    let file = File(data: Data("xyz".utf8), name: "天狗.txt", mediaType: "text/plain")
    let parts = try await answer(FixedBoundaryAPI.up(a: "1", f: file), NoVariables(), at: echo)
    #expect(parts["form"] == ["a": "1"])
    #expect(parts["files"] == ["f": "xyz"])

    let patch = try await answer(PatchAPI.u(bio: .some(nil), age: 5), NoVariables(), at: echo)
    #expect(patch["json"] == ["bio": .null, "age": 5])
  }

  /// httpbin's account of a request, by key.
  private func answer<Target: TargetType>(
    _ target: Target, _ variables: Target.Variables, at echo: String
  ) async throws -> [String: JSON] {
    let provider = Provider<Target>(
      variables: variables,
      signing: { request, _ in
        var request = request
        let query = request.url.absoluteString.firstIndex(of: "?")
        let rest = query.map { String(request.url.absoluteString[$0...]) } ?? ""
        request.url = URL(string: echo + rest)!
        return request
      })
    let response = try await provider.request(target)
    return try #require(try JSON(parsing: response.data).object)
  }
}

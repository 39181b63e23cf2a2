import EndpointRuntime
import Foundation
import TestSupport
import Testing

/// Moya's specs of its plugins (cases 20, 34, 35, 37 and 38 of our reference, part 2.1).
@Suite struct PluginConformanceTests {
  private func log(
    _ level: LoggerPlugin.Level, _ style: LoggerPlugin.Style = .text, _ target: Given = .zen,
    _ stubs: Stubs = .immediate
  ) async -> String {
    let lines = Collected<String>()
    let shop = Provider<Given>(
      plugins: [.logger(level, style: style, output: { lines.append($0) })], stubs: stubs)
    _ = try? await shop.request(target)
    return lines.all.joined(separator: "\n")
  }

  // Case 20.
  @Test func everythingIsLoggedAtTheHighestLevel() async {
    var target = Given.zen
    target.headers = ["X-Client": "tests"]
    let log = await log(.bodies, .text, target)
    for part in [
      "--> GET https://api.github.com/zen (Given, stubbed)", "X-Client: tests", "<-- 200",
      "Half measures are as bad as nothing at all.",
    ] {
      #expect(log.contains(part), "\(part)")
    }
  }

  // Case 34.
  @Test func requestIsLoggedAsCurl() async {
    let target = Given(
      path: "a", method: .post, task: .requestData(Data("cool body".utf8)),
      headers: ["Accept-Language": "en"])
    let log = await log(.basic, .curl, target)
    for part in [
      "$ curl -v", "-X POST", "-H 'Accept-Language: en'", "--data-binary 'cool body'",
      "'https://h.example/a'",
    ] {
      #expect(log.contains(part), "\(part)")
    }
  }

  // Case 37.
  @Test func bodiesAreLoggedAndStreamsNamed() async {
    let body = await log(
      .bodies, .text, Given(method: .post, task: .requestData(Data("cool body".utf8))))
    #expect(body.contains("cool body"))
    let form = Given(
      method: .post,
      task: .uploadMultipart([
        FormPart(
          name: "a", file: File(stream: BodyStream { AsyncThrowingStream { nil } }, name: "f"))
      ]))
    #expect(await log(.bodies, .text, form).contains("(a stream"))
  }

  // Case 37: the body of an answer that is refused is logged too, where Moya has it only for some errors.
  @Test func refusalIsLoggedWithItsBodyAndAFailureWithout() async {
    let refused = Given(
      path: "zen", sampleData: Data("the reason".utf8),
      validation: Validation(statuses: [287...287]))
    let log = await log(.bodies, .text, refused)
    #expect(log.contains("the reason"))
    #expect(log.contains("<-- the server answered 200"))
    let failed = await self.log(.bodies, .text, .zen, Stubs { _ in .failing(.cannotConnect) })
    #expect(failed.contains("<-- the stub fails as it was asked to"))
  }

  // Cases 35 and 38. The plugin's `appliesTo` stands for Moya's `AccessTokenAuthorizable`.
  @Test(
    arguments: [
      ("Basic", "Basic tok"), ("Bearer", "Bearer tok"),
      ("CustomAuthorizationHeader", "CustomAuthorizationHeader tok"),
      // Moya sends a blank before the token.
      ("", "tok"), (nil, "tok"),
    ] as [(String?, String)])
  func tokenHasAnyPrefix(_ prefix: String?, _ expected: String) async throws {
    let plugin = AccessTokenPlugin(prefix: prefix, appliesTo: { _ in true }, token: { _ in "tok" })
    let response = try await Provider<Given>(plugins: [plugin], stubs: .immediate).request(.zen)
    #expect(response.request.headers.values("Authorization") == [expected])
  }

  @Test func targetThatNeedsNoTokenGetsNone() async throws {
    let plugin = AccessTokenPlugin { _ in "tok" }
    let response = try await Provider<Given>(plugins: [plugin], stubs: .immediate).request(.zen)
    #expect(response.request.headers["Authorization"] == nil)
  }
}

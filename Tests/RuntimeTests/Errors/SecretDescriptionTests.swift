import EndpointRuntime
import Foundation
import TestSupport
import Testing

/// No text that describes something of ours shows a secret, however it is printed.
@Suite struct SecretDescriptionTests {
  private static let request = HTTPRequest(
    method: .post, url: URL(string: "https://ann:s3cret@h.example/a?access_token=s3cret&b=1")!,
    headers: ["Authorization": "Bearer s3cret", "Cookie": "sid=s3cret", "X-Plain": "shown"],
    body: .data(Data("password=s3cret".utf8)))

  static let things: [(String, any Sendable)] = [
    ("request", request), ("headers", request.headers), ("its way", TransportRequest(request)),
    ("credential", Credential.token("s3cret")),
    ("pair", Credential.basic(name: "ann", password: "s3cret")),
    ("credentials", Credentials(["key": "s3cret"])),
    ("call", Call<ShopAPI, Void>.login(name: "ann", password: "s3cret")),
    (
      "endpoint",
      Endpoint(baseURL: "https://h.example").post("a/\("s3cret")").header("X-Token", "s3cret")
        .parameter("password", "s3cret")
    ),
    (
      "provider",
      Provider<ShopAPI>(variables: .init(root: request.url, token: "s3cret"))
    ),
    ("answer", Response(status: 200, body: .data(Data("s3cret".utf8)), request: request)),
    (
      "error",
      EndpointError(
        .status(401, model: nil), target: ShopAPI.login(name: "ann", password: "s3cret"),
        request: request)
    ),
  ]

  @Test(arguments: things.map(\.0))
  func nothingSecretIsShown(_ name: String) throws {
    let thing = try #require(Self.things.first { $0.0 == name }).1
    #expect(!"\(thing)".contains("s3cret"), "\(thing)")
    #expect(!String(reflecting: thing).contains("s3cret"))
  }

  @Test func contextIsDescribedByItsTargetAndID() async throws {
    let seen = Collected<CallContext>()
    let shop = Provider<ShopAPI>.stubbed(
      variables: .init(root: URL(string: "http://h.example")!),
      plugins: [ClosurePlugin(didFinish: { _, call in seen.append(call) })])
    _ = try? await shop.send(.login(name: "ann", password: "s3cret"))
    let call = try #require(seen.all.first)
    #expect("\(call)" == "ShopAPI.login \(call.id.uuidString)")
    #expect(!String(reflecting: call).contains("s3cret"))
  }

  @Test func whatIsNotSecretIsShown() {
    #expect("\(Self.request)" == "POST https://h.example/a?access_token=•••&b=1")
    #expect("\(Self.request.headers)".contains("X-Plain: shown"))
    #expect("\(Endpoint(baseURL: "https://h.example").put("a/\(5)/b"))" == "PUT a/{}/b")
  }
}

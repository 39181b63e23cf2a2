import EndpointRuntime
import Foundation
import Testing

@Suite struct ErrorDescriptionTests {
  private func text(
    _ reason: EndpointError.Reason, _ url: String = "http://u:p@h.example/a/b?token=s#f"
  )
    -> String
  {
    EndpointError(
      reason, target: ShopAPI.login(name: "ann", password: "pw"),
      request: HTTPRequest(
        method: .post, url: URL(string: url)!, headers: ["Authorization": "Bearer s3cret"],
        body: .data(Data("password=pw".utf8)))
    ).description
  }

  @Test(arguments: [
    (EndpointError.Reason.cancelled, "the request was cancelled"),
    (.timeout(.attempt), "the answer was not whole within the time limit of one attempt"),
    (.status(404, model: nil), "the server answered 404 (Not Found)"),
    (.status(499, model: nil), "the server answered 499"),
    (.rejected(code: "401", message: "log in"), "the server refused with code 401: log in"),
    (.rejected(code: "401", message: nil), "the server refused with code 401"),
    (.noData, "the server answered without the data that was asked for"),
    (
      .contentType("text/html"),
      "the answer has the content type 'text/html', which is not accepted"
    ),
    (
      .encoding(.dotSegment(path: "a/{}")),
      "the request could not be made: a value makes '.' or '..' a segment of the path 'a/{}'"
    ),
    (.credentials(.missing(["session"])), "credentials are missing: session"),
    (
      .transport(TransportError(.cannotConnect, "the server could not be reached")),
      "the server could not be reached"
    ),
  ])
  func errorSaysWhatWhereAndWhy(_ reason: EndpointError.Reason, _ expected: String) {
    #expect(text(reason) == "ShopAPI.login: POST http://h.example/a/b: \(expected)")
  }

  @Test func localizedDescriptionIsTheSame() {
    let error: any Error = EndpointError(.noData, target: ShopAPI.ping)
    #expect(
      error.localizedDescription
        == "ShopAPI.ping: the server answered without the data that was asked for")
  }

  @Test func nestedTargetIsNamedByItsPath() {
    let error = EndpointError(.noData, target: ShopAPI.child(.refresh(name: "x")))
    #expect(error.description.hasPrefix("ShopAPI.child.refresh: "))
  }

  @Test func decodingErrorNamesModelAndPlace() async throws {
    struct Item: Decodable, Sendable {
      init(from decoder: any Decoder) throws {
        let reader = try ModelReader(decoder, "Item")
        let _: Int = try reader.value(.path("price", "amount"))
      }
    }
    do {
      _ = try await reading(
        #"{"items":[{"price":{"amount":"1"}}]}"#, as: .json([Item].self, at: "items"))
      Issue.record("nothing was thrown")
    } catch {
      #expect(
        error.description.hasSuffix(
          #"the answer is not as expected: Item: expected Int, found string "1" at 'items.0.price.amount'"#
        ), "\(error)")
    }
  }

  @Test func foundValueOfASecretKeyIsNotTold() async throws {
    struct Login: Decodable, Sendable {
      init(from decoder: any Decoder) throws {
        let reader = try ModelReader(decoder, "Login")
        let _: Int = try reader.value("access_token")
      }
    }
    do {
      _ = try await reading(#"{"access_token":"s3cret"}"#, as: .json(Login.self))
      Issue.record("nothing was thrown")
    } catch {
      #expect(!error.description.contains("s3cret"))
      #expect(error.description.contains("'access_token'"))
    }
  }

  /// Whatever an app's own error holds, only what it says for people is told.
  @Test func foreignErrorIsToldByItsTypeOrItsText() {
    struct Leaky: Error { var token = "s3cret" }
    struct Polite: LocalizedError { var errorDescription: String? { "no session" } }
    #expect(text(.preparation(Leaky())).hasSuffix("could not be prepared: Leaky"))
    #expect(text(.preparation(Polite())).hasSuffix("could not be prepared: no session"))
  }
}

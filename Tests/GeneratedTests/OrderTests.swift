import EndpointRuntime
import Foundation
import OrderClient
import TestSupport
import Testing

/// Scenario 3: defaults, common parameters, values known only at run time.
@Suite struct OrderTests {
  static let token = "Gz1q+/L2gRps747o4w=="

  private func provider(_ server: RecordingServer) -> Provider<OrderAPI> {
    Provider(variables: .init(root: server.url, deviceID: "A1B2", token: Self.token))
  }

  @Test func listSendsItsDefaultsAndTheCommonParameter() async throws {
    let server = try RecordingServer(
      answering: .json(#"{"code":200,"data":{"total":1,"orders":[\#(Self.order),{"bad":1}]}}"#))
    defer { server.stop() }
    let page = try await provider(server).send(.list())

    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST /order/list HTTP/1.1")
    #expect(request.text == "pageNO=1&pageSize=10&token=Gz1q%2B/L2gRps747o4w%3D%3D")
    #expect(
      request.headers("Content-Type") == ["application/x-www-form-urlencoded; charset=utf-8"])
    #expect(request.header("devtype") == "iOS")
    #expect(request.header("devid") == "A1B2")
    // An order that does not parse is dropped, not the page.
    #expect(page.orders.map(\.sn) == ["DJ1"])
  }

  @Test func findOneGivesAnOrder() async throws {
    let server = try RecordingServer(answering: .json(#"{"code":"0000","data":\#(Self.order)}"#))
    defer { server.stop() }
    let order = try await provider(server).send(.findOne(sn: "DJ&1=?"))

    let request = try #require(server.requests.first)
    #expect(request.requestLine == "POST /order/findById HTTP/1.1")
    #expect(request.text == "sn=DJ%261%3D?&token=Gz1q%2B/L2gRps747o4w%3D%3D")
    #expect(order.amount == Decimal(string: "12.50"))
    #expect(order.status == .other("LOST"))
    #expect(order.buyerName == "谢佳培")
    #expect(order.tags == [])
    // Half past eight in Shanghai.
    #expect(order.createdAt == Date(timeIntervalSince1970: 1_714_523_400))
  }

  @Test func refusalCarriesTheCodeAndTheFirstMessage() async throws {
    let server = try RecordingServer(answering: .json(#"{"code":500,"msg":"no stock"}"#))
    defer { server.stop() }
    let error = await #expect(throws: EndpointError.self) {
      try await self.provider(server).send(.findOne(sn: "1"))
    }
    guard case .rejected("500", "no stock") = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func errorStatusCarriesItsModel() async throws {
    let server = try RecordingServer(answering: .json(#"{"title":"gone"}"#, status: 404))
    defer { server.stop() }
    let error = await #expect(throws: EndpointError.self) {
      try await self.provider(server).send(.findOne(sn: "1"))
    }
    #expect(error?.model(as: OrderProblem.self)?.title == "gone")
  }

  @Test func variablesAreAskedOncePerAttempt() async throws {
    let server = try RecordingServer { _ in .json(#"{"code":200,"data":{"total":0}}"#) }
    defer { server.stop() }
    let asked = Counter()
    let root = server.url
    let shop = Provider<OrderAPI>(variables: {
      .init(root: root, token: "token\(asked.next())")
    })
    _ = try await shop.send(.list())
    _ = try await shop.send(.list(pageNO: 2))
    #expect(server.requests.map { $0.text.suffix(6) } == ["token1", "token2"])
  }

  @Test func stubsAnswerFromTheSamples() async throws {
    let shop = Provider<OrderAPI>.stubbed(variables: .init(token: "t"))
    #expect(try await shop.send(.list()).orders.first?.sn == "DJ1")
    #expect(try await shop.send(.findOne(sn: "x")).tags == ["gift"])
  }

  private static let order = """
    {"sn":"DJ1","amount":12.50,"status":"LOST","created_at":"2024-05-01 08:30:00",\
    "buyer":{"name":"谢佳培"}}
    """
}

/// Counts from 1.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

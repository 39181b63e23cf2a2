import DoubanClient
import EndpointRuntime
import Foundation
import TestSupport
import Testing

/// Scenario 2: several base URLs, constants, no validation.
@Suite struct DoubanTests {
  @Test func channelsComeFromTheFirstHostWithoutAQuery() async throws {
    let server = try RecordingServer(
      answering: .json(#"{"channels":[{"channel_id":1,"name":"华语"}]}"#, status: 500))
    defer { server.stop() }
    let hosts = Hosts()
    let douban = Provider<DoubanAPI>(signing: { request, _ in
      hosts.add(request.url.absoluteString)
      return request.redirected(to: server)
    })
    // Any status will do.
    let channels = try await douban.send(.channels)
    #expect(channels.map(\.id) == ["1"])
    #expect(server.requests.first?.requestLine == "GET /j/app/radio/channels HTTP/1.1")
    #expect(hosts.all == ["https://www.douban.com/j/app/radio/channels"])
  }

  @Test func playlistSendsItsConstants() async throws {
    let server = try RecordingServer(
      answering: .json(#"{"song":[{"title":"夜曲","artist":"周杰伦"}]}"#))
    defer { server.stop() }
    let hosts = Hosts()
    let douban = Provider<DoubanAPI>(signing: { request, _ in
      hosts.add(request.url.absoluteString)
      return request.redirected(to: server)
    })
    let songs = try await douban.send(.playlist(channel: "1"))
    #expect(songs.first?.artist == "周杰伦")
    #expect(
      server.requests.first?.requestLine
        == "GET /j/mine/playlist?channel=1&from=mainsite&type=n HTTP/1.1")
    #expect(hosts.all.first?.hasPrefix("https://douban.fm/j/mine/playlist?") == true)
  }

  @Test func aMissingKeyIsAnError() async throws {
    // The sample is `{}`: there are no channels under it.
    let error = await #expect(throws: EndpointError.self) {
      try await Provider<DoubanAPI>.stubbed().send(.channels)
    }
    #expect(error.map { "\($0)".contains("channels") } == true)
  }
}

/// The addresses that were meant.
final class Hosts: @unchecked Sendable {
  private let lock = NSLock()
  private var addresses: [String] = []

  var all: [String] { lock.withLock { addresses } }
  func add(_ address: String) { lock.withLock { addresses.append(address) } }
}

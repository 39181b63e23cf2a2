// What a request costs beside bare URLSession. Needs a server that answers a small JSON object at once:
//
//   swift run -c release TransportBenchmark http://127.0.0.1:8080/
//
// Each way sends the same number of requests, one after the other and 64 at a time.

import EndpointRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Item: Decodable, Sendable {
  var id: Int
}

enum API: TargetType {
  case item

  func endpoint(with root: URL) -> Endpoint { Endpoint(baseURL: "\(root)").get("item") }
}

let address = URL(string: CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1:8080/")!
let count = 5000

let configuration = URLSessionConfiguration.ephemeral
configuration.urlCache = nil
configuration.httpMaximumConnectionsPerHost = 64
let session = URLSession(configuration: configuration)

@Sendable func bare() async throws {
  try await withCheckedThrowingContinuation {
    (continuation: CheckedContinuation<Void, any Error>) in
    session.dataTask(with: address.appendingPathComponent("item")) { data, _, error in
      if let error { return continuation.resume(throwing: error) }
      continuation.resume(with: Result { _ = try JSONDecoder().decode(Item.self, from: data!) })
    }.resume()
  }
}

let transport = URLSessionTransport(.init(connectionsPerHost: 64))
let provider = Provider<API>(variables: address, transport: transport)
let logging = Provider<API>(
  variables: address, transport: transport,
  plugins: [.logger(.bodies) { _ in }, ActivityPlugin { _, _ in }, MetricsPlugin { _ in }])
let call = Call<API, Item>(.item, .json)

let ways: [(String, @Sendable () async throws -> Void)] = [
  ("URLSession and JSONDecoder", bare),
  (
    "URLSessionTransport",
    {
      let request = HTTPRequest(url: address.appendingPathComponent("item"))
      _ = try await transport.send(TransportRequest(request))
    }
  ),
  ("Provider.send", { _ = try await provider.send(call) }),
  ("Provider.send, three plugins", { _ = try await logging.send(call) }),
]

func cpuSeconds() -> Double {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
  #else
    getrusage(RUSAGE_SELF.rawValue, &usage)
  #endif
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

func peakMegabytes() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss >> 20
  #else
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss >> 10
  #endif
}

func measure(_ name: String, _ width: Int, _ body: @escaping @Sendable () async throws -> Void)
  async throws
{
  for _ in 0..<200 { try await body() }
  let (cpu, begin) = (cpuSeconds(), Date())
  try await withThrowingTaskGroup(of: Void.self) { group in
    for _ in 0..<width {
      group.addTask { for _ in 0..<(count / width) { try await body() } }
    }
    try await group.waitForAll()
  }
  let sent = Double(count / width * width)
  let wall = Date().timeIntervalSince(begin) / sent * 1e6
  let own = (cpuSeconds() - cpu) / sent * 1e6
  print(
    "\(name.padding(toLength: 30, withPad: " ", startingAt: 0)) width \(width): "
      + "\(Int(own)) µs CPU, \(Int(wall)) µs wall a request")
}

for width in [1, 64] {
  for (name, body) in ways { try await measure(name, width, body) }
}

// Whether memory stays flat: how the most that the process ever had grows, beside bare URLSession.
for (name, body) in [ways[2], ways[0]] {
  var peaks = [peakMegabytes()]
  for _ in 0..<6 {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<64 { group.addTask { for _ in 0..<(count / 64) { try await body() } } }
      try await group.waitForAll()
    }
    peaks.append(peakMegabytes())
  }
  print("\(name): peak memory in MB, each \(count) requests: \(peaks)")
}

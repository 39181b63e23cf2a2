import EndpointRuntime
import Foundation
import TestSupport
import Testing

extension Wire {
  @Suite struct CancellationTests {
    let transport = URLSessionTransport()

    @Test func taskThatIsCancelledAlreadySendsNothing() async throws {
      let server = try RecordingServer { _ in Answer(200) }
      for _ in 0..<50 {
        let task = Task {
          // Cancels itself before the transport is asked.
          withUnsafeCurrentTask { $0?.cancel() }
          return try await transport.send(.get(server / ""))
        }
        await expectTransportError(.cancelled) { try await task.value }
      }
      #expect(server.requests.isEmpty)
    }

    @Test func cancelledRequestFreesItsConnection() async throws {
      let server = try RecordingServer { _ in .hang }
      let task = Task { try await transport.send(.get(server / "")) }
      try await eventually { server.requests.count == 1 }
      let begin = Date()
      task.cancel()
      await expectTransportError(.cancelled) { try await task.value }
      #expect(Date().timeIntervalSince(begin) < 1)
      try await eventually { server.openConnectionCount == 0 }
    }

    enum Shape: CaseIterable, Sendable {
      case get, post, file, stream, chunkedStream, streamedAnswer, download
    }

    /// Each request ends exactly once, in an answer or in the one error of a cancelled request, whenever it is cancelled.
    @Test(arguments: Shape.allCases)
    func randomCancels(_ shape: Shape) async throws {
      let server = try RecordingServer { request in
        switch request.number % 4 {
        case 0: .hang
        case 1: .redirect(307, to: "/again")
        case 2: .drip(["a", "b", "c"], every: 0.001)
        default: Answer(200, String(repeating: "x", count: 50_000), after: 0.001)
        }
      }
      let file = try Scratch.file(Data(count: 100_000))
      let folder = Scratch.folder()
      defer {
        Scratch.remove(file)
        Scratch.remove(folder)
      }
      let ends = Collected<Bool>()
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<120 {
          let request = Self.request(shape, server, file, folder, index)
          group.addTask {
            let call = Task {
              let response = try await transport.send(request)
              if case .stream(let stream) = response.body { for try await _ in stream {} }
            }
            if index % 6 > 0 {
              try? await Task.sleep(nanoseconds: UInt64.random(in: 0..<6_000_000))
            }
            call.cancel()
            switch await call.result {
            case .success: ends.append(true)
            case .failure(let error): ends.append((error as? TransportError) == .cancelled)
            }
          }
        }
      }
      #expect(ends.all.count == 120)
      #expect(ends.all.allSatisfy { $0 })
    }

    private static func request(
      _ shape: Shape, _ server: RecordingServer, _ file: URL, _ folder: URL, _ index: Int
    ) -> TransportRequest {
      var request = HTTPRequest(method: .post, url: server / "\(index)")
      let stream: @Sendable () -> AsyncThrowingStream<Data, any Error> = {
        AsyncThrowingStream { continuation in
          for _ in 0..<10 { continuation.yield(Data(count: 10_000)) }
          continuation.finish()
        }
      }
      var destination = BodyDestination.memory
      switch shape {
      case .get: request.method = .get
      case .post: request.body = .data(Data(count: 10_000))
      case .file: request.body = .file(file)
      case .stream: request.body = .stream(BodyStream(length: 100_000, stream))
      case .chunkedStream: request.body = .stream(BodyStream(stream))
      case .streamedAnswer: destination = .stream
      case .download: destination = .file(folder.appendingPathComponent("\(index)"))
      }
      return TransportRequest(
        request, attemptLimit: 20, destination: { [destination] _ in destination })
    }

    @Test func partsOfCancelledDownloadsAreRemoved() async throws {
      let server = try RecordingServer { _ in .partial("half", promising: 100, then: .hang) }
      let folder = Scratch.folder()
      defer { Scratch.remove(folder) }
      let begun = Collected<TransferProgress>()
      let task = Task {
        try await transport.send(
          TransportRequest(
            HTTPRequest(url: server.url),
            destination: { _ in .file(folder.appendingPathComponent("file")) },
            progress: { begun.append($0) }))
      }
      try await eventually { !begun.all.isEmpty }
      task.cancel()
      await expectTransportError(.cancelled) { try await task.value }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }
}

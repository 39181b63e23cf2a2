package import Foundation

/// httpbin on loopback: what another server, not written by us, makes of our requests.
///
/// It is installed into `.venv` by `make test`; without it the tests that need it are skipped.
package final class HTTPBin: @unchecked Sendable {
  package let url: URL
  private let process: Process

  package static let isInstalled = FileManager.default.isExecutableFile(atPath: python)

  private static let python = URL(filePath: #filePath).appending(path: "../../../.venv/bin/python")
    .standardized.path

  /// Starts it on a port that was free, and waits until it answers.
  package init() async throws {
    let (socket, port) = try Socket.listening()
    socket.close()
    url = URL(string: "http://127.0.0.1:\(port)")!
    process = Process()
    process.executableURL = URL(filePath: Self.python)
    process.arguments = ["-m", "httpbin.core", "--host", "127.0.0.1", "--port", "\(port)"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var attempts = 0
    while !Self.answers(url) {
      attempts += 1
      guard attempts < 300, process.isRunning else { throw CocoaError(.executableLoad) }
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  package func stop() { process.terminate() }

  private static func answers(_ url: URL) -> Bool {
    (try? Data(contentsOf: url.appending(path: "base64/b2s="))) == Data("ok".utf8)
  }
}

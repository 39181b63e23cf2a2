import EndpointRuntime
import Foundation
import TestSupport
import Testing

#if os(Linux)
  extension Wire {
    /// Against nginx with a certificate of our own. URLSession on Linux believes the bundle in /etc/ssl alone, so that the
    /// tests which need one it believes run this process once more in a mount namespace, where that is another file.
    @Suite struct TLSTests {
      /// Set in the process that runs in the namespace.
      static let innerAddress = ProcessInfo.processInfo.environment["ENDPOINT_TEST_TLS_ADDRESS"]

      @Test(.enabled("nginx and openssl are needed", { TLSServer.isAvailable }))
      func unknownIssuerIsAnErrorOfTheConnection() async throws {
        let server = try TLSServer()
        defer { server.stop() }
        let error = await #expect(throws: TransportError.self) {
          try await URLSessionTransport().send(.get(server.url))
        }
        #expect(error?.kind == .secureConnection)
        #expect(error?.isBeforeSending == true)
        let body = BodyStream.live { AsyncThrowingStream { nil } }
        await expectTransportError(.secureConnection) {
          try await URLSessionTransport().send(
            TransportRequest(HTTPRequest(method: .put, url: server.url, body: .stream(body))))
        }
      }

      @Test(
        .enabled(
          "nginx, openssl and the right to make mount namespaces are needed",
          { TLSServer.isAvailable && TLSServer.canMount }))
      func trustedServerIsSpokenToInsideANamespace() throws {
        let server = try TLSServer()
        defer { server.stop() }
        let bundle = "/etc/ssl/certs/ca-certificates.crt"
        let script = "mount --bind '\(server.certificate)' \(bundle) && exec \"$0\" \"$@\""
        let inner = Process()
        inner.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        inner.arguments = [
          "-m", "sh", "-c", script, CommandLine.arguments[0], "--testing-library", "swift-testing",
          "--filter", "TLSInnerTests",
        ]
        inner.environment = ProcessInfo.processInfo.environment.merging(
          ["ENDPOINT_TEST_TLS_ADDRESS": server.url.absoluteString], uniquingKeysWith: { $1 })
        let output = Pipe()
        inner.standardOutput = output
        inner.standardError = output
        try inner.run()
        let text = String(
          decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        inner.waitUntilExit()
        #expect(inner.terminationStatus == 0, "\(text)")
        #expect(text.contains("Test run with 3 tests"), "\(text)")
        // One connection, over which everything was multiplexed.
        let log = try String(contentsOfFile: server.folder + "/access.log", encoding: .utf8)
        #expect(log.contains("HTTP/2.0"))
      }
    }
  }

  @Suite(.enabled(if: Wire.TLSTests.innerAddress != nil, "runs in a namespace only"))
  struct TLSInnerTests {
    private var url: URL { URL(string: Wire.TLSTests.innerAddress ?? "")! }

    @Test func manyRequestsShareAConnection() async throws {
      let transport = URLSessionTransport()
      try await withThrowingTaskGroup(of: String?.self) { group in
        for index in 0..<100 {
          let request: TransportRequest =
            index % 2 == 0 ? .get(url) : .post(url, String(repeating: "x", count: 10_000))
          group.addTask { try await transport.send(request).text }
        }
        for try await text in group { #expect(text == "hello\n") }
      }
    }

    /// By HTTP/2, which knows no chunks. The one server reads the body, the other answers without it.
    @Test(arguments: [("up", "200000"), ("", "hello\n")])
    func bodyIsSentWhileItIsMade(path: String, answer: String) async throws {
      let body = BodyStream.live {
        let number = Counter()
        return AsyncThrowingStream {
          try await Task.sleep(nanoseconds: 1_000_000)
          return number.next() < 20 ? Data(count: 10_000) : nil
        }
      }
      let request = HTTPRequest(
        method: .post, url: url.appendingPathComponent(path), body: .stream(body))
      let response = try await URLSessionTransport().send(
        TransportRequest(request, attemptLimit: 10))
      #expect(response.text == answer)
    }

    @Test func randomCancelsEndOnce() async throws {
      let transport = URLSessionTransport()
      let ends = Collected<Bool>()
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<100 {
          group.addTask {
            let call = Task { try await transport.send(.get(url)) }
            if index % 4 > 0 { try? await Task.sleep(nanoseconds: .random(in: 0..<20_000_000)) }
            call.cancel()
            switch await call.result {
            case .success(let response): ends.append(response.text == "hello\n")
            case .failure(let error): ends.append((error as? TransportError) == .cancelled)
            }
          }
        }
      }
      #expect(ends.all.count == 100)
      #expect(ends.all.allSatisfy { $0 })
    }
  }

  /// nginx on a port of loopback, with a certificate that it signed itself.
  struct TLSServer {
    let folder: String
    let port: UInt16
    private let process = Process()
    /// Tells how many bytes it was sent.
    private let backend: RecordingServer

    static var isAvailable: Bool { nginx != nil && openssl != nil }

    /// Whether this process may make a mount namespace.
    static var canMount: Bool {
      run("/usr/bin/unshare", ["-m", "mount", "--bind", "/tmp", "/tmp"]) == 0
    }

    private static let nginx = find(["/usr/sbin/nginx", "/usr/local/sbin/nginx"])
    private static let openssl = find(["/usr/bin/openssl", "/usr/local/bin/openssl"])

    private static func find(_ paths: [String]) -> String? {
      paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    @discardableResult
    private static func run(_ path: String, _ arguments: [String]) -> Int32? {
      guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return nil }
      process.waitUntilExit()
      return process.terminationStatus
    }

    var url: URL { URL(string: "https://localhost:\(port)/")! }
    var certificate: String { folder + "/cert.pem" }

    init() throws {
      let folder = Scratch.folder().path
      self.folder = folder
      backend = try RecordingServer { Answer(200, "\($0.body.count)") }
      port = try Self.freePort()
      Self.run(
        Self.openssl!,
        [
          "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
          "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", folder + "/key.pem",
          "-out", folder + "/cert.pem",
        ])
      let configuration = """
        daemon off; master_process off; worker_processes 1;
        pid \(folder)/nginx.pid; error_log \(folder)/error.log;
        events {}
        http {
          access_log \(folder)/access.log;
          client_body_temp_path \(folder)/body; proxy_temp_path \(folder)/proxy;
          fastcgi_temp_path \(folder)/fastcgi; uwsgi_temp_path \(folder)/uwsgi;
          scgi_temp_path \(folder)/scgi;
          server {
            listen 127.0.0.1:\(port) ssl http2;
            ssl_certificate \(folder)/cert.pem; ssl_certificate_key \(folder)/key.pem;
            location / { return 200 "hello\\n"; }
            location /up {
              proxy_pass \(backend.url); proxy_http_version 1.1; proxy_request_buffering off;
            }
          }
        }
        """
      try configuration.write(toFile: folder + "/nginx.conf", atomically: true, encoding: .utf8)
      process.executableURL = URL(fileURLWithPath: Self.nginx!)
      process.arguments = ["-c", folder + "/nginx.conf", "-p", folder]
      process.standardError = FileHandle.nullDevice
      try process.run()
      for _ in 0..<200 {
        if FileManager.default.fileExists(atPath: folder + "/nginx.pid") { break }
        Thread.sleep(forTimeInterval: 0.01)
      }
    }

    func stop() {
      // Its signals are blocked, as they are in the thread that began it; `waitUntilExit` spins on another thread's process.
      kill(process.processIdentifier, SIGKILL)
      for _ in 0..<200 where process.isRunning { Thread.sleep(forTimeInterval: 0.005) }
      backend.stop()
      Scratch.remove(URL(fileURLWithPath: folder))
    }

    /// A port that was free a moment ago.
    private static func freePort() throws -> UInt16 {
      let server = try RecordingServer { _ in Answer(200) }
      defer { server.stop() }
      return server.port
    }
  }
#endif

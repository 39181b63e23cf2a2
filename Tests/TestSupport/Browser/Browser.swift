package import Foundation

/// Headless Chromium with one page, driven over the DevTools protocol (chromedevtools.github.io/devtools-protocol).
///
/// `make test` installs it; without it the tests that need it are skipped.
package final class Browser {
  package static let executable: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths =
      folders.flatMap { folder in
        ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" }
      } + ["/Applications/Chromium.app/Contents/MacOS/Chromium"]
      + ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]
    return paths.first(where: FileManager.default.isExecutableFile)
  }()

  private let folder: URL
  private let process = Process()
  private let channel: BrowserChannel
  private var session: String?

  /// Starts it with an empty page.
  package init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    channel = try BrowserChannel(in: folder)
    process.executableURL = URL(filePath: "/bin/sh")
    // The browser reads commands from its descriptor 3, and answers on 4.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<'\(channel.commands)' 4>'\(channel.answers)'",
      Self.executable ?? "chromium", "--headless", "--remote-debugging-pipe", "--no-sandbox",
      "--disable-gpu", "--disable-background-networking", "--disable-component-update",
      "--disable-sync", "--no-first-run", "--no-default-browser-check",
      "--user-data-dir=\(folder.path)/profile", "about:blank",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Network", "Runtime", "Log"] { try send("\(domain).enable") }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What one command gives.
  @discardableResult
  package func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try channel.send(method, parameters, session: session)
  }

  /// Loads a page, and waits until everything it asks for is there.
  package func open(_ url: URL) throws {
    channel.forgetEvents()
    try send("Page.navigate", ["url": url.absoluteString])
    try channel.wait(for: "Page.loadEventFired")
  }

  /// What an expression of JavaScript gives; scripts of the page itself are another matter.
  package func evaluate(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let exception = answer["exceptionDetails"] as? [String: Any] {
      throw BrowserError("\(exception["exception"] ?? exception)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  package func press(_ key: Key) throws {
    for kind in ["keyDown", "keyUp"] {
      var event: [String: Any] = ["type": kind, "key": key.name, "code": key.code]
      event["windowsVirtualKeyCode"] = key.number
      if kind == "keyDown", let text = key.text { event["text"] = text }
      try send("Input.dispatchKeyEvent", event)
    }
  }

  /// How large the window is, in CSS pixels, and which colours its user prefers.
  package func show(width: Int, height: Int, isPhone: Bool = false, isDark: Bool = false) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": isPhone ? 2 : 1, "mobile": isPhone])
    try send(
      "Emulation.setEmulatedMedia",
      [
        "features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]
      ])
  }

  /// What the window shows, as PNG.
  package func screenshot() throws -> Data {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  /// The addresses that the page asked for since it was opened, its own first.
  package var requests: [String] {
    channel.events.filter { $0.method == "Network.requestWillBeSent" }
      .compactMap { ($0.parameters["request"] as? [String: Any])?["url"] as? String }
  }

  /// What the page or the browser said since it was opened: dialogs, messages, broken policies, exceptions.
  package var messages: [String] {
    let telling = [
      "Page.javascriptDialogOpening", "Runtime.consoleAPICalled", "Runtime.exceptionThrown",
      "Log.entryAdded", "Page.frameRequestedNavigation", "Page.windowOpen",
    ]
    return channel.events.filter { telling.contains($0.method) }
      .map { "\($0.method): \($0.parameters)" }
  }

  package enum Key: Sendable {
    case tab, space, enter, left, right

    fileprivate var name: String {
      switch self {
      case .tab: "Tab"
      case .space: " "
      case .enter: "Enter"
      case .left: "ArrowLeft"
      case .right: "ArrowRight"
      }
    }

    fileprivate var code: String { self == .space ? "Space" : name }

    fileprivate var text: String? {
      switch self {
      case .space: " "
      case .enter: "\r"
      case .tab, .left, .right: nil
      }
    }

    fileprivate var number: Int {
      switch self {
      case .tab: 9
      case .enter: 13
      case .space: 32
      case .left: 37
      case .right: 39
      }
    }
  }
}

package struct BrowserError: Error, CustomStringConvertible {
  package var description: String

  init(_ description: String) { self.description = description }
}

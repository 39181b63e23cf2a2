import Diagnostics

/// Tells diagnostics in the form that was asked for.
struct Reporter: Sendable {
  enum Format: String, Sendable { case text, json, github, sarif }

  let format: Format
  let isQuiet: Bool
  let usesColour: Bool
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    format = arguments["--format"].flatMap(Format.init) ?? .text
    isQuiet = arguments.has("--quiet")
    usesColour =
      switch arguments["--color"] {
      case "always": true
      case "never": false
      default: console.showsColours
      }
    self.console = console
  }

  /// For tools the diagnostics are what the run gives, so they go to the standard output, also when there
  /// are none; for people they are what went wrong.
  func report(_ diagnostics: DiagnosticCollector, sources: [String: [UInt8]]) throws {
    let sorted = diagnostics.sorted
    switch format {
    case .json: try console.output(JSONPrinter().print(sorted))
    case .github: try console.output(GitHubPrinter().print(sorted))
    case .sarif: try console.output(SARIFPrinter(version: Version.current).print(sorted))
    case .text:
      guard !sorted.isEmpty else { return }
      let files = Set(sorted.flatMap { [$0.range.file] + $0.notes.map(\.range.file) })
      let printer = DiagnosticPrinter(
        files: sources.filter { files.contains($0.key) }, usesColour: usesColour)
      console.error(printer.print(Array(sorted.prefix(Self.mostShown))))
      if sorted.count > Self.mostShown {
        console.error("\n… and \(sorted.count - Self.mostShown) more\n")
      }
      if sorted.count > 1, !isQuiet { console.error("\n\(Self.count(sorted))\n") }
    }
  }

  /// More than anybody reads.
  private static let mostShown = 200

  /// What people may like to know besides; tools get only what they parse.
  func say(_ text: String) throws {
    if format == .text, !isQuiet { try console.output(text + "\n") }
  }

  /// What was asked for, also by tools that read text.
  func show(_ text: String) throws { try show(Array(text.utf8)) }

  func show(_ bytes: [UInt8]) throws {
    if format == .text { try console.write(bytes) }
  }

  private static func count(_ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.message.severity == .error }
    let warnings = diagnostics.count - errors
    return [("error", errors), ("warning", warnings)].filter { $0.1 > 0 }
      .map { Count.text($0.1, $0.0) }.joined(separator: ", ")
  }
}

enum Count {
  /// `1 error`, `2 errors`.
  static func text(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

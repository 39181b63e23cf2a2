import Foundation

/// The Python of `.venv`, which `make test` fills with the tools that check our work.
package enum Python {
  package static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  private static let path = URL(filePath: #filePath).appending(path: "../../../.venv/bin/python")
    .standardized.path

  /// The output of a run that failed; nil of one that did not.
  package static func run(_ arguments: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : String(decoding: output, as: UTF8.self)
  }
}

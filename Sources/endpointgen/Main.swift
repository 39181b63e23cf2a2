import Diagnostics
import Foundation
import Generator

@main struct Main {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let out = arguments.removeFirst()
    let output = GeneratorPipeline.run(ModuleInput(name: "X", specs: arguments)) { path in
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    for d in output.diagnostics.sorted {
      print("\(d.range): \(d.message.severity.rawValue): \(d.message.text) [\(d.message.id)]")
      if let help = d.message.help { print("  help: \(help)") }
      for note in d.notes { print("  note: \(note.range): \(note.text)") }
    }
    if output.diagnostics.hasErrors { exit(1) }
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    for file in output.files {
      try file.text.write(toFile: out + "/" + file.name, atomically: true, encoding: .utf8)
    }
  }
}

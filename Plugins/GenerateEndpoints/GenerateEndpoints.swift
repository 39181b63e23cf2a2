import Foundation
import PackagePlugin

/// Makes Swift sources of the `*.endpoints.yaml` of a target, within its build.
@main
struct GenerateEndpoints: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    return commands(
      files: target.sourceFiles.map(\.url), folder: context.pluginWorkDirectoryURL,
      tool: try context.tool(named: "endpointgen").url)
  }

  /// A command for each spec. A plugin cannot read YAML, so a spec may depend on any YAML or JSON file of the target.
  func commands(files: [URL], folder: URL, tool: URL) -> [Command] {
    let inputs = files.filter { ["yaml", "yml", "json"].contains($0.pathExtension) }
    return inputs.compactMap { spec in
      guard
        let end = spec.lastPathComponent.range(
          of: #"\.endpoints\.ya?ml$"#, options: .regularExpression)
      else { return nil }
      // As `OutputNames` of the generator has it.
      let name = spec.lastPathComponent[..<end.lowerBound]
      let stem = name.prefix(1).uppercased() + name.dropFirst()
      let output = folder.appending(path: stem)
      return .buildCommand(
        displayName: "Generating \(stem) from \(spec.lastPathComponent)", executable: tool,
        arguments: ["generate", "--build-plugin", "--quiet", "--output", output.path, spec.path],
        inputFiles: inputs,
        outputFiles: ["Target", "Models", "Samples"].map { part in
          output.appending(path: "\(stem)+\(part).swift")
        })
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  // Not tried yet: it was written from Xcode's documentation on a machine without Xcode.
  extension GenerateEndpoints: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        files: target.inputFiles.map(\.url), folder: context.pluginWorkDirectoryURL,
        tool: try context.tool(named: "endpointgen").url)
    }
  }
#endif

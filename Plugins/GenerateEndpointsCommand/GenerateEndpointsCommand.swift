import Foundation
import PackagePlugin

/// `swift package generate-endpoints [--target NAME]… [ARGUMENTS]`: runs `endpointgen generate` in the package,
/// for all modules of its `endpointgen.yaml` or for those that are named.
@main
struct GenerateEndpointsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let modules = extractor.extractOption(named: "target")
    let tool = Process()
    tool.executableURL = try context.tool(named: "endpointgen").url
    tool.arguments = ["generate"] + extractor.remainingArguments + modules
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}

import Configuration
import Diagnostics
import Output

/// The output folders of a run.
struct Outputs: Sendable {
  /// A folder and what has to change in it.
  struct Plan: Sendable {
    var module: GenerationRun.Module
    var folder: OutputFolder
    var plan: OutputPlan
  }

  /// What stands in the first line of each file that the tool writes.
  static let signature = "by endpointgen."

  let files: any FileSystem

  /// Compares all folders with what the specs give; changes nothing.
  func plan(_ modules: [GenerationRun.Module]) throws -> [Plan] {
    try modules.map { module in
      let folder = OutputFolder(
        module.configuration.output.value, signature: Self.signature, files: files)
      return Plan(
        module: module, folder: folder,
        plan: try folder.plan(
          module.files, tool: "endpointgen \(Version.current)", inputs: module.inputs))
    }
  }

  /// Writes what changed. Nothing is written before all folders were looked at.
  func write(_ modules: [GenerationRun.Module]) throws -> [Plan] {
    // In one order, or two runs could wait for each other.
    let folders = Set(modules.map(\.configuration.output.value)).sorted()
    var locks: [String: FolderLock] = [:]
    for folder in folders {
      locks[folder] = try OutputFolder(folder, signature: Self.signature, files: files).lock()
    }
    let plans = try plan(modules)
    for plan in plans { try plan.folder.apply(plan.plan, holding: locks[plan.folder.path]!) }
    return plans
  }
}

extension Outputs.Plan {
  /// The changed files, with their paths from where the tool runs.
  var changes: [(kind: OutputPlan.Change.Kind, path: String)] {
    plan.changes.map { ($0.kind, $0.path.inFolder(folder.path)) }
  }

  /// Files that somebody edited and nothing generates any more.
  func reportEdited(into diagnostics: inout DiagnosticCollector) {
    for path in plan.edited {
      diagnostics.report(.editedOutput, at: .beginning(of: path.inFolder(folder.path)))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var editedOutput: Self {
    .warning(
      "edited-output", "nothing generates this file any more, but somebody edited it, so it stays",
      help: "remove it, or move it to your own sources")
  }
}

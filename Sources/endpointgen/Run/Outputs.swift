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
  var records = ModuleRecords.none

  /// Compares all folders with what the specs give; changes nothing.
  func plan(_ modules: [GenerationRun.Module]) throws -> [Plan] {
    try modules.map { module in
      let folder = folder(module)
      let plan =
        switch module.content {
        case .unchanged(let files):
          OutputPlan.nothing(unchanged: files.count { $0.role == .output })
        case .generated(let files, let inputs, _):
          try folder.plan(files, tool: "endpointgen \(Version.current)", inputs: inputs)
        case .gone: try folder.planOfRemoval()
        }
      return Plan(module: module, folder: folder, plan: plan)
    }
  }

  /// Writes what changed. Nothing is written before all folders were looked at.
  func write(_ modules: [GenerationRun.Module]) throws -> [Plan] {
    // In one order, or two runs could wait for each other.
    let changing = modules.filter { if case .unchanged = $0.content { false } else { true } }
    let folders = Set(changing.map(\.configuration.output.value)).sorted()
    var locks: [String: FolderLock] = [:]
    for folder in folders {
      locks[folder] = try OutputFolder(folder, signature: Self.signature, files: files).lock()
    }
    let plans = try plan(modules)
    for plan in plans {
      guard let lock = locks[plan.folder.path] else { continue }
      try plan.folder.apply(plan.plan, holding: lock)
      // While the lock is held: the files are those that this run has made.
      remember(plan)
    }
    if !locks.isEmpty { records.forgetOld() }
    return plans
  }

  private func folder(_ module: GenerationRun.Module) -> OutputFolder {
    OutputFolder(module.configuration.output.value, signature: Self.signature, files: files)
  }

  private func remember(_ plan: Plan) {
    guard case .generated(let files, _, let seen?) = plan.module.content, plan.plan.edited.isEmpty
    else { return }
    records.remember(
      plan.module.configuration, owners: plan.module.owners, inputs: seen,
      outputs: files.map { $0.path.inFolder(plan.folder.path) }, own: plan.folder.ownFiles)
  }
}

extension Outputs.Plan {
  /// The changed files, with their paths from where the tool runs.
  var changes: [(kind: OutputPlan.Change.Kind, path: String)] {
    plan.changes.map { ($0.kind, $0.path.inFolder(folder.path)) }
  }

  /// What of the folder somebody has to decide: what nobody knows, files that were edited and nothing generates any more.
  func reportDoubts(into diagnostics: inout DiagnosticCollector) {
    if plan.hasBrokenManifest {
      let manifest = Manifest.name.inFolder(folder.path)
      diagnostics.report(.brokenManifest(isGone: module.isGone), at: .beginning(of: manifest))
    }
    for path in plan.edited {
      diagnostics.report(.editedOutput, at: .beginning(of: path.inFolder(folder.path)))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static var editedOutput: Self {
    .warning(
      "edited-output",
      "nothing generates this file any more, but somebody may have edited it, so it stays",
      help: "remove it, or move it to your own sources")
  }

  /// - Parameter isGone: whether nothing is generated into the folder, so that nobody makes the file anew.
  fileprivate static func brokenManifest(isGone: Bool) -> Self {
    .warning(
      "broken-manifest",
      "this cannot be read, so nobody knows which files of the folder were generated",
      help: isGone
        ? "take it from the last commit, or remove the folder if nothing in it is your own"
        : "'endpointgen generate' writes it anew: commit it")
  }
}

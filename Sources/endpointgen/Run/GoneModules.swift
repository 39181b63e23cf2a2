import Configuration
import Diagnostics
import Output

/// What is left of specs that are no more, where no configuration says which modules there are.
enum GoneModules {
  /// The modules whose folders lie beside those of others and were made of a spec of the layout which is not there any
  /// more, by name.
  ///
  /// What was made by other means stays: its manifest names no spec that gives the folder its name. A folder of which
  /// nobody knows because its manifest is broken is among them, so that it is told.
  ///
  /// - Parameter modules: all of the layout.
  static func find(
    beside modules: [ModuleConfiguration], in project: DiskProject
  ) throws -> [ModuleConfiguration] {
    let root = Configuration.outputFolder
    // Folders behind links are somebody else's.
    guard try project.files.kind(of: root) == .folder else { return [] }
    let outputs = Set(modules.map { $0.output.value.lowercased() })
    return try project.files.names(in: root).compactMap { name in
      let folder = name.inFolder(root)
      guard !outputs.contains(folder.lowercased()),
        try project.files.kind(of: folder) == .folder
      else { return nil }
      let output = OutputFolder(folder, signature: Outputs.signature, files: project.files)
      guard let manifest = try output.manifest() else {
        return try output.hasBrokenManifest() ? Configuration.module(named: name, of: []) : nil
      }
      let specs = manifest.inputs.keys.filter {
        $0.parentFolder == Configuration.specFolder && Configuration.moduleName(ofSpec: $0) == name
      }
      guard !specs.isEmpty, try specs.allSatisfy({ try isGone($0, manifest, project) })
      else { return nil }
      return Configuration.module(named: name, of: specs)
    }
  }

  /// Whether a spec that is no module of the layout was one, and is no entry of its folder any more, or has become a
  /// library.
  private static func isGone(
    _ spec: String, _ manifest: Manifest, _ project: DiskProject
  ) throws -> Bool {
    if try project.files.kind(of: spec) == nil { return true }
    // A library can be generated for itself: then it had no target before.
    let hadTarget = manifest.files.keys.contains { $0.hasSuffix("+Target.swift") }
    return hadTarget && project.isFile(spec)
  }
}

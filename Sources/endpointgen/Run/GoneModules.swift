import Configuration
import Diagnostics
import Output

/// What is left of specs that are no more, where no configuration says which modules there are.
enum GoneModules {
  /// The modules whose folders lie beside those of others and were made of a spec of the layout which is not there any
  /// more, by name.
  ///
  /// What was made by other means stays: its manifest names no spec that gives the folder its name.
  static func find(beside modules: [ModuleConfiguration]) -> [ModuleConfiguration] {
    let project = DiskProject()
    let root = Configuration.outputFolder
    // Folders behind links are somebody else's.
    guard (try? project.files.kind(of: root)) == .folder else { return [] }
    let outputs = Set(modules.map { $0.output.value.lowercased() })
    return project.names(in: root).compactMap { name in
      let folder = name.inFolder(root)
      guard !outputs.contains(folder.lowercased()),
        (try? project.files.kind(of: folder)) == .folder,
        let manifest = try? OutputFolder(folder, signature: Outputs.signature).manifest()
      else { return nil }
      let specs = manifest.inputs.keys.filter {
        $0.parentFolder == Configuration.specFolder && Configuration.moduleName(ofSpec: $0) == name
      }
      guard let spec = specs.min(), !specs.contains(where: project.isFile) else { return nil }
      return Configuration.module(ofSpec: spec)
    }
  }
}

import Diagnostics

/// Finds specs of a module whose files no folder could hold beside each other, or at all: names of files follow from
/// those of the specs.
enum OutputNameChecker {
  static func check(_ files: [OutputFile], into diagnostics: inout DiagnosticCollector) {
    // macOS and Windows take two names for one when they differ in case only.
    var owners: [String: String] = [:]
    var told: Set<String> = []
    for file in files {
      if !file.name.isPlainFileName, told.insert(file.spec).inserted {
        diagnostics.report(.noFileName(file.spec.fileName), at: .beginning(of: file.spec))
      }
      let owner = owners[file.name.lowercased(), default: file.spec]
      owners[file.name.lowercased()] = owner
      if owner != file.spec, told.insert(file.spec).inserted {
        diagnostics.report(
          .sharedFile(file.name, owner), at: .beginning(of: file.spec),
          notes: [.init("the other one", at: .beginning(of: owner))])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func sharedFile(_ name: String, _ other: String) -> Self {
    .error(
      "shared-file", "'\(other)' becomes the file '\(name)' of this module already",
      help: "rename one of the two specs, or generate them as two modules")
  }
  fileprivate static func noFileName(_ name: String) -> Self {
    .error(
      "no-file-name", "Swift files cannot be named after the spec '\(name)'",
      help: "rename it: no '.' first, no '\\', no tab or line break, and fewer than 240 bytes")
  }
}

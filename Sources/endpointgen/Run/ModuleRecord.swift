import Configuration
import Diagnostics

/// What a module's last run chose, read and wrote, as the disk showed it then: while all of that looks the same,
/// another run would do the same again.
///
/// It is text, a line for each thing, so that the record of then and one of now can be compared as a whole:
/// ```
/// tool	0.1.0	file 1764483000.51 1764483000.51 18020384 1311
/// module	OrderClient
/// dialect	runtime	default
/// spec	specs/order.yaml
/// input	specs/order.yaml	file 1764483000.50 1764483000.50 4096 1312
/// output	Generated/OrderClient/Order+Target.swift	file 1764483000.52 1764483000.52 8192 1313
/// ```
struct ModuleRecord: Hashable, Sendable {
  /// What a file is to the module. The output folder's own files are neither read nor made for their own sake.
  enum Role: String, CaseIterable, Sendable { case input, output, own }

  struct File: Hashable, Sendable {
    var role: Role
    var path: String
    var stamp: FileStamp
  }

  private(set) var text: String

  init(
    of module: ModuleConfiguration, owners: [String: String], tool: FileStamp, files: [File]
  ) {
    text = "tool\t\(Version.current)\t\(tool)\nmodule\t\(module.name.value)\n"
    for key in OptionKey.allCases {
      let setting = module.options[key]
      // A choice of the command line goes before a spec's own, one of the configuration behind it.
      let isFixed = if case .commandLine = setting.origin { true } else { false }
      text += "\(key.rawValue)\t\(setting.value)\t\(isFixed ? "fixed" : "default")\n"
    }
    for spec in module.specs { text += "spec\t\(spec.value)\n" }
    let specs = Set(module.specs.map(\.value))
    for file in files {
      text += "\(file.role.rawValue)\t\(file.path)\t\(file.stamp)\n"
      // Specs of other modules that this one includes: generated code imports their modules.
      if let owner = owners[file.path], !specs.contains(file.path) {
        text += "import\t\(file.path)\t\(owner)\n"
      }
    }
  }

  /// The files that a record's text names, with their stamps of now.
  static func files(namedIn text: String) -> [File] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3, let role = Role(rawValue: String(parts[0])) else { return nil }
      let path = String(parts[1])
      return File(role: role, path: path, stamp: FileStamp(of: path))
    }
  }
}

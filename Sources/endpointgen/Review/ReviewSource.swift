import Configuration
import Diagnostics
import Output

/// Where one state of the specs is read from.
enum ReviewSource: Sendable {
  /// The project of the current folder.
  case workingTree
  case file(String)
  case folder(String)
  case revision(String, commit: String)
  /// One file of a revision, written `main:specs/order.yaml`.
  case revisionFile(String, commit: String, path: String)

  /// A file, a folder or a revision: what is there counts first.
  init(_ operand: String, command: String) throws {
    switch Self.kind(of: operand) {
    case .file: self = .file(operand)
    case .folder: self = .folder(operand)
    default:
      if let commit = try GitRepository.commit(operand) {
        self = .revision(operand, commit: commit)
        return
      }
      let parts = operand.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2, let commit = try GitRepository.commit(parts[0]) {
        self = .revisionFile(operand, commit: commit, path: parts[1])
        return
      }
      throw FileError("read", operand, reason: "there is no such file, folder or git revision")
    }
  }

  private static func kind(of path: String) -> FileKind? {
    if DiskProject().isFile(path) { return .file }
    // A folder may be a link too.
    return (try? Disk().kind(of: path + "/.")) ?? nil
  }

  var name: String {
    switch self {
    case .workingTree: "the working tree"
    case .file(let path), .folder(let path): path
    case .revision(let name, _), .revisionFile(let name, _, _): name
    }
  }

  /// Whether it is more than one spec, so that modules have the names of the project.
  var isProject: Bool {
    switch self {
    case .workingTree, .folder, .revision: true
    case .file, .revisionFile: false
    }
  }

  var project: any ProjectFiles {
    switch self {
    case .workingTree, .file, .folder: DiskProject()
    case .revision(_, let commit), .revisionFile(_, let commit, _): RevisionProject(commit)
    }
  }

  func load(_ path: String) throws -> [UInt8] {
    switch self {
    case .workingTree, .file, .folder: return try DiskProject.load(path)
    case .revision(_, let commit), .revisionFile(_, let commit, _):
      guard let bytes = try GitRepository.bytes(of: path, at: commit) else {
        throw FileError("read", path, reason: "there is no such file in that revision")
      }
      return bytes
    }
  }

  /// The modules of this state, as its configuration has them.
  func modules(_ config: String?, into diagnostics: inout DiagnosticCollector) throws
    -> [ModuleConfiguration]
  {
    switch self {
    case .file(let path): return try [module(of: path, config, &diagnostics)]
    case .revisionFile(_, _, let path): return try [module(of: path, config, &diagnostics)]
    case .workingTree, .revision:
      return try configuration(config ?? Configuration.fileName, project, &diagnostics)
    case .folder(let folder):
      let inside = FolderProject(folder)
      var modules = try configuration(Configuration.fileName, inside, &diagnostics)
      if modules.isEmpty, !inside.isFile(Configuration.fileName) {
        // No project: a folder of specs.
        modules = inside.names(in: ".")
          .filter { ($0.hasSuffix(".yaml") || $0.hasSuffix(".yml")) && !$0.hasPrefix(".") }
          .filter(inside.isFile).map(Configuration.module(ofSpec:))
      }
      for module in modules.indices {
        for spec in modules[module].specs.indices {
          modules[module].specs[spec].value = modules[module].specs[spec].value.inFolder(folder)
        }
      }
      return modules
    }
  }

  /// The module of one spec, with the options that it has in the project.
  private func module(
    of path: String, _ config: String?, _ diagnostics: inout DiagnosticCollector
  ) throws -> ModuleConfiguration {
    var told = DiagnosticCollector()
    let modules = try configuration(config ?? Configuration.fileName, project, &told)
    var module =
      modules.first { $0.specs.contains { $0.value == path } }
      ?? Configuration.module(ofSpec: path)
    module.specs = module.specs.filter { $0.value == path }
    return module
  }

  private func configuration(
    _ path: String, _ project: any ProjectFiles, _ diagnostics: inout DiagnosticCollector
  ) throws -> [ModuleConfiguration] {
    guard project.isFile(path), let bytes = project.bytes(of: path) else {
      return Configuration.discovered(in: project, into: &diagnostics).modules
    }
    return ConfigurationReader.read(bytes, file: path, project: project, into: &diagnostics)?
      .modules ?? []
  }
}

/// The files of a commit, as a configuration looks at them.
private struct RevisionProject: ProjectFiles {
  private let commit: String
  private let files: Set<String>

  init(_ commit: String) {
    self.commit = commit
    files = Set((try? GitRepository.files(at: commit)) ?? [])
  }

  func names(in folder: String) -> [String] {
    let prefix = folder == "." ? "" : folder + "/"
    let names = files.filter { $0.hasPrefix(prefix) }.compactMap {
      $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
    }
    return Set(names).sorted()
  }

  func isFile(_ path: String) -> Bool { files.contains(path) }

  func bytes(of path: String) -> [UInt8]? {
    (try? GitRepository.bytes(of: path, at: commit)) ?? nil
  }

  func leadsOutside(_: String, of _: String) -> Bool { false }
}

/// A folder, seen as the one in which the tool runs.
private struct FolderProject: ProjectFiles {
  private let root: String
  private let disk = DiskProject()

  init(_ root: String) { self.root = root }

  func names(in folder: String) -> [String] { disk.names(in: path(folder)) }
  func isFile(_ path: String) -> Bool { disk.isFile(self.path(path)) }
  func bytes(of path: String) -> [UInt8]? { disk.bytes(of: self.path(path)) }
  func leadsOutside(_ path: String, of folder: String) -> Bool {
    disk.leadsOutside(path, of: self.path(folder))
  }

  private func path(_ path: String) -> String { path == "." ? root : path.inFolder(root) }
}

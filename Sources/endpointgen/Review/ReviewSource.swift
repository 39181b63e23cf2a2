import Configuration
import Diagnostics
import Output

/// Where one state of the specs is read from: what part of which state.
struct ReviewSource: Sendable {
  enum Part: Sendable, Equatable {
    /// The project of the current folder.
    case project
    case file(String)
    case folder(String)
  }

  /// As the reader knows it: `main`, `specs/order.yaml`, `the working tree`.
  var name: String
  var part: Part
  /// The files of a revision; nil: what is on the disk now.
  var tree: GitTree?

  static let workingTree = ReviewSource(name: "the working tree", part: .project)

  /// Two states, from one operand or two. A revision beside a file or a folder is about that file or folder.
  static func pair(_ first: String, _ second: String?) throws -> (old: Self, new: Self) {
    if second == nil, let range = try revisions(first) { return range }
    guard let second else {
      let old = try ReviewSource(first)
      var new = workingTree
      // One spec of a revision is compared with what it is now.
      if old.tree != nil, case .file(let path) = old.part {
        new = ReviewSource(name: path, part: old.part)
      }
      return (old, new)
    }
    var old: Self
    var new: Self
    if let path = try missing(first, in: second) {
      (old, new) = (path, try ReviewSource(second))
    } else {
      old = try ReviewSource(first)
      new = try missing(second, in: first) ?? ReviewSource(second)
    }
    if old.tree != nil, old.part == .project, new.tree == nil { old.part = new.part }
    if new.tree != nil, new.part == .project, old.tree == nil { new.part = old.part }
    return (old, new)
  }

  /// A spec or a folder that is gone, which a revision beside it still has.
  private static func missing(_ path: String, in revision: String) throws -> Self? {
    guard kind(of: path) == nil, kind(of: revision) == nil, try GitRepository.commit(path) == nil,
      let commit = try GitRepository.commit(revision)
    else { return nil }
    let tree = try GitTree(commit)
    if tree.isFile(path) { return ReviewSource(name: path, part: .file(path)) }
    return tree.isFolder(path) ? ReviewSource(name: path, part: .folder(path)) : nil
  }

  /// `A..B` compares two revisions, `A...B` what B has changed since it left A; without B, the working tree.
  private static func revisions(_ operand: String) throws -> (old: Self, new: Self)? {
    guard kind(of: operand) == nil, let dots = operand.firstRange(of: "..") else { return nil }
    let isFromBase = operand[dots.upperBound...].hasPrefix(".")
    let (left, right) = (
      String(operand[..<dots.lowerBound]),
      String(operand[dots.upperBound...].dropFirst(isFromBase ? 1 : 0))
    )
    // No revision begins or ends with a slash: a path that is not there.
    guard !left.hasSuffix("/"), !right.hasPrefix("/") else { return nil }
    var old = try ReviewSource(revision: left.isEmpty ? "HEAD" : left)
    let new = right.isEmpty ? workingTree : try ReviewSource(revision: right)
    if isFromBase {
      guard let base = try GitRepository.base(of: old.tree!.commit, new.tree?.commit ?? "HEAD")
      else { throw FileError("read", operand, reason: "the two have no commit in common") }
      old.tree = try GitTree(base)
    }
    return (old, new)
  }

  /// A file, a folder, a revision, or a file of a revision such as `main:specs/order.yaml`: what is on the disk
  /// counts first.
  private init(_ operand: String) throws {
    switch Self.kind(of: operand) {
    case .file: self.init(name: operand, part: .file(operand))
    case .folder: self.init(name: operand, part: .folder(operand))
    default:
      let parts = operand.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2, let commit = try GitRepository.commit(parts[0]) {
        self.init(name: operand, part: .file(parts[1]), tree: try GitTree(commit))
      } else {
        try self.init(revision: operand)
      }
    }
  }

  private init(revision: String) throws {
    guard let commit = try GitRepository.commit(revision) else {
      var reason = "there is no such file, folder or git revision"
      if try GitRepository.commit("origin/\(revision)") != nil {
        reason += "; did you mean 'origin/\(revision)'?"
      } else if try GitRepository.isShallow() {
        reason += "; the repository is shallow: 'git fetch' more of it"
      }
      throw FileError("read", revision, reason: reason)
    }
    self.init(name: revision, part: .project, tree: try GitTree(commit))
  }

  private init(name: String, part: Part, tree: GitTree? = nil) {
    self.name = name
    self.part = part
    self.tree = tree
  }

  private static func kind(of path: String) -> FileKind? {
    if DiskProject().isFile(path) { return .file }
    // A folder may be a link too.
    return (try? Disk().kind(of: path + "/.")) ?? nil
  }

  /// Whether it is more than one spec, so that modules have the names of the project.
  var isProject: Bool { if case .file = part { false } else { true } }

  private var project: any ProjectFiles { tree ?? DiskProject() }

  func load(_ path: String) throws -> [UInt8] {
    guard let tree else { return try DiskProject.load(path) }
    guard let bytes = tree.bytes(of: path) else {
      throw FileError("read", path, reason: "there is no such file in \(name)")
    }
    return bytes
  }

  /// What is generated in this state, and how; no modules when a revision has no such file.
  func configuration(
    _ config: String?, into diagnostics: inout DiagnosticCollector
  ) -> Configuration {
    switch part {
    case .project: return written(config, into: &diagnostics)
    case .file(let path):
      guard project.isFile(path) else { return .empty }
      return configuration(of: path, config)
    case .folder(let folder):
      if hasConfiguration(config) { return written(config, into: &diagnostics) }
      let inside = FolderProject(folder, of: project)
      var found = Configuration.discovered(in: inside, into: &diagnostics)
      if found.modules.isEmpty {
        // No project: a folder of specs.
        found.modules = inside.names(in: ".")
          .filter { ($0.hasSuffix(".yaml") || $0.hasSuffix(".yml")) && !$0.hasPrefix(".") }
          .filter(inside.isFile).map(Configuration.module(ofSpec:))
      }
      for module in found.modules.indices {
        for spec in found.modules[module].specs.indices {
          found.modules[module].specs[spec].value =
            found.modules[module].specs[spec].value.inFolder(folder)
        }
      }
      return found
    }
  }

  /// The path of the configuration, from the current folder.
  func configurationPath(_ config: String?) -> String {
    if case .folder(let folder) = part { return Configuration.fileName.inFolder(folder) }
    return config ?? Configuration.fileName
  }

  func hasConfiguration(_ config: String?) -> Bool { project.isFile(configurationPath(config)) }

  /// One spec, with the options that it has in the project.
  private func configuration(of path: String, _ config: String?) -> Configuration {
    // What is wrong with the rest of the project is not asked here.
    var told = DiagnosticCollector()
    var configuration = written(config, into: &told)
    let identity = project.identity(of: path)
    func isReviewed(_ spec: Setting<String>) -> Bool {
      project.identity(of: spec.value) == identity
    }
    var module =
      configuration.modules.first { $0.specs.contains(where: isReviewed) }
      ?? configuration.module(ofUnlisted: path)
    module.specs = module.specs.filter(isReviewed)
    configuration.modules = [module]
    return configuration
  }

  /// What the configuration's file says; without one, what holds then.
  private func written(
    _ config: String?, into diagnostics: inout DiagnosticCollector
  ) -> Configuration {
    let path = configurationPath(config)
    guard project.isFile(path), let bytes = project.bytes(of: path) else {
      return .discovered(in: project, into: &diagnostics)
    }
    return ConfigurationReader.read(bytes, file: path, project: project, into: &diagnostics)
      ?? .empty
  }
}

/// A folder without a configuration, seen as the one in which the tool runs.
private struct FolderProject: ProjectFiles {
  private let root: String
  private let project: any ProjectFiles

  init(_ root: String, of project: any ProjectFiles) {
    self.root = root
    self.project = project
  }

  func names(in folder: String) -> [String] { project.names(in: path(folder)) }
  func isFile(_ path: String) -> Bool { project.isFile(self.path(path)) }
  func bytes(of path: String) -> [UInt8]? { project.bytes(of: self.path(path)) }
  func leadsOutside(_ path: String, of folder: String) -> Bool {
    project.leadsOutside(path, of: self.path(folder))
  }

  private func path(_ path: String) -> String { path == "." ? root : path.inFolder(root) }
}

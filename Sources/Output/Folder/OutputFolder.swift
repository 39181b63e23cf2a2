import Diagnostics

/// A folder that the tool fills: it writes what changed, removes what it made and makes no more, and
/// leaves everything else alone.
///
/// A run that is killed, or finds the disk full, leaves each file old or new; the next run finishes
/// what the journal says, or throws away what had not been decided.
package struct OutputFolder: Sendable {
  package let path: String
  let files: any FileSystem
  /// What the first line of each generated file says; such a file is ours without a manifest, too.
  let signature: String

  package init(_ path: String, signature: String, files: any FileSystem = Disk()) {
    self.path = path
    self.signature = signature
    self.files = files
  }

  /// The paths of what the tool keeps in the folder for itself: the manifest, and the journal while it runs.
  package var ownFiles: [String] {
    [Manifest.name.inFolder(path), Journal.folderName.inFolder(path)]
  }

  // MARK: Looking

  /// Compares what shall be with what is; changes nothing.
  package func plan(
    _ wanted: [WantedFile], tool: String, inputs: [String: String]
  ) throws -> OutputPlan {
    try checkNames(wanted)
    let (manifest, manifestText) = try readManifest()
    var plan = OutputPlan(
      changes: [], unchanged: 0, edited: [], manifest: Manifest(tool: tool, inputs: inputs))
    plan.hasBrokenManifest = manifest == nil && manifestText != nil
    for file in wanted {
      let new = Array(file.text.utf8)
      plan.manifest.files[file.path] = XXH64.hex(new)
      guard let old = try readFile(file.path) else {
        plan.changes.append(.init(kind: .created, path: file.path, old: [], new: new))
        continue
      }
      if old == new {
        plan.unchanged += 1
        continue
      }
      guard manifest?.files[file.path] != nil || isSigned(old) else {
        throw OutputError.foreign(path: file.path.inFolder(path))
      }
      plan.changes.append(.init(kind: .updated, path: file.path, old: old, new: new))
    }
    try findStale(manifest, in: &plan)
    if plan.hasBrokenManifest { try findSigned(in: &plan) }
    plan.changes.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    plan.setManifest(unlike: manifestText)
    return plan
  }

  /// What has to change when nothing is generated into the folder any more: all that the tool made and nobody edited goes,
  /// and the folder too, if nothing else is in it.
  package func planOfRemoval() throws -> OutputPlan {
    let (manifest, text) = try readManifest()
    var plan = OutputPlan.nothing(unchanged: 0)
    plan.hasBrokenManifest = manifest == nil && text != nil
    guard let manifest, let text else { return plan }
    // As long as an edited file stays, it is known what it was made of.
    plan.manifest = Manifest(tool: manifest.tool, inputs: manifest.inputs)
    try findStale(manifest, in: &plan)
    if plan.manifest.files.isEmpty {
      plan.removesManifest = true
    } else {
      plan.setManifest(unlike: text)
    }
    return plan
  }

  /// Files that the tool made and makes no more.
  private func findStale(_ manifest: Manifest?, in plan: inout OutputPlan) throws {
    for (name, hash) in (manifest?.files ?? [:]).sorted(by: { $0.key < $1.key })
    where plan.manifest.files[name] == nil && Self.isSafe(name) {
      guard let old = try readFile(name) else { continue }
      if XXH64.hex(old) == hash {
        plan.changes.append(.init(kind: .removed, path: name, old: old, new: []))
      } else {
        plan.edited.append(name)
        // Still ours: it is told again until somebody decides.
        plan.manifest.files[name] = hash
      }
    }
  }

  /// Files that the tool made once, as their first lines say, where nobody knows any more how it made them: they stay,
  /// and are told until somebody decides.
  private func findSigned(in plan: inout OutputPlan) throws {
    for name in try files.names(in: path) where plan.manifest.files[name] == nil {
      guard Self.isSafe(name), try files.kind(of: name.inFolder(path)) == .file,
        let bytes = try readFile(name), isSigned(bytes)
      else { continue }
      plan.edited.append(name)
      plan.manifest.files[name] = Manifest.unknownHash
    }
  }

  /// What the tool knows of the folder; nil when it knows nothing.
  package func manifest() throws -> Manifest? { try readManifest().0 }

  /// Whether there is a manifest which the tool cannot read.
  package func hasBrokenManifest() throws -> Bool {
    let (manifest, text) = try readManifest()
    return manifest == nil && text != nil
  }

  private func readManifest() throws -> (Manifest?, [UInt8]?) {
    let text = try read(Manifest.name.inFolder(path))
    return (text.flatMap(Manifest.init(text:)), text)
  }

  private func isSigned(_ bytes: [UInt8]) -> Bool {
    let firstLine = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: firstLine, as: UTF8.self).contains(signature)
  }

  // MARK: Changing

  /// Makes the folder what a plan says. Does nothing at all when nothing changes.
  package func apply(_ plan: OutputPlan, holding lock: FolderLock) throws {
    guard !plan.changes.isEmpty || plan.newManifest != nil || plan.removesManifest else {
      return
    }
    var steps: [Journal.Step] = []
    var contents: [[UInt8]] = []
    func stage(_ bytes: [UInt8], as path: String) {
      steps.append(.put(path: path, staged: contents.count))
      contents.append(bytes)
    }
    for change in plan.changes {
      try checkFolders(of: change.path)
      switch change.kind {
      case .created, .updated: stage(change.new, as: change.path)
      case .removed: steps.append(.remove(path: change.path, hash: XXH64.hex(change.old)))
      }
    }
    // The last: until then a file that was to be removed is still known as ours.
    if let manifest = plan.newManifest { stage(manifest, as: Manifest.name) }
    try withExtendedLifetime(lock) {
      if !steps.isEmpty { try Journal(folder: path, files: files).run(steps, contents: contents) }
      if plan.removesManifest {
        // Behind the journal, which only a folder with a manifest makes somebody look for.
        try files.remove(Manifest.name.inFolder(path))
        try files.removeEmptyFolder(path)
      }
    }
  }

  /// Takes the folder's lock, making the folder if need be, and finishes what an earlier run began.
  ///
  /// Two runs that write into one folder wait for each other as long as the lock lives.
  package func lock() throws -> FolderLock {
    try files.makeFolders(path)
    let lock = try files.lock(path)
    try Journal(folder: path, files: files).recover()
    return lock
  }

  // MARK: Paths

  /// The bytes of a file in the folder; nil when there is none.
  private func readFile(_ name: String) throws -> [UInt8]? {
    try checkFolders(of: name)
    return try read(name.inFolder(path))
  }

  private func read(_ file: String) throws -> [UInt8]? {
    switch try files.kind(of: file) {
    case nil: nil
    case .file: try files.read(file)
    case .folder, .link, .other: throw OutputError.notAFile(path: file)
    }
  }

  /// Refuses a folder on the way to a file that is a link: it would lead out of the output folder.
  private func checkFolders(of name: String) throws {
    try Self.checkFolders(of: name, in: path, files: files)
  }

  static func checkFolders(
    of name: String, in folder: String, files: any FileSystem
  ) throws {
    var parent = name.parentFolder
    while parent != "." {
      let place = parent.inFolder(folder)
      let kind = try files.kind(of: place)
      guard kind == nil || kind == .folder else { throw OutputError.notAFile(path: place) }
      parent = parent.parentFolder
    }
  }

  private func checkNames(_ wanted: [WantedFile]) throws {
    var seen: Set<String> = []
    for file in wanted {
      // macOS and Windows take two names for one when they differ in case only.
      guard Self.isSafe(file.path), seen.insert(file.path.lowercased()).inserted else {
        throw OutputError.badName(file.path)
      }
    }
  }

  /// Whether a path stays in its folder, and is none of the tool's own files.
  static func isSafe(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { String($0).isPlainFileName }
  }
}

import Diagnostics

/// Changes several files of a folder as one: all of them, or none.
///
/// The new files are written into a folder beside them first, then a list of the steps. From the moment
/// that list has its name the change is decided: whoever comes next carries it out. Each step can be
/// done twice. This is safe against a killed process and a full disk, not against a power cut: for that
/// each file would have to be flushed to the disk, and the files can be generated again.
struct Journal {
  enum Step: Hashable {
    /// Puts a staged file, by number, in its place.
    case put(path: String, staged: Int)
    /// Removes a file if its content still has this hash.
    case remove(path: String, hash: String)
  }

  let folder: String
  let files: any FileSystem

  /// Within the output folder, since a file can be moved in one step within one file system only.
  static let folderName = ".endpointgen"

  private var staging: String { Self.folderName.inFolder(folder) }
  private var list: String { "steps.json".inFolder(staging) }
  private var draft: String { "steps.json.new".inFolder(staging) }
  private func staged(_ number: Int) -> String { "\(number)".inFolder(staging) }

  func run(_ steps: [Step], contents: [[UInt8]]) throws {
    do {
      try files.makeFolder(staging)
      for (number, bytes) in contents.enumerated() { try files.write(bytes, to: staged(number)) }
      try files.write(Array(Self.text(of: steps).utf8), to: draft)
      try files.move(draft, to: list)
    } catch {
      // Nothing was decided. When the disk is full, what fills it goes.
      try? clear()
      throw error
    }
    try carryOut(steps)
  }

  /// Finishes a decided change; throws away one that was not decided.
  func recover() throws {
    let kind = try files.kind(of: staging)
    guard let kind else { return }
    guard kind == .folder else { throw OutputError.notAFile(path: staging) }
    let text = try files.kind(of: list) == .file ? try files.read(list) : nil
    if let steps = text.flatMap(Self.steps) {
      try carryOut(steps)
    } else {
      try clear()
    }
  }

  private func carryOut(_ steps: [Step]) throws {
    for step in steps {
      switch step {
      case .put(let path, let number): try put(staged(number), to: path)
      case .remove(let path, let hash): try remove(path, hash: hash)
      }
    }
    try clear()
  }

  private func put(_ staged: String, to path: String) throws {
    try OutputFolder.checkFolders(of: path, in: folder, files: files)
    // What isn't staged any more is in its place already.
    guard try files.kind(of: staged) == .file else { return }
    try files.makeFolders(path.parentFolder.inFolder(folder))
    try files.move(staged, to: path.inFolder(folder))
  }

  private func remove(_ path: String, hash: String) throws {
    try OutputFolder.checkFolders(of: path, in: folder, files: files)
    let file = path.inFolder(folder)
    guard try files.kind(of: file) == .file, let bytes = try files.read(file),
      XXH64.hex(bytes) == hash
    else { return }
    try files.remove(file)
    // Folders that only held what was removed go with it.
    var parent = path.parentFolder
    while parent != "." {
      try files.removeEmptyFolder(parent.inFolder(folder))
      parent = parent.parentFolder
    }
  }

  /// Removes the list first: without it the rest is thrown away by whoever comes next.
  private func clear() throws {
    try files.remove(list)
    for name in try files.names(in: staging) { try files.remove(name.inFolder(staging)) }
    try files.removeEmptyFolder(staging)
  }

  // MARK: The list

  private static func text(of steps: [Step]) -> String {
    let document: JSONText = [
      "steps": .array(
        steps.map { step in
          switch step {
          case .put(let path, let number): ["put": .string(path), "staged": .integer(number)]
          case .remove(let path, let hash): ["remove": .string(path), "hash": .string(hash)]
          }
        })
    ]
    return document.text + "\n"
  }

  /// Nil for a list that the tool did not write: one that leads out of the folder, say.
  private static func steps(_ text: [UInt8]) -> [Step]? {
    guard case .object(let members) = JSONReader.read(text),
      case .array(let items) = members["steps"]
    else { return nil }
    var steps: [Step] = []
    for item in items {
      guard case .object(let step) = item else { return nil }
      switch (step["put"], step["staged"], step["remove"], step["hash"]) {
      case (.string(let path), .number(let number), nil, nil):
        guard isAllowed(path), let number = Int(number) else { return nil }
        steps.append(.put(path: path, staged: number))
      case (nil, nil, .string(let path), .string(let hash)):
        guard isAllowed(path) else { return nil }
        steps.append(.remove(path: path, hash: hash))
      default: return nil
      }
    }
    return steps
  }

  private static func isAllowed(_ path: String) -> Bool {
    path == Manifest.name || OutputFolder.isSafe(path)
  }
}

import Output

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The repository around the current folder, read by `git` itself. Nothing is checked out.
struct GitRepository {
  /// The commit of a revision such as `main` or `HEAD~2`; nil when there is none.
  static func commit(_ revision: String) throws -> String? {
    try line(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
  }

  /// The newest commit that two have in their pasts; nil when there is none.
  static func base(of left: String, _ right: String) throws -> String? {
    try line(["merge-base", left, right])
  }

  /// Whether old commits are missing, as in most checkouts of a continuous integration.
  static func isShallow() throws -> Bool {
    try line(["rev-parse", "--is-shallow-repository"]) == "true"
  }

  /// The files and links of a commit, by their paths from the top of the repository.
  static func entries(at commit: String) throws -> [(path: String, isLink: Bool)] {
    let result = try git(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard result.status == 0 else { throw FileError("read", commit, reason: "git ls-tree failed") }
    // `100644 blob 8f5c…<tab>specs/shop.yaml`; a submodule is a commit.
    return result.output.split(separator: 0).compactMap { line in
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[1] == "blob" else { return nil }
      return (String(decoding: line[(tab + 1)...], as: UTF8.self), words[0] == "120000")
    }
  }

  /// Where the current folder stands in the repository: `sub/folder/`, or nothing at its top.
  static func prefix() throws -> String { try line(["rev-parse", "--show-prefix"]) ?? "" }

  /// The bytes of a file, or the text of a link, by its path from the top of the repository.
  static func bytes(of path: String, at commit: String) throws -> [UInt8]? {
    let result = try git(["cat-file", "blob", "\(commit):\(path)"])
    return result.status == 0 ? result.output : nil
  }

  // MARK: Running git

  /// The first line that a command prints; nil when it fails.
  private static func line(_ arguments: [String]) throws -> String? {
    let result = try git(arguments)
    guard result.status == 0 else { return nil }
    return String(decoding: result.output, as: UTF8.self)
      .split(whereSeparator: \.isNewline).first.map(String.init)
  }

  private static func git(_ arguments: [String]) throws -> (status: Int32, output: [UInt8]) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure() }
    defer { close(ends[0]) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words = (["git"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let error = posix_spawnp(&process, "git", &actions, nil, &words, environ)
    close(ends[1])
    guard error == 0 else {
      throw FileError("run", "git", reason: String(cString: strerror(error)))
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      if count > 0 { output += buffer[..<count] } else if count == 0 || errno != EINTR { break }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return (status, output)
  }

  private static func failure() -> FileError {
    FileError("run", "git", reason: String(cString: strerror(errno)))
  }
}

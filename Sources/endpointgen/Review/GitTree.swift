import Configuration

/// The files of a commit as the current folder sees them: links are followed, as on a disk.
struct GitTree: ProjectFiles {
  let commit: String
  /// The current folder, from the top of the repository.
  private let folder: [Substring]
  private let files: Set<String>
  private let links: Set<String>

  init(_ commit: String) throws {
    self.commit = commit
    folder = try GitRepository.prefix().split(separator: "/")
    let entries = try GitRepository.entries(at: commit)
    files = Set(entries.filter { !$0.isLink }.map(\.path))
    links = Set(entries.filter(\.isLink).map(\.path))
  }

  func names(in folder: String) -> [String] {
    guard let path = resolved(folder) else { return [] }
    let prefix = path.isEmpty ? "" : path + "/"
    let names = files.union(links).filter { $0.hasPrefix(prefix) }.compactMap {
      $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
    }
    return Set(names).sorted()
  }

  func isFile(_ path: String) -> Bool { resolved(path).map(files.contains) ?? false }

  func isFolder(_ path: String) -> Bool { !names(in: path).isEmpty }

  func bytes(of path: String) -> [UInt8]? {
    guard let path = resolved(path), files.contains(path) else { return nil }
    return (try? GitRepository.bytes(of: path, at: commit)) ?? nil
  }

  func leadsOutside(_: String, of _: String) -> Bool { false }

  /// The path behind links, from the top of the repository; nil where it leaves that, or where links lead in a circle.
  private func resolved(_ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    var done: [Substring] = []
    var rest = Array((folder + path.split(separator: "/")).reversed())
    var followed = 0
    while let part = rest.popLast() {
      switch part {
      case ".": continue
      case "..":
        guard done.popLast() != nil else { return nil }
      default:
        let here = (done + [part]).joined(separator: "/")
        guard links.contains(here) else {
          done.append(part)
          continue
        }
        // As many as Linux follows.
        followed += 1
        guard followed <= 40, let bytes = (try? GitRepository.bytes(of: here, at: commit)) ?? nil
        else { return nil }
        let target = String(decoding: bytes, as: UTF8.self)
        guard !target.hasPrefix("/") else { return nil }
        rest += target.split(separator: "/").reversed()
      }
    }
    return done.joined(separator: "/")
  }
}

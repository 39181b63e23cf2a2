import Diagnostics

/// The files around a configuration: what it may look at.
///
/// What the machine refuses to show counts as not there; who asks for the configuration learns of it elsewhere.
package protocol ProjectFiles: Sendable {
  /// The names in a folder, sorted; empty when there is no such folder.
  func names(in folder: String) -> [String]
  func isFile(_ path: String) -> Bool
  func bytes(of path: String) -> [UInt8]?
  /// Whether a path within a folder leads out of it by way of a symbolic link.
  func leadsOutside(_ path: String, of folder: String) -> Bool
  /// The same text for two paths that lead to one entry of one folder, however they are written.
  func identity(of path: String) -> String
}

extension ProjectFiles {
  package func identity(of path: String) -> String { path.normalizedPath }

  /// A path as it is named everywhere: normal, unless that would lead elsewhere by way of a link.
  package func named(_ path: String) -> String {
    let name = path.normalizedPath
    return name == path || identity(of: name) == identity(of: path) ? name : path
  }
}

/// A path whose last part may hold `*` (any characters) and `?` (one of them).
struct PathPattern {
  let folder: String
  let name: [Character]

  init(_ path: String) {
    let slash = path.lastIndex(of: "/")
    folder = slash.map { String(path[..<$0]) } ?? ""
    name = Array(slash.map { path[path.index(after: $0)...] } ?? path[...])
  }

  /// Whether `*` or `?` stands where it means itself.
  var hasPatternAsFolder: Bool { folder.contains("*") || folder.contains("?") }

  /// The paths of the files that match, sorted. Hidden files don't.
  func matches(in project: any ProjectFiles) -> [String] {
    guard name.contains("*") || name.contains("?") else {
      let path = String(name).inFolder(folder)
      return project.isFile(path) ? [path] : []
    }
    return project.names(in: folder.isEmpty ? "." : folder)
      .filter { !$0.hasPrefix(".") && matches(Array($0)[...], name[...]) }
      .map { $0.inFolder(folder) }
      .filter(project.isFile)
  }

  private func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    // Remembers the last `*` and lets it take one character more each time: linear in practice.
    var (text, pattern) = (text, pattern)
    var retry: (text: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while true {
      if let wanted = pattern.first {
        if wanted == "*" {
          pattern = pattern.dropFirst()
          retry = (text, pattern)
          continue
        }
        if let character = text.first, wanted == "?" || wanted == character {
          text = text.dropFirst()
          pattern = pattern.dropFirst()
          continue
        }
      } else if text.isEmpty {
        return true
      }
      guard let last = retry, !last.text.isEmpty else { return false }
      retry = (last.text.dropFirst(), last.pattern)
      (text, pattern) = (last.text.dropFirst(), last.pattern)
    }
  }
}

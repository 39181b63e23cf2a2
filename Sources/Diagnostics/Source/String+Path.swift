// Paths are plain texts with `/` between their parts, as the tool was given them.
extension String {
  /// `a/b` of `a/b/c`, `.` of `a`, `/` of `/a`.
  package var parentFolder: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// `c.yaml` of `a/b/c.yaml`.
  package var fileName: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return String(self[index(after: slash)...])
  }

  /// A path in a folder; an absolute path stays as it is.
  package func inFolder(_ folder: String) -> String {
    if hasPrefix("/") || folder.isEmpty || folder == "." { return self }
    return folder.hasSuffix("/") ? folder + self : "\(folder)/\(self)"
  }
}

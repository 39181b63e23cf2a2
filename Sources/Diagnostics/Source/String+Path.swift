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

  /// Whether file systems, and those who read lists of files, take a name as it is, and it is not hidden.
  package var isPlainFileName: Bool {
    !isEmpty && utf8.count <= 255 && !hasPrefix(".")
      && !unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0 == "\\" || $0 == "/" }
  }

  /// A path in a folder; an absolute path stays as it is.
  package func inFolder(_ folder: String) -> String {
    if hasPrefix("/") || folder.isEmpty || folder == "." { return self }
    return folder.hasSuffix("/") ? folder + self : "\(folder)/\(self)"
  }

  /// `specs/a.yaml` of `./specs//x/../a.yaml`, `.` of what stays where it is. The text alone decides, as in addresses of
  /// the web: whether `x` is a link does not matter.
  package var normalizedPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !hasPrefix("/") {
        parts.append(part)
      }
    }
    let path = parts.joined(separator: "/")
    return hasPrefix("/") ? "/\(path)" : path.isEmpty ? "." : path
  }

  /// The way from a folder to this path, `../specs/a.yaml` from `/p/app` to `/p/specs/a.yaml`. Both are absolute and normal.
  package func path(from folder: String) -> String {
    let (here, there) = (folder.split(separator: "/"), split(separator: "/"))
    let common = zip(here, there).prefix { $0 == $1 }.count
    let way = here.dropFirst(common).map { _ in ".." } + there.dropFirst(common)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}

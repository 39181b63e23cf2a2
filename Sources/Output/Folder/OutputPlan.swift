/// A file as it shall stand in an output folder.
package struct WantedFile: Hashable, Sendable {
  /// In the folder, such as `OrderAPI.swift` or `Models/Order.swift`.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// What has to change in an output folder. It was found by looking; nothing has changed yet.
package struct OutputPlan: Sendable {
  package struct Change: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable { case created, updated, removed }

    package var kind: Kind
    /// In the folder.
    package var path: String
    /// What stands there now; empty for a file that is created.
    package var old: [UInt8]
    /// What shall stand there; empty for a file that is removed.
    package var new: [UInt8]
  }

  /// By path: Swift files of which nothing changes are not among them.
  package var changes: [Change]
  /// How many files are as they should be.
  package var unchanged: Int
  /// Files that the tool made once and makes no more, but somebody edited, or may have: they stay.
  package var edited: [String]
  /// Whether the folder's manifest is none, with the marks of a merge in it perhaps.
  package var hasBrokenManifest = false
  var manifest: Manifest
  /// The manifest's text; nil when that is what the disk has.
  var newManifest: [UInt8]?
  /// Whether the manifest goes with the last of what the tool made.
  var removesManifest = false

  /// Nothing has to change; how many files there are is known.
  package static func nothing(unchanged: Int) -> OutputPlan {
    OutputPlan(
      changes: [], unchanged: unchanged, edited: [], manifest: Manifest(tool: ""))
  }

  /// Takes the manifest's text, unless it is the old one.
  mutating func setManifest(unlike old: [UInt8]?) {
    let text = Array(manifest.text.utf8)
    if text != old { newManifest = text }
  }

  /// Whether the folder's files are what they should be, whatever the manifest says of its inputs.
  package var isUpToDate: Bool { changes.isEmpty && edited.isEmpty && !hasBrokenManifest }
}

/// Why an output folder is left as it is.
package enum OutputError: Error, Hashable, CustomStringConvertible {
  /// A file that the tool did not make stands where one of its files belongs.
  case foreign(path: String)
  /// Something that is no file, or a symbolic link, stands where a file or folder belongs.
  case notAFile(path: String)
  /// A name that leaves the folder, or that some file systems cannot tell from another's.
  case badName(String)

  package var description: String {
    switch self {
    case .foreign(let path): "\(path) is not a file that endpointgen made: move it, or remove it"
    case .notAFile(let path): "\(path) is a link, or no file: endpointgen writes plain files only"
    case .badName(let name): "'\(name)' cannot be the name of an output file"
    }
  }
}

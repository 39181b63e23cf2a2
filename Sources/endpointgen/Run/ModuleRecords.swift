import Configuration
import Diagnostics
import Output

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The records of what was generated, one file for each module of each project, in the user's folder for caches.
///
/// They are no part of a project: they hold what only this machine can know, and without them everything is generated
/// anew. So whatever goes wrong with them is no error.
struct ModuleRecords: Sendable {
  /// Nil where nothing is remembered.
  private let folder: String?
  private let files = Disk()

  /// The specification of base directories (freedesktop.org) names the folder, on Apple's systems their own custom.
  static var ofUser: ModuleRecords {
    if let caches = variable("XDG_CACHE_HOME"), caches.hasPrefix("/") {
      return ModuleRecords(folder: "endpointgen".inFolder(caches))
    }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return .none }
    #if canImport(Darwin)
      return ModuleRecords(folder: "Library/Caches/endpointgen".inFolder(home))
    #else
      return ModuleRecords(folder: ".cache/endpointgen".inFolder(home))
    #endif
  }

  static let none = ModuleRecords(folder: nil)

  init(folder: String?) { self.folder = folder }

  /// The files of a module of which nothing has changed since its last run; nil when something may have.
  func unchangedFiles(
    of module: ModuleConfiguration, owners: [String: String]
  ) -> [ModuleRecord.File]? {
    guard let path = path(of: module), let bytes = try? files.read(path) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let files = ModuleRecord.files(namedIn: text)
    let record = ModuleRecord(
      of: module, owners: owners, tool: Self.tool, files: files)
    return record.text == text ? files : nil
  }

  /// Remembers a run that told nothing: what it had told would have to be told again.
  ///
  /// - Parameters:
  ///   - inputs: as they were before they were read.
  ///   - outputs: the paths of all that was written, or was there already.
  func remember(
    _ module: ModuleConfiguration, owners: [String: String], inputs: Snapshot,
    outputs: [String], own: [String]
  ) {
    guard let folder, let path = path(of: module) else { return }
    let files =
      inputs.files.map { ModuleRecord.File(role: .input, path: $0.path, stamp: $0.stamp) }
      + outputs.map { ModuleRecord.File(role: .output, path: $0, stamp: FileStamp(of: $0)) }
      + own.map { ModuleRecord.File(role: .own, path: $0, stamp: FileStamp(of: $0)) }
    let record = ModuleRecord(
      of: module, owners: owners, tool: Self.tool, files: files)
    // A path with a tab or a line break in it would be read as another.
    guard ModuleRecord.files(namedIn: record.text).map(\.path) == files.map(\.path) else { return }
    do {
      try self.files.makeFolders(folder)
      try self.files.writeWhole(Array(record.text.utf8), to: path)
    } catch {
      // Nothing is remembered, so the next run does all the work.
    }
  }

  /// Forgets what is oldest when there is much: projects go, and nobody says so.
  func forgetOld() {
    guard let folder, let names = try? files.names(in: folder), names.count > Self.most else {
      return
    }
    let paths = names.map { $0.inFolder(folder) }
    let oldestFirst = paths.map { ($0, written: FileStamp(of: $0).written) }
      .sorted { $0.written < $1.written }
    for (path, _) in oldestFirst.dropLast(Self.most / 2) { try? files.remove(path) }
  }

  private static let most = 2000

  // MARK: Where

  private func path(of module: ModuleConfiguration) -> String? {
    guard let folder, let here = DiskProject.currentFolder, Self.tool != .missing else {
      return nil
    }
    let name = XXH64.hex(Array("\(here)\n\(module.output.value)".utf8))
    return name.inFolder(folder)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The tool's own file: another build of it may generate something else under the same version.
  private static let tool: FileStamp = {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(size))
      defer { path.deallocate() }
      return _NSGetExecutablePath(path, &size) == 0
        ? FileStamp(of: String(cString: path)) : .missing
    #else
      return FileStamp(of: "/proc/self/exe")
    #endif
  }()
}

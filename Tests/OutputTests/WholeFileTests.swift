import Foundation
import Output
import Testing

/// A file is written as a whole, or not at all.
@Suite struct WholeFileTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  @Test(arguments: 0..<2)
  func aFullDiskLeavesTheOldFileAndNothingElse(change: Int) throws {
    try temporary.write("old", "a.html")
    let disk = FaultyDisk(.full, atChange: change)
    let error = #expect(throws: FileError.self) {
      try disk.writeWhole(Array("new".utf8), to: temporary.path + "/a.html")
    }
    #expect(error?.path == temporary.path + "/a.html")
    #expect(try temporary.names() == ["a.html"])
    #expect(try temporary.text("a.html") == "old")
    try Disk().writeWhole(Array("new".utf8), to: temporary.path + "/a.html")
    #expect(try temporary.text("a.html") == "new")
  }

  @Test func severalFilesAreMadeOrNone() throws {
    let files = ["specs/api/a.yaml", "b.yaml"].map { (temporary.path + "/\($0)", [UInt8(0x61)]) }
    for change in 0..<6 {
      let disk = FaultyDisk(.full, atChange: change)
      #expect(throws: FileError.self) { try disk.makeWhole(files) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
    }
    try FaultyDisk(.full, atChange: 6).makeWhole(files)
    #expect(try temporary.names() == ["b.yaml", "specs/api/a.yaml"])
  }

  @Test func noLinkIsFollowedAndNoDeviceReplaced() throws {
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path + "/link", withDestinationPath: "a.html")
    for path in [temporary.path + "/link", "/dev/null"] {
      #expect(throws: OutputError.notAFile(path: path)) { try Disk().writeWhole([], to: path) }
    }
  }
}

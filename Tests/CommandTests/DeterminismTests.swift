import Foundation
import Testing

/// The same specs give the same bytes on each machine.
@Suite struct DeterminismTests {
  /// What differs between two machines: the surroundings, the order of files, how many cores there are.
  static let machines: [(surroundings: [String], isReversed: Bool, cores: String)] = [
    (["LANG=C", "LC_ALL=C", "TZ=UTC"], false, "0"),
    (["LANG=tr_TR.UTF-8", "LC_ALL=tr_TR.UTF-8", "TZ=Pacific/Apia"], true, "0"),
    (["LANG=ar_EG.UTF-8", "LC_ALL=ar_EG.UTF-8", "TZ=Asia/Kathmandu"], false, "0,1"),
    (["LANG=de_DE.UTF-8", "LC_ALL=de_DE.UTF-8", "TZ=America/St_Johns"], true, "0,1"),
  ]

  /// The specs of this repository: they have dates, decimals, and names that a locale could change.
  static let specs = URL(filePath: #filePath).appending(path: "../../../specs").standardized

  @Test func neitherLocaleNorTimeZoneNorOrderNorCoresMatter() throws {
    var results: [[String: String]] = []
    for machine in Self.machines {
      let project = try Project()
      // A folder lists its files as they were made, on some file systems.
      var names = try FileManager.default.contentsOfDirectory(atPath: Self.specs.path).sorted()
      if machine.isReversed { names.reverse() }
      try project.write("", "specs/.folder")
      for name in names {
        try FileManager.default.copyItem(
          atPath: "\(Self.specs.path)/\(name)", toPath: "\(project.path)/specs/\(name)")
      }
      try project.write(Self.groups(), "specs/groups.yaml")
      let specs = names.filter { $0.hasSuffix(".yaml") }.map { "specs/\($0)" }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      let taskset = "/usr/bin/taskset"
      let onCores =
        FileManager.default.isExecutableFile(atPath: taskset) ? [taskset, "-c", machine.cores] : []
      process.arguments =
        machine.surroundings + ["XDG_CACHE_HOME=\(project.path)/.cache"] + onCores
        + [Project.tool.path, "generate", "--quiet", "--module", "All", "--output", "made"]
        + specs + ["specs/groups.yaml"]
      process.currentDirectoryURL = URL(filePath: project.path)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      results.append(try project.files(in: "made"))
    }
    #expect(results[0].count > 8)
    #expect(results.allSatisfy { $0 == results[0] })
  }

  /// Groups are read and resolved side by side: what is wrong with them is told from top to bottom all the same.
  @Test func mistakesInGroupsAreToldInTheOrderOfTheSpec() throws {
    let project = try Project()
    try project.write(Self.groups(type: "Itn"), "specs/groups.yaml")
    let first = try project.run("check")
    #expect(first.error.matches(of: /unknown-type/).count == 40)
    for _ in 0..<10 { #expect(try project.run("check").error == first.error) }
    let lines = first.error.matches(of: /groups\.yaml:([0-9]+):[0-9]+: error/).map { Int($0.1)! }
    #expect(lines == lines.sorted())
  }

  private static func groups(type: String = "Int") -> String {
    let groups = (0..<40).map {
      "  g\($0): { path: g\($0), endpoints: { list: { params: { page: \(type) } }, get: } }"
    }
    return "target: GroupsAPI\nbaseURL: https://a.b\ngroups:\n"
      + groups.joined(separator: "\n") + "\n"
  }
}

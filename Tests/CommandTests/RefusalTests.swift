import Foundation
import Testing

/// What the machine does not show is not gone: the run ends with 74, and nothing changes.
@Suite struct RefusalTests {
  private let project: Project

  init() throws {
    project = try Project(["specs/shop.yaml": Project.spec("ShopAPI")])
    try project.run("generate")
  }

  private func replace(_ name: String, byLinkTo target: String) throws {
    let path = "\(project.path)/\(name)"
    try FileManager.default.moveItem(atPath: path, toPath: "\(project.path)/away")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func expectRefusal(_ reason: String) throws {
    let files = try project.files(in: "Generated")
    for command in ["generate", "check", "config"] {
      let result = try project.run(command)
      #expect(result.code == 74 && result.output == "", "\(command)")
      #expect(result.error == "error: \(reason)\n", "\(command)")
    }
    #expect(try project.files(in: "Generated") == files)
  }

  @Test func aLinkThatLeadsNowhereIsASpecAllTheSame() throws {
    try replace("specs/shop.yaml", byLinkTo: "../gone.yaml")
    try expectRefusal("cannot read specs/shop.yaml: the link leads nowhere")
  }

  @Test func aFolderOfSpecsThatIsAwayIsNotEmpty() throws {
    try replace("specs", byLinkTo: "gone")
    try expectRefusal("cannot list specs: No such file or directory")
  }

  @Test(.enabled(if: getuid() != 0, "root sees everything"))
  func aFolderOfSpecsThatNobodyMaySeeIsNotEmpty() throws {
    let specs = "\(project.path)/specs"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: specs)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: specs)
    }
    try expectRefusal("cannot list specs: Permission denied")
  }

  @Test func anIncludedFileThatCannotBeReadIsNoMistakeOfTheAuthor() throws {
    try project.write("models: {}\n", "specs/common.yaml")
    try project.write("include: [common.yaml]\n" + Project.spec("ShopAPI"), "specs/shop.yaml")
    try project.write("modules: { Shop: { specs: specs/shop.yaml } }\n", "endpointgen.yaml")
    try replace("specs/common.yaml", byLinkTo: "common.yaml")
    let result = try project.run("generate")
    #expect(result.code == 74)
    #expect(result.error.hasPrefix("error: cannot read specs/common.yaml: "))
  }

  @Test func whatATargetlessSpecHadBecomeGoes() throws {
    try project.write("models: { A: { fields: { a: Int } } }\n", "specs/shop.yaml")
    #expect(try project.run("check").code == 1)
    let result = try project.run("generate")
    #expect(result.output.contains("removed Generated/ShopClient/Shop+Target.swift\n"))
    // A library that is generated for itself stays.
    try project.run("generate", "specs/shop.yaml")
    try project.run("generate")
    #expect(try project.files(in: "Generated").keys.contains("ShopClient/Shop+Models.swift"))
  }
}

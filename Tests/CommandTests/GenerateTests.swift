import Foundation
import Output
import Testing

@Suite struct GenerateTests {
  @Test func aSecondRunChangesNoByteAndNoTime() throws {
    let project = try Project(["specs/order.yaml": Project.spec("OrderAPI")])
    let first = try project.run("generate")
    #expect(first.code == 0 && first.error == "")
    #expect(first.output.contains("created Generated/OrderClient/Order+Target.swift\n"))
    let files = try project.files(in: "Generated")
    let names = Array(files.keys).map { "Generated/\($0)" } + ["Generated/OrderClient"]
    let times = try names.map { try project.changed($0) }
    let second = try project.run("generate")
    #expect(second.code == 0)
    #expect(second.output == "1 module: \(files.count - 1) unchanged\n")
    #expect(try project.files(in: "Generated") == files)
    #expect(try names.map { try project.changed($0) } == times)
  }

  @Test func theCommandLineGoesBeforeTheSpecAndTheSpecBeforeTheDefault() throws {
    let spec = Project.spec("AAPI") + "\naccess: package\n"
    let project = try Project(["specs/a.yaml": spec])
    let file = "AClient/A+Target.swift"
    try project.run("generate")
    #expect(
      try project.text("Generated/\(file)")?.contains("package nonisolated enum AAPI") == true)
    try project.run("generate", "--access", "internal")
    #expect(try project.text("Generated/\(file)")?.contains("\nnonisolated enum AAPI") == true)
  }

  @Test func anErrorInOneSpecLeavesAllAsTheyWere() throws {
    let project = try Project([
      "specs/a.yaml": Project.spec("AAPI"), "specs/b.yaml": Project.spec("BAPI"),
    ])
    try project.run("generate")
    let before = try project.files(in: "Generated")
    try project.write(Project.spec("AAPI", endpoints: ["list", "more"]), "specs/a.yaml")
    try project.write("target: BAPI\nendpoitns: {}\n", "specs/b.yaml")
    let result = try project.run("generate")
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("specs/b.yaml:2:1: error: unknown key 'endpoitns'"))
    #expect(result.error.contains("2 | endpoitns: {}\n    ^^^^^^^^^\n"))
    #expect(try project.files(in: "Generated") == before)
  }

  @Test func everyMistakeOfAllSpecsIsToldInOneRun() throws {
    let project = try Project([
      "specs/a.yaml": "target: AAPI\nendpoints: { x: { path: {id}/x, methd: get } }\n",
      "specs/b.yaml": "target: BAPI\nendpoints:\n  y: { response: Nope, url: ${x} }\n",
    ])
    let result = try project.run("generate")
    let heads = result.error.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { $0.prefix { $0 != " " } }
    #expect(result.code == 1)
    #expect(heads.contains("specs/a.yaml:2:25:") && heads.contains("specs/a.yaml:2:33:"))
    #expect(heads.contains("specs/b.yaml:3:29:"))
  }

  @Test func aRenamedSpecTakesItsOldFilesAlong() throws {
    let project = try Project([
      "endpointgen.yaml": "modules: { Shop: { specs: specs/*.yaml } }\n",
      "specs/old.yaml": Project.spec("ShopAPI"),
    ])
    try project.run("generate")
    #expect(try project.files(in: "Generated/Shop").keys.contains("Old+Target.swift"))
    try FileManager.default.moveItem(
      atPath: "\(project.path)/specs/old.yaml", toPath: "\(project.path)/specs/new.yaml")
    let result = try project.run("generate")
    #expect(result.output.contains("removed Generated/Shop/Old+Target.swift\n"))
    let names = try project.files(in: "Generated/Shop").keys
    #expect(names.contains("New+Target.swift") && !names.contains("Old+Target.swift"))
  }

  @Test func whatWasMadeOfARemovedSpecGoes() throws {
    let project = try Project([
      "specs/a.yaml": Project.spec("AAPI"), "specs/b.yaml": Project.spec("BAPI"),
      "Generated/Mine/B+Target.swift": "// mine\n", "other/c.yaml": Project.spec("CAPI"),
    ])
    try project.run("generate")
    try project.run("generate", "other/c.yaml", "--output", "Generated/Other")
    try FileManager.default.removeItem(atPath: "\(project.path)/specs/b.yaml")
    try FileManager.default.removeItem(atPath: "\(project.path)/other/c.yaml")

    #expect(try project.run("generate", "specs/a.yaml").code == 0)
    #expect(try project.text("Generated/BClient/B+Target.swift") != nil, "one spec was named")
    let check = try project.run("check")
    #expect(check.code == 1)
    #expect(check.output.contains("--- a/Generated/BClient/B+Target.swift\n+++ /dev/null\n"))
    #expect(check.error.contains("the specs do not give this file any more [stale-output]"))

    let result = try project.run("generate")
    #expect(result.code == 0 && result.error == "")
    #expect(
      result.output
        == "removed Generated/BClient/B+Target.swift\n1 module: 1 removed, 1 unchanged\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(project.path)/Generated")
    #expect(names.sorted() == ["AClient", "Mine", "Other"])
    #expect(try project.run("check").code == 0)
  }

  @Test func anEditedFileOfARemovedSpecStaysAndIsTold() throws {
    let project = try Project(["specs/a.yaml": Project.spec("AAPI")])
    try project.run("generate")
    try project.write("// mine\n", "Generated/AClient/A+Target.swift")
    try FileManager.default.removeItem(atPath: "\(project.path)/specs/a.yaml")
    for _ in 0..<2 {
      let result = try project.run("generate")
      #expect(result.code == 0)
      #expect(result.error.contains("Generated/AClient/A+Target.swift:1:1: warning: "))
      #expect(try project.text("Generated/AClient/A+Target.swift") == "// mine\n")
      #expect(try project.run("check").code == 1)
    }
    try FileManager.default.removeItem(
      atPath: "\(project.path)/Generated/AClient/A+Target.swift")
    try project.run("generate")
    #expect(try Disk().kind(of: "\(project.path)/Generated/AClient") == nil)
  }

  @Test func anEditedFileThatNothingGeneratesStaysAndIsTold() throws {
    let project = try Project([
      "endpointgen.yaml": "modules: { Shop: { specs: specs/*.yaml } }\n",
      "specs/a.yaml": Project.spec("AAPI"), "specs/b.yaml": Project.spec("BAPI"),
    ])
    try project.run("generate")
    try project.write("// mine\n", "Generated/Shop/B+Target.swift")
    try FileManager.default.removeItem(atPath: "\(project.path)/specs/b.yaml")
    let result = try project.run("generate")
    #expect(result.code == 0)
    #expect(result.error.hasPrefix("Generated/Shop/B+Target.swift:1:1: warning: "))
    #expect(try project.text("Generated/Shop/B+Target.swift") == "// mine\n")
    #expect(try project.run("check").code == 1)
  }

  @Test func oneSpecCanBeGeneratedIntoAFolder() throws {
    let project = try Project(["a/shop.yaml": Project.spec("ShopAPI")])
    let result = try project.run(
      "generate", "./a/shop.yaml", "--output", "Sources/Shop", "--access", "internal")
    #expect(result.code == 0)
    let text = try project.text("Sources/Shop/Shop+Target.swift")
    #expect(text?.contains("enum ShopAPI: ") == true)
  }

  @Test func aFileOfSomebodyElseIsNotOverwritten() throws {
    let project = try Project([
      "specs/order.yaml": Project.spec("OrderAPI"),
      "Generated/OrderClient/Order+Target.swift": "mine",
    ])
    let result = try project.run("generate")
    #expect(result.code == 74)
    #expect(
      result.error.hasPrefix(
        "error: Generated/OrderClient/Order+Target.swift is not a file that endpointgen made"))
    #expect(try project.files(in: "Generated") == ["OrderClient/Order+Target.swift": "mine"])
  }

  @Test func anOutputThatIsALinkOutOfTheProjectIsRefused() throws {
    let elsewhere = try Project()
    let project = try Project([
      "specs/order.yaml": Project.spec("OrderAPI"),
      "endpointgen.yaml": "modules:\n  A:\n    specs: specs/order.yaml\n    output: Generated/A\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.path)/Generated", withDestinationPath: elsewhere.path)
    let result = try project.run("generate")
    #expect(result.code == 1)
    #expect(result.error.hasPrefix("endpointgen.yaml:4:13: error: 'Generated/A' leads out of"))
    #expect(try elsewhere.files(in: "") == [:])
  }

  @Test func aQuietRunSaysNothing() throws {
    let project = try Project(["specs/order.yaml": Project.spec("OrderAPI")])
    let result = try project.run("generate", "--quiet")
    #expect(result.code == 0 && result.output == "" && result.error == "")
  }

  @Test func aLibraryIsNoModuleOfItsOwn() throws {
    let project = try Project([
      "specs/order.yaml": Project.spec("OrderAPI"),
      "specs/common.yaml": "models: { A: { fields: { a: Int } } }\n",
    ])
    #expect(try project.run("generate").output.contains("1 module: "))
  }
}

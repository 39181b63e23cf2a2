import Foundation
import Testing

/// `generate --build-plugin`: what the plugin of a build runs.
@Suite struct BuildPluginTests {
  static let library = "models: { Problem: { fields: { title: String } } }\n"
  static let including = "include: [problems.endpoints.yaml]\n" + Project.spec("ShopAPI")

  @Test func aSpecBecomesItsThreeFilesWhateverIsInIt() throws {
    let project = try Project(["a/problems.endpoints.yaml": Self.library])
    let result = try project.run(
      "generate", "--build-plugin", "--output", "made", "\(project.path)/a/problems.endpoints.yaml")
    #expect(result.code == 0, "\(result.error)")
    let files = try project.files(in: "made")
    let header =
      "// Generated from problems.endpoints.yaml by endpointgen. Edit the spec instead.\n"
    #expect(
      files.keys.sorted() == [
        "Problems+Models.swift", "Problems+Samples.swift", "Problems+Target.swift",
      ])
    #expect(files["Problems+Target.swift"] == header)
    #expect(files["Problems+Samples.swift"] == header)
    #expect(files["Problems+Models.swift"]?.contains("EndpointRuntime.ModelReader") == true)
  }

  @Test func includedLibrariesAndOtherFilesOfTheFolderAreLeftAlone() throws {
    let project = try Project([
      "problems.endpoints.yaml": Self.library, "shop.endpoints.yaml": Self.including,
      "made/Old+Target.swift":
        "// Generated from old.yaml by endpointgen. Edit the spec instead.\n",
    ])
    try project.run("generate", "--build-plugin", "--output", "made", "shop.endpoints.yaml")
    #expect(
      try project.files(in: "made").keys.sorted() == [
        "Old+Target.swift", "Shop+Models.swift", "Shop+Samples.swift", "Shop+Target.swift",
      ])
  }

  @Test func whatStaysTheSameKeepsItsTime() throws {
    let project = try Project(["shop.endpoints.yaml": Project.spec("ShopAPI")])
    let arguments = ["generate", "--build-plugin", "--output", "made", "shop.endpoints.yaml"]
    try project.start(arguments).waitUntilExit()
    let names = ["Target", "Models", "Samples"].map { "made/Shop+\($0).swift" }
    let times = try names.map { try project.changed($0) }
    try project.write(Project.spec("ShopAPI", endpoints: ["list", "more"]), "shop.endpoints.yaml")
    try project.start(arguments).waitUntilExit()
    let after = try names.map { try project.changed($0) }
    #expect(after[0] != times[0] && after[1...] == times[1...])
  }

  @Test func aMistakeIsToldAsACompilerTellsItAndWritesNothing() throws {
    let project = try Project(["shop.endpoints.yaml": "target: ShopAPI\nendpoitns: {}\n"])
    let spec = "\(project.path)/shop.endpoints.yaml"
    let result = try project.run("generate", "--build-plugin", "--output", "made", spec)
    #expect(result.code == 1 && result.output == "")
    #expect(result.error.hasPrefix("\(spec):2:1: error: unknown key 'endpoitns'"))
    #expect(throws: (any Error).self) { try project.files(in: "made") }
  }

  @Test func aLibraryThatThePluginDoesNotFindIsAMistake() throws {
    let project = try Project([
      "problems.yaml": Self.library,
      "shop.endpoints.yaml": Self.including.replacing(".endpoints.yaml", with: ".yaml"),
    ])
    let result = try project.run(
      "generate", "--build-plugin", "--output", "made", "shop.endpoints.yaml")
    #expect(result.code == 1)
    #expect(result.error.contains("[unbuilt-library]"))
    #expect(result.error.contains("help: name it 'problems.endpoints.yaml'"))
  }

  @Test func theFoldersConfigurationDoesNotMatter() throws {
    let project = try Project([
      "endpointgen.yaml": "nonsense: true\n", "shop.endpoints.yaml": Project.spec("ShopAPI"),
    ])
    let run = { try project.run("generate", "--build-plugin", "--output", "made", $0) }
    #expect(try run("shop.endpoints.yaml").code == 0)
    #expect(
      try project.run("generate", "--build-plugin", "shop.endpoints.yaml").error
        .contains("needs a spec and '--output'"))
  }
}

import Foundation
import Testing

/// A spec is the same one however its path is written, on the command line and in the configuration.
@Suite struct SpecPathTests {
  private static func project(specs: String) throws -> Project {
    try Project([
      "specs/shop.yaml": Project.spec("ShopAPI"), "app/.folder": "",
      "endpointgen.yaml":
        "access: internal\nmodules: { Shop: { specs: \(specs), output: Sources/Shop } }\n",
    ])
  }

  @Test(arguments: [
    "specs/shop.yaml", "./specs//shop.yaml", "[specs/../specs/shop.yaml]", "\"./specs/*.yaml\"",
    "[specs/shop.yaml, ./specs/shop.yaml]",
  ])
  func aSpecIsFoundInItsModule(written: String) throws {
    let project = try Self.project(specs: written)
    for operand in [
      "specs/shop.yaml", "./specs/shop.yaml", "app/../specs/shop.yaml",
      "\(project.path)/specs/shop.yaml",
    ] {
      let result = try project.run("generate", "--force", operand)
      #expect(result.code == 0, "\(operand): \(result.error)")
    }
    let text = try project.text("Sources/Shop/Shop+Target.swift")
    #expect(text?.contains("\nnonisolated enum ShopAPI") == true)
    #expect(!FileManager.default.fileExists(atPath: "\(project.path)/Generated"))
  }

  @Test func theManifestSaysNothingOfTheMachine() throws {
    let project = try Self.project(specs: "./specs/shop.yaml")
    try project.run("generate")
    let manifest = try project.text("Sources/Shop/.endpointgen.json")
    #expect(manifest?.contains(#""specs/shop.yaml": "#) == true)
    for (configuration, folder) in [
      ("\(project.path)/endpointgen.yaml", "."), ("../endpointgen.yaml", "app"),
    ] {
      let result = try project.run(["generate", "--force", "--config", configuration], in: folder)
      #expect(result.code == 0)
      #expect(try project.text("Sources/Shop/.endpointgen.json") == manifest)
    }
  }

  @Test func allModulesThatHoldASpecAreGenerated() throws {
    let project = try Project([
      "specs/shop.yaml": Project.spec("ShopAPI"),
      "endpointgen.yaml": "modules: { A: { specs: specs/shop.yaml }, B: { specs: specs/*.yaml } }",
    ])
    #expect(try project.run("generate", "specs/shop.yaml").output.contains("2 modules: 2 created"))
    try project.write(Project.spec("ShopAPI", endpoints: ["more"]), "specs/shop.yaml")
    let check = try project.run("check", "specs/shop.yaml").error
    #expect(check.contains("/A/Shop+Target.swift") && check.contains("/B/Shop+Target.swift"))
  }

  @Test func choicesForAllModulesHoldForASpecThatNoneNames() throws {
    let project = try Self.project(specs: "specs/shop.yaml")
    try project.write(Project.spec("OtherAPI"), "other.yaml")
    #expect(try project.run("generate", "other.yaml").code == 0)
    let text = try project.text("Generated/OtherClient/Other+Target.swift")
    #expect(text?.contains("\nnonisolated enum OtherAPI") == true)
  }

  @Test func aSpecDoesNotTakeTheFolderOfAnotherOfItsName() throws {
    let project = try Project([
      "a/shop.yaml": Project.spec("AAPI"), "b/shop.yaml": Project.spec("BAPI"),
    ])
    let result = try project.run("generate", "a/shop.yaml", "b/shop.yaml")
    #expect(result.code == 1)
    #expect(result.error.hasPrefix("b/shop.yaml:1:1: error: 'a/shop.yaml' becomes the module"))
  }

  @Test func aModuleCanBeGeneratedIntoAnotherFolder() throws {
    let project = try Self.project(specs: "specs/shop.yaml")
    #expect(try project.run("generate", "Shop", "--output", "made").code == 0)
    #expect(try project.files(in: "made").keys.contains("Shop+Target.swift"))
  }
}

import Foundation
import Testing

@Suite struct InitTests {
  @Test func theFirstProjectWorksAsItIs() throws {
    let project = try Project()
    #expect(try project.run("init", "shop").output.contains("created specs/shop.yaml\n"))
    let result = try project.run("generate")
    #expect(result.code == 0 && result.error == "")
    #expect(try project.files(in: "Generated/ShopClient").keys.contains("Shop+Target.swift"))
    #expect(try project.run("init", "shop").output.contains("specs/shop.yaml is there already"))
    #expect(try project.run("check").code == 0)
  }

  @Test func whatAConfigurationLacksForAnotherSpecIsShown() throws {
    let project = try Project()
    try project.run("init")
    let result = try project.run("init", "shop")
    #expect(result.output.contains("created specs/shop.yaml\n"))
    let addition = "  ShopClient:\n    specs: [specs/shop.yaml]\n    output: Generated/ShopClient\n"
    #expect(result.output.hasSuffix("add below 'modules:'\n\(addition)"))
    let configuration = try project.text("endpointgen.yaml") ?? ""
    try project.write(configuration + addition, "endpointgen.yaml")
    #expect(try project.run("generate").output.contains("2 modules: "))
    #expect(try !project.run("init", "shop").output.contains("does not name"))
  }

  @Test func specsThatAreThereStayWhatTheyWere() throws {
    let project = try Project([
      "specs/shop.yaml": Project.spec("ShopAPI"), "specs/log in, out.yaml": Project.spec("LogAPI"),
      "specs/common.yaml": "models: {}\n",
    ])
    try project.run("generate")
    let before = try project.files(in: "Generated")
    #expect(try project.run("init", "more").code == 0)
    let result = try project.run("generate")
    #expect(result.code == 0 && result.output.contains("3 modules: "))
    let after = try project.files(in: "Generated")
    #expect(after.filter { before[$0.key] != nil } == before)
  }

  @Test func aSpecOfANameThatIsTakenIsToldAndNothingIsMade() throws {
    let project = try Project(["specs/Shop.yml": Project.spec("ShopAPI")])
    let result = try project.run("init", "shop")
    #expect(result.code == 1)
    #expect(result.error.hasPrefix("specs/shop.yaml:1:1: error: 'specs/Shop.yml' becomes the"))
    #expect(try project.text("endpointgen.yaml") == nil)
  }

  @Test func nothingIsLeftWhenAFileCannotBeMade() throws {
    let project = try Project(["specs": "a file"])
    #expect(try project.run("init").code == 74)
    #expect(try project.files(in: ".").keys.sorted() == ["err", "out", "specs"])
  }
}

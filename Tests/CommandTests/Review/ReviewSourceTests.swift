import Foundation
import Testing

/// What `review` compares: files, folders and revisions.
@Suite struct ReviewSourceTests {
  private static let models = "models:\n  Order: { fields: { id: Int, note: String } }\n"
  private static let shop = """
    target: ShopAPI
    baseURL: https://example.com
    include: [shared/models.yaml]
    endpoints:
      list: { path: orders, response: [Order] }

    """

  private static func project() throws -> GitProject {
    try GitProject(["specs/shop.yaml": shop, "specs/shared/models.yaml": models])
  }

  private static func added(_ name: String) -> String { shop + "  \(name): { path: \(name) }\n" }

  @Test func theWorkingTreeIsComparedWithARevision() throws {
    let project = try Self.project()
    #expect(
      try project.run("review", "main").output == "nothing changed from main to the working tree\n")
    try project.write(Self.added("more"), "specs/shop.yaml")
    #expect(try project.review("HEAD").sentences == ["ShopAPI.more: the endpoint was added"])
  }

  @Test func librariesAreReadAtTheirRevision() throws {
    let project = try Self.project()
    try project.write(
      Self.models.replacingOccurrences(of: "String", with: "\"String?\""),
      "specs/shared/models.yaml")
    try project.commit("two")
    try project.write(Self.models, "specs/shared/models.yaml")
    #expect(try project.review("main").rules == ["field-became-required"])
    #expect(try project.review("main~1", "main").rules == ["field-became-optional"])
    #expect(try project.review("main~1").rules == [])
    #expect(try project.review("main~1..main").rules == ["field-became-optional"])
    // A file beside a revision is that file of the revision.
    #expect(try project.review("main", "specs/shop.yaml").rules == ["field-became-required"])
    #expect(try project.review("specs/shop.yaml", "main").rules == ["field-became-optional"])
    #expect(
      try project.review("main:specs/shop.yaml", "specs/shop.yaml").rules == [
        "field-became-required"
      ])
    #expect(try project.review("main", "specs").rules == ["field-became-required"])
  }

  /// What main did since then is not undone by the branch.
  @Test func threeDotsCompareWithWhereTheBranchLeft() throws {
    let project = try Self.project()
    try project.git("switch", "-q", "-c", "topic")
    try project.write(Self.added("mine"), "specs/shop.yaml")
    try project.commit("mine")
    try project.git("switch", "-q", "main")
    try project.write(Self.added("theirs"), "specs/shop.yaml")
    try project.commit("theirs")
    #expect(
      try project.review("main...topic").sentences == ["ShopAPI.mine: the endpoint was added"])
    try project.git("switch", "-q", "topic")
    #expect(try project.review("main...").sentences == ["ShopAPI.mine: the endpoint was added"])
    #expect(try project.review("main").rules == ["endpoint-removed", "endpoint-added"])
  }

  @Test func twoFilesAndTwoFoldersNeedNoRepository() throws {
    let project = try Project([
      "a.yaml": Project.spec("ShopAPI"),
      "b.yaml": Project.spec("ShopAPI", endpoints: ["list", "more"]),
      "old/x.yaml": Project.spec("ShopAPI"),
      "new/y.yaml": Project.spec("ShopAPI", endpoints: ["list", "more"]),
      "was/specs/x.yaml": Project.spec("ShopAPI"),
      "is/specs/x.yaml": Project.spec("ShopAPI", endpoints: ["list", "more"]),
      "is/endpointgen.yaml": "modules:\n  XClient: { specs: [specs/x.yaml], access: package }\n",
    ])
    #expect(try project.review("a.yaml", "b.yaml").rules == ["endpoint-added"])
    // A spec's module is named after its file, which callers import.
    #expect(try project.review("old", "new").rules == ["configuration-changed", "endpoint-added"])
    let configured = try project.review("was", "is")
    #expect(configured.rules == ["configuration-changed", "endpoint-added"])
    #expect(configured.sentences[0] == "XClient: 'access' changed from 'public' to 'package'")
  }

  /// However its path is spelled, and whether a module names it or not.
  @Test func aSpecHasTheChoicesOfItsConfiguration() throws {
    let project = try Self.project()
    let spec = "models: { Item: { fields: { id: Int } } }\n"
    try project.write(
      "access: internal\nmodules: { A: { specs: [./listed.yaml] } }\n", "endpointgen.yaml")
    try project.write(spec, "listed.yaml")
    try project.write(spec, "unlisted.yaml")
    try project.commit("two")
    for file in ["listed.yaml", "unlisted.yaml"] {
      // What it is in any case.
      let written = spec.replacingOccurrences(of: "Item: {", with: "Item: { access: internal,")
      try project.write(written, file)
      #expect(try project.review("HEAD", file).rules == [], "\(file)")
    }
  }

  @Test func aFolderOfTheRepositoryIsAProjectOfItsOwn() throws {
    let project = try GitProject(["app/specs/shop.yaml": Project.spec("ShopAPI")])
    try project.write(Project.spec("ShopAPI", endpoints: ["list", "more"]), "app/specs/shop.yaml")
    #expect(try project.review("main", "app").rules == ["endpoint-added"])
    let inside = try project.project.run(["review", "main"], in: "app")
    #expect(inside.output.hasPrefix("risky  ShopAPI.more: the endpoint was added"))
  }

  @Test func specsComeGoAndMove() throws {
    let project = try GitProject([
      "specs/a.yaml": Project.spec("AAPI"), "specs/b.yaml": Project.spec("BAPI"),
    ])
    try project.write(Project.spec("CAPI"), "specs/c.yaml")
    #expect(try project.review("main").sentences == ["CAPI: the target was added"])
    #expect(try project.review("main", "specs/c.yaml").notes == ["there is no spec in main"])
    try FileManager.default.removeItem(atPath: "\(project.path)/specs/c.yaml")
    try FileManager.default.removeItem(atPath: "\(project.path)/specs/b.yaml")
    #expect(try project.review("main").sentences == ["BAPI: the target was removed"])
    try project.git("checkout", "-q", "--", "specs/b.yaml")
    try project.git("mv", "specs/b.yaml", "specs/renamed.yaml")
    #expect(
      try project.review("main").sentences
        == ["RenamedClient: 'module' changed from 'BClient' to 'RenamedClient'"])
  }

  /// As `generate` follows them.
  @Test func linksOfARevisionAreFollowed() throws {
    let project = try GitProject(["shared/real.yaml": Project.spec("ShopAPI")])
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(project.path)/specs", withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: "\(project.path)/specs/shop.yaml", withDestinationPath: "../shared/real.yaml")
    try manager.createSymbolicLink(
      atPath: "\(project.path)/linked", withDestinationPath: "shared")
    try project.commit("two")
    try project.write(Project.spec("ShopAPI", endpoints: ["list", "more"]), "shared/real.yaml")
    for operands in [["main"], ["main", "specs/shop.yaml"], ["main:linked/real.yaml"]] {
      let review = try project.project.review(operands)
      #expect(review.rules == ["endpoint-added"], "\(operands)")
      #expect(review.notes == [], "\(operands)")
    }
    #expect(
      try project.project.run(["review", "main", "shop.yaml"], in: "specs").output
        .hasPrefix("risky  ShopAPI.more: the endpoint was added"))
  }

  /// One spec of a revision is compared with that spec, not with all of them.
  @Test func aSpecOfARevisionIsComparedWithWhatItIsNow() throws {
    let project = try GitProject([
      "specs/a.yaml": Project.spec("AAPI"), "specs/b.yaml": Project.spec("BAPI"),
    ])
    #expect(try project.review("main:specs/a.yaml").changes == [])
    try FileManager.default.removeItem(atPath: "\(project.path)/specs/a.yaml")
    for operands in [["main:specs/a.yaml"], ["main", "specs/a.yaml"]] {
      let review = try project.project.review(operands)
      #expect(review.sentences == ["AAPI: the target was removed"], "\(operands)")
    }
    #expect(try project.review("specs/a.yaml", "main").rules == ["target-added"])
  }

  @Test func aSpecInAnotherModuleIsToldOnce() throws {
    func configuration(_ first: String, _ second: String) -> String {
      "modules:\n  One: { specs: [\(first)] }\n  Two: { specs: [\(second)] }\n"
    }
    let project = try GitProject([
      "specs/a.yaml": Project.spec("AAPI"), "specs/b.yaml": Project.spec("BAPI"),
      "specs/c.yaml": Project.spec("CAPI"),
      "endpointgen.yaml": configuration("specs/a.yaml, specs/b.yaml", "specs/c.yaml"),
    ])
    try project.write(
      configuration("specs/a.yaml", "specs/b.yaml, specs/c.yaml"), "endpointgen.yaml")
    #expect(
      try project.review("main").sentences == ["BAPI: 'module' changed from 'One' to 'Two'"])
  }

  @Test func aChildThatIsRenamedIsToldOnce() throws {
    func parent(_ child: String) -> String {
      "target: ShopAPI\nbaseURL: https://example.com\ninclude: [child.yaml]\nendpoints: { a: { child: \(child) } }\n"
    }
    let project = try GitProject([
      "specs/shop.yaml": parent("Child"), "specs/child.yaml": Project.spec("Child"),
      "endpointgen.yaml":
        "modules:\n  Shop: { specs: [specs/shop.yaml, specs/child.yaml] }\n",
    ])
    try project.write(parent("Other"), "specs/shop.yaml")
    try project.write(Project.spec("Other"), "specs/child.yaml")
    #expect(
      try project.review("main").sentences == ["Other: the target was renamed from 'Child'"])
  }

  @Test func theConfigurationOfEachStateApplies() throws {
    func configuration(_ choices: String) -> String {
      "version: 0.1.0\nmodules:\n  ShopClient: { specs: [specs/shop.yaml]\(choices) }\n"
    }
    let project = try GitProject([
      "specs/shop.yaml": Project.spec("ShopAPI"), "endpointgen.yaml": configuration(""),
    ])
    try project.write(configuration(", access: internal, naming: camelCase"), "endpointgen.yaml")
    let review = try project.review("main")
    #expect(
      review.sentences == [
        "ShopClient: 'access' changed from 'public' to 'internal'",
        "ShopClient: 'naming' changed from 'as-written' to 'camelCase'",
      ])
    let annotations = try project.run("review", "main", "--format", "github").output
    try project.write("version: 0.2.0\n" + configuration("").dropFirst(15), "endpointgen.yaml")
    #expect(
      try project.review("main").sentences
        == ["ShopClient: 'version' changed from '0.1.0' to '0.2.0'"])
    #expect(annotations.contains("file=endpointgen.yaml,line=3,"))
  }

  // MARK: What cannot be compared

  @Test func errorsOnOneSideAreToldAndTheRestIsCompared() throws {
    let project = try Self.project()
    try project.write(
      Self.added("more").replacingOccurrences(of: "[Order]", with: "[Ordr]"), "specs/shop.yaml")
    let result = try project.run("review", "main")
    #expect(result.code == 1)
    #expect(
      result.output.hasPrefix(
        "note: specs/shop.yaml has errors in the working tree (specs/shop.yaml:5:35: "))
    #expect(result.output.contains("ShopAPI.more: the endpoint was added"))
    // Whoever mends it is not kept from it.
    try project.commit("broken")
    try project.write(Self.shop, "specs/shop.yaml")
    let mending = try project.run("review", "main")
    #expect(mending.code == 0 && mending.output.contains("has errors in main"))
  }

  /// Only what the spec still names may be there.
  @Test func anErrorElsewhereHidesNoRemoval() throws {
    let models = "models:\n  M: { fields: { a: Int, b: Int } }\n  E: { cases: [x] }\n"
    let project = try Project([
      "old.yaml": Project.spec("ShopAPI", endpoints: ["list", "find"]) + models,
      "new.yaml": Project.spec("ShopAPI", endpoints: ["list"])
        + "  find: { path: find, tiemout: 5 }\nmodels:\n  M: { fields: { a: Int } }\n  E: { cases: [x, y] }\n",
    ])
    let review = try project.review("old.yaml", "new.yaml")
    #expect(
      review.sentences == ["M: the field 'b' was removed", "E: the case 'y' was added"])
  }

  @Test func aSpecThatIsNoYAMLRemovesNothing() throws {
    let project = try Self.project()
    try project.write("target: [", "specs/shop.yaml")
    let review = try project.review("main")
    #expect(review.changes == [] && review.notes.count == 1)
    try project.git("checkout", "-q", ".")
    try project.write("modules: { ShopClient: { spec: x } }\n", "endpointgen.yaml")
    let configured = try project.review("main")
    #expect(configured.changes == [] && configured.notes.count == 1)
  }

  @Test(arguments: [
    (["review"], 64, "review compares one state with another"),
    (["review", "a", "b", "c"], 64, "review compares one state with another"),
    (["review", "nonsense"], 74, "there is no such file, folder or git revision"),
    (["review", "main..nonsense"], 74, "cannot read nonsense"),
    (["review", "--end-of-options"], 64, "unknown option"),
    (["review", "main", "missing.yaml"], 74, "missing.yaml"),
    // A path, not a range.
    (["review", "../missing/a.yaml"], 74, "cannot read ../missing/a.yaml"),
    (["review", "specs/../missing.yaml"], 74, "there is no such file, folder or git revision"),
    (["review", "main", "--config", "missing.yaml"], 74, "missing.yaml"),
    (["review", "main", "--format", "xml"], 64, "xml"),
    (["review", "main", "--rule", "endpoint-aded=safe"], 64, "did you mean 'endpoint-added'?"),
    (["review", "main", "--rule", "endpoint-added=fine"], 64, "unknown verdict 'fine'"),
    (["review", "main", "--rule", "endpoint-added"], 64, "endpoint-added=safe"),
    (["review", "main", "--ignore", "missing"], 74, "missing"),
    (["review", "main", "--html", "specs"], 74, "specs"),
  ])
  func wrongUseIsTold(arguments: [String], code: Int, text: String) throws {
    let project = try Self.project()
    let result = try project.project.run(arguments)
    #expect(Int(result.code) == code, "\(result.error)")
    #expect(result.error.contains(text), "\(result.error)")
  }

  @Test func aPlaceWithoutRepositoryOrSpecsIsTold() throws {
    let project = try Project(["specs/shop.yaml": Project.spec("ShopAPI")])
    #expect(try project.run("review", "main").code == 74)
    let empty = try GitProject(["README.md": ""])
    let result = try empty.run("review", "main")
    #expect(result.code == 74)
    #expect(
      result.error == "error: cannot review main: there is no spec, nor in the working tree\n")
  }

  @Test func aShallowCloneSaysWhatIsMissing() throws {
    let project = try Self.project()
    try project.git("tag", "v1")
    try project.write(Self.added("more"), "specs/shop.yaml")
    try project.commit("two")
    try project.git("clone", "-q", "--depth", "1", "file://\(project.path)", "clone")
    let result = try project.project.run(["review", "v1"], in: "clone")
    #expect(result.code == 74)
    #expect(result.error.contains("the repository is shallow"))
    try project.git("-C", "clone", "switch", "-q", "--detach")
    try project.git("-C", "clone", "branch", "-q", "-D", "main")
    let remote = try project.project.run(["review", "main"], in: "clone")
    #expect(remote.error.contains("did you mean 'origin/main'?"))
  }
}

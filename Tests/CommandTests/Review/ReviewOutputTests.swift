import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What `review` prints, and what it makes of its options.
@Suite struct ReviewOutputTests {
  private static let old = """
    target: ShopAPI
    baseURL: https://example.com
    endpoints:
      list: { path: orders }
      find: { path: "orders/{id}", params: { id: Int } }
    models:
      Order: { fields: { id: Int } }

    """
  /// A path changed (★ wire breaking), an optional argument came (source risky), a model is described (safe).
  private static let new = """
    target: ShopAPI
    baseURL: https://example.com
    endpoints:
      list: { path: all }
      find: { path: "orders/{id}", params: { id: Int, full: "Bool?" } }
    models:
      Order: { doc: An order., fields: { id: Int } }

    """

  private static func project() throws -> Project {
    try Project(["old.yaml": old, "new.yaml": new])
  }

  private static func run(_ arguments: String...) throws -> Project.Result {
    try project().run(["review", "old.yaml", "new.yaml"] + arguments)
  }

  @Test func textTellsTheWorstFirst() throws {
    let result = try Self.run()
    #expect(result.code == 0 && result.error == "")
    #expect(
      result.output == """
        ★ breaking  ShopAPI.list: the path changed from 'orders' to 'all'  [endpoint-path-changed]
            source safe, wire breaking: breaks the wire, yet compiles
            old.yaml:4:17  new.yaml:4:17  16c7b7681c993325
        risky  ShopAPI.find: the argument 'full: Bool?' was added  [parameter-added-optional]
            source risky, wire safe
            new.yaml:5:51  45a0dcfe30eb4c1b
        safe  Order: the documentation changed  [documentation-changed]
            source safe, wire safe
            old.yaml:7:3  new.yaml:7:3  249bf23f29b0de00
        1 breaking, 1 risky, 1 safe (1 ★); next version: major

        """)
  }

  @Test(arguments: [
    ([], 0), (["--fail-on", "breaking"], 1), (["--fail-on", "risky"], 1),
    (["--fail-on", "breaking", "--axis", "source"], 0),
    (["--fail-on", "risky", "--axis", "source"], 1),
    (["--fail-on", "breaking", "--axis", "wire"], 1),
    (["--fail-on", "breaking", "--rule", "endpoint-path-changed=risky"], 0),
    (
      ["--fail-on", "risky", "--rule", "endpoint-path-changed=off,parameter-added-optional=safe"], 0
    ),
  ])
  func failsWhenItIsToldTo(arguments: [String], code: Int) throws {
    let result = try Self.project().run(["review", "old.yaml", "new.yaml"] + arguments)
    #expect(Int(result.code) == code, "\(result.output)")
  }

  @Test func anAxisShowsWhatItIsAbout() throws {
    func rules(_ axis: String) throws -> [String] {
      try ReviewDocument(try Self.run("--axis", axis, "--format", "json").output).rules
    }
    #expect(try rules("source") == ["parameter-added-optional", "documentation-changed"])
    #expect(try rules("wire") == ["endpoint-path-changed", "documentation-changed"])
  }

  @Test func anAcceptedChangeIsLeftOutUntilItsDay() throws {
    let project = try Self.project()
    let first = try ReviewDocument(
      try project.run("review", "old.yaml", "new.yaml", "--format", "json").output
    ).changes[0]["fingerprint"]!
    func review(_ line: String) throws -> Project.Result {
      try project.write("# accepted\n\(line)\n", "accepted")
      return try project.run(
        "review", "old.yaml", "new.yaml", "--ignore", "accepted", "--fail-on", "breaking")
    }
    let ignored = try review("\(first) until 2999-12-31  # the server has both paths")
    #expect(ignored.code == 0)
    #expect(ignored.output.hasSuffix("1 risky, 1 safe; next version: minor; 1 ignored\n"))
    let ended = try review("\(first) until 2020-12-31")
    #expect(ended.code == 1)
    #expect(
      ended.output.hasPrefix("note: the ignored change \(first) counts again since 2020-12-31\n"))
    let wrong = try review("\(first) until tomorrow")
    #expect(wrong.code == 64 && wrong.error.contains("accepted:2: write 'FINGERPRINT'"))
  }

  /// A fingerprint is of what changed, not of where.
  @Test func fingerprintsStayWhenLinesMove() throws {
    let project = try Self.project()
    func fingerprints() throws -> [String] {
      try ReviewDocument(
        try project.run("review", "old.yaml", "new.yaml", "--format", "json").output
      ).changes.map { $0["fingerprint"]! }
    }
    let before = try fingerprints()
    try project.write("# moved\n\n" + Self.old, "old.yaml")
    try project.write("\n\n\n# moved\n" + Self.new, "new.yaml")
    #expect(try fingerprints() == before)
    #expect(Set(before).count == 3)
  }

  // MARK: Formats

  /// Whoever reads a format must see why the run failed.
  @Test(arguments: [
    ("github", "::warning::new.yaml has errors in new.yaml (new.yaml:3:1: "),
    ("sarif", "\"text\": \"new.yaml has errors in new.yaml (new.yaml:3:1: "),
    ("junit", "<system-err>note: new.yaml has errors in new.yaml (new.yaml:3:1: "),
    ("changelog", "\n> new.yaml has errors in new.yaml"),
    ("markdown", "\n> new.yaml has errors in new.yaml"),
    ("json", "\"new.yaml has errors in new.yaml (new.yaml:3:1: "),
    ("text", "note: new.yaml has errors in new.yaml (new.yaml:3:1: "),
  ])
  func eachFormatHasTheNotes(format: String, text: String) throws {
    let project = try Self.project()
    try project.write("target: ShopAPI\nbaseURL: https://example.com\nnope: 1\n", "new.yaml")
    let result = try project.run("review", "old.yaml", "new.yaml", "--quiet", "--format", format)
    #expect(result.code == 1)
    #expect(result.output.contains(text), "\(result.output)")
  }

  @Test(.enabled(if: Python.isInstalled, "the tools are installed by `make test`"))
  func jsonFitsItsSchema() throws {
    let project = try Self.project()
    let schema = try project.run("review", "--format", "schema")
    try project.write(schema.output, "schema.json")
    try project.write("0123456789abcdef\n", "accepted")
    let documents = [
      ["old.yaml", "new.yaml"], ["new.yaml", "old.yaml"], ["old.yaml", "old.yaml"],
      ["old.yaml", "new.yaml", "--axis", "wire", "--fail-on", "risky", "--ignore", "accepted"],
    ]
    for (index, operands) in documents.enumerated() {
      let result = try project.run(["review"] + operands + ["--format", "json"])
      try project.write(result.output, "\(index).json")
    }
    let files = documents.indices.map { "\(project.path)/\($0).json" }
    #expect(
      try Python.run(
        ["-m", "check_jsonschema", "--schemafile", "\(project.path)/schema.json"] + files) == nil)
    try project.write("{\"formatVersion\": 2}", "wrong.json")
    #expect(
      try Python.run([
        "-m", "check_jsonschema", "--schemafile", "\(project.path)/schema.json",
        "\(project.path)/wrong.json",
      ]) != nil)
  }

  @Test func sarifHasARuleALevelAPlaceAndAFingerprint() throws {
    let result = try Self.run("--format", "sarif", "--fail-on", "breaking")
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleId"] as? String } == [
        "endpoint-path-changed", "parameter-added-optional",
      ])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    for result in results {
      let place = try #require(
        (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "new.yaml")
      #expect((place["region"] as? [String: Any])?["startLine"] is Int)
      let fingerprints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(fingerprints["endpointgen/v1"]?.count == 16)
    }
  }

  @Test func junitFailsWhatIsRefused() throws {
    let result = try Self.run("--format", "junit", "--fail-on", "breaking")
    let document = try XMLDocument(xmlString: result.output)
    let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
    #expect(suite.attribute(forName: "tests")?.stringValue == "3")
    #expect(suite.attribute(forName: "failures")?.stringValue == "1")
    let cases = suite.elements(forName: "testcase")
    #expect(cases.count == 3)
    #expect(cases.map { $0.elements(forName: "failure").count } == [1, 0, 0])
    #expect(cases[0].attribute(forName: "classname")?.stringValue == "endpoint-path-changed")
    #expect(
      cases[0].elements(forName: "failure").first?.stringValue
        == "new.yaml:4:17: ShopAPI.list: the path changed from 'orders' to 'all'")
  }

  @Test func gitHubGetsAnAnnotationForWhatMatters() throws {
    let lines = try Self.run("--format", "github", "--fail-on", "breaking").output.split(
      separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=new.yaml,line=4,"))
    #expect(lines[0].contains("title=endpoint-path-changed::★ ShopAPI.list: the path changed"))
    #expect(lines[1].hasPrefix("::warning file=new.yaml,line=5,"))
  }

  @Test func markdownHasATableAVerdict() throws {
    let text = try Self.run("--format", "markdown").output
    let titles = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      titles == [
        "## What the spec's edit means", "### ★ Breaks the wire, yet compiles", "### Risky",
      ])
    #expect(
      text.contains(
        "| ShopAPI.list | the path changed from 'orders' to 'all'<br>`endpoint-path-changed` | safe | breaking | new.yaml:4:17 |"
      ))
    #expect(text.contains("<details><summary>Safe: 1</summary>"))
  }

  @Test func theChangelogSaysWhatUsersMustKnow() throws {
    #expect(
      try Self.run("--format", "changelog").output == """
        ## Unreleased (major)

        ### Added

        - ShopAPI.find: the argument 'full: Bool?' was added.

        ### Changed

        - **Breaking:** ShopAPI.list: the path changed from 'orders' to 'all'.

        """)
  }

  @Test func thePageIsWrittenBesidesTheReport() throws {
    let project = try Self.project()
    let result = try project.run("review", "old.yaml", "new.yaml", "--html", "site/page.html")
    #expect(result.code == 0 && result.output.contains("next version: major"))
    #expect(try #require(try project.text("site/page.html")).hasPrefix("<!DOCTYPE html>\n"))
  }

  @Test func quietSaysNothingOfNothing() throws {
    let result = try Self.project().run("review", "old.yaml", "old.yaml", "--quiet")
    #expect(result.code == 0 && result.output == "" && result.error == "")
  }
}

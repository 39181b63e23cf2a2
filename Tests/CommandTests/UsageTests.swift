import Foundation
import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    (["generat"], "error: unknown command 'generat'\nhelp: did you mean 'generate'?"),
    (
      ["generate", "--fromat", "json"],
      "error: unknown option '--fromat'\nhelp: did you mean '--format'?\n"
    ),
    (
      ["generate", "--format", "jsn"],
      "error: unknown value 'jsn' of '--format'\nhelp: did you mean 'json'?"
    ),
    (["generate", "--format"], "error: '--format' needs a value\n"),
    (["generate", "--quiet=yes"], "error: '--quiet' takes no value\n"),
    (["generate", "--output", "x"], "error: '--output' needs a spec\n"),
    (["generate", "--output", ""], "error: '--output' needs a value\n"),
    (["generate", "--config="], "error: '--config' needs a value\n"),
    (["generate", "--module", "X"], "error: '--module' needs '--output'\n"),
    (
      ["generate", "a.yaml", "--output", "x", "--module", "class"],
      "error: 'class' is a word of the Swift language"
    ),
    (["init", "a", "b"], "error: init makes one spec\n"),
    (["dump", "--format", "json"], "error: unknown option '--format'\n"),
    (["config", "--format", "sarif"], "error: unknown value 'sarif' of '--format'\n"),
    (["completions"], "error: name one shell\n"),
    (["schema", "cofnig"], "error: there is no schema of 'cofnig'\nhelp: did you mean 'config'?"),
    (["dump", "--stage", "yaml"], "error: dump shows one spec\n"),
    (["--quiet"], "error: unknown option '--quiet'\n"),
    ([], "endpointgen writes Swift"),
  ])
  func wrongUsageIsToldAndExitsWith64(arguments: [String], expected: String) throws {
    let project = try Project(["a.yaml": Project.spec("AAPI")])
    let process = try project.start(arguments)
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(try project.text("err")?.hasPrefix(expected) == true)
    #expect(try project.text("out") == "")
  }

  @Test func aFileThatIsNotThereExitsWith74() throws {
    let project = try Project()
    let result = try project.run("generate", "nope.yaml")
    #expect(result.code == 74)
    #expect(result.error == "error: cannot read nope.yaml: there is no such file\n")
    #expect(try project.run("generate", "--config", "nope.yaml").code == 74)
    #expect(try project.run("dump", "--stage", "api", "nope.yaml").code == 74)
  }

  @Test(arguments: ["generate", "check", "watch", "init", "infer", "config", "dump", "schema"])
  func everyCommandExplainsItself(command: String) throws {
    let project = try Project()
    let result = try project.run(command, "--help")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("endpointgen \(command): "))
    #expect(result.output.contains("usage: endpointgen \(command) [OPTIONS]"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try project.run("help", command).output == result.output)
  }

  @Test func theVersionIsOneLine() throws {
    let result = try Project().run("--version")
    #expect(result.output.hasPrefix("endpointgen ") && result.output.hasSuffix("\n"))
  }

  @Test func withoutSpecsThereIsNothingToDoButThatIsSaid() throws {
    let project = try Project()
    let result = try project.run("generate")
    #expect(result.code == 0)
    #expect(result.error.contains("help: endpointgen init makes a first one"))
    // Success would say that something is as it should be.
    #expect(try project.run("check").code == 1)
  }

  @Test func colourIsForTerminalsOrOnRequest() throws {
    let project = try Project(["specs/a.yaml": "target: A\nx: 1\n"])
    #expect(try project.run("generate").error.contains("\u{1B}") == false)
    #expect(try project.run("generate", "--color", "always").error.contains("\u{1B}[1;31merror:"))
  }

  @Test func theConfigurationIsShownWithWhereItComesFrom() throws {
    let project = try Project([
      "specs/order.yaml": Project.spec("OrderAPI"),
      "endpointgen.yaml": "modules:\n  Shop: { specs: specs/order.yaml, access: package }\n",
    ])
    let result = try project.run("config", "--samples", "never")
    let lines = result.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines.starts(with: [
        "Shop (endpointgen.yaml:2:3)", "spec specs/order.yaml endpointgen.yaml:2:18",
        "output Generated/Shop default", "access package endpointgen.yaml:2:44",
      ]))
    #expect(lines.contains("emit.samples never --samples"))
  }

  @Test func anotherVersionIsRefused() throws {
    let project = try Project([
      "specs/order.yaml": Project.spec("OrderAPI"),
      "endpointgen.yaml": "version: 9.0.0\nmodules: { Shop: { specs: specs/order.yaml } }\n",
    ])
    let result = try project.run("generate")
    #expect(result.code == 1)
    #expect(
      result.error.hasPrefix("endpointgen.yaml:1:10: error: the project asks for endpointgen 9.0.0")
    )
  }

  @Test(arguments: ["yaml", "spec", "api", "names", "swift"])
  func everyStageCanBeShown(stage: String) throws {
    let project = try Project(["specs/order.yaml": Project.spec("OrderAPI")])
    let result = try project.run("dump", "--stage", stage, "specs/order.yaml")
    #expect(result.code == 0 && result.output.contains("OrderAPI"))
  }

  @Test(arguments: ["spec", "config"])
  func theSchemaIsJSON(of subject: String) throws {
    let schema = try Project().run("schema", subject).output
    let document = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
    #expect(document?["$schema"] != nil)
  }
}

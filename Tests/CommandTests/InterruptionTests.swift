import Foundation
import Testing

@Suite(.serialized) struct InterruptionTests {
  private func specs(_ endpoints: [String]) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<6 {
      files["specs/s\(number).yaml"] = Project.spec("S\(number)API", endpoints: endpoints)
    }
    return files
  }

  @Test func aKilledRunLeavesEachFileOldOrNewAndTheNextFinishes() throws {
    let old = try Project(specs(["list"]))
    try old.run("generate")
    let new = try Project(specs(["list", "more"]))
    let started = Date()
    try new.run("generate")
    let duration = Date().timeIntervalSince(started)
    let (before, after) = (try old.files(in: "Generated"), try new.files(in: "Generated"))

    var killed = 0
    for round in 0..<12 {
      let project = try Project(specs(["list"]))
      try project.run("generate")
      for (name, text) in specs(["list", "more"]) { try project.write(text, name) }
      let process = try project.start(["generate"])
      usleep(useconds_t(duration * 1_000_000 * Double(round) / 12))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      for (name, text) in try project.files(in: "Generated") where name.hasSuffix(".swift") {
        if !name.contains("/.endpointgen/") {
          #expect(text == before[name] || text == after[name], "round \(round): \(name)")
        }
      }
      #expect(try project.run("generate").code == 0)
      #expect(try project.files(in: "Generated") == after, "round \(round)")
    }
    #expect(killed > 0)
  }

  @Test func runsAtTheSameTimeDoNotMixUp() throws {
    let project = try Project(specs(["list", "more"]))
    let processes = try (0..<4).map { _ in try project.start(["generate"]) }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try project.run("check").code == 0)
  }

  @Test func watchingFollowsEditsAndSurvivesMistakes() throws {
    let project = try Project(["specs/order.yaml": Project.spec("OrderAPI")])
    let process = try project.start(["watch"])
    defer { kill(process.processIdentifier, SIGKILL) }
    let file = "Generated/OrderClient/Order+Target.swift"
    #expect(waited { try project.text(file) != nil })

    try project.write(Project.spec("OrderAPI", endpoints: ["list", "more"]), "specs/order.yaml")
    #expect(waited { try project.text(file)?.contains("case more") == true })

    try project.write("target: [\n", "specs/order.yaml")
    #expect(waited { try project.text("err")?.contains("specs/order.yaml:1:9: error:") == true })
    #expect(try project.text(file)?.contains("case more") == true)
    #expect(process.isRunning)

    try project.write(Project.spec("OrderAPI", endpoints: ["last"]), "specs/order.yaml")
    #expect(waited { try project.text(file)?.contains("case last") == true })

    try project.write(Project.spec("LoginAPI"), "specs/login.yaml")
    #expect(waited { try project.text("Generated/LoginClient/Login+Target.swift") != nil })
  }

  @Test func watchingSeesAListedSpecComeBack() throws {
    let project = try Project([
      "endpointgen.yaml": "modules: { Shop: { specs: [specs/shop.yaml] } }\n",
      "specs/shop.yaml": Project.spec("ShopAPI"),
    ])
    let process = try project.start(["watch"])
    defer { kill(process.processIdentifier, SIGKILL) }
    let file = "Generated/Shop/Shop+Target.swift"
    #expect(waited { try project.text(file) != nil })
    let spec = "\(project.path)/specs/shop.yaml"
    try FileManager.default.moveItem(atPath: spec, toPath: "\(project.path)/shop.yaml")
    #expect(waited { try project.text("err")?.contains("[no-such-spec]") == true })
    try project.write(Project.spec("ShopAPI", endpoints: ["back"]), "specs/shop.yaml")
    #expect(waited { try project.text(file)?.contains("case back") == true })
  }

  @Test func watchingGoesOnWhenAFileCannotBeWritten() throws {
    let project = try Project(["specs/shop.yaml": Project.spec("ShopAPI")])
    let file = "Generated/ShopClient/Shop+Target.swift"
    try project.write("mine", file)
    let process = try project.start(["watch"])
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(waited { try project.text("err")?.contains("is not a file that") == true })
    try FileManager.default.removeItem(atPath: "\(project.path)/\(file)")
    try project.write(Project.spec("ShopAPI", endpoints: ["later"]), "specs/shop.yaml")
    #expect(waited { try project.text(file)?.contains("case later") == true })
  }

  /// Looks every few milliseconds, for at most some seconds: the machine may be busy.
  private func waited(_ condition: () throws -> Bool) -> Bool {
    for _ in 0..<1000 {
      if (try? condition()) == true { return true }
      usleep(10_000)
    }
    return false
  }
}

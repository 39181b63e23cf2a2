import Foundation
import Testing

@Suite struct InferTests {
  @Test func theDraftIsPrinted() throws {
    let project = try Project(["orders.json": #"[{ "id": 1, "paid": true }]"#])
    let result = try project.run("infer", "orders.json")
    #expect(result.code == 0 && result.error == "")
    #expect(result.output.hasSuffix("models:\n  Order: { fields: { id: Int, paid: Bool } }\n"))
  }

  @Test func whatIsPipedInIsASample() throws {
    let project = try Project(["sample": #"{ "id": 1 }"#])
    let process = try project.start(["infer", "-", "--name", "Thing"], input: "sample")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try project.text("out")?.hasSuffix("  Thing: { fields: { id: Int } }\n") == true)
  }

  @Test func aDraftGoesIntoANewFileAndOverNoOther() throws {
    let project = try Project(["a.json": #"{ "id": 1 }"#])
    #expect(try project.run("infer", "a.json", "--output", "specs/a.yaml").code == 0)
    let draft = try project.text("specs/a.yaml")
    #expect(draft?.contains("models:") == true)
    let again = try project.run("infer", "a.json", "--output", "specs/a.yaml", "--name", "Other")
    #expect(again.code == 74)
    #expect(again.error.contains("it is there already"))
    #expect(try project.text("specs/a.yaml") == draft)
  }

  @Test func brokenJSONGivesNoDraft() throws {
    let project = try Project(["a.json": "{ \"id\": 1,\n  \"x\" 2 }"])
    let result = try project.run("infer", "a.json", "--output", "a.yaml")
    #expect(result.code == 1 && result.output == "")
    #expect(result.error.hasPrefix("a.json:2:7: error: this is no JSON"))
    #expect(try project.text("a.yaml") == nil)
  }

  @Test(arguments: [
    (["infer"], "error: infer needs a sample\n"),
    (["infer", "a.json", "--name", "my order"], "error: 'my order' cannot be the name of a model"),
    (["infer", "a.json", "--name", "Date"], "error: 'Date' is a type of the language"),
  ])
  func wrongUsageIsTold(arguments: [String], expected: String) throws {
    let project = try Project(["a.json": "{}"])
    let process = try project.start(arguments)
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(try project.text("err")?.hasPrefix(expected) == true)
  }
}

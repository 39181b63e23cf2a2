import Diagnostics
import Foundation
import Inference
import TestSupport
import Testing

/// Each folder of `Cases` gives its draft, and the draft reads its samples.
@Suite struct DraftTests {
  @Test(arguments: InferenceCase.all)
  func eachCaseGivesItsDraft(_ inference: InferenceCase) throws {
    let draft = try inference.draft()
    #expect(draft.diagnostics.map(\.message.text) == [])
    let golden = GoldenFile(inference.folder.appending(path: "draft.yaml"))
    #expect(try golden.difference(draft.text ?? "") == nil)
    #expect(try inference.draft().text == draft.text)
  }

  @Test func theOrderOfSamplesChangesNoType() throws {
    let inference = InferenceCase.all.first { $0.description == "missing-and-null" }!
    let samples = try inference.samples()
    func lines(_ samples: [ModelDrafter.Sample]) -> [Substring] {
      var diagnostics = DiagnosticCollector()
      let draft = ModelDrafter.draft(samples, named: "Reading", into: &diagnostics)
      return (draft ?? "").split(separator: "\n").sorted()
    }
    let forward = lines(samples)
    #expect(forward.count > 8)
    #expect(lines(samples.reversed()) == forward)
  }

  /// The whole way: the draft is generated from, compiled, and the generated target reads each sample.
  @Test func everyDraftReadsItsSamples() throws {
    let clients = try InferenceCase.all.map(DraftClient.init)
    #expect(clients.flatMap(\.told) == [])
    for program in DraftProgram.programs(of: clients) {
      let said = try program.run()
      #expect(said == "", "\(said)")
    }
  }
}

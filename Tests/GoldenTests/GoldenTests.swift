import Foundation
import TestSupport
import Testing

/// Each folder of `Cases` gives its golden files, and what it gives is good Swift.
@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all)
  func eachCaseGivesItsGoldenFiles(_ golden: GoldenCase) throws {
    #expect(try golden.differences(golden.run()) == [])
  }

  @Test(arguments: [SwiftToolchain.Check.diagnose, .typesOnMainActor])
  func everyGoldenFileCompiles(check: SwiftToolchain.Check) throws {
    let modules = try GoldenModules(of: GoldenCase.all)
    defer { modules.remove() }
    for batch in modules.batches {
      let output = try SwiftToolchain.compile(batch, check: check, searching: [modules.folder])
      #expect(output == "", "\(output)")
    }
  }

  @Test func everyGoldenFileKeepsTheHouseStyle() throws {
    let configuration = URL(filePath: #filePath).appending(path: "../../../.swift-format")
      .standardized
    let output = try SwiftToolchain.lint(
      GoldenCase.all.flatMap(\.expectedFiles), configuration: configuration)
    #expect(output == "", "\(output)")
  }
}

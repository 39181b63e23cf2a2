import Foundation
import Generator
import SwiftEmitter
import Testing

/// A spec cannot give its types the names that the support files have.
@Suite struct ReservedNameTests {
  @Test(arguments: EmitterOptions.Mapper.allCases)
  func everyTypeOfTheSupportFilesIsReserved(mapper: EmitterOptions.Mapper) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let input = ModuleInput(
      name: "Client", specs: ["features", "models"].map { "Tests/MoyaTests/\($0).yaml" },
      options: EmitterOptions(mapper: mapper), dialect: .moya)
    let output = GeneratorPipeline.run(input) { path in
      [UInt8](try Data(contentsOf: root.appending(path: path)))
    }
    let support = output.files.filter { $0.name.hasPrefix("Moya") }
    let declared = support.flatMap { file in
      file.text.matches(
        of: /(?m)^(?:\w+ )?nonisolated (?:final )?(?:struct|enum|class|protocol) (\w+)/
      ).map { String($0.1) }
    }
    #expect(declared.count > 40)
    #expect(Set(declared).subtracting(MoyaEmitter().supportTypes) == [])
    #expect(Set(declared).count == declared.count)
  }
}

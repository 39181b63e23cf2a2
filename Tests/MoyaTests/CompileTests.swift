import Diagnostics
import Foundation
import Generator
import SwiftEmitter
import TestSupport
import Testing

/// What is generated for Moya compiles without a warning: in both language modes, with 15.0.3 and with Moya's main
/// branch, as visible as one likes, and in a module that lives on the main actor.
@Suite struct CompileTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static let specs = [
    "person", "douban", "order", "login", "zhihu", "kindergarten", "loginlog", "loginlog-child",
  ].map { "specs/\($0).yaml" }

  /// Every key that shows in the code for Moya, each in an endpoint or a field.
  private static let features = "Tests/MoyaTests/features.yaml"
  private static let models = "Tests/MoyaTests/models.yaml"

  /// The output of the generator, in a folder of its own.
  private static func generate(
    _ specs: [String], access: EmitterOptions.Access = .public,
    mapper: EmitterOptions.Mapper = .codable
  ) throws -> (folder: URL, files: [URL]) {
    let input = ModuleInput(
      name: "Client", specs: specs, options: EmitterOptions(access: access, mapper: mapper),
      dialect: .moya)
    let output = GeneratorPipeline.run(input) { path in
      [UInt8](try Data(contentsOf: root.appending(path: path)))
    }
    #expect(output.diagnostics.all.isEmpty, "\(output.diagnostics.all)")
    let folder = FileManager.default.temporaryDirectory.appending(path: "moya-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try output.files.map { file in
      let url = folder.appending(path: file.name)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
      return url
    }
    return (folder, files)
  }

  @Test(arguments: [SwiftToolchain.Language.swift5, .swift6])
  func scenariosCompile(language: SwiftToolchain.Language) throws {
    let (folder, files) = try Self.generate(Self.specs)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try SwiftToolchain.compile(files, check: .diagnose, language: language) == "")
  }

  @Test(arguments: [SwiftToolchain.Language.swift5, .swift6])
  func everythingCompilesForObjectMapper(language: SwiftToolchain.Language) throws {
    let specs = Self.specs + [Self.features, Self.models]
    let (folder, files) = try Self.generate(specs, mapper: .objectmapper)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try SwiftToolchain.compile(files, check: .diagnose, language: language) == "")
  }

  @Test(arguments: EmitterOptions.Mapper.allCases, EmitterOptions.Access.allCases)
  func featuresCompile(mapper: EmitterOptions.Mapper, access: EmitterOptions.Access) throws {
    let (folder, files) = try Self.generate([Self.features], access: access, mapper: mapper)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try SwiftToolchain.compile(files, check: .diagnose) == "")
  }

  @Test(arguments: EmitterOptions.Mapper.allCases)
  func featuresCompileOnTheMainActor(mapper: EmitterOptions.Mapper) throws {
    let (folder, files) = try Self.generate([Self.features, Self.models], mapper: mapper)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try SwiftToolchain.compile(files, check: .typesOnMainActor) == "")
  }

  @Test(arguments: [SwiftToolchain.Language.swift5, .swift6])
  func featuresCompileWithMoyasMainBranch(language: SwiftToolchain.Language) throws {
    let (folder, files) = try Self.generate([Self.features])
    defer { try? FileManager.default.removeItem(at: folder) }
    let standIns = Self.root.appending(path: "Tests/StandIns")
    let moya =
      ["Targets", "Encodings", "Provider"].map { standIns.appending(path: "Moya/\($0).swift") }
      + [standIns.appending(path: "MoyaMain/Tasks.swift")]
    let made = try SwiftToolchain.makeModule("Moya", of: moya, in: folder, language: .swift5)
    #expect(made == "", "\(made)")
    let output = try SwiftToolchain.compile(
      files, check: .diagnose, language: language, searching: [folder])
    #expect(output == "", "\(output)")
  }

  @Test(arguments: EmitterOptions.Mapper.allCases)
  func outputKeepsTheHouseStyle(mapper: EmitterOptions.Mapper) throws {
    let specs = Self.specs + [Self.features, Self.models]
    let (folder, files) = try Self.generate(specs, mapper: mapper)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try SwiftToolchain.lint(
      files, configuration: Self.root.appending(path: ".swift-format"))
    #expect(output == "", "\(output)")
  }
}

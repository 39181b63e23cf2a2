import Diagnostics
import Foundation
import Generator
import SwiftEmitter
import TestSupport
import Testing

/// A module's support files hold what its specs use, and that compiles by itself, whatever it is.
@Suite struct SupportPartTests {
  private static let head = "target: ShopAPI\nbaseURL: https://shop.example\n"

  /// A spec for each subject of the support files, and as little besides as there can be.
  static let specs = [
    "nothing": head + "endpoints: { a: {} }",
    "samples": head + "endpoints: { a: { sample: { x: 1 } } }",
    "templates": head
      + "endpoints: { a: { method: post, params: { id: Int }, body: [1, '${id}'] } }",
    "cookies": head + "endpoints: { a: { params: { c: { type: String, in: cookie } } } }",
    "security": head + "security: { k: { query: key } }\nauth: k\nendpoints: { a: {} }",
    "envelopes": head
      + "envelope: { code: c, success: [0], data: d }\nendpoints: { a: {}, b: { response: String } }",
    "retries": head + "retry: { retries: 1 }\nendpoints: { a: {} }",
    "downloads": head + "endpoints: { a: { params: { q: Int }, response: { as: file } } }",
    "uploads": head + "endpoints: { a: { method: post, params: { f: { type: File, in: body } } } }",
    "statuses": head + "endpoints: { a: { response: { 200: Int, 204: Void } } }",
    "errorModels": head
      + "endpoints: { a: { errors: { 404: P } } }\nmodels: { P: { fields: { t: String } } }",
    "responseHeaders": head
      + "endpoints: { a: { response: { type: Void, headers: { n: { type: Int, key: N } } } } }",
    "texts": head + "endpoints: { a: { response: String } }",
    "jsonAnswers": head + "endpoints: { a: { response: '[Int]' } }",
    "days": head + "endpoints: { a: { params: { d: Day } } }",
    "dates": head + "endpoints: { a: { response: '[Date]' } }",
    "bytes": head + "endpoints: { a: { params: { d: { type: Data, format: hex } } } }",
    "enums": "models: { A: { cases: [a, b], unknownCase: c } }",
    "unions": "models: { U: { oneOf: { a: A }, discriminator: k }, A: { fields: { x: Int } } }",
    "additional": "models: { A: { fields: { x: Int }, additionalProperties: more } }",
    "indirect": "models: { A: { fields: { x: A? } } }",
  ]

  private static func output(
    of spec: String, _ mapper: EmitterOptions.Mapper = .codable
  ) -> [OutputFile] {
    let input = ModuleInput(
      name: "Client", specs: ["shop.yaml"], options: EmitterOptions(mapper: mapper), dialect: .moya)
    let output = GeneratorPipeline.run(input) { _ in [UInt8](spec.utf8) }
    #expect(output.diagnostics.all.isEmpty, "\(output.diagnostics.all)")
    return output.files
  }

  @Test(arguments: specs.keys.sorted())
  func eachSubjectCompilesAlone(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "part-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // With ObjectMapper all that reads models is there in any case.
    let forBoth = ["nothing", "dates", "errorModels", "unions"].contains(name)
    for mapper in forBoth ? EmitterOptions.Mapper.allCases : [.codable] {
      let files = try Self.output(of: Self.specs[name]!, mapper).map { file in
        let url = folder.appending(path: "\(mapper)-\(file.name)")
        try file.text.write(to: url, atomically: true, encoding: .utf8)
        return url
      }
      let told = try SwiftToolchain.compile(files, check: .typesOnMainActor)
      #expect(told == "", "\(mapper): \(told)")
    }
  }

  @Test func whatNobodyUsesIsLeftOut() throws {
    let text = Self.output(of: Self.specs["nothing"]!).map(\.text).joined()
    for word in ["Retry", "Envelope", "SecurityScheme", "File", "JSONTemplate", "#if uses"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func editsThatUseNothingNewLeaveTheSupportFiles() {
    func support(_ endpoints: String) -> [String] {
      Self.output(of: Self.head + "retry: { retries: 1 }\nendpoints: { \(endpoints) }")
        .filter { $0.name.hasPrefix("Moya") }.map(\.text)
    }
    #expect(
      support("a: {}")
        == support(
          "a: { params: { q: '[Int]' } }, b: { method: put, path: 'b/{id}', params: { id: Int } }"))
    #expect(support("a: {}") != support("a: { response: String }"))
  }
}

import APIReview
import Diagnostics
import Generator
import SwiftNames

/// Two specs that differ, and all that a review may say of it: `rule source/wire`, with ★ for what breaks the wire
/// without a word of the compiler.
struct MeaningCase: Sendable, CustomStringConvertible {
  var point: String
  var old: String
  var new: String
  /// Nothing, where the two mean the same.
  var told: [String]

  var description: String { point }

  private static let head = "target: API\nbaseURL: https://a.example\n"

  /// Of whole specs, behind their `target:` and `baseURL:`.
  init(_ point: String, _ old: String, _ new: String, _ told: String...) {
    self.init(point, whole: Self.head + old, Self.head + new, told)
  }

  private init(_ point: String, whole old: String, _ new: String, _ told: [String]) {
    (self.point, self.old, self.new) = (point, old + "\n", new + "\n")
    self.told = told
  }

  /// With another base URL each, which ends the text.
  static func bases(
    _ point: String, _ old: String, _ new: String, _ told: String...
  ) -> MeaningCase {
    MeaningCase(
      point, whole: "target: API\nbaseURL: \(old)", "target: API\nbaseURL: \(new)", told)
  }

  /// Of one endpoint, behind what both specs say above it.
  static func endpoint(
    _ point: String, _ old: String, _ new: String, _ told: String..., above: String = ""
  ) -> MeaningCase {
    MeaningCase(point, whole: spec(above, old), spec(above, new), told)
  }

  /// Of what is said above one endpoint.
  static func above(
    _ point: String, _ old: String, _ new: String, _ told: String..., endpoint: String = "{}"
  ) -> MeaningCase {
    MeaningCase(point, whole: spec(old, endpoint), spec(new, endpoint), told)
  }

  private static func spec(_ above: String, _ endpoint: String) -> String {
    head + (above.isEmpty ? "" : above + "\n") + "endpoints: { a: \(endpoint) }"
  }

  /// Of one parameter `x`.
  static func parameter(
    _ point: String, _ old: String, _ new: String, _ told: String..., encoding: String = "query"
  ) -> MeaningCase {
    func spec(_ parameter: String) -> String {
      head
        + "endpoints: { a: { method: post, encoding: \(encoding), params: { x: \(parameter) } } }"
    }
    return MeaningCase(point, whole: spec(old), spec(new), told)
  }

  /// Of the models, of which `M` is read by one endpoint.
  static func models(
    _ point: String, _ old: String, _ new: String, _ told: String...
  ) -> MeaningCase {
    func spec(_ models: String) -> String {
      head + "endpoints: { a: { response: M } }\nmodels: { \(models) }"
    }
    return MeaningCase(point, whole: spec(old), spec(new), told)
  }

  // MARK: Running

  static func output(_ spec: String) -> ModuleOutput {
    GeneratorPipeline.run(ModuleInput(name: "M", specs: ["spec.yaml"])) { _ in Array(spec.utf8) }
  }

  static func side(_ output: ModuleOutput) -> ReviewSide {
    ReviewSide([.init(name: "M", apis: output.apis)])
  }

  var changes: [APIChange] {
    Comparer.compare(Self.side(Self.output(old)), Self.side(Self.output(new)))
  }
}

extension APIChange {
  /// `★ constant-changed safe/breaking`
  var summary: String {
    "\(isSilent ? "★ " : "")\(rule.rawValue) \(source.rawValue)/\(wire.rawValue)"
  }
}

extension ModuleOutput {
  /// The generated code, without comments and samples.
  var code: [String] {
    files.filter { !$0.name.hasSuffix("+Samples.swift") }.flatMap { file in
      file.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        .filter { !$0.hasPrefix("//") }
    }
  }
}

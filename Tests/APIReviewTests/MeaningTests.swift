import APIModel
import APIReview
import Diagnostics
import Generator
import Testing

/// What means the same is no change, and what is felt is one, however both are written.
@Suite struct MeaningTests {
  @Test(arguments: MeaningCase.all)
  func allIsToldAndNothingElse(_ item: MeaningCase) {
    for spec in [item.old, item.new] {
      let diagnostics = MeaningCase.output(spec).diagnostics
      #expect(!diagnostics.hasErrors, "\(diagnostics.all.map(\.message.text))")
    }
    #expect(
      item.changes.map(\.summary).sorted() == item.told.sorted(), "\(item.changes.map(\.sentence))")
  }

  /// The safety net below all rules: a review and the generated code agree whether something changed.
  @Test(arguments: MeaningCase.all)
  func whatIsToldIsGenerated(_ item: MeaningCase) {
    Self.agree(
      MeaningCase.output(item.old), MeaningCase.output(item.new), item.changes, item.told.isEmpty,
      item.point)
  }

  @Test(arguments: ReviewCase.all.indices)
  func whatTheRulesTellIsGenerated(_ index: Int) {
    let item = ReviewCase.all[index]
    let (old, new) = item.outputs(index)
    Self.agree(old, new, item.changes(index), false, "\(item) (\(index))")
  }

  private static func agree(
    _ old: ModuleOutput, _ new: ModuleOutput, _ changes: [APIChange], _ meansTheSame: Bool,
    _ point: String
  ) {
    if old.code == new.code {
      #expect(changes.allSatisfy { $0.verdict == .safe }, "\(point): \(changes.map(\.sentence))")
    } else if !meansTheSame {
      #expect(!changes.isEmpty, "\(point)")
    }
  }

  /// Accepting one change accepts no other.
  @Test func changesThatDifferHaveTheirOwnFingerprints() {
    let long = String(repeating: "p", count: 90)
    let edits = [
      ("x: Bool", "x: { type: Bool, values: { true: yes, false: no } }"),
      ("x: Bool", "x: { type: Bool, values: { true: no, false: yes } }"),
      ("x: Bool", "x: { type: Bool, bools: literal }"),
      ("x: String = \(long)a", "x: String = \(long)b"),
      ("x: String = \(long)a", "x: String = \(long)c"),
      ("x: const Int = 1", "x: const Int = 2"), ("x: const Int = 1", "x: const String = 2"),
    ]
    var seen: [String: String] = [:]
    for (old, new) in edits {
      let item = MeaningCase.endpoint(
        new, "{ method: post, encoding: form, params: { \(old) } }",
        "{ method: post, encoding: form, params: { \(new) } }")
      #expect(!item.changes.isEmpty, "\(new)")
      for change in item.changes {
        #expect(seen.updateValue(new, forKey: change.fingerprint) == nil, "\(new): \(change.text)")
      }
    }
  }

  /// What differs is what a reader sees.
  @Test func aLongValueIsShownWhereItDiffers() {
    let long = String(repeating: "p", count: 90)
    let item = MeaningCase.endpoint(
      "", "{ headers: { X: \(long)a } }", "{ headers: { X: \(long)b } }")
    #expect(
      item.changes.map(\.text) == [
        "the header 'X' changed from '…\(String(repeating: "p", count: 20))a'"
          + " to '…\(String(repeating: "p", count: 20))b'"
      ])
  }

  private static let shared = "target: %\nbaseURL: https://a.example\nendpoints: { a: "
  private static let sends = "{ method: post, encoding: json, params: { m: Item } } }\nmodels: "
  private static let reads = "{ response: Item } }\nmodels: "

  /// The models of two modules may have one name.
  @Test func aModelIsToldWithTheEndpointsOfItsModule() {
    func side(_ second: String) -> ReviewSide {
      let texts = [
        ("A", Self.sends + "{ Item: { fields: { id: Int } } }\n"),
        ("B", Self.reads + "{ Item: { fields: { \(second) } } }\n"),
      ]
      return ReviewSide(
        texts.map { name, text in
          let spec =
            Self.shared.split(separator: "%").map(String.init).joined(separator: name) + text
          let output = GeneratorPipeline.run(ModuleInput(name: name, specs: ["\(name).yaml"])) {
            _ in
            Array(spec.utf8)
          }
          return .init(name: name, apis: output.apis)
        })
    }
    let changes = Comparer.compare(side("id: Int"), side("id: Int, n: Int"))
    #expect(changes.map(\.endpoints) == [["B.a"]])
    #expect(changes.map(\.direction) == [.response])
    #expect(changes.map(\.summary) == ["field-added-required breaking/risky"])
  }

  /// A spec in another module of the configuration is the same spec.
  @Test func aSpecThatMovedToAnotherModuleIsToldOnce() {
    func api(_ name: String) -> API {
      MeaningCase.output(
        "target: \(name)\nbaseURL: https://a.example\nendpoints: { a: {} }\n"
      ).apis[0]
    }
    func side(_ first: [String], _ second: [String]) -> ReviewSide {
      ReviewSide([
        .init(name: "First", apis: first.map(api)), .init(name: "Second", apis: second.map(api)),
      ])
    }
    let changes = Comparer.compare(side(["A", "B"], ["C"]), side(["A"], ["C", "B"]))
    #expect(changes.map(\.sentence) == ["B: 'module' changed from 'First' to 'Second'"])
    #expect(changes.map(\.summary) == ["configuration-changed breaking/safe"])
  }

  /// It does not matter where something is chosen.
  @Test func aChoiceThatMovedIntoTheSpecIsNoChange() {
    func side(_ line: String, _ access: String) -> ReviewSide {
      let spec = "target: API\n\(line)baseURL: https://a.example\nendpoints: { a: {} }\n"
      return ReviewSide([
        .init(
          name: "M", apis: MeaningCase.output(spec).apis, configuration: ["access": access])
      ])
    }
    #expect(
      Comparer.compare(side("", "internal"), side("access: internal\n", "public")) == [])
    #expect(
      Comparer.compare(side("", "public"), side("access: internal\n", "public")).map(\.summary)
        == ["configuration-changed breaking/safe"])
    #expect(
      Comparer.compare(side("", "public"), side("", "internal")).map(\.sentence)
        == ["M: 'access' changed from 'public' to 'internal'"])
  }
}

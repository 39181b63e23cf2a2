import APIModel
import Testing

/// Models that hold each other.
@Suite struct CirclesTests {
  @Test func onlyFieldsOnACircleAreKeptByReference() {
    let meaning = Meaning(
      """
      models:
        A: { fields: { b: B?, leaf: Leaf?, own: A?, many: [A] } }
        B: { fields: { c: C?, a: A? } }
        C: { fields: { b: B? } }
        Leaf: { fields: { id: Int } }
        Above: { fields: { a: A? } }
      """)
    #expect(indirect(in: meaning) == ["A.b", "A.own", "B.a", "B.c", "C.b"])
  }

  /// As long as no stack is deep.
  @Test func aLongRingIsOneCircle() {
    let count = 5_000
    let models = (0..<count).map { "  M\($0): { fields: { next: \"M\(($0 + 1) % count)?\" } }\n" }
    #expect(indirect(in: Meaning("models:\n" + models.joined())).count == count)
  }

  private func indirect(in meaning: Meaning) -> [String] {
    (meaning.api?.models ?? []).flatMap { model -> [String] in
      guard case .structure(let structure) = model.kind else { return [] }
      return structure.fields.filter(\.isIndirect).map { "\(model.name.key).\($0.name.key)" }
    }.sorted()
  }
}

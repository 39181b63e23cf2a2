import APIModel

/// What changes of one field, in a model that is sent, read, or both.
struct FieldComparison {
  let comparer: Comparer
  let name: String
  let sent: Bool
  let read: Bool
  private(set) var found: [(rule: Rule, text: Phrase, source: Verdict, wire: Verdict)] = []

  init(comparer: Comparer, name: String, sent: Bool, read: Bool) {
    self.comparer = comparer
    self.name = name
    self.sent = sent
    self.read = read
  }

  private mutating func report(_ rule: Rule, _ text: Phrase, source: Verdict, wire: Verdict) {
    found.append((rule, text, source, wire))
  }

  /// The worse of what it means where the model is sent and where it is read.
  private func wire(sent sending: Verdict, read reading: Verdict) -> Verdict {
    max(sent ? sending : .safe, read ? reading : .safe)
  }

  mutating func compare(_ old: Field, _ new: Field, isRenamedOnWire: Bool) {
    compareTypes(old, new)
    if old.wireName != new.wireName, !isRenamedOnWire {
      // A way more to find it, behind the old ones, changes nothing.
      let isMore = new.wireName.alternatives.starts(with: old.wireName.alternatives)
      report(
        .fieldWireKeyChanged,
        "'\(name)' has the key \(Wording.name(new.wireName)), no more \(Wording.name(old.wireName))",
        source: .safe, wire: isMore ? .risky : .breaking)
    }
    compareDefaults(old, new)
    if old.constant.map({ comparer.meaning(ofOld: $0, old.type) })
      != new.constant.map({ comparer.meaning(ofNew: $0, new.type) })
    {
      report(
        .fieldConstantChanged,
        "the constant '\(name)' changed "
          + Wording.change(Wording.optional(old.constant), Wording.optional(new.constant)),
        source: (old.constant == nil) == (new.constant == nil) ? .safe : .breaking, wire: .breaking)
    }
    compareFormats(old, new)
    if old.isLenient != new.isLenient || old.isLossy != new.isLossy {
      let isStricter = old.isLenient && !new.isLenient || old.isLossy && !new.isLossy
      report(
        isStricter ? .fieldStricter : .fieldLooser,
        "'\(name)' is read \(isStricter ? "more strictly" : "more leniently")", source: .safe,
        wire: wire(sent: .safe, read: isStricter ? .breaking : .risky))
    }
    if old.sendsNil != new.sendsNil || old.isRequired != new.isRequired {
      let isWrittenOtherwise =
        (old.sendsNil || old.isRequired) != (new.sendsNil || new.isRequired)
      let isReadOtherwise = old.isRequired != new.isRequired
      report(
        .fieldNullChanged, "whether '\(name)' is there when it is nil changed", source: .safe,
        wire: wire(
          sent: isWrittenOtherwise ? .breaking : .safe,
          read: isReadOtherwise ? (new.isRequired ? .breaking : .risky) : .safe))
    }
    if old.direction != new.direction {
      report(
        .fieldDirectionChanged, "which way '\(name)' goes changed", source: .safe, wire: .risky)
    }
    if old.doc != new.doc || old.deprecation != new.deprecation {
      report(
        .documentationChanged, "the documentation of '\(name)' changed", source: .safe, wire: .safe)
    }
  }

  private mutating func compareTypes(_ old: Field, _ new: Field) {
    guard !comparer.isSame(old.type, new.type) else { return }
    let (before, after) = (
      comparer.meaning(ofOld: old.type), comparer.meaning(ofNew: new.type)
    )
    let text = Wording.change(
      Wording.quoted(old.type.description), Wording.quoted(new.type.description))
    if before.wrapped != after.wrapped || before.isOptional == after.isOptional {
      report(
        .fieldTypeChanged, "the type of '\(name)' changed \(text)", source: .breaking,
        wire: TypeChange.wire(before, after))
    } else if after.isOptional {
      report(
        .fieldBecameOptional, "the field '\(name)' became optional, \(text)", source: .breaking,
        wire: wire(sent: .safe, read: .breaking))
    } else {
      // An answer without it was read, and is refused now.
      report(
        .fieldBecameRequired, "the field '\(name)' became required, \(text)", source: .breaking,
        wire: wire(sent: .breaking, read: new.mayBeMissing ? .safe : .breaking))
    }
  }

  private mutating func compareDefaults(_ old: Field, _ new: Field) {
    guard !comparer.isSame(default: old.default, of: old.type, new.default, of: new.type) else {
      return
    }
    let (before, after) = (
      Comparer.felt(old.default, of: old.type),
      Comparer.felt(new.default, of: new.type)
    )
    switch (before, after) {
    case (nil, let value?):
      // Whoever left it out sent nothing so far.
      report(
        .fieldDefaultAdded, "the field '\(name)' has the default \(Wording.value(value)) now",
        source: .safe, wire: wire(sent: old.type.isOptional ? .breaking : .safe, read: .risky))
    case (let value?, nil):
      report(
        .fieldDefaultRemoved,
        "the field '\(name)' has the default \(Wording.value(value)) no more",
        source: new.type.isOptional ? .safe : .breaking,
        wire: wire(sent: .breaking, read: new.type.isOptional ? .risky : .breaking))
    case (let before?, let after?):
      report(
        .fieldDefaultChanged,
        "the default of '\(name)' changed "
          + Wording.change(Wording.value(before), Wording.value(after)), source: .safe,
        wire: wire(sent: .breaking, read: .risky))
    case (nil, nil): break
    }
  }

  private mutating func compareFormats(_ old: Field, _ new: Field) {
    guard old.format.meaning != new.format.meaning else { return }
    report(
      .fieldFormatChanged,
      "the format of '\(name)' changed "
        + Wording.change(Wording.text(old.format), Wording.text(new.format)), source: .safe,
      wire: wire(
        sent: old.format.written == new.format.written ? .safe : .breaking,
        read: new.format.reads(old.format) ? .risky : .breaking))
  }
}

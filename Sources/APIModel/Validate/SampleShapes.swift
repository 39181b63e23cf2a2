import Diagnostics

/// A sample decodes into the type of its endpoint's answer; where it does not, a stub would fail with it.
struct SampleShapes: ValidationRule {
  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector) {
    for sample in endpoint.samples {
      guard let value = sample.body.json else { continue }
      if let error = endpoint.error(forStatus: sample.status) {
        // Text and bytes may be anything.
        guard endpoint.kind(of: error) == .json else { continue }
        check(value, error.type, api, into: &diagnostics)
      } else if let body = endpoint.body(forStatus: sample.status) {
        check(value, body, of: endpoint, api, into: &diagnostics)
      }
    }
  }

  private func check(
    _ sample: Value, _ body: ResponseBody, of endpoint: Endpoint, _ api: API,
    into diagnostics: inout DiagnosticCollector
  ) {
    guard body.kind == .json, let type = body.type else { return }
    var value = sample
    // An empty object stands for "nothing in particular".
    if case .object(let entries) = sample.content, entries.isEmpty { return }
    if case .some(.some(let envelope)) = endpoint.effective.envelope {
      let code = sample.value(at: envelope.code)
      if code == nil, !envelope.allowsNoCode {
        return diagnostics.report(.noCode(envelope.code.description), at: sample.origin.range)
      }
      // A refusal has no data.
      if let text = code?.scalarText, !envelope.success.contains(text) { return }
      let data = envelope.data ?? WireName(key: "data")
      guard let inner = sample.value(at: data) else {
        if !type.isOptional {
          diagnostics.report(.nothingAt(data.description), at: sample.origin.range)
        }
        return
      }
      value = inner
    }
    if let at = body.at {
      guard let inner = value.value(at: at) else {
        if !type.isOptional {
          diagnostics.report(.nothingAt(at.description), at: value.origin.range)
        }
        return
      }
      value = inner
    }
    check(value, type, api, into: &diagnostics)
  }

  private func check(
    _ value: Value, _ type: TypeReference, _ api: API, into diagnostics: inout DiagnosticCollector
  ) {
    var checker = ValueChecker(api: api)
    checker.check(value, type, lenient: false)
    for problem in checker.problems { diagnostics.report(problem.message, at: problem.range) }
  }
}

/// Compares a JSON value with a type, as the generated model would read it.
struct ValueChecker {
  let api: API
  private(set) var problems: [(message: Diagnostic.Message, range: SourceRange)] = []

  init(api: API) { self.api = api }

  mutating func check(_ value: Value, _ type: TypeReference, lenient: Bool) {
    // What stands in for an argument is known only at run time.
    if case .text(let template) = value.content, template.plainText == nil { return }
    switch api.expanded(type) {
    case .optional(let wrapped):
      if case .null = value.content { return }
      check(value, wrapped, lenient: lenient)
    case .array(let element):
      guard case .array(let items) = value.content else { return mismatch(value, type) }
      for item in items { check(item, element, lenient: lenient) }
    case .dictionary(let element):
      guard case .object(let entries) = value.content else { return mismatch(value, type) }
      for entry in entries { check(entry.value, element, lenient: lenient) }
    case .builtin(let builtin): if !lenient { check(value, builtin) }
    case .model(let name):
      if let model = api.knownModels[name] { check(value, model, lenient: lenient) }
    }
  }

  private mutating func check(_ value: Value, _ builtin: TypeReference.Builtin) {
    switch (builtin, value.content) {
    case (.json, _): return
    case (.bool, .bool): return
    case (_, .number(let text)) where builtin.isInteger:
      // 34.0 and 1e3 are whole numbers too.
      if let number = Double(text), number == number.rounded() { return }
    case (.float, .number), (.double, .number), (.decimal, .number): return
    case (.string, .text), (.url, .text), (.uuid, .text), (.data, .text), (.day, .text): return
    case (.date, .text), (.date, .number): return
    default: break
    }
    mismatch(value, .builtin(builtin))
  }

  private mutating func check(_ value: Value, _ model: Model, lenient: Bool) {
    switch model.kind {
    case .alias(let type): check(value, type, lenient: lenient)
    case .external: return
    case .union(let union): check(value, union, model)
    case .enumeration(let enumeration): check(value, enumeration, model)
    case .structure(let structure):
      guard case .object = value.content else { return mismatch(value, .model(model.name.key)) }
      for field in structure.fields { check(field, in: value, of: model) }
    }
  }

  private mutating func check(_ field: Field, in object: Value, of model: Model) {
    guard field.direction != .writeOnly else { return }
    guard let value = object.value(at: field.wireName),
      value.content != .null || field.type.isOptional
    else {
      if field.default == nil, !field.type.isOptional || field.isRequired {
        let isNull = object.value(at: field.wireName) != nil
        problems.append(
          (
            .fieldMissing(
              field.wireName.description, model.name.key, field.type.description, isNull: isNull),
            object.value(at: field.wireName)?.origin.range ?? object.origin.range
          ))
      }
      return
    }
    if field.isLossy, case .array = value.content { return }
    check(value, field.type, lenient: field.isLenient || field.format != nil)
  }

  private mutating func check(_ value: Value, _ enumeration: Enumeration, _ model: Model) {
    guard enumeration.unknownCase == nil, let text = value.scalarText else { return }
    let known = enumeration.cases.compactMap(\.raw.scalarText)
    let isKnown =
      enumeration.ignoresCase
      ? known.contains { $0.lowercased() == text.lowercased() } : known.contains(text)
    if !isKnown {
      problems.append((.noSuchCase(text, model.name.key, known), value.origin.range))
    }
  }

  private mutating func check(_ value: Value, _ union: Union, _ model: Model) {
    guard let discriminator = union.discriminator else { return }
    guard let tag = value.value(at: discriminator)?.scalarText else {
      return problems.append(
        (.noTag(discriminator.description, model.name.key), value.origin.range))
    }
    guard
      let variant = union.variants.first(where: {
        !union.readTags(of: $0).isDisjoint(with: [tag, Union.sameNumber(tag)])
      })
    else {
      let known = union.variants.compactMap { $0.tag?.scalarText }
      return problems.append((.noSuchCase(tag, model.name.key, known), value.origin.range))
    }
    check(value, variant.type, lenient: false)
  }

  private mutating func mismatch(_ value: Value, _ type: TypeReference) {
    problems.append((.otherType(value.kind, type.description), value.origin.range))
  }
}

extension Endpoint {
  /// The model of an answer that is refused, where the endpoint names one.
  fileprivate func error(forStatus status: Int) -> ErrorModel? {
    guard !(200...299).contains(status) else { return nil }
    return errors.first { $0.status == .code(status) }
      ?? errors.first { $0.status != .default && $0.status.includes(status) }
      ?? errors.first { $0.status == .default }
  }

  fileprivate func body(forStatus status: Int) -> ResponseBody? {
    switch response {
    case .single(let body): (200...299).contains(status) ? body : nil
    case .byStatus(let responses):
      responses.first { $0.status.includes(status) }?.body
    }
  }
}

extension StatusPattern {
  fileprivate func includes(_ status: Int) -> Bool {
    switch self {
    case .code(let code): code == status
    case .range(let range): range.contains(status)
    case .default: true
    }
  }
}

extension Value {
  /// The value under a key path, of several the first that is there.
  func value(at name: WireName) -> Value? {
    for path in name.alternatives {
      var current: Value? = self
      for key in path {
        switch current?.content {
        case .object(let entries): current = entries.first { $0.key == key }?.value
        case .array(let items):
          current = Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil }
        default: current = nil
        }
      }
      if let current { return current }
    }
    return nil
  }

  /// The text of a scalar, as it would stand on the wire.
  var scalarText: String? {
    switch content {
    case .bool(let flag): flag ? "true" : "false"
    case .number(let text): text
    case .text(let template): template.plainText
    case .null, .array, .object: nil
    }
  }

  fileprivate var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a Bool"
    case .number(let text): "the number \(text)"
    case .text: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noCode(_ key: String) -> Self {
    .warning(
      "sample-without-code", "the sample lacks '\(key)', which the envelope needs",
      help: "a sample is the whole answer: { code: …, data: … }; or write 'envelope: none'")
  }
  fileprivate static func nothingAt(_ key: String) -> Self {
    .warning(
      "sample-lacks-data", "the sample has nothing at '\(key)', where the answer is read",
      help: "a sample is the whole answer, with all that stands around its value")
  }
  fileprivate static func fieldMissing(
    _ key: String, _ model: String, _ type: String, isNull: Bool
  ) -> Self {
    .warning(
      "sample-lacks-field",
      isNull
        ? "the sample has null at '\(key)', where '\(model)' needs a value"
        : "the sample lacks '\(key)', which '\(model)' needs",
      help: "add it, give the field a default, or write its type as \"\(type)?\"")
  }
  fileprivate static func otherType(_ kind: String, _ type: String) -> Self {
    .warning(
      "sample-of-other-type", "the sample has \(kind) where the type is '\(type)'",
      help: "write what the server sends; 'lenient: true' reads values of other types")
  }
  fileprivate static func noSuchCase(_ text: String, _ model: String, _ known: [String]) -> Self {
    .warning(
      "sample-of-no-case", "'\(text)' is no value of '\(model)'",
      help: Suggestion.help(text, allowed: known))
  }
  fileprivate static func noTag(_ key: String, _ model: String) -> Self {
    .warning(
      "sample-without-tag", "the sample lacks '\(key)', the tag of '\(model)'",
      help: "add it with one of the tags of 'oneOf:'")
  }
}

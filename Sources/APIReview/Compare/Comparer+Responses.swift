import APIModel
import SwiftCode
import SwiftNames

extension Comparer {
  func responseFindings(_ old: Endpoint, _ new: Endpoint) -> [Finding] {
    var found: [Finding] = []
    func add(
      _ rule: Rule, _ text: Phrase, source: Verdict, wire: Verdict, _ oldPlace: Origin?,
      _ newPlace: Origin?
    ) {
      found.append(
        Finding(
          rule: rule, text: text, source: source, wire: wire,
          old: oldPlace ?? old.name.origin, new: newPlace ?? new.name.origin))
    }
    switch (old.response, new.response) {
    case (.single(let before), .single(let after)):
      found += bodyFindings(before, after, of: "", old, new)
    case (.byStatus(let before), .byStatus(let after)):
      var statuses = Matching(before, after)
      statuses.match { $0.status }
      for (before, after) in statuses.pairs {
        found += bodyFindings(
          before.body, after.body, of: " of status \(Wording.text(after.status))", old, new)
      }
      for response in statuses.removed {
        add(
          .responseStatusRemoved,
          "the answer of status \(Wording.text(response.status)) was removed", source: .breaking,
          wire: .breaking, response.origin, nil)
      }
      for response in statuses.added {
        add(
          .responseStatusAdded, "an answer of status \(Wording.text(response.status)) was added",
          source: .risky, wire: .safe, nil, response.origin)
      }
    case (.single, .byStatus), (.byStatus, .single):
      add(
        .responseTypeChanged,
        "the answer changed \(Wording.change(Self.text(old.response), Self.text(new.response)))",
        source: .breaking, wire: .risky, nil, nil)
    }
    var errors = Matching(old.errors, new.errors)
    errors.match { $0.status }
    for (before, after) in errors.pairs where !isSame(before.type, after.type) {
      add(
        .errorModelChanged,
        "the error of status \(Wording.text(after.status)) changed "
          + Wording.change(
            Wording.quoted(before.type.description), Wording.quoted(after.type.description)),
        source: .safe,
        wire: .breaking, before.origin, after.origin)
    }
    for error in errors.removed {
      add(
        .errorModelRemoved, "the error of status \(Wording.text(error.status)) was removed",
        source: .safe, wire: .risky, error.origin, nil)
    }
    for error in errors.added {
      add(
        .errorModelAdded,
        "the error of status \(Wording.text(error.status)) is read as '\(error.type.description)'",
        source: .safe, wire: .risky, nil, error.origin)
    }
    return found
  }

  private func bodyFindings(
    _ before: ResponseBody, _ after: ResponseBody, of status: String, _ old: Endpoint,
    _ new: Endpoint
  ) -> [Finding] {
    guard before != after else { return [] }
    var found: [Finding] = []
    func add(_ rule: Rule, _ text: Phrase, source: Verdict, wire: Verdict) {
      found.append(
        Finding(
          rule: rule, text: text, source: source, wire: wire,
          old: before.origin ?? old.name.origin, new: after.origin ?? new.name.origin))
    }
    let values: [ResponseBody.Kind] = [.json, .text, .data]
    if before.kind != after.kind, values.contains(before.kind), values.contains(after.kind),
      Self.swiftType(before) != Self.swiftType(after)
    {
      add(
        .responseTypeChanged,
        "the answer\(status) changed "
          + Wording.change(
            Wording.quoted(Self.swiftType(before)), Wording.quoted(Self.swiftType(after))),
        source: .breaking, wire: .breaking)
    } else if before.kind != after.kind {
      add(
        .responseKindChanged,
        "the answer\(status) is read as \(Self.text(after)), no more as \(Self.text(before))",
        source: Self.swiftType(before) == Self.swiftType(after) ? .safe : .breaking, wire: .breaking
      )
    } else if let oldType = before.type, let newType = after.type, !isSame(oldType, newType) {
      add(
        .responseTypeChanged,
        "the answer\(status) changed "
          + Wording.change(
            Wording.quoted(oldType.description), Wording.quoted(newType.description)),
        source: .breaking, wire: .breaking)
    }
    if before.at != after.at {
      add(
        .responsePlaceChanged,
        "the answer\(status) is found \(Self.text(after.at)), no more \(Self.text(before.at))",
        source: .safe, wire: after.isReading(at: before.at) ? .risky : .breaking)
    }
    let isEmptyOtherwise =
      before.empty != after.empty
      && Self.empty(before, models.old) != Self.empty(after, models.new)
    if isEmptyOtherwise || before.charset != after.charset {
      add(
        .responseReadingChanged, "how an empty or encoded answer\(status) is read changed",
        source: .safe, wire: .risky)
    }
    var headers = Matching(before.headers, after.headers)
    let names = names
    headers.match(old: { names.old.member($0.name).name }, new: { names.new.member($0.name).name })
    let sameName = headers.pairs.count
    headers.match { $0.header.lowercased() }
    for (before, after) in headers.pairs.dropFirst(sameName) {
      add(
        .responseHeaderChanged,
        "the header \(Wording.quoted(after.header)) is read as "
          + "'\(names.new.member(after.name).name)', no more as "
          + "'\(names.old.member(before.name).name)'", source: .breaking, wire: .safe)
    }
    for (before, after) in headers.pairs {
      let hasOtherType = !isSame(before.type, after.type)
      guard hasOtherType || before.header.lowercased() != after.header.lowercased() else {
        continue
      }
      add(
        .responseHeaderChanged,
        "'\(names.new.member(after.name).name)' is read from \(Wording.quoted(after.header)) as "
          + "'\(after.type.description)', no more from \(Wording.quoted(before.header)) as "
          + "'\(before.type.description)'", source: hasOtherType ? .breaking : .safe,
        wire: .breaking)
    }
    for header in headers.removed {
      add(
        .responseHeaderRemoved, "the header \(Wording.quoted(header.header)) is not read any more",
        source: .breaking, wire: header.type.isOptional ? .risky : .breaking)
    }
    for header in headers.added {
      // With the first header the value becomes a struct.
      add(
        .responseHeaderAdded, "the header \(Wording.quoted(header.header)) is read",
        source: before.headers.isEmpty ? .breaking : .safe,
        wire: header.type.isOptional ? .safe : .risky)
    }
    return found
  }

  /// What an empty answer is read as: by itself nil where there is one, and an error else.
  private static func empty(
    _ body: ResponseBody, _ models: KnownModels
  ) -> ResponseBody.EmptyAnswer {
    body.empty ?? (body.type.map { models.expanded($0).isOptional } ?? false ? .nil : .error)
  }

  private static func text(_ place: WireName?) -> Phrase {
    place.map { "at \(Wording.name($0))" } ?? "at the top"
  }

  private static func text(_ response: Response) -> Phrase {
    switch response {
    case .single(let body): text(body)
    case .byStatus(let responses):
      "'{ \(responses.map { "\(Wording.text($0.status)): \(swiftType($0.body))" }.joined(separator: ", ")) }'"
    }
  }

  private static func text(_ body: ResponseBody) -> Phrase {
    body.kind == .json ? Wording.quoted(swiftType(body)) : "\(body.kind.rawValue)"
  }

  /// What the caller gets, as far as it matters whether two are the same.
  private static func swiftType(_ body: ResponseBody) -> String {
    switch body.kind {
    case .json: body.type?.description ?? "JSON"
    case .text: "String"
    case .data: "Data"
    case .file: "file"
    case .lines: "lines"
    case .serverSentEvents: "events"
    case .void: "Void"
    }
  }
}

extension ResponseBody {
  /// Whether it is looked for where it was before, and elsewhere only behind that.
  fileprivate func isReading(at old: WireName?) -> Bool {
    guard let at, let old else { return false }
    return at.alternatives.starts(with: old.alternatives)
  }
}

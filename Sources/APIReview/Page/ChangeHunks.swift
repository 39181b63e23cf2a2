import Diagnostics

/// Finds the lines of the specs and of the generated files that belong to a change.
struct ChangeHunks {
  /// A piece of a file, as it is shown.
  struct Excerpt: Hashable {
    var path: String
    var hunk: Hunk
  }

  /// What is shown of a change on one side, and how many pieces more there are.
  struct Excerpts: Hashable {
    var shown: [Excerpt] = []
    var rest = 0
  }

  private let specs: [ComparedText]
  private let files: [ComparedText]

  /// As many as a reader looks at.
  private static let most = 4

  init(old: HTMLPage.State, new: HTMLPage.State) {
    specs = ComparedText.pairs(old.specs, new.specs)
    files = ComparedText.pairs(old.files, new.files)
  }

  func spec(of change: APIChange) -> Excerpts {
    guard change.place != nil else { return Excerpts() }
    let text = specs.first { text in
      change.new.map { text.new?.path == $0.file } ?? false
        || change.old.map { text.old?.path == $0.file } ?? false
    }
    guard let text else { return Excerpts() }
    let owners = change.owners
    var found = Found(text: text)
    if change.isPart {
      found.near = text.edits(of: .entities(old: [change.old], new: [change.new]))
    }
    if found.near.isEmpty {
      found.inside = text.edits(of: .entities(old: owners.old, new: owners.new))
    }
    // Of the target as a whole, and of what is written elsewhere, such as an option.
    if found.all.isEmpty, owners == Owners() { found.inside = text.difference.edits }
    return excerpts([found], change)
  }

  func generated(of change: APIChange) -> Excerpts {
    // A choice for a whole module is felt everywhere.
    guard change.rule != .configurationChanged else {
      return excerpts(files.map { Found(text: $0, inside: $0.difference.edits) }, change)
    }
    let found = files.map { text in
      let near = text.edits(of: .declarations(old: [change.old], new: [change.new]))
      let inside = text.edits(of: .declarations(old: change.owners.old, new: change.owners.new))
      return Found(
        text: text, near: near,
        inside: inside.filter { edit in
          !near.contains { $0.new.overlaps(edit.new) || $0.old.overlaps(edit.old) }
        })
    }
    return excerpts(found, change)
  }

  /// The edits of a file that may belong to a change: at its place, and elsewhere in what it is a part of.
  private struct Found {
    var text: ComparedText
    var near: [LineDifference.Edit] = []
    var inside: [LineDifference.Edit] = []

    var all: [LineDifference.Edit] { near + inside }

    func saying(_ words: [Substring]) -> [LineDifference.Edit] {
      all.filter { edit in words.contains { text.difference.says($0, in: edit) } }
    }

    /// All edits when they are few, else those at the place and those that say a word of the change.
    func chosen(_ change: APIChange) -> [LineDifference.Edit] {
      if all.count <= ChangeHunks.most { return all }
      let saying = saying(Wording.quotes(in: change.text))
      if change.isPart, near.count <= ChangeHunks.most {
        let telling = near + saying.filter { !near.contains($0) }
        if !telling.isEmpty { return telling }
      }
      return saying.isEmpty ? all : saying
    }
  }

  private func excerpts(_ found: [Found], _ change: APIChange) -> Excerpts {
    // A setting has a word that both sides say.
    if let key = change.rule.key, found.contains(where: { !$0.saying([key]).isEmpty }) {
      return excerpts(found.map { ($0.text, $0.saying([key])) })
    }
    return excerpts(found.map { ($0.text, $0.chosen(change)) })
  }

  private func excerpts(
    _ found: [(text: ComparedText, edits: [LineDifference.Edit])]
  ) -> Excerpts {
    let all = found.flatMap { text, edits in
      text.difference.hunks(edits.sorted { $0.new.lowerBound < $1.new.lowerBound })
        .map { Excerpt(path: text.path, hunk: $0) }
    }
    return Excerpts(shown: Array(all.prefix(Self.most)), rest: max(0, all.count - Self.most))
  }
}

extension APIChange {
  /// Whether it stands somewhere in what it belongs to, not at its name.
  fileprivate var isPart: Bool {
    !(place.map { owners.new.contains($0) || owners.old.contains($0) } ?? false)
  }
}

extension Rule {
  /// The word for a setting, in the spec and in the generated code.
  fileprivate var key: Substring? {
    switch self {
    case .baseURLChanged: "baseURL"
    case .encodingChanged: "encoding"
    case .validationChanged: "validate"
    case .envelopeChanged: "envelope"
    case .authAdded, .authRemoved, .authChanged: "auth"
    case .securitySchemeChanged: "security"
    case .timeoutChanged: "timeout"
    case .retryChanged: "retry"
    case .redirectsChanged: "redirects"
    case .endpointDeprecated, .endpointUndeprecated, .modelDeprecated, .modelUndeprecated:
      "deprecated"
    default: nil
    }
  }
}

extension Wording {
  /// What stands in quotes in a sentence, such as a name and its values.
  static func quotes(in text: String) -> [Substring] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
  }
}

extension LineDifference {
  /// Whether a line of an edit has a text as whole words.
  fileprivate func says(_ text: Substring, in edit: Edit) -> Bool {
    guard !text.isEmpty else { return false }
    func isOfWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    func says(_ line: Substring) -> Bool {
      line.ranges(of: text).contains { range in
        !isOfWord(line[..<range.lowerBound].last) && !isOfWord(line[range.upperBound...].first)
      }
    }
    return edit.old.contains { says(old[$0 - 1]) } || edit.new.contains { says(new[$0 - 1]) }
  }

  /// Edits so near to each other that the lines between them would be shown anyway stand in one hunk.
  fileprivate func hunks(_ edits: [Edit]) -> [Hunk] {
    func isNear(_ left: Edit, _ right: Edit) -> Bool {
      let between = left.new.upperBound..<max(left.new.upperBound, right.new.lowerBound)
      return between.count <= 2 * Hunk.context
        && !self.edits.contains { other in
          other != left && other != right && between.lowerBound <= other.new.lowerBound
            && other.new.upperBound <= between.upperBound
        }
    }
    var groups: [[Edit]] = []
    for edit in edits {
      if let last = groups.last?.last, isNear(last, edit) {
        groups[groups.count - 1].append(edit)
      } else {
        groups.append([edit])
      }
    }
    return groups.map { Hunk($0, of: self) }
  }
}

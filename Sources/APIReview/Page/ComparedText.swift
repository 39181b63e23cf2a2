import Diagnostics

/// A file in both states, and which of its lines belong to which entity of the spec.
struct ComparedText {
  let old: ReviewedText?
  let new: ReviewedText?
  let difference: LineDifference
  private let origins: (old: [SourceRange: [Range<Int>]], new: [SourceRange: [Range<Int>]])

  var path: String { (new ?? old)!.path }

  private init(_ old: ReviewedText?, _ new: ReviewedText?) {
    self.old = old
    self.new = new
    difference = LineDifference(old?.text ?? "", new?.text ?? "")
    func lines(_ text: ReviewedText?) -> [SourceRange: [Range<Int>]] {
      Dictionary(grouping: text?.origins ?? [], by: \.range).mapValues { $0.map(\.lines) }
    }
    origins = (lines(old), lines(new))
  }

  /// The files of two states: by path, else by name, else the only one of its kind.
  static func pairs(_ olds: [ReviewedText], _ news: [ReviewedText]) -> [ComparedText] {
    var matching = Matching(olds, news)
    matching.match { $0.path }
    matching.match { $0.path.fileName }
    matching.match { $0.path.kind }
    matching.matchSoleRest()
    return
      (matching.pairs.map { ComparedText($0.old, $0.new) }
      + matching.removed.map { ComparedText($0, nil) }
      + matching.added.map { ComparedText(nil, $0) })
      .sorted { $0.path < $1.path }
  }

  // MARK: Entities

  /// How the lines of an entity are found.
  enum Place {
    /// In a spec, where its name stands at these places.
    case entities(old: [SourceRange?], new: [SourceRange?])
    /// In a generated file, whose declarations come from these places.
    case declarations(old: [SourceRange?], new: [SourceRange?])
  }

  /// The edits in the lines of some entities. Of lines that only came or only went, those alone: the neighbours may
  /// have come as well.
  func edits(of place: Place) -> [LineDifference.Edit] {
    guard !difference.edits.isEmpty else { return [] }
    let lines: (old: [Range<Int>], new: [Range<Int>])
    switch place {
    case .entities(let old, let new):
      lines = (
        old.flatMap { $0.map { entity(at: $0, in: self.old, difference.old) } ?? [] },
        new.flatMap { $0.map { entity(at: $0, in: self.new, difference.new) } ?? [] }
      )
    case .declarations(let old, let new):
      lines = (
        old.flatMap { $0.flatMap { origins.old[$0] } ?? [] },
        new.flatMap { $0.flatMap { origins.new[$0] } ?? [] }
      )
    }
    guard !lines.old.isEmpty || !lines.new.isEmpty else { return [] }
    return difference.edits(from: lines).compactMap { edit in
      var part = edit
      let (inOld, inNew) = (
        Self.common(edit.old, lines.old), Self.common(edit.new, lines.new)
      )
      if inOld == nil, inNew == nil { return nil }
      if edit.old.isEmpty, let inNew { part.new = inNew }
      if edit.new.isEmpty, let inOld { part.old = inOld }
      return part
    }
  }

  /// The part of some lines that any of the others have.
  private static func common(_ lines: Range<Int>, _ others: [Range<Int>]) -> Range<Int>? {
    let parts = others.map { $0.clamped(to: lines) }.filter { !$0.isEmpty }
    guard let first = parts.map(\.lowerBound).min(), let end = parts.map(\.upperBound).max() else {
      return nil
    }
    return first..<end
  }

  /// The lines of the entity whose name stands at a place: what YAML has below a key. To a target belongs the whole
  /// spec without its endpoints and models.
  private func entity(
    at place: SourceRange, in text: ReviewedText?, _ lines: [Substring]
  ) -> [Range<Int>] {
    guard place.file == text?.path, place.start.line <= lines.count else { return [] }
    guard lines[place.start.line - 1].hasPrefix("target:") else {
      let lines = Self.block(from: place.start.line, lines)
      return [lines.lowerBound..<max(lines.upperBound, place.end.line + 1)]
    }
    return lines.indices.filter { lines[$0].first.map { !" #-".contains($0) } ?? false }
      .map { Self.block(from: $0 + 1, lines) }
      .filter { block in
        !["endpoints:", "groups:", "models:"].contains { lines[block.lowerBound - 1].hasPrefix($0) }
      }
  }

  /// To the next line that isn't deeper.
  private static func block(from first: Int, _ lines: [Substring]) -> Range<Int> {
    let depth = lines[first - 1].prefix { $0 == " " }.count
    var end = first + 1
    while end <= lines.count {
      let line = lines[end - 1]
      let indentation = line.prefix { $0 == " " }
      if indentation.endIndex < line.endIndex, indentation.count <= depth { break }
      end += 1
    }
    // Blank lines belong to nobody.
    while end - 1 > first, lines[end - 2].allSatisfy(\.isWhitespace) { end -= 1 }
    return first..<end
  }
}

extension LineDifference {
  /// The edits between the first and the last of some lines, found without a look at all edits.
  fileprivate func edits(from lines: (old: [Range<Int>], new: [Range<Int>])) -> ArraySlice<Edit> {
    func bounds(_ ranges: [Range<Int>]) -> (first: Int, end: Int) {
      (ranges.map(\.lowerBound).min() ?? .max, ranges.map(\.upperBound).max() ?? .min)
    }
    let (old, new) = (bounds(lines.old), bounds(lines.new))
    let start = edits.firstSorted {
      $0.old.upperBound >= old.first || $0.new.upperBound >= new.first
    }
    let end = edits.firstSorted { $0.old.lowerBound >= old.end && $0.new.lowerBound >= new.end }
    return edits[start..<max(start, end)]
  }
}

extension Array {
  /// The index of the first element that a claim holds of, which holds of all behind it too.
  fileprivate func firstSorted(_ claim: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if claim(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension String {
  /// `Target` of `Order+Target.swift`; nil of a file that isn't one of a spec's.
  fileprivate var kind: Substring? {
    let parts = fileName.split(separator: "+")
    return parts.count == 2 ? parts[1].split(separator: ".").first : nil
  }
}

package import Diagnostics

/// Reads one YAML document into a tree of nodes.
package struct YAMLParser {
  let bytes: [UInt8]
  let source: SourceFile
  let limits: YAMLLimits

  /// - Parameter file: its path, as diagnostics shall name it.
  package init(bytes: [UInt8], file: String, limits: YAMLLimits = YAMLLimits()) {
    self.bytes = bytes
    self.source = SourceFile(file)
    self.limits = limits
  }

  package init(text: String, file: String, limits: YAMLLimits = YAMLLimits()) {
    self.init(bytes: Array(text.utf8), file: file, limits: limits)
  }

  /// The root node; nil when the text isn't YAML, and then `diagnostics` says why.
  ///
  /// A file without content gives a null. After an error whose meaning is clear (a key given twice, a
  /// text that needs quotes) there is a tree as well, so that later stages can find more to tell.
  package func parse(into diagnostics: inout DiagnosticCollector) -> YAMLNode? {
    guard bytes.count <= limits.bytes else {
      diagnostics.report(
        .fileTooLarge(bytes.count, limit: limits.bytes), at: .beginning(of: source.path))
      return nil
    }
    switch TextDecoder.decode(bytes, of: source) {
    case .success(let text): return parse(RepairedText(text), into: &diagnostics)
    case .failure(let refusal):
      let position = SourceRange.Position(
        line: refusal.mark.line + 1, column: refusal.mark.column + 1)
      diagnostics.report(
        refusal.message, at: SourceRange(source: source, start: position, end: position))
      return nil
    }
  }

  /// How many syntax errors are told at most. Each costs reading the text once more.
  private static let mostRepairs = 20

  /// Reads the text; while it has a syntax error that can be mended, mends that and reads it again.
  private func parse(
    _ text: RepairedText, into diagnostics: inout DiagnosticCollector
  ) -> YAMLNode? {
    var text = text
    var last: (place: Mark, edit: Edit)?
    for round in 0... {
      let composer = Composer(text, source: source, limits: limits)
      let outcome = composer.compose()
      let (explanation, stop): (Explanation, Mark)
      switch outcome {
      case .tree(let root):
        diagnostics.append(composer.diagnostics)
        return root
      case .missingSpace(let colon):
        explanation = .missingSpace(after: ":", at: colon, before: nil)
        stop = colon
      case .invalid:
        guard let explainer = SyntaxExplainer(text.bytes) else { fallthrough }
        if explainer.isAtSurrogate, text.hidePairs() { continue }
        if let edit = explainer.silentEdit {
          text.apply(edit)
          continue
        }
        explanation = explainer.explain()
        stop = explainer.place
      case .refused:
        diagnostics.append(composer.diagnostics)
        return nil
      }
      let place = text.written(stop)
      // What is no further than the last mistake is that mistake again, mended badly.
      let isNew =
        last.map { $0.place < place && !$0.edit.isIndentation(ofLine: place.line) } ?? true
      if isNew { report(explanation, in: composer, into: &diagnostics) }
      guard isNew, round < Self.mostRepairs, let edit = explanation.edit else {
        diagnostics.append(composer.diagnostics)
        return nil
      }
      last = (place, edit)
      text.apply(edit)
    }
    return nil
  }

  private func report(
    _ explanation: Explanation, in composer: Composer, into diagnostics: inout DiagnosticCollector
  ) {
    let note = explanation.note.map {
      Diagnostic.Note($0.text, at: composer.range($0.start, $0.end))
    }
    let fixIt = explanation.edit.map {
      Diagnostic.FixIt(replacing: composer.range($0.start, $0.end), with: $0.replacement)
    }
    var message = explanation.message
    if let breaks = composer.text.breaks {
      message.text = breaks.restored(message.text)
      message.help = message.help.map(breaks.restored)
    }
    diagnostics.report(
      message, at: composer.range(explanation.start, explanation.end),
      notes: note.map { [$0] } ?? [], fixIt: fixIt)
  }
}

extension Diagnostic.Message {
  fileprivate static func fileTooLarge(_ bytes: Int, limit: Int) -> Self {
    .error(
      "file-too-large", "the file has \(bytes) bytes, more than \(limit)",
      help: "divide it into several, which 'include:' brings together")
  }
}

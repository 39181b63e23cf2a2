/// The review as one page that needs nothing else: no script, no network, no font.
///
/// Filters are check boxes and style rules, so that the page's policy can forbid scripts altogether.
package struct HTMLPage {
  /// What one state has to show.
  package struct State: Sendable {
    package var specs: [ReviewedText]
    package var files: [ReviewedText]

    package init(specs: [ReviewedText], files: [ReviewedText]) {
      self.specs = specs
      self.files = files
    }
  }

  private let old: State
  private let new: State

  package init(old: State, new: State) {
    self.old = old
    self.new = new
  }

  package func print(_ review: Review) -> String {
    let hunks = ChangeHunks(old: old, new: new)
    let sections = PageSection.sections(of: review, hunks)
    let title: Markup = "\(review.oldName) → \(review.newName)"
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>Review: \(title)</title>
      <style>\(PageStyle.sheet)</style>
      </head>
      <body>
      \(PageFilter.inputs)<div class="page">
      <header>
      <p class="tool">endpointgen review</p>
      <h1><span>\(review.oldName)</span> <i>→</i> <span>\(review.newName)</span></h1>
      <p class="version">next version <b class="\(review.version.verdict.rawValue)">\(review.version.rawValue)</b></p>
      \(review.changes.isEmpty ? "" : PageFilter.bar(review.changes))</header>
      \(contents(sections))<main class="\(PageFilter.classes(review.changes))" id="changes">
      \(notes(review))\(sections.map(\.markup).joined())\(rest(review))</main>
      <footer>
      <p><b>source</b>: breaking when code that calls the generated module does not compile any more, risky when only exhaustive patterns, functions as values or warnings as errors do not.</p>
      <p><b>wire</b>: breaking when the old and the new contract do not work together, risky when they may not.</p>
      </footer>
      </div>
      </body>
      </html>

      """
    return page.text
  }

  private func contents(_ sections: [PageSection]) -> Markup {
    guard !sections.isEmpty else { return "" }
    return """
      <nav aria-label="What changed">
      <ol>
      \(sections.map(\.link).joined())</ol>
      </nav>

      """
  }

  private func notes(_ review: Review) -> Markup {
    let silent = review.changes.count(where: \.isSilent)
    let notes = review.notes.map { "<p class=\"note\">\($0)</p>\n" as Markup }.joined()
    guard silent > 0 else { return notes }
    return """
      \(notes)<p class="silent f \(PageFilter.classes(review.changes.filter(\.isSilent)))"><b class="star">★</b> \(silent) \(silent == 1 ? "change breaks" : "changes break") the wire, yet \(silent == 1 ? "compiles" : "compile"): no compiler will tell.</p>

      """
  }

  private func rest(_ review: Review) -> Markup {
    let ignored = review.ignored.map { change in
      "<li><code>\(change.fingerprint)</code> \(change.sentence)</li>\n" as Markup
    }.joined()
    let list: Markup =
      review.ignored.isEmpty
      ? ""
      : "<details><summary>\(review.ignored.count) ignored</summary><ul>\n\(ignored)</ul></details>\n"
    return review.changes.isEmpty
      ? "<p class=\"none\">Nothing changed.</p>\n\(list)"
      : "<p class=\"none hidden\">The filters hide all changes.</p>\n\(list)"
  }
}

extension VersionHint {
  /// The colour that it has.
  fileprivate var verdict: Verdict {
    switch self {
    case .major: .breaking
    case .minor: .risky
    case .patch, .none: .safe
    }
  }
}

/// What of a page is shown: check boxes for the verdicts, and radio buttons for the axis that they are about.
///
/// The inputs stand before everything, so that style rules reach what follows them. What can be hidden has the class
/// `f`, and a class for each verdict that something in it has on an axis: `v-risky` on both, `s-safe`, `w-breaking`.
enum PageFilter {
  /// Nil: the worse of both.
  private static let axes: [(axis: Axis?, id: String, letter: String)] = [
    (nil, "both", "v"), (.source, "source", "s"), (.wire, "wire", "w"),
  ]
  private static let verdicts: [Verdict] = Verdict.allCases.reversed()

  static func classes(_ changes: [APIChange]) -> String {
    axes.flatMap { axis in
      verdicts.filter { verdict in changes.contains { $0.verdict(on: axis.axis) == verdict } }
        .map { "\(axis.letter)-\($0.rawValue)" }
    }.joined(separator: " ")
  }

  static var inputs: Markup {
    let radios = axes.map { _, id, _ in
      "<input type=\"radio\" name=\"axis\" id=\"a-\(id)\"\(id == "both" ? " checked" : "")>\n"
        as Markup
    }
    let boxes = verdicts.map {
      "<input type=\"checkbox\" id=\"f-\($0.rawValue)\" checked>\n" as Markup
    }
    return (boxes + radios).joined()
  }

  static func bar(_ changes: [APIChange]) -> Markup {
    let boxes = verdicts.map { verdict in
      let counts = axes.map { axis in
        "<b class=\"n-\(axis.id)\">\(changes.count { $0.verdict(on: axis.axis) == verdict })</b>"
          as Markup
      }.joined()
      return
        "<label for=\"f-\(verdict.rawValue)\" class=\"\(verdict.rawValue)\">\(counts) \(verdict.rawValue)</label>"
        as Markup
    }.joined()
    let radios = axes.map { _, id, _ in
      "<label for=\"a-\(id)\">\(id == "both" ? "source & wire" : id)</label>" as Markup
    }.joined()
    return """
      <div class="filters"><div class="verdicts">\(boxes)</div><div class="axes">\(radios)</div></div>

      """
  }

  /// The rules that show what the inputs ask for.
  static var rules: Markup {
    var rules: Markup = ""
    for (_, axis, letter) in axes {
      for verdict in verdicts.map(\.rawValue) {
        let shown: Markup = "#f-\(verdict):checked~#a-\(axis):checked~.page .\(letter)-\(verdict)"
        rules += "\(shown){display:var(--as)}\(shown) .hidden{display:none}\n"
      }
      let label: Markup = ".page label[for=a-\(axis)]"
      rules += """
        #a-\(axis):checked~\(label){background:var(--ink);color:var(--paper)}
        #a-\(axis):focus-visible~\(label){outline:2px solid var(--focus)}
        #a-\(axis):checked~.page .n-\(axis){display:inline}

        """
    }
    for verdict in verdicts.map(\.rawValue) {
      let label: Markup = ".page label[for=f-\(verdict)]"
      rules += """
        #f-\(verdict):not(:checked)~\(label){background:none;color:var(--dim);text-decoration:line-through}
        #f-\(verdict):focus-visible~\(label){outline:2px solid var(--focus)}

        """
    }
    return rules
  }
}

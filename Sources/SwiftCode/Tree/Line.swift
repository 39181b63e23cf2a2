package import Diagnostics

/// A piece of a body or a head that may take one line or several, laid out by the printer.
package indirect enum Line: Hashable, Sendable {
  case blank
  case code(Code)
  /// `head item, item tail` on a line when it fits, else each item on lines of its own.
  case list(head: Code, items: [Line], tail: Code)
  /// A string literal in `"""`, for text of several lines, behind its label such as `template: `.
  case text(StringLiteral, label: Code)
  /// Lines one step in.
  case indented([Line])
  /// `head {`, the lines one step in, `}`.
  case block(head: Line, body: [Line])
  /// A `case` or `default` label of a switch, and its lines one step in; perhaps where the spec says what they do.
  case label(Line, body: [Line], origin: SourceRange? = nil)
  /// An expression and the calls on it, each on lines of its own one step in; the first, `call`, stays beside
  /// the expression where both fit on a line.
  case chain(head: Code, call: Line? = nil, links: [Line])
  /// `head { parameters in`, the body one step in, `}`.
  case closure(head: Code, parameters: Code, body: Line)

  package static func list(head: Code, items: [Code], tail: Code) -> Line {
    .list(head: head, items: items.map { .code($0) }, tail: tail)
  }
}

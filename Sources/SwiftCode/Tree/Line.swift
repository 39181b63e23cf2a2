/// A piece of a body or a head that may take one line or several, laid out by the printer.
package indirect enum Line: Hashable, Sendable {
  case blank
  case code(Code)
  /// `head item, item tail` on a line when it fits, else each item on a line of its own.
  case list(head: Code, items: [Code], tail: Code)
  /// `head {`, the lines one step in, `}`.
  case block(head: Line, body: [Line])
  /// A `case` or `default` label of a switch, and its lines one step in.
  case label(Line, body: [Line])
  /// An expression and the calls on it, each on a line of its own one step in.
  case chain(head: Line, links: [Line])
}

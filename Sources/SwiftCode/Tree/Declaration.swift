package import Diagnostics

/// A file of Swift source.
package struct SwiftFile: Hashable, Sendable {
  package var name: String
  /// The comment above everything, a line each, without `//`.
  package var header: [DocComment]
  package var imports: [Import]
  /// A compilation condition around all declarations, such as `DEBUG`.
  package var condition: Code?
  package var declarations: [Declaration]

  package init(
    name: String, header: [DocComment], imports: [Import] = [], condition: Code? = nil,
    declarations: [Declaration] = []
  ) {
    self.name = name
    self.header = header
    self.imports = imports
    self.condition = condition
    self.declarations = declarations
  }
}

/// `public import EndpointRuntime`.
package struct Import: Hashable, Sendable {
  package var module: Identifier
  /// `public`, `internal` or nothing.
  package var access: Code

  package init(_ module: Identifier, access: Code = "") {
    self.module = module
    self.access = access
  }
}

/// A Swift declaration: what documents it, what stands before it, and what it is.
package struct Declaration: Hashable, Sendable {
  package var doc: DocComment
  /// Such as `@available(*, deprecated, message: "…")`, each on a line of its own.
  package var attributes: [Code]
  package var kind: Kind
  /// Where the spec says what this declares.
  package var origin: SourceRange?

  package indirect enum Kind: Hashable, Sendable {
    /// A type or an extension: `head {`, the members, `}`. Blank lines keep long members apart.
    case container(head: Line, members: [Declaration])
    /// A function, an initializer, a computed property: `head {`, the lines, `}`.
    case body(head: Line, lines: [Line])
    /// A declaration without a body: a stored property, an enum's case.
    case plain(Line)
  }

  package init(
    _ kind: Kind, doc: DocComment = DocComment(), attributes: [Code] = [],
    origin: SourceRange? = nil
  ) {
    self.kind = kind
    self.doc = doc
    self.attributes = attributes
    self.origin = origin
  }
}

package import Diagnostics

/// Writes a tree of declarations as Swift text, laid out as `swift format` lays it out.
package struct SwiftPrinter {
  private var writer: CodeWriter

  /// Which lines of a file a declaration or a case of a switch takes, from 1, and where the spec says what it is.
  package struct Origin: Hashable, Sendable {
    package var lines: Range<Int>
    package var range: SourceRange
  }

  package static func print(_ file: SwiftFile) -> String { printWithOrigins(file).text }

  package static func printWithOrigins(_ file: SwiftFile) -> (text: String, origins: [Origin]) {
    var printer = SwiftPrinter(writer: CodeWriter())
    printer.print(file)
    return (printer.writer.text, printer.writer.origins)
  }

  private mutating func print(_ file: SwiftFile) {
    for comment in file.header {
      for line in comment.source { writer.line(String(line.dropFirst())) }
    }
    // An import that only what is left out would need is unused: it goes with it.
    if let condition = file.condition {
      writer.line("")
      writer.line("#if \(condition.text)")
      writer.indent()
    }
    let imports = file.imports.sorted { $0.module.name < $1.module.name }
    if !imports.isEmpty, file.condition == nil { writer.line("") }
    for item in imports {
      let access = item.access.isEmpty ? "" : item.access.text + " "
      writer.line("\(access)import \(item.module.text(as: .type))")
    }
    if !file.declarations.isEmpty { writer.line("") }
    printSideBySide(file.declarations)
    if file.condition != nil {
      writer.outdent()
      writer.line("#endif")
    }
  }

  /// Large files have their declarations printed by all cores.
  private mutating func printSideBySide(_ declarations: [Declaration]) {
    let starts = Array(stride(from: 0, to: declarations.count, by: 16))
    let outer = writer
    let parts = starts.concurrentMap { start in
      var printer = SwiftPrinter(writer: outer.continued)
      printer.print(declarations, in: start..<min(start + 16, declarations.count))
      return printer.writer
    }
    for part in parts { writer.append(part) }
  }

  private mutating func print(_ declarations: [Declaration]) {
    print(declarations, in: declarations.indices)
  }

  private mutating func print(_ declarations: [Declaration], in range: Range<Int>) {
    for index in range {
      let declaration = declarations[index]
      if index > 0, declarations[index - 1].isSpacious || declaration.isSpacious { writer.line("") }
      print(declaration)
    }
  }

  private mutating func print(_ declaration: Declaration) {
    let first = writer.lineNumber
    for line in declaration.doc.source { writer.line(line) }
    for attribute in declaration.attributes { writer.line(attribute.text) }
    switch declaration.kind {
    case .plain(let line): writer.print(line)
    case .body(let head, let lines): writer.print(.block(head: head, body: lines))
    case .container(let head, let members) where members.isEmpty:
      writer.print(head, ending: " {}")
    case .container(let head, let members):
      writer.print(head, ending: " {")
      writer.indent()
      print(members)
      writer.outdent()
      writer.line("}")
    }
    writer.record(declaration.origin, from: first)
  }
}

extension Declaration {
  /// Whether blank lines keep this apart from its neighbours: it is documented, or takes several lines.
  fileprivate var isSpacious: Bool {
    if !doc.isEmpty || !attributes.isEmpty { return true }
    if case .plain = kind { return false }
    return true
  }
}

import Diagnostics

/// Lines of text with their indentation, in at most 100 columns where a line can be broken.
struct CodeWriter {
  private(set) var text = ""
  /// Where the spec says what some of the lines do, in the order in which these end.
  private(set) var origins: [SwiftPrinter.Origin] = []
  /// The number of the next line, from 1.
  private(set) var lineNumber = 1
  private var depth = 0

  /// The line length of the house style, and of `swift format`.
  static let width = 100

  mutating func indent() { depth += 1 }

  mutating func outdent() {
    precondition(depth > 0, "outdent without indent")
    depth -= 1
  }

  mutating func line(_ line: String) {
    if !line.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += line
    }
    text += "\n"
    lineNumber += 1
  }

  /// All lines from `first` on come from a place of the spec.
  mutating func record(_ origin: SourceRange?, from first: Int) {
    guard let origin else { return }
    origins.append(SwiftPrinter.Origin(lines: first..<lineNumber, range: origin))
  }

  /// Prints `line`, with `ending` right behind its last character.
  mutating func print(_ line: Line, ending: String = "") {
    switch line {
    case .blank: self.line("")
    case .code(let code): self.line(code.text + ending)
    case .list(let head, let items, let tail): list(head.text, items, tail.text + ending)
    case .text(let literal, let label):
      let lines = literal.lines
      self.line(label.text + lines[0])
      if !label.isEmpty { indent() }
      for text in lines.dropFirst().dropLast() { self.line(text) }
      self.line(lines[lines.count - 1] + ending)
      if !label.isEmpty { outdent() }
    case .indented(let body): lines(body)
    case .block(let head, let body) where body.isEmpty: print(head, ending: " {}" + ending)
    case .block(let head, let body):
      print(head, ending: " {")
      lines(body)
      self.line("}" + ending)
    case .label(let head, let body, let origin):
      let first = lineNumber
      print(head, ending: ":")
      lines(body)
      record(origin, from: first)
    case .chain(let head, let call, let links):
      chain(head.text, call, links, ending: ending)
    case .closure(let head, let parameters, let body):
      if let text = line.flat, fits(text + ending) { return self.line(text + ending) }
      self.line("\(head.text) { \(parameters.text) in")
      lines([body])
      self.line("}" + ending)
    }
  }

  private mutating func chain(_ head: String, _ call: Line?, _ links: [Line], ending: String) {
    var head = head
    var links = links
    if let call {
      if let text = call.flat, fits(head + text) { head += text } else { links.insert(call, at: 0) }
    }
    // A chain on nothing is its links: `.statuses([…])`, `.errors([…])`.
    let isBare = head.isEmpty
    if !isBare {
      line(head + (links.isEmpty ? ending : ""))
      indent()
    }
    for link in links.dropLast() { print(link) }
    if let last = links.last { print(last, ending: ending) }
    if !isBare { outdent() }
  }

  private mutating func lines(_ lines: [Line]) {
    indent()
    for line in lines { print(line) }
    outdent()
  }

  private mutating func list(_ head: String, _ items: [Line], _ tail: String) {
    let texts = items.compactMap(\.flat)
    let isFlat = texts.count == items.count
    let arguments = texts.joined(separator: ", ")
    if isFlat, fits(head + arguments + tail) { return line(head + arguments + tail) }
    // A `where` clause may go to a line of its own, which leaves the parameters as they are.
    if isFlat, let clause = tail.position(of: " where "), fits(head + arguments + tail[..<clause]) {
      line(head + arguments + tail[..<clause])
      return line(String(tail[clause...].dropFirst()))
    }
    if items.isEmpty { return line(head + tail) }
    line(head)
    indent()
    for item in items.dropLast() { print(item, ending: ",") }
    // A list of values ends in a comma, so that another adds one line.
    print(items[items.count - 1], ending: head.hasSuffix("[") && items.count > 1 ? "," : "")
    outdent()
    line(tail)
  }

  private func fits(_ text: String) -> Bool {
    // The formatter calls a line of exactly the width too long where a call could be broken.
    2 * depth + text.unicodeScalars.count < Self.width
  }
}

extension String {
  fileprivate func position(of other: String) -> Index? {
    indices.first { self[$0...].hasPrefix(other) }
  }
}

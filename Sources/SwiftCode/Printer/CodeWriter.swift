import Diagnostics

/// Lines of text with their indentation, in at most 100 columns where a line can be broken.
///
/// A line that may be too long is written first and looked at then: what has no room is taken back.
struct CodeWriter {
  /// UTF-8.
  private var bytes: [UInt8] = []
  /// Where the spec says what some of the lines do, in the order in which these end.
  private(set) var origins: [SwiftPrinter.Origin] = []
  /// The number of the next line, from 1.
  private(set) var lineNumber = 1
  private var depth = 0
  /// Where the line that is being written begins.
  private var lineStart = 0

  /// An empty one, at this one's indentation.
  var continued: CodeWriter {
    var writer = CodeWriter()
    writer.depth = depth
    return writer
  }

  /// Adds the lines of a writer that continued this one.
  mutating func append(_ other: CodeWriter) {
    bytes += other.bytes
    lineStart = bytes.count
    let shift = lineNumber - 1
    origins += other.origins.map { origin in
      SwiftPrinter.Origin(
        lines: origin.lines.lowerBound + shift..<origin.lines.upperBound + shift,
        range: origin.range)
    }
    lineNumber += other.lineNumber - 1
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The line length of the house style, and of `swift format`.
  static let width = 100

  mutating func indent() { depth += 1 }

  mutating func outdent() {
    precondition(depth > 0, "outdent without indent")
    depth -= 1
  }

  mutating func line(_ line: String, ending: String = "") {
    if !line.isEmpty || !ending.isEmpty {
      begin(line)
      write(ending)
    }
    endLine()
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
    case .code(let code): self.code(code.text, ending: ending)
    case .list(let head, let items, let tail): list(head.text, items, tail.text, ending: ending)
    case .text(let literal, let label):
      let lines = literal.lines
      self.line(label.text + lines[0])
      if !label.isEmpty { indent() }
      for text in lines.dropFirst().dropLast() { self.line(text) }
      self.line(lines[lines.count - 1], ending: ending)
      if !label.isEmpty { outdent() }
    case .indented(let body): lines(body)
    case .block(let head, let body) where body.isEmpty: print(head, ending: " {}" + ending)
    case .block(let head, let body):
      print(head, ending: " {")
      lines(body)
      self.line("}", ending: ending)
    case .label(let head, let body, let origin):
      let first = lineNumber
      print(head, ending: ":")
      lines(body)
      record(origin, from: first)
    case .chain(let head, let call, let links):
      chain(head.text, call, links, ending: ending)
    case .closure(let head, let parameters, let body):
      begin("")
      if writeFlat(line), fits(with: ending) {
        write(ending)
        return endLine()
      }
      takeBack(to: lineStart)
      self.line("\(head.text) { \(parameters.text) in")
      lines([body])
      self.line("}", ending: ending)
    }
  }

  private mutating func code(_ text: String, ending: String) {
    begin(text)
    // Code of several lines is laid out already.
    if !fits(with: ending), !text.utf8.contains(UInt8(ascii: "\n")) {
      takeBack(to: lineStart)
      // The brace of `if let x = y {` has a line of its own where the rest has several.
      let hasBrace = ending.isEmpty && text.hasSuffix(" {")
      if writeBroken(hasBrace ? String(text.dropLast(2)) : text, hasBrace ? " {" : ending) {
        return
      }
      begin(text)
    }
    write(ending)
    endLine()
  }

  /// Writes a line that is too long as several; false when it cannot be broken.
  private mutating func writeBroken(_ text: String, _ ending: String) -> Bool {
    let breaks = LineBreaks(text)
    if let last = breaks.places.last {
      // A call that is too long even for a line of its own is broken in its brackets alone.
      let width = 2 * (depth + 1) + text[last...].dropFirst().count + ending.count
      if breaks.brackets == nil || width < Self.width {
        fill(text, brokenAt: breaks.places, ending)
        return true
      }
    }
    guard let (inner, end) = breaks.brackets else { return false }
    line(String(text[..<inner]))
    indent()
    line(String(text[inner..<end]))
    outdent()
    line(String(text[end...]), ending: ending)
    return true
  }

  /// Fills lines with what stands between the places, each of which is a blank.
  private mutating func fill(_ text: String, brokenAt places: [String.Index], _ ending: String) {
    // The brace behind a head of several lines has a line of its own.
    let opensBlock = ending.hasPrefix(" {")
    let ends = places + [text.endIndex]
    begin(String(text[..<ends[0]]))
    indent()
    for (start, end) in zip(ends, ends.dropFirst()) {
      let piece = text[start..<end]
      let before = bytes.count
      write(String(piece))
      let isLast = end == text.endIndex
      if !fits(with: isLast ? ending : "") {
        takeBack(to: before)
        endLine()
        let rest = String(piece.dropFirst())
        if isLast {
          code(rest, ending: opensBlock ? "" : ending)
        } else {
          begin(rest)
        }
      } else if isLast {
        if !opensBlock { write(ending) }
        endLine()
      }
    }
    outdent()
    if opensBlock { line(String(ending.dropFirst())) }
  }

  private mutating func chain(_ head: String, _ call: Line?, _ links: [Line], ending: String) {
    begin(head)
    var links = links
    var isBare = head.isEmpty
    if let call {
      let end = bytes.count
      if writeFlat(call), fits() {
        isBare = false
      } else {
        takeBack(to: end)
        links.insert(call, at: 0)
      }
    }
    // A chain on nothing is its links: `.statuses([…])`, `.errors([…])`.
    if isBare {
      takeBack(to: lineStart)
    } else {
      if links.isEmpty { write(ending) }
      endLine()
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

  private mutating func list(_ head: String, _ items: [Line], _ tail: String, ending: String) {
    begin(head)
    let headEnd = bytes.count
    if writeFlat(items) {
      let itemsEnd = bytes.count
      write(tail)
      if fits(with: ending) {
        write(ending)
        return endLine()
      }
      // A `where` clause may go to a line of its own, which leaves the parameters as they are.
      takeBack(to: itemsEnd)
      if let clause = tail.position(of: " where ") {
        write(String(tail[..<clause]))
        if fits() {
          endLine()
          return line(String(tail[clause...].dropFirst()), ending: ending)
        }
      }
    }
    takeBack(to: headEnd)
    if items.isEmpty {
      write(tail)
      write(ending)
      return endLine()
    }
    endLine()
    indent()
    for item in items.dropLast() { print(item, ending: ",") }
    // A list of values ends in a comma, so that another adds one line.
    print(items[items.count - 1], ending: head.hasSuffix("[") && items.count > 1 ? "," : "")
    outdent()
    line(tail, ending: ending)
  }

  // MARK: Within a line

  private mutating func begin(_ text: String) {
    lineStart = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    write(text)
  }

  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    lineNumber += 1
    lineStart = bytes.count
  }

  private mutating func takeBack(to count: Int) { bytes.removeLast(bytes.count - count) }

  /// Goes on in the line with the whole of `line`; false when that takes several lines in any case.
  fileprivate mutating func writeFlat(_ line: Line) -> Bool {
    switch line {
    case .code(let code): write(code.text)
    case .list(let head, let items, let tail):
      write(head.text)
      guard writeFlat(items) else { return false }
      write(tail.text)
    case .chain(let head, let call, let links):
      write(head.text)
      if let call, !writeFlat(call) { return false }
      for link in links { guard writeFlat(link) else { return false } }
    case .closure(let head, let parameters, let body):
      write("\(head.text) { \(parameters.text) in ")
      guard writeFlat(body) else { return false }
      write(" }")
    case .blank, .text, .block, .label, .indented: return false
    }
    return true
  }

  private mutating func writeFlat(_ items: [Line]) -> Bool {
    for (index, item) in items.enumerated() {
      if index > 0 { write(", ") }
      guard writeFlat(item) else { return false }
    }
    return true
  }

  /// Whether the line has room, also for `ending`.
  private func fits(with ending: String = "") -> Bool {
    // The formatter calls a line of exactly the width too long where a call could be broken. No character is counted
    // that only continues another.
    let room = Self.width - ending.utf8.count
    let line = bytes[lineStart...]
    return line.count < room || line.count { $0 & 0xC0 != 0x80 } < room
  }
}

extension Line {
  /// The whole in one line; nil when it takes several in any case.
  package var flat: Code? {
    var writer = CodeWriter()
    return writer.writeFlat(self) ? Code(stringLiteral: writer.text) : nil
  }
}

extension String {
  fileprivate func position(of other: StaticString) -> Index? {
    other.withUTF8Buffer { other in
      utf8.indices.first { utf8[$0] == other[0] && utf8[$0...].starts(with: other) }
    }
  }
}

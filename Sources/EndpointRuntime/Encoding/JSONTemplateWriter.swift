/// Writes a JSON template with its values, and leaves out the keys of those that are nil.
///
/// It follows the text only as far as that needs: strings, and in which object which key begins
/// where. What is no JSON comes out as it went in.
struct JSONTemplateWriter {
  private var bytes: [UInt8] = []
  private var isInString = false
  private var isAfterBackslash = false
  private var stringStart = 0
  /// A value in the string that is being written is nil, and so is the string.
  private var stringIsNil = false
  private var isNil = false
  private var containers: [Container] = []
  /// After a key was dropped at the head of an object, the comma that parted it from the next.
  private var dropsComma = false
  private let styles: ParameterStyles
  private let place: String

  private struct Container {
    var isObject: Bool
    /// Where the comma before the current member stands, or the member itself when it is the first.
    var memberStart: Int
    var isFirst = true
    var isAfterColon = false
  }

  private init(place: String) {
    self.place = place
    // In JSON a Bool is a word, also in the middle of text.
    styles = ParameterStyles(bools: .literal)
  }

  /// Nil when the whole is one value, or one string, that is nil.
  static func write(
    _ template: Template, at place: String
  ) throws(RequestEncodingError) -> [UInt8]? {
    switch template {
    case .literal(let text): return Array(text.utf8)
    case .pieces(let pieces):
      var writer = JSONTemplateWriter(place: place)
      for piece in pieces {
        switch piece {
        case .literal(let text): writer.write(literal: text.utf8)
        case .argument(let argument): try writer.write(argument)
        case .optional: break
        }
      }
      return writer.isNil ? nil : writer.bytes
    }
  }

  private mutating func write(_ argument: TemplateArgument) throws(RequestEncodingError) {
    switch argument.role {
    case .text, .query:
      let values = ValueText(styles: styles)
      if let text = try values.text(argument.value, argument.options, at: place) {
        JSONWriter.append(escaping: text, to: &bytes)
      } else {
        stringIsNil = true
      }
    case .value:
      guard argument.value.isSent(argument.options) else { return writeNil() }
      var writer = JSONWriter()
      try argument.value.write(argument.options, to: &writer, at: place)
      bytes.append(contentsOf: writer.bytes)
    }
  }

  private mutating func writeNil() {
    if containers.isEmpty { isNil = true }
    guard let container = containers.last, container.isObject, container.isAfterColon else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    bytes.removeSubrange(container.memberStart...)
    dropsComma = container.isFirst
  }

  private mutating func write(literal utf8: String.UTF8View) {
    for byte in utf8 {
      if isInString {
        if isAfterBackslash {
          isAfterBackslash = false
        } else if byte == 0x5C {
          isAfterBackslash = true
        } else if byte == 0x22 {
          isInString = false
          if stringIsNil {
            stringIsNil = false
            bytes.removeSubrange(stringStart...)
            writeNil()
            continue
          }
        }
        bytes.append(byte)
      } else {
        write(syntax: byte)
      }
    }
  }

  private mutating func write(syntax byte: UInt8) {
    switch byte {
    case 0x22:
      isInString = true
      stringStart = bytes.count
    case 0x7B, 0x5B:
      containers.append(Container(isObject: byte == 0x7B, memberStart: bytes.count + 1))
    case 0x7D, 0x5D:
      _ = containers.popLast()
      dropsComma = false
    case 0x3A:
      if !containers.isEmpty { containers[containers.count - 1].isAfterColon = true }
    case 0x2C:
      if !containers.isEmpty {
        let last = containers.count - 1
        containers[last].isAfterColon = false
        containers[last].memberStart = bytes.count
        if dropsComma {
          // The member that follows is the first now.
          dropsComma = false
          return
        }
        containers[last].isFirst = false
      }
    default: break
    }
    bytes.append(byte)
  }
}

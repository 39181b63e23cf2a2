extension Unicode.Scalar {
  /// Whether a reader cannot see it, or sees other text than there is because of it: controls, what turns the direction
  /// of writing, what has no width.
  ///
  /// A variation selector is none: it shows in the look of the character before it, as in most emoji.
  package var isInvisible: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    case .unassigned where properties.isNoncharacterCodePoint: return true
    default: return properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }

  /// Whether it looks like a space and is none: YAML and Swift take it for a letter.
  package var isForeignSpace: Bool {
    switch properties.generalCategory {
    // U+2800 is a pattern of Braille without dots.
    case .spaceSeparator: self != " "
    default: value == 0x2800
    }
  }

  /// `\u{202E}`
  package var writtenOut: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension Diagnostic.Message {
  /// The message with all that nobody sees written out, and a word about it in the help: else
  /// `did you mean 'path'?` answers to what looks like `path`.
  var writtenOut: Self {
    let hidden = (text + (help ?? "")).hiddenScalars
    guard !hidden.isEmpty else { return self }
    var message = self
    message.text = text.writtenOut
    var told: Set<Unicode.Scalar> = ["\n", "\r", "\t"]
    let sentences = hidden.filter { told.insert($0).inserted }.prefix(3).map(\.sentence)
    message.help = help?.writtenOut
    guard !sentences.isEmpty else { return message }
    let about = sentences.joined(separator: "; ")
    message.help = message.help.map { $0 + ($0.hasSuffix("?") ? " " : "; ") + about } ?? about
    return message
  }
}

extension String {
  /// The text with line breaks, and all else that nobody sees, written out: what a spec holds can neither begin a line of
  /// a report nor paint on a terminal.
  var writtenOut: String {
    guard !hiddenScalars.isEmpty else { return self }
    var text = ""
    for character in self {
      guard !character.isEmoji else {
        text.append(character)
        continue
      }
      for scalar in character.unicodeScalars {
        switch scalar {
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case _ where scalar.isHidden: text += scalar.writtenOut
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }

  /// In order, as often as they stand there.
  fileprivate var hiddenScalars: [Unicode.Scalar] {
    guard unicodeScalars.contains(where: \.isHidden) else { return [] }
    return filter { !$0.isEmoji }.unicodeScalars.filter(\.isHidden)
  }
}

extension Character {
  /// Whether it is a picture, of several that are joined perhaps: 👩‍💻 shows its joiner.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.value > 0xFF, first.properties.isEmoji else {
      return false
    }
    return unicodeScalars.last != "\u{200D}"
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool { isInvisible || isForeignSpace }

  /// `\u{200B} is ZERO WIDTH SPACE, which nobody sees`
  fileprivate var sentence: String {
    let name = properties.name ?? "a control character"
    let reason = isForeignSpace ? "which looks like a space and is none" : "which nobody sees"
    return "\(writtenOut) is \(name), \(reason)"
  }
}

import CYAML
import Diagnostics

/// What a tag may stand before.
enum YAMLKind: String {
  case scalar = "text"
  case sequence = "a list"
  case mapping = "a mapping"
}

extension Composer {
  /// How a tagged scalar counts: `!!str no` is text as `"no"` is, `!!int "5"` as if it had no quotes.
  func style(
    of style: YAMLScalar.Style, tagged tag: UnsafeMutablePointer<yaml_char_t>
  ) -> YAMLScalar.Style {
    switch String(cString: tag) {
    case "!", Self.core + "str": style == .plain ? .doubleQuoted : style
    case Self.core + "int", Self.core + "float", Self.core + "bool", Self.core + "null": .plain
    default: style
    }
  }

  /// The tag as it was written, when it means nothing here; that is reported.
  @discardableResult func checkTag(
    _ tag: UnsafeMutablePointer<yaml_char_t>, on kind: YAMLKind, at range: SourceRange
  ) -> String? {
    let tag = String(cString: tag)
    if tag == "!" { return nil }
    let isCore = tag.hasPrefix(Self.core)
    let name = String(tag.dropFirst(isCore ? Self.core.count : 0))
    switch (kind, name) {
    case (.scalar, "str"), (.scalar, "int"), (.scalar, "float"), (.scalar, "bool"),
      (.scalar, "null"), (.sequence, "seq"), (.mapping, "map"):
      if isCore { return nil }
    default: break
    }
    let written = isCore ? "!!\(name)" : tag
    var place = range
    let columns = written.unicodeScalars.count
    place.end = min(
      range.end, .init(line: range.start.line, column: range.start.column + columns))
    let isKnown = isCore && Self.known.contains(name)
    diagnostics.report(
      isKnown ? .tagOnOtherKind(written, kind: kind) : .unknownTag(written, isCore: isCore),
      at: place)
    return written
  }

  private static let core = "tag:yaml.org,2002:"
  private static let known: Set = ["str", "int", "float", "bool", "null", "seq", "map"]
}

extension Diagnostic.Message {
  fileprivate static func unknownTag(_ tag: String, isCore: Bool) -> Self {
    .error(
      "unknown-tag", "unknown tag '\(tag)'",
      help: isCore ? "leave it out" : "put quotes around a text that begins with '!'")
  }

  fileprivate static func tagOnOtherKind(_ tag: String, kind: YAMLKind) -> Self {
    .error(
      "unknown-tag", "the tag '\(tag)' cannot stand before \(kind.rawValue)", help: "leave it out")
  }
}

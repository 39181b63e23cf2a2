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
    of style: YAMLScalar.Style, tagged tag: UnsafeMutablePointer<yaml_char_t>,
    at range: SourceRange
  ) -> YAMLScalar.Style {
    let tag = String(cString: tag)
    switch tag {
    case "!", core("str"): return style == .plain ? .doubleQuoted : style
    case core("int"), core("float"), core("bool"), core("null"): return .plain
    default:
      reportTag(tag, on: .scalar, at: range)
      return style
    }
  }

  func checkTag(
    _ tag: UnsafeMutablePointer<yaml_char_t>, of kind: YAMLKind, at range: SourceRange
  ) {
    let tag = String(cString: tag)
    switch (kind, tag) {
    case (_, "!"), (.sequence, core("seq")), (.mapping, core("map")): return
    default: reportTag(tag, on: kind, at: range)
    }
  }

  private func core(_ name: String) -> String { "tag:yaml.org,2002:\(name)" }

  private func reportTag(_ tag: String, on kind: YAMLKind, at range: SourceRange) {
    let prefix = core("")
    let isCore = tag.hasPrefix(prefix)
    let written = isCore ? "!!\(tag.dropFirst(prefix.count))" : tag
    let known = ["str", "int", "float", "bool", "null", "seq", "map"]
    if isCore, known.contains(String(tag.dropFirst(prefix.count))) {
      diagnostics.report(.tagOnOtherKind(written, kind: kind), at: range)
    } else {
      diagnostics.report(.unknownTag(written), at: range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownTag(_ tag: String) -> Self {
    .error(
      "unknown-tag", "unknown tag '\(tag)'",
      help: "put quotes around a text that begins with '!'; leave a tag out")
  }

  fileprivate static func tagOnOtherKind(_ tag: String, kind: YAMLKind) -> Self {
    .error(
      "unknown-tag", "the tag '\(tag)' cannot stand before \(kind.rawValue)", help: "leave it out")
  }
}

import Spec

/// What the texts at one place have in common.
struct TextShape {
  private(set) var count = 1
  /// How often each form was seen.
  private(set) var forms: [TextForm: Int]
  /// The different texts, in the order of the samples; nil when there are many.
  private(set) var values: [String]?
  /// Each of them could be a value of that type in quotes.
  private(set) var areIntegers: Bool
  private(set) var areNumbers: Bool

  /// More different texts than an enum has cases.
  private static let mostValues = 12

  init(_ text: String) {
    forms = [TextForm(text): 1]
    values = [text]
    areIntegers = Int64(text).map(String.init) == text
    areNumbers = areIntegers || (Double(text)?.isFinite == true && text.allSatisfy(Self.isOfNumber))
  }

  private static func isOfNumber(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || character == "." || character == "-")
  }

  func merged(with other: TextShape) -> TextShape {
    var merged = self
    merged.count += other.count
    merged.forms.merge(other.forms, uniquingKeysWith: +)
    if let values, let others = other.values {
      var known = Set(values.map(ExactText.init))
      merged.values! += others.filter { known.insert(ExactText($0)).inserted }
      if merged.values!.count > Self.mostValues { merged.values = nil }
    } else {
      merged.values = nil
    }
    merged.areIntegers = areIntegers && other.areIntegers
    merged.areNumbers = areNumbers && other.areNumbers
    return merged
  }

  /// The date formats that were seen, most frequent first, of those alike one with a zone; nil when there is a text that is no date.
  var dateFormats: [DateForm]? {
    var dates: [(form: DateForm, count: Int)] = []
    for (form, count) in forms {
      guard case .date(let date) = form else { return nil }
      dates.append((date, count))
    }
    return dates.sorted {
      ($0.count, $0.form.hasZone ? 1 : 0, $0.form.format)
        > ($1.count, $1.form.hasZone ? 1 : 0, $1.form.format)
    }.map(\.form)
  }
}

import Spec

/// The type of numbers.
enum NumberType {
  static func of(_ numbers: NumberShape, key: String) -> TypeDraft {
    if let epoch = epoch(numbers, key: key) {
      var type = TypeDraft("Date")
      type.formats = [epoch]
      return type
    }
    if numbers.fitInt { return TypeDraft("Int") }
    if numbers.fitUInt64 { return TypeDraft("UInt64") }
    let isExact = numbers.areWhole || numbers.keepsZeros || numbers.digits > 17 || isMoney(key)
    if isExact, numbers.fitDecimal { return TypeDraft("Decimal") }
    if numbers.fitDouble {
      let isRounded = numbers.digits > 17
      return TypeDraft("Double", comment: isRounded ? "more digits than a Double keeps" : nil)
    }
    return TypeDraft("JSON", comment: "numbers beyond Double")
  }

  /// The format of moments as numbers, where both the key and every value say so.
  static func epoch(_ numbers: NumberShape, key: String) -> String? {
    guard let last = Words.of(key).last?.lowercased(), momentWords.contains(last) else {
      return nil
    }
    return numbers.epochs.contains(.seconds)
      ? "seconds" : numbers.epochs.contains(.milliseconds) ? "milliseconds" : nil
  }

  private static let momentWords: Set<String> = [
    "at", "on", "date", "time", "datetime", "timestamp", "ts", "created", "updated", "modified",
    "deleted", "published", "expires", "expiry", "expiration", "since", "until", "iat", "exp",
    "nbf", "ms", "millis",
  ]

  private static func isMoney(_ key: String) -> Bool {
    !moneyWords.isDisjoint(with: Words.of(key).map { Plural.singular(of: $0.lowercased()) })
  }

  private static let moneyWords: Set<String> = [
    "price", "amount", "total", "subtotal", "cost", "fee", "balance", "tax", "discount", "refund",
    "payment", "salary", "budget", "deposit", "credit", "debit", "vat",
  ]
}

/// The type of texts that are no enum.
enum TextType {
  static func of(_ texts: TextShape) -> TypeDraft {
    if let dates = texts.dateFormats { return date(dates) }
    switch texts.forms.keys.count == 1 ? texts.forms.keys.first : nil {
    case .uuid: return TypeDraft("UUID")
    case .url: return TypeDraft("URL")
    default: break
    }
    let special = texts.forms.keys.compactMap(\.plural).sorted()
    let isSpecial = texts.forms[.plain] == nil && texts.forms.count > 1
    return TypeDraft("String", comment: isSpecial ? special.joined(separator: ", ") : nil)
  }

  static func date(_ forms: [DateForm], also epoch: String? = nil) -> TypeDraft {
    if forms == [.day], epoch == nil { return TypeDraft("Day") }
    var type = TypeDraft("Date")
    type.formats = forms.map(\.format) + (epoch.map { [$0] } ?? [])
    if type.formats == ["iso8601"] { type.formats = [] }
    if !forms.allSatisfy(\.hasZone) { type.comment = "without a time zone: taken for UTC" }
    return type
  }
}

extension TextForm {
  fileprivate var plural: String? {
    switch self {
    case .empty: "empty text"
    case .uuid: "UUIDs"
    case .url: "URLs"
    case .date: "dates"
    case .plain: nil
    }
  }
}

/// The type of values of several kinds.
enum MixedType {
  static func of(_ shape: Shape, key: String) -> TypeDraft {
    let kinds = shape.kinds.sorted()
    let comment = "seen: " + kinds.map(\.rawValue).joined(separator: ", ")
    func lenient(_ type: TypeDraft) -> TypeDraft {
      var type = type
      type.isLenient = true
      type.comment = comment
      return type
    }
    switch shape.kinds {
    case [.number, .text]:
      let (numbers, texts) = (shape.numbers!, shape.texts!)
      if let dates = texts.dateFormats, let epoch = NumberType.epoch(numbers, key: key) {
        return TextType.date(dates, also: epoch)
      }
      if texts.areIntegers, numbers.fitInt { return lenient(TypeDraft("Int")) }
      if texts.areNumbers, numbers.fitDouble { return lenient(TypeDraft("Double")) }
      return lenient(TypeDraft("String"))
    case [.bool, .text]: return lenient(TypeDraft("String"))
    case [.bool, .number] where shape.numbers!.areBits: return lenient(TypeDraft("Bool"))
    default: return TypeDraft("JSON", comment: comment)
    }
  }
}

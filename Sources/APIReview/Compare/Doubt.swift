import APIModel

/// What of a state that has errors may be there, though it could not be read: whatever its specs name.
struct Doubt {
  private var words: Set<Substring> = []
  private var isTotal = false

  init() {}

  /// With less files than the other state has, one could not be read at all: nothing is known of it.
  init(_ module: ReviewSide.Module, beside other: ReviewSide.Module) {
    guard !module.doubtfulTexts.isEmpty else { return }
    words = Set(module.doubtfulTexts.flatMap(Self.words))
    isTotal = module.apis.count < other.apis.count
  }

  /// Whether what nobody could read there is really missing.
  func excludes(_ name: Name) -> Bool {
    !isTotal && (words.isEmpty || !Self.words(of: name.key).allSatisfy(words.contains))
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}

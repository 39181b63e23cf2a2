import Configuration

/// The options of the command line that choose for all modules.
enum ModuleOptionArguments {
  static let all: [(key: OptionKey, option: OptionDefinition)] = [
    (.access, "--access"), (.dialect, "--dialect"), (.mapper, "--mapper"), (.naming, "--naming"),
    (.samples, "--samples"),
  ].map { key, name in
    (key, OptionDefinition(name, choices: key.values, doc: key.doc))
  }

  static let options = all.map(\.option)
}

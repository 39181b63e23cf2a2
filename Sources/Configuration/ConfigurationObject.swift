package import Diagnostics
package import Spec

/// The mappings of `endpointgen.yaml`, each with its keys.
package enum ConfigurationObject: String, CaseIterable, KeyTable {
  case configuration, module, emission

  package var name: String { rawValue }

  package var keys: [SpecKey] {
    switch self {
    case .configuration:
      [
        SpecKey(
          "version", .text, "The version of the tool; another one refuses to run. Any without it."),
        SpecKey(
          "modules", .map(of: .object(ConfigurationObject.module)),
          "What is generated: Swift modules, by name."),
      ] + Self.options
    case .module:
      [
        SpecKey(
          "specs", .any([.text, .list(of: .text)]),
          "The specs, as paths from this file's folder, or patterns such as `specs/*.yaml`."),
        SpecKey(
          "output", .text, "The folder of the module's files; `Generated/<Module>` without it."),
      ] + Self.options
    case .emission: OptionKey.allCases.filter(\.isGrouped).map(Self.key)
    }
  }

  package var rules: [KeyRule] {
    switch self {
    case .configuration: [.needsOne(["modules"])]
    case .module: [.needsOne(["specs"])]
    case .emission: []
    }
  }

  /// The choices that all modules and each of them can make.
  private static let options: [SpecKey] =
    OptionKey.allCases.filter { !$0.isGrouped }.map(key) + [
      SpecKey(
        OptionKey.group, .object(ConfigurationObject.emission),
        "What is generated, such as `samples: debug`.")
    ]

  private static func key(_ option: OptionKey) -> SpecKey {
    let isBoolean = Set(option.values) == ["true", "false"]
    return SpecKey(
      option.name, isBoolean ? .boolean : .choice(option.values),
      "\(option.doc.prefix(1).uppercased())\(option.doc.dropFirst()); `\(option.values[0])` without it."
    )
  }

  /// The JSON Schema of the file, for editors.
  package static var schema: JSONText {
    JSONSchema.document(
      Configuration.fileName, root: ConfigurationObject.configuration, tables: allCases)
  }
}

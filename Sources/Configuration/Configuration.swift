package import Diagnostics

/// What the tool shall generate, and how: `endpointgen.yaml`, or what holds without one.
package struct Configuration: Sendable {
  /// The path of the file; nil when there is none.
  package var file: String?
  /// The version of the tool that the project asks for.
  package var version: Setting<String>?
  /// In the order of the file.
  package var modules: [ModuleConfiguration]
  /// The choices for all modules, also for one that is named on the command line only.
  package var options = ModuleOptions()

  /// Without a file, and without looking for specs.
  package static let empty = Configuration(file: nil, version: nil, modules: [])

  package static let fileName = "endpointgen.yaml"

  /// Where its paths begin.
  package var folder: String { file?.parentFolder ?? "." }
}

/// One Swift module, generated from one or several specs.
package struct ModuleConfiguration: Sendable {
  package var name: Setting<String>
  /// Paths from where the tool runs, each once.
  package var specs: [Setting<String>]
  /// The folder for the module's files.
  package var output: Setting<String>
  package var options: ModuleOptions
  /// Whether a build plugin asks: the files follow from the names of the specs alone.
  package var isForPlugin = false
}

/// A value, and where it comes from.
package struct Setting<Value: Sendable>: Sendable {
  package var value: Value
  package var origin: SettingOrigin

  package init(_ value: Value, from origin: SettingOrigin) {
    self.value = value
    self.origin = origin
  }
}

package enum SettingOrigin: Hashable, Sendable {
  case builtIn
  case file(SourceRange)
  /// An option such as `--access`.
  case commandLine(String)

  /// `default`, `endpointgen.yaml:4:13` or `--access`.
  package var text: String {
    switch self {
    case .builtIn: "default"
    case .file(let range): range.description
    case .commandLine(let option): option
    }
  }
}

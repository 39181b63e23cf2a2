package import APIModel
package import Diagnostics
package import SwiftNames

/// One state of the specs: what a comparison looks at.
package struct ReviewSide: Sendable {
  package struct Module: Sendable {
    package var name: String
    package var apis: [API]
    package var names: SwiftNames
    /// What the configuration chooses, by its key: `access`, `naming`.
    package var configuration: [String: String]
    /// Where these choices stand, when they are written down.
    package var places: [String: SourceRange]
    /// The specs that have errors, which may lack anything.
    package var damaged: Set<String>

    package init(
      name: String, apis: [API], names: SwiftNames = SwiftNames(),
      configuration: [String: String] = [:], places: [String: SourceRange] = [:],
      damaged: Set<String> = []
    ) {
      self.name = name
      self.apis = apis
      self.names = names
      self.configuration = configuration
      self.places = places
      self.damaged = damaged
    }
  }

  package var modules: [Module]
  /// Whether the configuration has errors: a module that isn't here may have been there.
  package var missesModules: Bool

  package init(_ modules: [Module], missesModules: Bool = false) {
    self.modules = modules
    self.missesModules = missesModules
  }
}

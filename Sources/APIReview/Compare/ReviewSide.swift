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
    /// The texts of specs that have errors: what they name may be there, though it could not be read.
    package var doubtfulTexts: [String]

    package init(
      name: String, apis: [API], names: SwiftNames = SwiftNames(),
      configuration: [String: String] = [:], places: [String: SourceRange] = [:],
      doubtfulTexts: [String] = []
    ) {
      self.name = name
      self.apis = apis
      self.names = names
      self.configuration = configuration
      self.places = places
      self.doubtfulTexts = doubtfulTexts
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

package import APIModel
package import SwiftNames

/// One state of the specs: what a comparison looks at.
package struct ReviewSide: Sendable {
  package struct Module: Sendable {
    package var name: String
    package var apis: [API]
    package var names: SwiftNames
    /// What the configuration chooses, by its key: `access`, `naming`.
    package var configuration: [String: String]
    /// The specs that have errors, which may lack anything.
    package var damaged: Set<String>

    package init(
      name: String, apis: [API], names: SwiftNames = SwiftNames(),
      configuration: [String: String] = [:], damaged: Set<String> = []
    ) {
      self.name = name
      self.apis = apis
      self.names = names
      self.configuration = configuration
      self.damaged = damaged
    }
  }

  package var modules: [Module]

  package init(_ modules: [Module]) { self.modules = modules }
}

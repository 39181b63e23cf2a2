package import SwiftNames

/// How an API becomes Swift, apart from what it says.
package struct EmitterOptions: Sendable {
  /// Who may use what is generated, few first.
  package enum Access: String, CaseIterable, Comparable, Sendable {
    case `internal`, package, `public`

    package static func < (left: Access, right: Access) -> Bool {
      allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
  }

  package enum SampleEmission: String, CaseIterable, Sendable {
    case always
    /// Between `#if DEBUG` and `#endif`.
    case debug
    case never
  }

  /// How models are read and written.
  package enum Mapper: String, CaseIterable, Sendable { case codable, objectmapper }

  package var access: Access
  package var mapper: Mapper
  package var samples: SampleEmission
  package var names: SwiftNames
  /// Writes `EndpointRuntime.Endpoint` and `Foundation.Date` everywhere: for code in a module that has types of
  /// those names of its own.
  package var qualifiesTypes: Bool
  /// The Swift names of all types that the module's specs declare.
  package var moduleTypes: Set<String>
  package var otherModules: OtherModules

  package init(
    access: Access = .public, mapper: Mapper = .codable, samples: SampleEmission = .always,
    names: SwiftNames = SwiftNames(), qualifiesTypes: Bool = false, moduleTypes: Set<String> = [],
    otherModules: OtherModules = OtherModules()
  ) {
    self.access = access
    self.mapper = mapper
    self.samples = samples
    self.names = names
    self.qualifiesTypes = qualifiesTypes
    self.moduleTypes = moduleTypes
    self.otherModules = otherModules
  }
}

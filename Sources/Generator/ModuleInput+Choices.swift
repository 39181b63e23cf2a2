import SwiftEmitter
import SwiftNames

extension ModuleInput {
  /// Of choices as a configuration spells them.
  ///
  /// - Parameter owners: the module of each spec that is known, by path.
  package init(
    name: String, specs: [String], owners: [String: String], dialect: String, mapper: String,
    access: String, samples: String, naming: String, qualifiesNames: Bool
  ) {
    let options = EmitterOptions(
      access: EmitterOptions.Access(rawValue: access) ?? .public,
      mapper: EmitterOptions.Mapper(rawValue: mapper) ?? .codable,
      samples: EmitterOptions.SampleEmission(rawValue: samples) ?? .always,
      names: SwiftNames(convertsCase: naming == "camelCase"), qualifiesTypes: qualifiesNames,
      otherModules: OtherModules(owners, besides: name, of: specs))
    self.init(
      name: name, specs: specs, options: options, dialect: Dialect(rawValue: dialect) ?? .runtime)
  }
}

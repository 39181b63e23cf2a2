/// The modules that specs outside one module are generated into, by the spec's path.
package struct OtherModules: Sendable {
  private var owners: [String: String]
  private var module: String
  private var specs: Set<String>

  /// - Parameters:
  ///   - owners: the module of each spec that is known; the module's own may be among them.
  ///   - module: the module that looks at the others, and its specs.
  package init(
    _ owners: [String: String] = [:], besides module: String = "", of specs: [String] = []
  ) {
    self.owners = owners
    self.module = module
    self.specs = Set(specs)
  }

  /// Nil for a spec of the module itself, and for one that no module is known of.
  package subscript(path: String) -> String? {
    guard let owner = owners[path], owner != module, !specs.contains(path) else { return nil }
    return owner
  }
}

package import Diagnostics

/// Reads one YAML document into a tree of nodes.
package struct YAMLParser {
  let bytes: [UInt8]
  let source: SourceFile
  let limits: YAMLLimits

  /// - Parameter file: its path, as diagnostics shall name it.
  package init(bytes: [UInt8], file: String, limits: YAMLLimits = YAMLLimits()) {
    self.bytes = bytes
    self.source = SourceFile(file)
    self.limits = limits
  }

  package init(text: String, file: String, limits: YAMLLimits = YAMLLimits()) {
    self.init(bytes: Array(text.utf8), file: file, limits: limits)
  }

  /// The root node; nil when the text isn't YAML, and then `diagnostics` says why.
  ///
  /// A file without content gives a null. After an error that leaves the shape of the tree clear (such
  /// as a key given twice) there is a tree as well, so that later stages can find more to tell.
  package func parse(into diagnostics: inout DiagnosticCollector) -> YAMLNode? {
    let composer = Composer(source: source, limits: limits)
    let root = composer.compose(bytes)
    diagnostics.append(composer.diagnostics)
    return root
  }
}

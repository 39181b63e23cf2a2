/// How large a document may be, so that no text, however hostile, takes the machine down.
///
/// The defaults are many times what the largest published API descriptions need.
package struct YAMLLimits: Sendable {
  /// Of the file.
  package var bytes = 10_000_000
  /// Lists and mappings in each other, those behind aliases counted where they are used.
  package var depth = 64
  /// Of one text, in bytes of UTF-8.
  package var scalarBytes = 4_000_000
  /// How often `*` may stand in a file.
  package var aliases = 10_000
  /// Nodes of the file, those that come by aliases not counted.
  package var nodes = 2_000_000
  /// Nodes that come by aliases and merges: ten lists of ten aliases each hold ten thousand million.
  package var aliasedNodes = 200_000

  package init() {}
}

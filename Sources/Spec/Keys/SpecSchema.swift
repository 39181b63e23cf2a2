package import Diagnostics

/// The JSON Schema of the spec language.
package enum SpecSchema {
  package static var document: JSONText {
    JSONSchema.document(
      "endpointgen spec", root: SpecObject.document, tables: SpecObject.allCases)
  }
}

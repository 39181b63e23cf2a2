import Diagnostics
import Spec

extension GeneratorPipeline {
  /// The JSON Schema of the spec language, as text.
  package static var schema: String { SpecSchema.document.text }
}

import APIModel
import SwiftCode

/// What reads and writes models, where that shows in code which is otherwise the same.
///
/// ObjectMapper's models are `ImmutableMappable`: its `Mappable` cannot fail with a reason, keeps whatever a property held
/// when a value has the wrong type, and makes 0 of an integer's.
struct ModelCoding {
  private let context: Context

  init(_ context: Context) { self.context = context }

  private var mapper: EmitterOptions.Mapper { context.options.mapper }

  /// The locals of the coding functions would hide properties of these names.
  static let locals = ["reader", "writer", "decoder", "encoder", "map"]

  var conformance: Code {
    switch mapper {
    case .codable: context.swift("Codable")
    case .objectmapper: context.objectMapper("ImmutableMappable")
    }
  }

  func addUses(to uses: inout TypeUses) {
    if mapper == .objectmapper { uses.add(module: "ObjectMapper") }
  }

  /// Whether Swift's own coding does.
  func isSynthesized(_ structure: Structure) -> Bool {
    context.platform == .moya && mapper == .codable && structure.isSynthesized
  }

  // MARK: Reading

  func readingHead(isUsed: Bool) -> Code {
    switch mapper {
    case .codable: "init(from \(isUsed ? "decoder" : "_"): \(context.decoderType)) throws"
    case .objectmapper:
      isUsed
        ? "init(map: \(context.objectMapper("Map"))) throws"
        : "init(map _: \(context.objectMapper("Map"))) throws"
    }
  }

  func reader(of model: Identifier, isLenient: Bool) -> Code {
    let options: Code = isLenient ? ", .lenient" : ""
    return switch mapper {
    case .codable:
      "let reader = try \(context.runtime("ModelReader"))(decoder, \(StringLiteral(model.name))\(options))"
    case .objectmapper: "let reader = \(context.runtime("MapReader"))(map\(options))"
    }
  }

  // MARK: Writing

  func writingHead(isUsed: Bool) -> Code {
    switch mapper {
    case .codable: "func encode(to encoder: \(context.encoderType)) throws"
    case .objectmapper:
      isUsed
        ? "func mapping(map: \(context.objectMapper("Map")))"
        : "func mapping(map _: \(context.objectMapper("Map")))"
    }
  }

  var writer: Code {
    switch mapper {
    case .codable: "var writer = \(context.runtime("ModelWriter"))(encoder)"
    case .objectmapper: "var writer = \(context.runtime("MapWriter"))(map)"
    }
  }

  /// What a line that writes begins with; ObjectMapper's cannot fail.
  var writing: Code { mapper == .codable ? "try writer." : "writer." }

  /// The lines of a model without fields, which is an object all the same.
  var writingNothing: [Line] {
    mapper == .codable ? [.code("_ = \(context.runtime("ModelWriter"))(encoder)")] : []
  }
}

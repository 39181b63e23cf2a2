import APIModel
import SwiftCode
import SwiftNames

/// Values as Moya's encodings take them. The support files know most types; what a spec says of one parameter is
/// written out.
extension Context {
  /// `code` in the format of the parameter: `since.map { DateFormat.seconds.json(from: $0) }`.
  func converted(_ code: Code, of parameter: Parameter, inJSON: Bool = false) -> Code {
    let value = parameter.format.map { formatted(code, parameter.type, in: $0) } ?? code
    let texts =
      parameter.values.isEmpty ? flagged(value, parameter, inJSON) : replaced(value, parameter)
    guard !inJSON else { return texts }
    switch parameter.style.arrays {
    case .comma: return joined(texts, by: ",")
    case .pipe: return joined(texts, by: "|")
    case .space: return joined(texts, by: " ")
    case .brackets, .repeat, .indexed, nil: return texts
    }
  }

  private func joined(_ code: Code, by separator: String) -> Code {
    "MoyaEndpoint.joined(\(code), by: \(StringLiteral(separator)))"
  }

  private func formatted(_ code: Code, _ type: TypeReference, in format: ValueFormat) -> Code {
    switch format {
    case .dates(let formats):
      let written: Code = "DateFormat\(self.format(formats[0]))"
      return mapped(code, type, of: .date) { "\(written).json(from: \($0))" }
    case .data(let format):
      let written: Code = "DataFormat\(self.format(format))"
      return mapped(code, type, of: .data) { "\(written).string(from: \($0))" }
    }
  }

  /// The texts of `values:` in place of the values.
  private func replaced(_ code: Code, _ parameter: Parameter) -> Code {
    let entries = parameter.values.map { entry -> Code in
      "\(StringLiteral(wireKey(entry.key, of: parameter.type))): \(StringLiteral(entry.value.plainText ?? ""))"
    }
    return "MoyaEndpoint.replaced(\(code), [\(entries.joined())])"
  }

  /// Flags in another style than the endpoint's are texts.
  private func flagged(_ code: Code, _ parameter: Parameter, _ inJSON: Bool) -> Code {
    guard let bools = parameter.style.bools, !inJSON else { return code }
    let texts: Code =
      bools == .literal ? #"["true": "true", "false": "false"]"# : #"["true": "1", "false": "0"]"#
    return "MoyaEndpoint.replaced(\(code), \(texts))"
  }

  /// `code` with `transform` at its leaves of a type, through optionals, arrays and dictionaries.
  private func mapped(
    _ code: Code, _ type: TypeReference, of leaf: TypeReference.Builtin, _ transform: (Code) -> Code
  ) -> Code {
    switch resolved(type) {
    case .builtin(leaf): transform(code)
    case .optional(let inner), .array(let inner):
      "\(code).map { \(mapped("$0", inner, of: leaf, transform)) }"
    case .dictionary(let inner): "\(code).mapValues { \(mapped("$0", inner, of: leaf, transform)) }"
    case .builtin, .model: code
    }
  }

  /// How a path takes a value that is not one segment.
  func escape(of parameter: Parameter) -> Code {
    switch parameter.escape {
    case .segment: ""
    case .segments: ".segments"
    case .none: ".unescaped"
    }
  }
}

import APIModel
import SwiftCode
import SwiftNames

/// Values as Moya's encodings take them. The support files know each type; what a spec says of one parameter is
/// written out.
extension Context {
  /// `code` in the format and style of the parameter: `DateFormat.seconds.value(since)`.
  func converted(_ code: Code, of parameter: Parameter, inJSON: Bool = false) -> Line {
    var line = Line.code(code)
    switch parameter.format {
    // As dates are written that say nothing.
    case nil, .dates([.iso8601])?: break
    case .dates(let formats)?:
      line = .list(head: "DateFormat\(format(formats[0])).value(", items: [line], tail: ")")
    case .data(let data)?:
      line = .list(head: "DataFormat\(format(data)).value(", items: [line], tail: ")")
    }
    if let texts = texts(of: parameter, inJSON: inJSON) {
      line = .list(head: "MoyaEndpoint.replaced(", items: [line, .code("[\(texts)]")], tail: ")")
    }
    guard !inJSON else { return line }
    if parameter.style.nested == .json {
      return .list(head: "MoyaEndpoint.json(", items: [line], tail: ")")
    }
    switch parameter.style.arrays {
    case .comma: return joined(line, by: ",")
    case .pipe: return joined(line, by: "|")
    case .space: return joined(line, by: " ")
    case .brackets, .repeat, .indexed, nil: return line
    }
  }

  private func joined(_ line: Line, by separator: String) -> Line {
    .list(
      head: "MoyaEndpoint.joined(", items: [line, .code("by: \(StringLiteral(separator))")],
      tail: ")")
  }

  /// The texts that stand for values: those of `values:`, or of flags in another style than the endpoint's.
  private func texts(of parameter: Parameter, inJSON: Bool) -> Code? {
    guard parameter.values.isEmpty else {
      return parameter.values.map { entry -> Code in
        "\(StringLiteral(wireKey(entry.key, of: parameter.type))): \(StringLiteral(entry.value.plainText ?? ""))"
      }.joined()
    }
    guard let bools = parameter.style.bools, !inJSON else { return nil }
    return bools == .literal ? #""true": "true", "false": "false""# : #""true": "1", "false": "0""#
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

extension Line {
  /// The code of a line that can stand on one.
  var code: Code { flat ?? "" }
}

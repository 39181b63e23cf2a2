import APIModel
import SwiftCode
import SwiftNames

/// A model with cases, in the cheapest shape that can hold them.
///
/// A closed enum of texts or numbers is Swift's own. What is open, ignores case or has other values reads and
/// writes itself through `rawValue`; past fifty cases the two switches of that shape cost the compiler more than
/// all else, so that a large open enum is a struct with static members.
struct EnumEmitter {
  let context: Context
  let model: Model

  init(_ context: Context, _ model: Model) {
    self.context = context
    self.model = model
  }

  private static let largestSwitch = 50

  private var names: SwiftNames { context.names }
  private var access: Code { context.access(of: model) }
  private var name: Identifier { names.type(model.name) }

  func declaration(of enumeration: Enumeration, uses: inout TypeUses) -> Declaration {
    if enumeration.unknownCase != nil, enumeration.cases.count > Self.largestSwitch,
      !enumeration.ignoresCase
    {
      uses.addRuntimeConformance()
      return members(enumeration)
    }
    if enumeration.isSwifts { return closed(enumeration) }
    uses.addRuntimeConformance()
    return converted(enumeration)
  }

  // MARK: Shapes

  private func closed(_ enumeration: Enumeration) -> Declaration {
    let cases = enumeration.cases.map { item in
      Declaration(
        .plain(.code("case \(names.enumCase(item.name)) = \(literal(item.raw))")),
        doc: DocComment(item.doc ?? ""), origin: item.name.origin.range)
    }
    let conformances: [Code] = [
      rawType(enumeration), context.swift("Codable"), context.swift("Sendable"),
    ]
    return Declaration(
      .container(
        head: .code(
          "\(access)nonisolated enum \(name, as: .type): \(conformances.joined())"), members: cases),
      doc: context.documentation(of: model), origin: model.name.origin.range)
  }

  private func converted(_ enumeration: Enumeration) -> Declaration {
    let raw = rawType(enumeration)
    var members = enumeration.cases.map { item in
      Declaration(
        .plain(.code("case \(names.enumCase(item.name))")), doc: DocComment(item.doc ?? ""),
        origin: item.name.origin.range)
    }
    if let unknown = enumeration.unknownCase {
      members.append(
        Declaration(
          .plain(.code("case \(names.enumCase(unknown))(\(raw))")),
          doc: DocComment("Any other value, as it came."), origin: unknown.origin.range))
    }
    members.append(initializer(enumeration))
    members.append(rawValue(enumeration))
    return Declaration(
      .container(
        head: .code(
          "\(access)nonisolated enum \(name, as: .type): \(context.runtime("RawCodable"))"),
        members: members), doc: context.documentation(of: model), origin: model.name.origin.range)
  }

  private func members(_ enumeration: Enumeration) -> Declaration {
    let raw = rawType(enumeration)
    var members = [
      Declaration(.plain(.code("\(access)let rawValue: \(raw)"))),
      Declaration(
        .body(
          head: .code("\(access)init(rawValue: \(raw))"), lines: [.code("self.rawValue = rawValue")]
        )),
    ]
    members += enumeration.cases.map { item in
      Declaration(
        .plain(
          .code(
            "\(access)static let \(names.enumCase(item.name)) = Self(rawValue: \(literal(item.raw)))"
          )),
        doc: DocComment(item.doc ?? ""), origin: item.name.origin.range)
    }
    return Declaration(
      .container(
        head: .code(
          "\(access)nonisolated struct \(name, as: .type): \(context.runtime("RawCodable"))"),
        members: members), doc: context.documentation(of: model), origin: model.name.origin.range)
  }

  // MARK: Raw values

  private func initializer(_ enumeration: Enumeration) -> Declaration {
    var labels = enumeration.cases.map { item -> Line in
      .label(
        .code("case \(literal(item.raw, lowercased: enumeration.ignoresCase))"),
        body: [.code("self = .\(names.enumCase(item.name))")])
    }
    let otherwise: Code =
      enumeration.unknownCase.map { "self = .\(names.enumCase($0))(rawValue)" } ?? "return nil"
    labels.append(.label(.code("default"), body: [.code(otherwise)]))
    let value: Code =
      enumeration.ignoresCase && enumeration.raw == .string ? "rawValue.lowercased()" : "rawValue"
    let optional: Code = enumeration.unknownCase == nil ? "?" : ""
    return Declaration(
      .body(
        head: .code("\(access)init\(optional)(rawValue: \(rawType(enumeration)))"),
        lines: [.code("switch \(value) {")] + labels + [.code("}")]))
  }

  private func rawValue(_ enumeration: Enumeration) -> Declaration {
    var labels = enumeration.cases.map { item -> Line in
      .label(.code("case .\(names.enumCase(item.name))"), body: [.code(literal(item.raw))])
    }
    if let unknown = enumeration.unknownCase {
      labels.append(
        .label(.code("case .\(names.enumCase(unknown))(let value)"), body: [.code("value")]))
    }
    return Declaration(
      .body(
        head: .code("\(access)var rawValue: \(rawType(enumeration))"),
        lines: [.code("switch self {")] + labels + [.code("}")]))
  }

  private func rawType(_ enumeration: Enumeration) -> Code {
    switch enumeration.raw {
    case .string: context.swift("String")
    case .int: context.swift("Int")
    case .double: context.swift("Double")
    case .bool, .mixed: context.runtime("JSON")
    }
  }

  private func literal(_ value: Value, lowercased: Bool = false) -> Code {
    switch value.content {
    case .number(let text): return context.number(text)
    case .bool(let flag): return flag ? "true" : "false"
    case .null: return ".null"
    default:
      let text = value.plainText ?? ""
      return "\(StringLiteral(lowercased ? text.lowercased() : text))"
    }
  }
}

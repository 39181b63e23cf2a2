import APIModel

extension Comparer {
  /// Whether an old type is a new one, whatever aliases and renamed models it is written with. What an alias stands for
  /// is told of the alias.
  func isSame(_ old: TypeReference, _ new: TypeReference) -> Bool { isSame(old, new, depth: 0) }

  private func isSame(_ old: TypeReference, _ new: TypeReference, depth: Int) -> Bool {
    switch (old, new) {
    case (.model(let before), .model(let after)) where renamedModels[before] ?? before == after:
      return true
    case (.array(let before), .array(let after)), (.dictionary(let before), .dictionary(let after)),
      (.optional(let before), .optional(let after)):
      return isSame(before, after, depth: depth)
    default:
      let (before, after) = (models.old.aliased(old), models.new.aliased(new))
      // A spec with errors may have aliases in a circle.
      guard before != nil || after != nil, depth < 64 else { return old == new }
      return isSame(before ?? old, after ?? new, depth: depth + 1)
    }
  }

  /// An old type as the new spec would write it without aliases.
  func meaning(ofOld type: TypeReference) -> TypeReference { renamed(models.old.expanded(type)) }

  func meaning(ofNew type: TypeReference) -> TypeReference { models.new.expanded(type) }

  private func renamed(_ type: TypeReference) -> TypeReference {
    switch type {
    case .builtin: type
    case .model(let name): .model(renamedModels[name] ?? name)
    case .array(let element): .array(renamed(element))
    case .dictionary(let value): .dictionary(renamed(value))
    case .optional(let wrapped): .optional(renamed(wrapped))
    }
  }

  /// An old value of a type as the new spec would write it.
  func meaning(ofOld value: Value, _ type: TypeReference) -> Value {
    Self.meaning(of: renaming(value), models.old.expanded(type), renamedCases)
  }

  func meaning(ofNew value: Value, _ type: TypeReference) -> Value {
    Self.meaning(of: Renaming.none(value), models.new.expanded(type), [:])
  }

  /// An enum's case by its new name, a number without needless zeros.
  private static func meaning(
    of value: Value, _ type: TypeReference, _ cases: [String: [String: String]]
  ) -> Value {
    var value = value
    switch (type, value.content) {
    case (.optional(let wrapped), _): return meaning(of: value, wrapped, cases)
    case (.array(let element), .array(let items)):
      value.content = .array(items.map { meaning(of: $0, element, cases) })
    case (.dictionary(let element), .object(let entries)):
      value.content = .object(
        entries.map { entry in
          Value.Entry(
            key: entry.key, origin: entry.origin, value: meaning(of: entry.value, element, cases))
        })
    case (.model(let model), .text(let template)):
      if let key = template.plainText, let name = cases[model]?[key] {
        value.content = .text(TextTemplate([.text(name)], origin: template.origin))
      }
    case (.builtin(let builtin), .number(let number)):
      if builtin.isNumber { value.content = .number(number.withoutNeedlessZeros) }
    case (.builtin, _), (.array, _), (.dictionary, _), (.model, _): break
    }
    return value
  }

  /// A default as it is felt: an optional is nil by itself.
  static func felt(_ value: Value?, of type: TypeReference) -> Value? {
    value?.content == .null && type.isOptional && !type.hasThreeStates ? nil : value
  }

  func isSame(
    default old: Value?, of oldType: TypeReference, _ new: Value?, of newType: TypeReference
  ) -> Bool {
    Self.felt(old, of: oldType).map { meaning(ofOld: $0, oldType) }
      == Self.felt(new, of: newType).map { meaning(ofNew: $0, newType) }
  }
}

/// What another type means for the wire.
enum TypeChange {
  static func wire(_ old: TypeReference, _ new: TypeReference) -> Verdict {
    switch (old, new) {
    case (.optional(let old), .optional(let new)), (.array(let old), .array(let new)),
      (.dictionary(let old), .dictionary(let new)):
      wire(old, new)
    case (.optional(let old), let new), (let old, .optional(let new)):
      max(.risky, wire(old, new))
    case (.builtin(let old), .builtin(let new)) where old != new:
      // These look alike on the wire, and differ in what they accept.
      old.isNumber && new.isNumber || old.isText && new.isText || old == .json || new == .json
        ? .risky : .breaking
    default: old == new ? .safe : .breaking
    }
  }
}

extension TypeReference.Builtin {
  fileprivate var isText: Bool { [.string, .url, .uuid].contains(self) }
}

extension String {
  /// `1` of `1.0`, `1.5` of `1.50`.
  fileprivate var withoutNeedlessZeros: String {
    guard contains("."), !contains(where: { "eE".contains($0) }) else { return self }
    var number = self
    while number.hasSuffix("0") { number.removeLast() }
    if number.hasSuffix(".") { number.removeLast() }
    return number
  }
}

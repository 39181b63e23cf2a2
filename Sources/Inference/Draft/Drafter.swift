import Spec

/// Makes models of the objects of a table, a field of each member.
struct Drafter {
  let table: ShapeTable
  private let root: String
  private var names: ModelNames
  private var drafts: [ModelDraft] = []
  /// Enums by what they are named after and what they hold: the same one is not drafted twice.
  private var enums: [EnumKey: String] = [:]
  /// The enums of the model that is being drafted; they are printed behind it.
  private var newEnums: [ModelDraft] = []

  private struct EnumKey: Hashable {
    var word: String
    var values: Set<String>
  }

  /// The models, the outermost first, each before those it uses.
  static func draft(_ table: ShapeTable, from root: Shape, named name: String) -> [ModelDraft] {
    var drafter = Drafter(table: table, root: name, names: ModelNames(root: name))
    let places = table.places(from: root)
    let isAlias = root.kinds != [.object] || !table.isModel(root.object!)
    drafter.giveNames(places, rootIsTaken: isAlias)
    var done: Set<ShapeTable.ID> = []
    if isAlias {
      drafter.drafts.append(drafter.alias(of: root))
      drafter.flushEnums()
    }
    for place in places where done.insert(table.resolved(place.id)).inserted {
      guard table.isModel(place.id) else { continue }
      drafter.drafts.append(drafter.structure(place.id))
      drafter.flushEnums()
    }
    return drafter.drafts
  }

  private init(table: ShapeTable, root: String, names: ModelNames) {
    self.table = table
    self.root = root
    self.names = names
  }

  // MARK: Names

  private mutating func giveNames(_ places: [ShapeTable.Place], rootIsTaken: Bool) {
    var words: [ShapeTable.ID: [String]] = [:]
    for place in places {
      words[table.resolved(place.id), default: []].append(Words.typeName(of: place.key ?? ""))
    }
    for place in places {
      let id = table.resolved(place.id)
      guard table.isModel(id), names[id] == nil else { continue }
      if place.parent == nil, !rootIsTaken {
        names.set(root, for: id)
      } else {
        let around = place.parent.flatMap { names[table.resolved($0)] } ?? root
        names.name(Self.common(words[id] ?? []), in: around, for: id)
      }
    }
  }

  /// `Address` of `BillingAddress` and `ShippingAddress`; the first where they have nothing in common.
  private static func common(_ names: [String]) -> String {
    guard let first = names.first, Set(names).count > 1 else { return names.first ?? "" }
    let endings = names.map { KeyStrategy.words(of: $0).reversed().map { $0 } }
    var shared: [String] = []
    for (index, word) in endings[0].enumerated() {
      guard endings.allSatisfy({ index < $0.count && $0[index] == word }) else { break }
      shared.insert(word, at: 0)
    }
    return shared.isEmpty ? first : shared.joined()
  }

  // MARK: Models

  private mutating func alias(of root: Shape) -> ModelDraft {
    var type = type(of: root, key: "", in: self.root)
    if !type.isPlain {
      // A typealias has no place for formats.
      type = TypeDraft("JSON", comment: "its values need a field's options, such as 'format'")
    } else if root.nulls > 0, !root.kinds.isEmpty {
      type = type.wrapped { .optional($0) }
    }
    return ModelDraft(name: self.root, content: .alias(type))
  }

  private mutating func structure(_ id: ShapeTable.ID) -> ModelDraft {
    let object = table[id]
    let name = names[table.resolved(id)]!
    let fieldNames = FieldNames(object.members.map(\.key))
    var keys: Set<String> = []
    let fields = zip(object.members, fieldNames.fields).map { member, written in
      var field = field(member, written, of: object, in: name)
      field.isReadOnly = !keys.insert(member.key).inserted
      return field
    }
    return ModelDraft(
      name: name, content: .structure(fields, keyStrategy: fieldNames.strategy))
  }

  private mutating func field(
    _ member: ShapeTable.Member, _ written: (name: String, wireKey: String?),
    of object: ShapeTable.Object, in model: String
  ) -> FieldDraft {
    let type = type(of: member.shape, key: member.key, in: model)
    var field = FieldDraft(name: written.name, wireKey: written.wireKey, type: type)
    let isMissing = member.count < object.count
    guard isMissing || member.shape.nulls > 0 else { return field }
    field.type = type.wrapped { .optional($0) }
    // One object alone does not say whether the key may be missing.
    field.isRequired = !isMissing && object.count > 1
    return field
  }

  private mutating func flushEnums() {
    drafts += newEnums
    newEnums = []
  }

  // MARK: Types

  /// - Parameters:
  ///   - key: under which the value stands, itself or in lists.
  ///   - model: in which that key is.
  mutating func type(of shape: Shape, key: String, in model: String) -> TypeDraft {
    let kinds = shape.kinds
    switch kinds {
    case []:
      return TypeDraft(
        "JSON", comment: shape.nulls > 0 ? "only null seen" : nil)
    case [.bool]: return TypeDraft("Bool")
    case [.number]: return NumberType.of(shape.numbers!, key: key)
    case [.text]: return textType(shape.texts!, key: key, in: model)
    case [.list]: return listType(shape.list!.element, key: key, in: model)
    case [.object]: return objectType(shape.object!, key: key, in: model)
    default: return MixedType.of(shape, key: key)
    }
  }

  private mutating func textType(_ texts: TextShape, key: String, in model: String) -> TypeDraft {
    guard let values = EnumValues.of(texts, key: key) else { return TextType.of(texts) }
    let word = Words.typeName(of: key)
    let enumKey = EnumKey(word: word, values: Set(values.cases.map(\.value)))
    if let known = enums[enumKey] { return TypeDraft(known) }
    let name = names.enumName(word, in: model)
    enums[enumKey] = name
    newEnums.append(
      ModelDraft(
        name: name, content: .enumeration(values.cases, unknownCase: values.unknownCase)))
    return TypeDraft(name)
  }

  private mutating func listType(_ element: Shape, key: String, in model: String) -> TypeDraft {
    guard !element.kinds.isEmpty else {
      return TypeDraft(
        "JSON",
        comment: element.nulls > 0 ? "only null seen in it" : "empty list: element type unknown"
      ).wrapped { .array($0) }
    }
    var type = type(of: element, key: key, in: model)
    if element.nulls > 0 { type = type.orNull }
    return type.wrapped { .array($0) }
  }

  private mutating func objectType(
    _ id: ShapeTable.ID, key: String, in model: String
  ) -> TypeDraft {
    let object = table[id]
    if object.members.isEmpty {
      return TypeDraft("JSON", comment: "empty object: keys unknown").wrapped {
        .dictionary(key: .named("String"), value: $0)
      }
    }
    guard object.isMap else { return TypeDraft(names[table.resolved(id)]!) }
    let value = object.members[0].shape
    var type = type(of: value, key: key, in: model)
    if value.nulls > 0 { type = type.orNull }
    return type.wrapped { .dictionary(key: .named("String"), value: $0) }
  }
}

extension ShapeTable {
  /// What has names for keys: neither a dictionary nor empty.
  fileprivate func isModel(_ id: ID) -> Bool { !self[id].isMap && !self[id].members.isEmpty }
}

extension TypeDraft {
  /// What may be null as well; `JSON` is that anyway.
  fileprivate var orNull: TypeDraft {
    type == .named("JSON") ? self : wrapped { .optional($0) }
  }
}

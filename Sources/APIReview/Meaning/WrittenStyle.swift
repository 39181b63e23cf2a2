import APIModel

/// One choice of how values are written, which is felt at some places and by some values.
enum WrittenStyle: CaseIterable {
  case lists, bools, nested, spaces

  var what: String {
    switch self {
    case .lists: "lists"
    case .bools: "Bools"
    case .nested: "nested values"
    case .spaces: "spaces"
    }
  }

  /// As a spec writes it; nil where it says nothing.
  func text(_ style: Style) -> String? {
    switch self {
    case .lists: style.arrays?.rawValue
    case .bools: style.bools?.rawValue
    case .nested: style.nested?.rawValue
    case .spaces: style.spaces?.rawValue
    }
  }

  /// In words, with the usual default where nothing is said; some places have another.
  func change(_ old: Style, _ new: Style) -> Phrase {
    let usual = text(
      Style(arrays: .brackets, bools: .numeric, nested: .brackets, spaces: .percent))
    let (before, after) = (text(old), text(new))
    let isUsual = (before ?? usual) == (after ?? usual)
    return Wording.change(
      Wording.optional(isUsual ? before : before ?? usual),
      Wording.optional(isUsual ? after : after ?? usual))
  }

  /// What it comes to; nil where it is not felt. The rules are those of the runtime's `Flattening` and `ValueText`.
  func effect(of style: Style, on value: WrittenValue) -> String? {
    switch self {
    case .lists:
      guard value.contents.contains(.lists) else { return nil }
      switch value.place {
      case .query, .form: return style.nested == .json ? nil : (style.arrays ?? .brackets).rawValue
      case .part: return style.nested == .json ? nil : (style.arrays ?? .repeat).rawValue
      case .text, .queryText, .bodyText: return separator(style)
      case .json: return nil
      }
    case .bools:
      guard value.contents.contains(.bools) else { return nil }
      switch value.place {
      case .query, .form, .part, .text, .queryText: return (style.bools ?? .numeric).rawValue
      case .bodyText: return (style.bools ?? .literal).rawValue
      case .json: return nil
      }
    case .nested:
      switch value.place {
      case .query, .form, .part: break
      case .text, .queryText, .bodyText, .json: return nil
      }
      let nested = style.nested ?? .brackets
      if value.contents.contains(.objects) { return nested.rawValue }
      // A list can be one text; the rest is about keys.
      let isText = nested == .json && value.contents.contains(.lists)
      let keys = value.isBelowKeys && nested == .dots ? " by dots" : ""
      return (isText ? "json" : "flat") + keys
    case .spaces:
      switch value.place {
      case .query, .form, .queryText: break
      case .part, .text, .bodyText, .json: return nil
      }
      let hasSpaces =
        value.contents.contains(.texts)
        || value.contents.contains(.lists) && style.arrays == .space
      return hasSpaces ? (style.spaces ?? .percent).rawValue : nil
    }
  }

  private func separator(_ style: Style) -> String {
    switch style.arrays {
    case .pipe: "|"
    case .space: " "
    case .comma, .brackets, .repeat, .indexed, nil: ","
    }
  }
}

extension PlacedEndpoint {
  /// Whether values that say nothing themselves are written differently with another style of the endpoint.
  func feels(_ kind: WrittenStyle, _ old: Style, _ new: Style) -> Bool {
    guard kind.text(old) != kind.text(new) else { return false }
    return writtenValues.contains { value in
      value.place != .bodyText && kind.text(value.own) == nil
        && kind.effect(of: value.own.inheriting(old), on: value)
          != kind.effect(of: value.own.inheriting(new), on: value)
    }
  }

  /// How a parameter is written, at each of its places.
  func effects(of kind: WrittenStyle, on parameter: Parameter) -> Set<String> {
    Set(
      writtenValues.filter { $0.parameter == parameter.name.key }.compactMap { value in
        kind.effect(
          of: value.place == .bodyText ? value.own : value.own.inheriting(endpoint.effective.style),
          on: value)
      })
  }
}

import APIModel

/// What the old spec's arguments and variables are called in the new one: templates are compared behind it.
///
/// It also takes away what means nothing there: the order of an object's keys, and the types of references, which are
/// told where they are declared.
struct Renaming {
  var variables: [String: String] = [:]
  var arguments: [String: String] = [:]

  /// For the new spec, whose names stay.
  static let none = Renaming()

  func callAsFunction(_ reference: Reference) -> Reference {
    let names =
      switch reference.kind {
      case .argument: arguments
      case .variable: variables
      }
    return Reference(
      reference.kind, key: names[reference.key] ?? reference.key, type: .builtin(.json),
      origin: reference.origin)
  }

  func callAsFunction(_ template: TextTemplate) -> TextTemplate {
    TextTemplate(
      template.parts.map { part in
        switch part {
        case .text: part
        case .reference(let reference): .reference(self(reference))
        }
      }, origin: template.origin)
  }

  func callAsFunction(_ value: Value) -> Value {
    let content: Value.Content =
      switch value.content {
      case .null, .bool, .number: value.content
      case .text(let template): .text(self(template))
      case .array(let items): .array(items.map { self($0) })
      case .object(let entries):
        .object(
          entries.map { Value.Entry(key: $0.key, origin: $0.origin, value: self($0.value)) }
            .sorted { $0.key < $1.key })
      }
    return Value(content, origin: value.origin)
  }
}

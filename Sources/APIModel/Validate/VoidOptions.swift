import Diagnostics

/// An option of a parameter that changes nothing where the parameter is sent is told: its author meant something.
struct VoidOptions: ValidationRule {
  func check(_ endpoint: Endpoint, of api: API, into diagnostics: inout DiagnosticCollector) {
    // What is inherited may have a meaning for another endpoint.
    for parameter in endpoint.parameters where parameter.level == .endpoint {
      for message in messages(of: parameter, in: endpoint, api) {
        diagnostics.report(message, at: parameter.name.origin.range)
      }
    }
  }

  private func messages(
    of parameter: Parameter, in endpoint: Endpoint, _ api: API
  ) -> [Diagnostic.Message] {
    var messages: [Diagnostic.Message] = []
    let key = parameter.name.key
    let isField = parameter.placement == .field
    let isJSON = isField && endpoint.effective.encoding == .json
    if parameter.style != Style() {
      let leaf = api.expanded(parameter.type.leaf)
      let isScalar = api.isScalar(parameter.type)
      let options: [(name: String, isGiven: Bool, isFlag: Bool)] = [
        ("arrays", parameter.style.arrays != nil, false),
        ("bools", parameter.style.bools != nil, true),
        ("nested", parameter.style.nested != nil, false),
        ("spaces", parameter.style.spaces != nil, false),
      ]
      for option in options where option.isGiven {
        if isJSON {
          messages.append(.voidInJSON(option.name, key))
        } else if option.name == "arrays" || option.name == "nested", isScalar {
          messages.append(.voidForType(option.name, parameter.type.description))
        } else if option.isFlag, case .builtin(let builtin) = leaf, builtin != .bool,
          builtin != .json
        {
          messages.append(.voidForType(option.name, parameter.type.description))
        }
      }
    }
    if parameter.escape != .segment, parameter.placement != .path,
      parameter.placement != Parameter.Placement.none
    {
      messages.append(.voidEscape(key))
    }
    if let mediaType = parameter.mediaType {
      let isPart = isField && endpoint.effective.encoding == .multipart
      let isOwn = [.builtin(.data), .builtin(.file), .builtin(.string)].contains(
        api.expanded(parameter.type.wrapped))
      let isWhole =
        parameter.placement == .body && (isOwn || endpoint.effective.encoding != .form)
      if !isPart, !isWhole { messages.append(.voidMediaType(key)) }
      if case .some(let text) = mediaType, text.contains("${") {
        messages.append(.literalReference("mediaType", text))
      }
    }
    if let fileName = parameter.fileName, fileName.contains("${") {
      messages.append(.literalReference("fileName", fileName))
    }
    return messages
  }
}

extension Diagnostic.Message {
  fileprivate static func voidInJSON(_ option: String, _ key: String) -> Self {
    .warning(
      "void-option", "'\(option)' says nothing of '\(key)', which is a value within JSON",
      help: "it is for a query, a form or multipart: take it away")
  }
  fileprivate static func voidForType(_ option: String, _ type: String) -> Self {
    .warning(
      "void-option", "'\(option)' says nothing of a value of the type '\(type)'",
      help: "take it away, or write another type")
  }
  fileprivate static func voidEscape(_ key: String) -> Self {
    .warning(
      "void-option", "'escape' says nothing of '\(key)', which stands in no address",
      help: "what is sent elsewhere is always escaped: take it away")
  }
  fileprivate static func voidMediaType(_ key: String) -> Self {
    .warning(
      "void-option", "'mediaType' says nothing of '\(key)', which is no part and no whole body",
      help: "write 'encoding: multipart' or 'in: body', or take it away")
  }
  fileprivate static func literalReference(_ option: String, _ text: String) -> Self {
    .warning(
      "literal-reference", "'\(text)' is sent as it stands: '\(option)' is the same for each call",
      help: "give an argument of the type File: it brings its own name and media type")
  }
}

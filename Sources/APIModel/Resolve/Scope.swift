import Diagnostics

/// What `${x}` and `{x}` can mean at a place: the arguments of an endpoint and the target's variables.
struct Scope {
  /// Few, so that they are searched; of two with one key the first counts. A constant is here too: a path may name it.
  var parameters: [Parameter] = []
  var variables: [String: Variable] = [:]

  func parameter(_ key: String) -> Parameter? { parameters.first { $0.name.key == key } }

  /// What a `${x}` stands for; nil, with a diagnostic, when it is nothing or could be two things.
  func reference(
    _ key: String, at range: SourceRange, into diagnostics: inout DiagnosticCollector
  ) -> Reference? {
    let argument = parameter(key).flatMap { $0.isArgument ? $0 : nil }
    switch (argument, variables[key]) {
    case (let argument?, nil):
      return Reference(.argument, key: key, type: argument.type, origin: Origin(range))
    case (nil, let variable?):
      return Reference(.variable, key: key, type: variable.type, origin: Origin(range))
    case (let argument?, let variable?):
      diagnostics.report(
        .ambiguousReference(key), at: range,
        notes: [
          .init("the argument", at: argument.name.origin.range),
          .init("the variable", at: variable.name.origin.range),
        ])
      return nil
    case (nil, nil):
      let known = parameters.filter(\.isArgument).map(\.name.key) + variables.keys
      diagnostics.report(.unknownReference(key, known: known.sorted()), at: range)
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func ambiguousReference(_ key: String) -> Self {
    .error(
      "ambiguous-reference", "'${\(key)}' is an argument and a variable",
      help: "rename one of them; the argument can keep its wire name by 'key: \(key)'")
  }
  fileprivate static func unknownReference(_ key: String, known: [String]) -> Self {
    let list =
      known.isEmpty
      ? "declare it under 'variables:' or 'params:'"
      : "known here: \(known.joined(separator: ", "))"
    let hint = Suggestion.didYouMean(key, in: known).map { "\($0) \(list)" } ?? list
    return .error(
      "unknown-reference", "'${\(key)}' is no argument of this endpoint and no variable",
      help: hint + "; a literal '${' is written '$${'")
  }
}

import Diagnostics

/// A variable that nothing uses is told: the app would supply it in vain.
struct UnusedVariables: ValidationRule {
  func check(_ api: API, into diagnostics: inout DiagnosticCollector) {
    guard let target = api.target else { return }
    var used: Set<String> = []
    collect(target.root, into: &used)
    for variable in target.variables where !used.contains(variable.name.key) {
      // A library's variables are for all who include it.
      guard variable.name.origin.range.file == api.file else { continue }
      diagnostics.report(.unusedVariable(variable.name.key), at: variable.name.origin.range)
    }
  }

  private func collect(_ group: Group, into used: inout Set<String>) {
    collect(group.settings, into: &used)
    note(group.prefix.references, in: &used)
    for parameter in group.parameters { collect(parameter, into: &used) }
    for member in group.members {
      switch member {
      case .group(let inner): collect(inner, into: &used)
      case .child: break
      case .endpoint(let endpoint):
        collect(endpoint.own, into: &used)
        for parameter in endpoint.parameters { collect(parameter, into: &used) }
        switch endpoint.address {
        case .path(let path): note(path.references, in: &used)
        case .url(let url): note(url.references, in: &used)
        }
        note(endpoint.body?.references ?? [], in: &used)
        for sample in endpoint.samples {
          switch sample.body {
          case .json(let value): note(value.references, in: &used)
          case .text(let template): note(template.references, in: &used)
          case .file: break
          }
        }
      }
    }
  }

  private func collect(_ settings: Settings, into used: inout Set<String>) {
    note(settings.baseURL?.references ?? [], in: &used)
    for header in settings.headers { note(header.value?.references ?? [], in: &used) }
  }

  private func collect(_ parameter: Parameter, into used: inout Set<String>) {
    if case .constant(let value) = parameter.role { note(value.references, in: &used) }
  }

  private func note(_ references: [Reference], in used: inout Set<String>) {
    for reference in references where reference.kind == .variable { used.insert(reference.key) }
  }
}

extension Diagnostic.Message {
  fileprivate static func unusedVariable(_ name: String) -> Self {
    .warning(
      "unused-variable", "nothing uses the variable '\(name)'",
      help: "write '${\(name)}' where it belongs, or take it away")
  }
}

import APIModel
package import Diagnostics
package import Spec
import SwiftCode
import SwiftEmitter
import SwiftNames
import YAML

/// A stage whose result can be shown, as text for people who wonder what it makes of a spec.
package enum StageDump: String, CaseIterable, Sendable {
  case yaml, spec, api, names, swift

  package func text(
    of input: ModuleInput, load: @escaping FileLoader
  ) -> (text: String, diagnostics: DiagnosticCollector, sources: [String: [UInt8]]) {
    let output = GeneratorPipeline.run(input, load: load)
    return (text(of: output, input, load), output.diagnostics, output.sources)
  }

  private func text(
    of output: ModuleOutput, _ input: ModuleInput, _ load: @escaping FileLoader
  ) -> String {
    var text = ""
    // The run has told what is wrong already.
    var told = DiagnosticCollector()
    switch self {
    case .yaml:
      for path in input.specs {
        let bytes = output.sources[path] ?? []
        let root = YAMLParser(bytes: bytes, file: path).parse(into: &told)
        text += root.map(YAMLTreePrinter.print) ?? ""
      }
    case .spec:
      for path in input.specs {
        let document = SourceSet.read(path, load: load, into: &told).main
        text += document.map { ValuePrinter.print($0) } ?? ""
      }
    case .api:
      for api in output.apis { text += ValuePrinter.print(api) }
    case .names:
      for api in output.apis { text += names(api, input.options.names) }
    case .swift:
      for file in output.files { text += "// MARK: \(file.name)\n\(file.text)\n" }
    }
    return text
  }

  /// `order.yaml:3:5: findOne -> findOne`, a line each.
  private func names(_ api: API, _ names: SwiftNames) -> String {
    var lines: [String] = []
    func add(_ name: Name, _ identifier: Identifier) {
      lines.append("\(name.origin.range): \(name.swift) -> \(identifier.name)")
    }
    func add(_ group: Group, isRoot: Bool) {
      add(group.name, isRoot ? names.type(group.name) : names.groupType(group.name))
      for member in group.members {
        switch member {
        case .endpoint(let endpoint):
          add(endpoint.name, names.enumCase(endpoint.name))
          for argument in endpoint.arguments { add(argument.name, names.member(argument.name)) }
        case .group(let inner): add(inner, isRoot: false)
        case .child(let child): add(child.name, names.enumCase(child.name))
        }
      }
    }
    if let target = api.target { add(target.root, isRoot: true) }
    for model in api.models { add(model.name, names.type(model.name)) }
    return lines.map { $0 + "\n" }.joined()
  }
}

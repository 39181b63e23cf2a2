import APIModel
import SwiftNames

/// Where a target's templates name each variable, which stays when the variable gets another name.
struct Mentions {
  private var places: [String: [String]] = [:]

  init(in target: Target, _ names: SwiftNames) {
    for placed in PlacedEndpoint.all(in: target, names) {
      let endpoint = placed.endpoint
      let path = placed.path.joined(separator: ".")
      func add(_ references: [Reference], _ place: String) {
        for (index, reference) in references.enumerated() where reference.kind == .variable {
          places[reference.key, default: []].append("\(path) \(place) \(index)")
        }
      }
      switch endpoint.address {
      case .url(let url): add(url.references, "address")
      case .path(let path):
        add(endpoint.effective.baseURL?.references ?? [], "base")
        add(placed.groups.flatMap(\.prefix.references) + path.references, "address")
      }
      for header in endpoint.effective.headers {
        add(header.value?.references ?? [], "header \(header.name.lowercased())")
      }
      for parameter in endpoint.parameters {
        guard case .constant(let value) = parameter.role else { continue }
        add(Renaming.none(value).references, "constant \(parameter.name.key)")
      }
      add(endpoint.body.map { Renaming.none($0).references } ?? [], "body")
    }
  }

  /// Nil when nothing names it.
  subscript(variable: Variable) -> [String]? { places[variable.name.key] }
}

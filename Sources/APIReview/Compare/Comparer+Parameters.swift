import APIModel
import SwiftCode
import SwiftNames

/// What changes of one endpoint's parameters, argument by argument and constant by constant.
extension Comparer {
  /// Which parameters are the same ones.
  func matchedParameters(_ old: PlacedEndpoint, _ new: PlacedEndpoint) -> Matching<Parameter> {
    let (before, after) = (old.endpoint.parameters, new.endpoint.parameters)
    let names = names
    var parameters = Matching(before, after)
    parameters.match(
      old: { names.old.member($0.name).name }, new: { names.new.member($0.name).name })
    // Renamed: the place on the wire stays, or the place in a text.
    parameters.match(old: { Place($0, in: old) }, new: { Place($0, in: new) })
    // The only one that is left in both, at its place among the others: renamed on the wire too.
    parameters.matchSoleRest { left, right in
      isSame(left.type, right.type) && left.isArgument == right.isArgument
        && before.firstIndex { $0.name == left.name } == after.firstIndex { $0.name == right.name }
    }
    return parameters
  }

  func parameterFindings(
    _ old: PlacedEndpoint, _ new: PlacedEndpoint, _ parameters: Matching<Parameter>,
    _ renaming: Renaming
  ) -> [Finding] {
    var comparer = self
    comparer.renaming = renaming
    var comparison = ParameterComparison(comparer: comparer, old: old, new: new)
    for (before, after) in parameters.pairs { comparison.compare(before, after) }
    for parameter in parameters.removed where doubts.new.excludes(parameter.name) {
      comparison.remove(parameter)
    }
    for parameter in parameters.added where doubts.old.excludes(parameter.name) {
      comparison.add(parameter)
    }
    comparison.compareOrder(parameters.pairs)
    return comparison.found
  }

  /// Where a value stands on the wire, however the argument is called.
  private enum Place: Hashable {
    case address(Int)
    case template(Int)
    case wholeBody
    case named(String, WireName, isArgument: Bool)

    init?(_ parameter: Parameter, in endpoint: PlacedEndpoint) {
      let key = parameter.name.key
      if let index = endpoint.addressKeys.firstIndex(of: key) {
        self = .address(index)
      } else if endpoint.hasWireName(parameter) {
        self = .named(
          endpoint.location(of: parameter), parameter.wireName, isArgument: parameter.isArgument)
      } else if parameter.placement == .body {
        self = .wholeBody
      } else if parameter.isArgument, let index = endpoint.templateKeys.firstIndex(of: key) {
        self = .template(index)
      } else {
        return nil
      }
    }
  }
}

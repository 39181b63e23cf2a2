import APIReview
import Diagnostics
import Generator
import SwiftNames

/// Two short specs, and what a review must say of them. `§` stands for a prefix that keeps the types of all cases
/// apart, so that one run of the compiler can prove all verdicts.
struct ReviewCase: Sendable, CustomStringConvertible {
  var rule: Rule
  var old: String
  var new: String
  var source: Verdict
  var wire: Verdict
  /// What must be found besides.
  var also: Set<Rule> = []
  /// Plain use, written against the old module: it compiles with the new one unless the verdict is breaking.
  var plain: String
  /// Exhaustive patterns and functions as values: they compile only when the verdict is safe.
  var strict: String
  /// Another spec of both modules, which `include: [lib§.yaml]` names.
  var library: (old: String, new: String)?
  /// A third, which `include: [other§.yaml]` names.
  var otherLibrary: String?
  /// The configuration of the two sides.
  var options: (old: [String: String], new: [String: String]) = ([:], [:])

  var description: String { rule.rawValue }

  // MARK: Kinds of cases

  private static let target = "target: §API\nbaseURL: https://example.com\n"

  /// Of whole specs, behind their `target:` and `baseURL:`.
  static func whole(
    _ rule: Rule, _ old: String, _ new: String, _ source: Verdict, _ wire: Verdict,
    also: Set<Rule> = [], plain: String = call, strict: String = pattern
  ) -> ReviewCase {
    ReviewCase(
      rule: rule, old: target + old, new: target + new, source: source, wire: wire, also: also,
      plain: plain, strict: strict)
  }

  /// Of the lines below `endpoints:`.
  static func endpoints(
    _ rule: Rule, _ old: String, _ new: String, _ source: Verdict, _ wire: Verdict,
    also: Set<Rule> = [], plain: String = call, strict: String = pattern
  ) -> ReviewCase {
    func lines(_ text: String) -> String {
      "endpoints:\n" + text.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    return whole(
      rule, lines(old), lines(new), source, wire, also: also, plain: plain, strict: strict)
  }

  static let call = "let _: Call<§API, Void> = .a"
  static let pattern = "switch §API.a { case .a: break }"

  /// Of the parameters of `POST a`, of which one is `id: String`.
  static func parameters(
    _ rule: Rule, _ old: String, _ new: String, _ source: Verdict, _ wire: Verdict,
    also: Set<Rule> = [], encoding: String = "json", path: String = "a",
    plain: String = "let _: Call<§API, Void> = .a(id: \"1\")",
    strict: String =
      "switch §API.a(id: \"1\") { case .a(let id): let _: String = id }\nlet _: (String) -> §API = §API.a(id:)"
  ) -> ReviewCase {
    func endpoint(_ parameters: String) -> String {
      "a: { method: post, path: \"\(path)\", encoding: \(encoding), params: { \(parameters) } }"
    }
    return endpoints(
      rule, endpoint(old), endpoint(new), source, wire, also: also, plain: plain, strict: strict)
  }

  enum Use: Sendable { case read, sent }

  /// Of a model `M` that one endpoint reads or sends.
  static func model(
    _ rule: Rule, _ old: String, _ new: String, _ source: Verdict, _ wire: Verdict,
    use: Use = .read, also: Set<Rule> = [], plain: String, strict: String = ""
  ) -> ReviewCase {
    func spec(_ model: String) -> String {
      let use =
        switch use {
        case .read: "a: { response: §M }"
        case .sent: "a: { method: post, encoding: json, params: { m: §M } }"
        }
      return "endpoints:\n  \(use)\nmodels:\n  §M: \(model)\n"
    }
    return whole(
      rule, spec(old), spec(new), source, wire, also: also, plain: plain, strict: strict)
  }

  /// Of the fields of a struct `M`, of which one is `id: String`.
  static func fields(
    _ rule: Rule, _ old: String, _ new: String, _ source: Verdict, _ wire: Verdict,
    use: Use = .read, also: Set<Rule> = [],
    plain: String = "let m = §M(id: \"1\")\nlet _: String = m.id",
    strict: String = "let _: (String) -> §M = §M.init(id:)"
  ) -> ReviewCase {
    model(
      rule, "{ fields: { \(old) } }", "{ fields: { \(new) } }", source, wire, use: use, also: also,
      plain: plain, strict: strict)
  }

  /// Of an enum `M` that has the case `a`.
  static func cases(
    _ rule: Rule, _ old: String, _ new: String, _ source: Verdict, _ wire: Verdict,
    use: Use = .read, also: Set<Rule> = [], plain: String = "let _: §M = .a",
    strict: String = "let m: §M = .a\nswitch m { case .a: break }"
  ) -> ReviewCase {
    model(rule, old, new, source, wire, use: use, also: also, plain: plain, strict: strict)
  }

  /// The same, found by another choice of the configuration.
  func configured(_ old: [String: String], _ new: [String: String]) -> ReviewCase {
    var result = self
    result.options = (old, new)
    return result
  }

  /// The same, with another spec in both modules.
  func including(_ old: String, _ new: String? = nil, other: String? = nil) -> ReviewCase {
    var result = self
    result.library = (old, new ?? old)
    result.otherLibrary = other
    return result
  }

  // MARK: Running

  func prefixed(_ text: String, _ index: Int) -> String {
    text.split(separator: "§", omittingEmptySubsequences: false).joined(separator: "C\(index)")
  }

  /// The two modules, generated.
  func outputs(_ index: Int) -> (old: ModuleOutput, new: ModuleOutput) {
    func run(_ spec: String, _ library: String?, _ options: [String: String]) -> ModuleOutput {
      let text = prefixed(spec, index)
      let input = ModuleInput(
        name: "M",
        specs: ["case\(index).yaml"] + (library == nil ? [] : ["libC\(index).yaml"])
          + (otherLibrary == nil ? [] : ["otherC\(index).yaml"]),
        owners: [:], dialect: "runtime",
        mapper: "codable",
        access: options["access"] ?? "public", samples: "always",
        naming: options["naming"] ?? "as-written", qualifiesNames: false)
      return GeneratorPipeline.run(input) { path in
        if path.hasPrefix("case") { return Array(text.utf8) }
        let included = path.hasPrefix("other") ? otherLibrary : library
        return Array(prefixed(included ?? "models: {}\n", index).utf8)
      }
    }
    return (run(old, library?.old, options.old), run(new, library?.new, options.new))
  }

  func changes(_ index: Int) -> [APIChange] {
    let (old, new) = outputs(index)
    func side(_ output: ModuleOutput, _ options: [String: String]) -> ReviewSide {
      ReviewSide([
        .init(
          name: "M", apis: output.apis,
          names: SwiftNames(convertsCase: options["naming"] == "camelCase"), configuration: options)
      ])
    }
    return Comparer.compare(side(old, options.old), side(new, options.new))
  }
}

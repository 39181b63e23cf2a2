import APIModel
import Diagnostics
import SwiftCode
import SwiftNames

/// Reports what neither Moya nor the files beside it can do.
struct MoyaChecker {
  private let api: API
  private let options: EmitterOptions
  private var diagnostics = DiagnosticCollector()

  static func check(
    _ api: API, options: EmitterOptions, into diagnostics: inout DiagnosticCollector
  ) {
    var checker = MoyaChecker(api: api, options: options)
    checker.checkTypes()
    if let target = api.target { checker.check(target.root) }
    diagnostics.append(checker.diagnostics)
  }

  private init(api: API, options: EmitterOptions) {
    self.api = api
    self.options = options
  }

  private mutating func checkTypes() {
    let targets = api.target.map { [$0.root.name] } ?? []
    for name in targets + api.models.map(\.name) {
      let type = options.names.type(name).name
      if MoyaSupport.types.contains(type) {
        diagnostics.report(.reservedName(type), at: name.origin.range)
      } else if MoyaSupport.modules.contains(type) {
        diagnostics.report(.nameOfModule(type), at: name.origin.range)
      }
    }
  }

  private mutating func check(_ group: Group) {
    check(group.settings, at: group.name)
    for member in group.members {
      switch member {
      case .endpoint(let endpoint): check(endpoint)
      case .group(let inner): check(inner)
      case .child: break
      }
    }
  }

  private mutating func check(_ settings: Settings, at name: Name) {
    if settings.redirects == Redirects.none {
      diagnostics.report(.redirects, at: name.origin.range)
    }
    if settings.style.spaces == .plus { diagnostics.report(.spaces, at: name.origin.range) }
  }

  private mutating func check(_ endpoint: Endpoint) {
    check(endpoint.own, at: endpoint.name)
    if endpoint.effective.encoding == .multipart,
      !["POST", "PUT", "PATCH", "CONNECT"].contains(endpoint.method)
    {
      diagnostics.report(.multipartMethod(endpoint.method), at: endpoint.name.origin.range)
    }
    for parameter in endpoint.parameters where parameter.style.spaces == .plus {
      diagnostics.report(.spaces, at: parameter.name.origin.range)
    }
    for parameter in RequestStyle(of: endpoint, in: api).conflicts {
      diagnostics.report(.style(parameter.name.key), at: parameter.name.origin.range)
    }
    switch endpoint.response {
    case .single(let body): check(body, of: endpoint)
    case .byStatus(let responses):
      for response in responses {
        check(response.body, of: endpoint)
        if response.body.kind == .file {
          diagnostics.report(.download("is told by its status"), at: response.origin.range)
        }
      }
    }
    if endpoint.isDownload { checkDownload(endpoint) }
  }

  private mutating func check(_ body: ResponseBody, of endpoint: Endpoint) {
    switch body.kind {
    case .lines, .serverSentEvents:
      diagnostics.report(.streaming, at: body.origin?.range ?? endpoint.name.origin.range)
    case .json, .text, .data, .file, .void: break
    }
  }

  private mutating func checkDownload(_ endpoint: Endpoint) {
    let isWhole =
      endpoint.body != nil || endpoint.effective.encoding == .multipart
      || endpoint.parameters.contains { $0.placement == .body }
    if isWhole {
      diagnostics.report(
        .download("has a body that is no form or JSON object of parameters"),
        at: endpoint.name.origin.range)
    }
    if let error = endpoint.errors.first {
      diagnostics.report(
        .download("has error models, which it would not read"), at: error.origin.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func reservedName(_ name: String) -> Self {
    .error(
      "moya-reserved-name", "'\(name)' is a type of the files that Moya's targets share",
      help: "give it another Swift name with 'name:'")
  }
  /// `Moya.Task` would then be a type within it.
  fileprivate static func nameOfModule(_ name: String) -> Self {
    .error(
      "moya-name-of-module", "'\(name)' is a module whose types the generated code calls in full",
      help: "give it another Swift name with 'name:'")
  }
  fileprivate static let redirects = Self.error(
    "moya-redirects", "Moya follows redirects as its session says, for all endpoints alike",
    help: "leave 'redirects' out, and give the provider a Session with a redirectHandler")
  fileprivate static let spaces = Self.error(
    "moya-spaces", "Moya writes a space as '%20', never as '+'",
    help: "leave 'spaces' out, or use the dialect 'runtime'")
  fileprivate static func multipartMethod(_ method: String) -> Self {
    .error(
      "moya-multipart-method",
      "Moya stops the program when a \(method) request has a form of parts",
      help: "it uploads with POST, PUT, PATCH and CONNECT")
  }
  fileprivate static let streaming = Self.error(
    "moya-streaming", "Moya gives an answer when it is whole, not as it comes",
    help: "use the dialect 'runtime' for this spec, or read the answer as 'String' or 'Data'")
  fileprivate static func download(_ what: String) -> Self {
    .error(
      "moya-download", "Moya cannot download to a file what \(what)",
      help: "read the answer as 'Data', or use the dialect 'runtime'")
  }
  fileprivate static func style(_ name: String) -> Self {
    .error(
      "moya-parameter-style",
      "Moya writes all arrays and objects of a request in one style; that of '\(name)' is another",
      help: "give all parameters of the endpoint the same 'arrays' and 'nested'")
  }
}

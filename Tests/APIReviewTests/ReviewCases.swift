import APIReview

extension ReviewCase {
  static let all =
    targets + endpointCases + settings + parameterCases + answers + modelCases + enums + unions

  static let targets: [ReviewCase] = [
    ReviewCase(
      rule: .targetRenamed, old: "target: §API\nbaseURL: https://a.example\nendpoints: { a: {} }\n",
      new: "target: §NewAPI\nbaseURL: https://a.example\nendpoints: { a: {} }\n",
      source: .breaking, wire: .safe, plain: call, strict: pattern),
    ReviewCase(
      rule: .targetAdded, old: "models: { §M: { fields: { id: String } } }\n",
      new: "target: §API\nbaseURL: https://a.example\nendpoints: { a: {} }\n",
      source: .safe, wire: .safe, also: [.modelRemoved], plain: "_ = 0", strict: ""),
    ReviewCase(
      rule: .targetRemoved,
      old: "target: §API\nbaseURL: https://a.example\nendpoints: { a: {} }\n",
      new: "models: { §M: { fields: { id: String } } }\n", source: .breaking, wire: .breaking,
      also: [.modelAdded], plain: call, strict: pattern),
    whole(
      .groupAdded, "endpoints: { a: {} }\n",
      "endpoints: { a: {} }\ngroups: { g: { endpoints: { b: {} } } }\n", .risky, .safe),
    whole(
      .groupRemoved,
      "endpoints: { a: {} }\ngroups: { g: { endpoints: { b: {}, c: { path: c } } } }\n",
      "endpoints: { a: {} }\n", .breaking, .breaking, plain: "let _: Call<§API, Void> = .g(.b)",
      strict: ""),
    whole(
      .groupRemoved,
      "endpoints: { a: {} }\ngroups: { g: { path: g, endpoints: { b: { path: b } } } }\n",
      "endpoints: { a: {}, b: { path: g/b } }\n", .breaking, .safe, also: [.endpointMoved],
      plain: "let _: Call<§API, Void> = .g(.b)", strict: ""),
    whole(
      .groupRenamed, "groups: { g: { endpoints: { b: {}, c: { path: c } } } }\n",
      "groups: { h: { endpoints: { b: {}, c: { path: c } } } }\n", .breaking, .safe,
      plain: "let _: Call<§API, Void> = .g(.b)", strict: ""),
    whole(
      .childAdded, "include: [lib§.yaml]\nendpoints: { a: {} }\n",
      "include: [lib§.yaml]\nendpoints: { a: {}, b: { child: §Child } }\n", .risky, .safe
    ).including(child),
    whole(
      .childAdded, "include: [lib§.yaml]\nendpoints: { a: {} }\n",
      "include: [lib§.yaml]\nendpoints: { a: {}, b: { child: §Child } }\n", .breaking, .safe,
      plain: "_ = Provider<§API>()", strict: ""
    ).including("variables: { token: String }\nheaders: { X: \"${token}\" }\n" + child),
    whole(
      .childAdded, "include: [lib§.yaml]\nendpoints: { a: {} }\n",
      "include: [lib§.yaml]\nendpoints: { a: {}, b: { child: §Child } }\n", .breaking, .safe,
      plain: "_ = Provider<§API>()", strict: ""
    ).including("variables: { token: String = x }\nheaders: { X: \"${token}\" }\n" + child),
    whole(
      .childRemoved, "include: [lib§.yaml]\nendpoints: { a: {}, b: { child: §Child } }\n",
      "include: [lib§.yaml]\nendpoints: { a: {} }\n", .breaking, .breaking,
      plain: "_ = §API.b(.x)", strict: ""
    ).including(child),
    whole(
      .childChanged, "include: [lib§.yaml]\nendpoints: { a: { child: §Child } }\n",
      "include: [other§.yaml]\nendpoints: { a: { child: §Other } }\n", .breaking, .breaking,
      plain: "let _: (§Child) -> §API = §API.a", strict: ""
    ).including(
      child,
      other: "target: §Other\nbaseURL: https://example.com\nendpoints: { x: { path: x } }\n"),
    whole(
      .configurationChanged, "endpoints: { a: { params: { user_id: String } } }\n",
      "endpoints: { a: { params: { user_id: String } } }\n", .breaking, .safe,
      plain: "let _: Call<§API, Void> = .a(user_id: \"1\")", strict: ""
    ).configured(["naming": "as-written"], ["naming": "camelCase"]),
    whole(
      .variableAdded, "variables: { x: String }\nheaders: { X: \"${x}\" }\nendpoints: { a: {} }\n",
      "variables: { x: String, y: String = b }\nheaders: { X: \"${x}\" }\nendpoints: { a: {} }\n",
      .risky, .safe, plain: "_ = §API.Variables(x: \"1\")",
      strict: "let _: (String) -> §API.Variables = §API.Variables.init(x:)"),
    whole(
      .variableAdded, "endpoints: { a: {} }\n",
      "variables: { y: String = b }\nendpoints: { a: {} }\n",
      .breaking, .safe, plain: "_ = Provider<§API>()", strict: ""),
    whole(
      .variableRemoved, "variables: { x: String, y: String = b }\nendpoints: { a: {} }\n",
      "variables: { x: String }\nendpoints: { a: {} }\n", .breaking, .risky,
      plain: "_ = §API.Variables(x: \"1\", y: \"2\")", strict: ""),
    whole(
      .variableRenamed, "variables: { x: String }\nendpoints: { a: {} }\n",
      "variables: { y: String }\nendpoints: { a: {} }\n", .breaking, .safe,
      plain: "_ = §API.Variables(x: \"1\")", strict: ""),
    whole(
      .variableTypeChanged, "variables: { x: String }\nendpoints: { a: {} }\n",
      "variables: { x: Int }\nendpoints: { a: {} }\n", .breaking, .risky,
      plain: "_ = §API.Variables(x: \"1\")", strict: ""),
    whole(
      .variableDefaultChanged, "variables: { x: String = a }\nendpoints: { a: {} }\n",
      "variables: { x: String = b }\nendpoints: { a: {} }\n", .safe, .breaking,
      plain: "_ = §API.Variables()",
      strict: "let _: (String) -> §API.Variables = §API.Variables.init(x:)"),
    whole(
      .variableOrderChanged, "variables: { x: String, y: String }\nendpoints: { a: {} }\n",
      "variables: { y: String, x: String }\nendpoints: { a: {} }\n", .breaking, .safe,
      plain: "_ = §API.Variables(x: \"1\", y: \"2\")", strict: ""),
  ]

  private static let child =
    "target: §Child\nbaseURL: https://example.com\nendpoints: { x: { path: x } }\n"

  static let endpointCases: [ReviewCase] = [
    endpoints(.endpointAdded, "a: {}", "a: {}\nb: { path: b }", .risky, .safe),
    endpoints(
      .endpointRemoved, "a: {}\nb: { path: b }", "b: { path: b }", .breaking, .breaking, strict: ""),
    endpoints(.endpointRenamed, "a: { path: x }", "b: { path: x }", .breaking, .safe),
    endpoints(
      .endpointRenamed, "a: { path: x, params: { id: Int } }",
      "b: { path: y, params: { id: Int } }", .breaking, .safe, also: [.endpointPathChanged],
      plain: "let _: Call<§API, Void> = .a(id: 1)", strict: ""),
    whole(
      .endpointMoved, "endpoints: { a: { path: a }, b: { path: b } }\n",
      "endpoints: { b: { path: b } }\ngroups: { g: { path: g, endpoints: { a: { path: a } } } }\n",
      .breaking, .safe, also: [.groupAdded, .endpointPathChanged], strict: ""),
    whole(
      .endpointMoved,
      "endpoints: { a: { path: x/a }, b: { path: b } }\ngroups: { g: { endpoints: { c: { path: c } } } }\n",
      "endpoints: { b: { path: b } }\ngroups: { g: { endpoints: { c: { path: c }, a: { path: x/a } } } }\n",
      .breaking, .safe, strict: ""),
    endpoints(
      .endpointMethodChanged, "a: { path: x }", "a: { method: put, path: x }", .safe, .breaking),
    endpoints(.endpointPathChanged, "a: { path: x }", "a: { path: y }", .safe, .breaking),
    endpoints(
      .endpointDeprecated, "a: { path: x }", "a: { path: x, deprecated: Use b. }", .risky, .safe),
    endpoints(
      .endpointUndeprecated, "a: { path: x, deprecated: Use b. }", "a: { path: x }", .safe, .safe),
    endpoints(
      .bodyChanged, "a: { method: post, params: { id: String }, body: { id: \"${id}\" } }",
      "a: { method: post, params: { id: String }, body: { key: \"${id}\" } }", .safe, .breaking,
      plain: "let _: Call<§API, Void> = .a(id: \"1\")", strict: ""),
    endpoints(
      .bodyChanged, "a: { method: post }", "a: { method: post, encoding: json }", .safe, .breaking),
    endpoints(.documentationChanged, "a: { doc: One. }", "a: { doc: Two. }", .safe, .safe),
    endpoints(
      .sampleChanged, "a: { response: String, sample: One }",
      "a: { response: String, sample: Two }",
      .safe, .safe, plain: "let _: Call<§API, String> = .a"),
  ]

  static let settings: [ReviewCase] = [
    ReviewCase(
      rule: .baseURLChanged,
      old: "target: §API\nbaseURL: https://a.example\nendpoints: { a: {}, b: { path: b } }\n",
      new: "target: §API\nbaseURL: https://b.example\nendpoints: { a: {}, b: { path: b } }\n",
      source: .safe, wire: .breaking, plain: call, strict: ""),
    ReviewCase(
      rule: .baseURLChanged,
      old: "target: §API\nbaseURL: https://a.example/v1\nendpoints: { a: { path: a } }\n",
      new: "target: §API\nbaseURL: https://a.example\nendpoints: { a: { path: v1/a } }\n",
      source: .safe, wire: .risky, plain: call, strict: ""),
    whole(
      .headerAdded, "endpoints: { a: {} }\n", "headers: { X: a }\nendpoints: { a: {} }\n", .safe,
      .risky),
    whole(
      .headerRemoved, "headers: { X: a }\nendpoints: { a: {} }\n", "endpoints: { a: {} }\n", .safe,
      .risky),
    whole(
      .headerChanged, "headers: { X: a }\nendpoints: { a: {} }\n",
      "headers: { X: b }\nendpoints: { a: {} }\n", .safe, .risky),
    whole(
      .headerChanged, "headers: { X: a }\nendpoints: { a: {} }\n",
      "headers: { Y: a }\nendpoints: { a: {} }\n", .safe, .risky),
    endpoints(
      .encodingChanged, "a: { method: post, encoding: json, params: { id: String } }",
      "a: { method: post, encoding: form, params: { id: String } }", .safe, .breaking,
      plain: "let _: Call<§API, Void> = .a(id: \"1\")", strict: ""),
    endpoints(
      .styleChanged, "a: { params: { id: [String] } }",
      "a: { arrays: comma, params: { id: [String] } }",
      .safe, .breaking, plain: "let _: Call<§API, Void> = .a(id: [])", strict: ""),
    endpoints(
      .validationChanged, "a: { validate: [2xx, 404] }", "a: { validate: 2xx }", .safe, .breaking),
    endpoints(
      .validationChanged, "a: { path: x }", "a: { path: x, validate: none }", .safe, .risky),
    whole(
      .envelopeChanged,
      "envelope: { code: code, success: [0], message: msg, data: data }\nendpoints: { a: {} }\n",
      "envelope: { code: code, success: [200], message: msg, data: data }\nendpoints: { a: {} }\n",
      .safe, .breaking),
    whole(
      .authAdded, "security: { s: { bearer } }\nendpoints: { a: {} }\n",
      "security: { s: { bearer } }\nauth: s\nendpoints: { a: {} }\n", .safe, .breaking),
    whole(
      .authRemoved, "security: { s: { bearer } }\nauth: s\nendpoints: { a: {} }\n",
      "security: { s: { bearer } }\nendpoints: { a: {} }\n", .safe, .risky),
    whole(
      .authChanged,
      "security: { s: { bearer }, t: { header: X } }\nauth: s\nendpoints: { a: {} }\n",
      "security: { s: { bearer }, t: { header: X } }\nauth: t\nendpoints: { a: {} }\n", .safe,
      .breaking),
    whole(
      .securitySchemeChanged, "security: { s: { header: X } }\nauth: s\nendpoints: { a: {} }\n",
      "security: { s: { header: Y } }\nauth: s\nendpoints: { a: {} }\n", .safe, .breaking),
    endpoints(.timeoutChanged, "a: { timeout: 5 }", "a: { timeout: 10 }", .safe, .risky),
    endpoints(
      .retryChanged, "a: { retry: { retries: 1, when: [timeout] } }",
      "a: { retry: { retries: 2, when: [timeout] } }", .safe, .risky),
    endpoints(
      .redirectsChanged, "a: { path: x }", "a: { path: x, redirects: none }", .safe, .risky),
  ]

  static let parameterCases: [ReviewCase] = [
    parameters(.parameterAddedRequired, "id: String", "id: String, n: Int", .breaking, .breaking),
    parameters(.parameterAddedOptional, "id: String", "id: String, n: \"Int?\"", .risky, .safe),
    parameters(.parameterAddedOptional, "id: String", "n: Int = 1, id: String", .risky, .risky),
    endpoints(
      .parameterAddedOptional, "a: { path: x }", "a: { path: x, params: { n: \"Int?\" } }",
      .breaking, .safe),
    parameters(
      .parameterRemoved, "id: String, n: Int = 1", "id: String", .breaking, .risky,
      plain: "let _: Call<§API, Void> = .a(id: \"1\", n: 2)", strict: ""),
    parameters(.parameterRenamed, "id: String", "sn: { type: String, key: id }", .breaking, .safe),
    parameters(.parameterRenamed, "id: String", "sn: String", .breaking, .breaking),
    parameters(
      .parameterBecameRequired, "id: String, n: \"Int?\"", "id: String, n: Int", .breaking,
      .breaking, strict: ""),
    parameters(
      .parameterBecameOptional, "id: String", "id: \"String?\"", .risky, .safe),
    parameters(.parameterTypeChanged, "id: String", "id: Int", .breaking, .breaking),
    parameters(
      .parameterWireNameChanged, "id: String", "id: { type: String, key: ID }", .safe, .breaking),
    parameters(
      .parameterLocationChanged, "id: String", "id: { type: String, in: query }", .safe, .breaking),
    endpoints(
      .parameterLocationChanged, "a: { path: \"x/{id}/y/{sn}\", params: { id: Int, sn: Int } }",
      "a: { path: \"x/{sn}/y/{id}\", params: { id: Int, sn: Int } }", .safe, .breaking,
      plain: "let _: Call<§API, Void> = .a(id: 1, sn: 2)", strict: ""),
    parameters(
      .parameterOrderChanged, "id: String, n: Int", "n: Int, id: String", .breaking, .safe,
      plain: "let _: Call<§API, Void> = .a(id: \"1\", n: 2)", strict: ""),
    parameters(.parameterDefaultAdded, "id: String", "id: String = x", .safe, .safe),
    parameters(
      .parameterDefaultChanged, "id: String = x", "id: String = y", .safe, .breaking,
      plain: "let _: Call<§API, Void> = .a()"),
    parameters(
      .parameterDefaultRemoved, "id: String = x", "id: String", .breaking, .breaking,
      plain: "let _: Call<§API, Void> = .a()"),
    parameters(
      .parameterFormatChanged, "id: { type: Date, format: seconds }",
      "id: { type: Date, format: milliseconds }", .safe, .breaking,
      plain: "let _: Call<§API, Void> = .a(id: Date(timeIntervalSince1970: 0))", strict: ""),
    parameters(
      .parameterPresenceChanged, "id: \"String?\"", "id: { type: \"String?\", sendNil: true }",
      .safe,
      .breaking, strict: ""),
    parameters(
      .parameterPartChanged, "id: { type: Data, fileName: a.png }",
      "id: { type: Data, fileName: b.png }", .safe, .risky, encoding: "multipart",
      plain: "let _: Call<§API, Void> = .a(id: Data())", strict: ""),
    parameters(
      .parameterBecameConstant, "id: String, n: Int", "id: String, n: const Int = 1", .breaking,
      .risky, plain: "let _: Call<§API, Void> = .a(id: \"1\", n: 2)", strict: ""),
    parameters(
      .constantBecameParameter, "id: String, n: const Int = 1", "id: String, n: Int = 1", .risky,
      .risky),
    parameters(.constantAdded, "id: String", "id: String, n: const Int = 1", .safe, .risky),
    parameters(.constantRemoved, "id: String, n: const Int = 1", "id: String", .safe, .risky),
    parameters(
      .constantChanged, "id: String, n: const Int = 1", "id: String, n: const Int = 2", .safe,
      .breaking),
  ]

  static let answers: [ReviewCase] = [
    endpoints(
      .responseTypeChanged, "a: { response: String }", "a: { response: Int }", .breaking, .breaking,
      plain: "let _: Call<§API, String> = .a"),
    endpoints(
      .responseKindChanged, "a: { response: String }", "a: { response: { as: lines } }",
      .breaking, .breaking, plain: "let _: Call<§API, String> = .a"),
    endpoints(
      .responsePlaceChanged, "a: { response: { type: [String], at: items } }",
      "a: { response: { type: [String], at: data.items } }", .safe, .breaking,
      plain: "let _: Call<§API, [String]> = .a"),
    endpoints(
      .responseReadingChanged, "a: { response: { type: \"String?\", empty: nil } }",
      "a: { response: { type: \"String?\", empty: error } }", .safe, .risky,
      plain: "let _: Call<§API, String?> = .a"),
    endpoints(
      .responseStatusAdded, "a: { response: { 200: String, 204: Void } }",
      "a: { response: { 200: String, 202: Int, 204: Void } }", .risky, .safe,
      plain: "let _: Call<§API, §API.AResponse> = .a",
      strict:
        "let r = §API.AResponse.noContent\nswitch r { case .ok: break; case .noContent: break }"),
    endpoints(
      .responseStatusRemoved, "a: { response: { 200: String, 202: Int, 204: Void } }",
      "a: { response: { 200: String, 204: Void } }", .breaking, .breaking,
      plain: "let r = §API.AResponse.noContent\nif case .accepted = r {}", strict: ""),
    endpoints(
      .responseHeaderAdded, "a: { response: String }",
      "a: { response: { type: String, headers: { total: { type: \"Int?\", key: X-Total } } } }",
      .breaking, .safe, plain: "let _: Call<§API, String> = .a"),
    endpoints(
      .responseHeaderRemoved,
      "a: { response: { type: String, headers: { n: { type: Int, key: N }, m: { type: Int, key: M } } } }",
      "a: { response: { type: String, headers: { n: { type: Int, key: N } } } }", .breaking,
      .breaking, plain: "let _: (§API.AResponse) -> Int = { $0.m }", strict: ""),
    endpoints(
      .responseHeaderChanged,
      "a: { response: { type: String, headers: { n: { type: Int, key: N } } } }",
      "a: { response: { type: String, headers: { n: { type: Int, key: M } } } }", .safe, .breaking,
      plain: "let _: (§API.AResponse) -> Int = { $0.n }", strict: ""),
    endpoints(
      .responseHeaderChanged,
      "a: { response: { type: String, headers: { n: { type: Int, key: N } } } }",
      "a: { response: { type: String, headers: { m: { type: Int, key: N } } } }", .breaking, .safe,
      plain: "let _: (§API.AResponse) -> Int = { $0.n }", strict: ""),
    endpoints(
      .responsePlaceChanged, "a: { response: { type: [String], at: items } }",
      "a: { response: { type: [String], at: [items, data.items] } }", .safe, .risky,
      plain: "let _: Call<§API, [String]> = .a"),
    whole(
      .errorModelAdded, "endpoints: { a: {} }\nmodels: { §P: { fields: { t: String } } }\n",
      "endpoints: { a: { errors: { 404: §P } } }\nmodels: { §P: { fields: { t: String } } }\n",
      .safe,
      .risky),
    whole(
      .errorModelRemoved,
      "endpoints: { a: { errors: { 404: §P } } }\nmodels: { §P: { fields: { t: String } } }\n",
      "endpoints: { a: {} }\nmodels: { §P: { fields: { t: String } } }\n", .safe, .risky),
    whole(
      .errorModelChanged,
      "endpoints: { a: { errors: { 404: §P } } }\nmodels: { §P: { fields: { t: String } }, §Q: { fields: { u: String } } }\n",
      "endpoints: { a: { errors: { 404: §Q } } }\nmodels: { §P: { fields: { t: String } }, §Q: { fields: { u: String } } }\n",
      .safe, .breaking),
  ]

  static let modelCases: [ReviewCase] = [
    whole(
      .modelAdded, "endpoints: { a: {} }\n",
      "endpoints: { a: {} }\nmodels: { §M: { fields: { id: String } } }\n", .safe, .safe),
    whole(
      .modelAdded, "endpoints: { a: {} }\n",
      "endpoints: { a: {} }\nmodels: { Unit: { fields: { id: String } } }\n", .risky, .safe,
      strict: "let _: (Foundation.Unit) -> Unit = { $0 }"),
    whole(
      .modelRemoved, "endpoints: { a: {} }\nmodels: { §M: { fields: { id: String } } }\n",
      "endpoints: { a: {} }\n", .breaking, .safe, plain: "_ = §M(id: \"1\")", strict: ""),
    whole(
      .modelRenamed,
      "endpoints: { a: { response: [§M] } }\nmodels: { §M: { fields: { id: String } } }\n",
      "endpoints: { a: { response: [§N] } }\nmodels: { §N: { fields: { id: String } } }\n",
      .breaking,
      .safe, plain: "_ = §M(id: \"1\")", strict: ""),
    model(
      .modelKindChanged, "{ fields: { id: String } }", "{ cases: [a, b] }", .breaking, .breaking,
      plain: "_ = §M(id: \"1\")"),
    model(
      .modelAliasChanged, "{ typealias: \"[String]\" }", "{ typealias: \"[Int]\" }", .breaking,
      .breaking, plain: "let _: §M = [\"1\"]"),
    model(
      .modelDeprecated, "{ fields: { id: String } }",
      "{ deprecated: Use N., fields: { id: String } }", .safe, .safe, plain: "_ = §M(id: \"1\")"),
    model(
      .modelUndeprecated, "{ deprecated: Use N., fields: { id: String } }",
      "{ fields: { id: String } }", .safe, .safe, plain: "_ = §M(id: \"1\")"),
    whole(
      .modelAccessChanged,
      "endpoints: { a: {} }\nmodels: { §M: { access: internal, fields: { id: String } } }\n",
      "endpoints: { a: {} }\nmodels: { §M: { fields: { id: String } } }\n", .safe, .safe,
      plain: "_ = §M(id: \"1\")", strict: ""),
    model(
      .conformanceAdded, "{ fields: { id: String } }",
      "{ conforms: [Hashable], fields: { id: String } }", .safe, .safe, plain: "_ = §M(id: \"1\")"),
    model(
      .conformanceRemoved, "{ conforms: [Hashable], fields: { id: String } }",
      "{ fields: { id: String } }", .breaking, .safe, plain: "_ = Set([§M(id: \"1\")])"),
    model(
      .additionalPropertiesChanged, "{ fields: { id: String } }",
      "{ additionalProperties: extra, fields: { id: String } }", .risky, .risky,
      plain: "_ = §M(id: \"1\")", strict: "let _: (String) -> §M = §M.init(id:)"),
    fields(.fieldAddedRequired, "id: String", "id: String, n: Int", .breaking, .risky),
    fields(
      .fieldAddedRequired, "id: String", "id: String, n: Int", .breaking, .breaking, use: .sent),
    fields(.fieldAddedRequired, "id: String", "id: String, n: const Int = 1", .safe, .breaking),
    fields(.fieldAddedOptional, "id: String", "id: String, n: \"Int?\"", .risky, .safe),
    fields(
      .fieldRemoved, "id: String, n: Int", "id: String", .breaking, .breaking,
      plain: "_ = §M(id: \"1\", n: 2).n", strict: ""),
    fields(.fieldRenamed, "id: String", "sn: { type: String, key: id }", .breaking, .safe),
    fields(.fieldRenamed, "id: String", "sn: String", .breaking, .breaking),
    fields(
      .fieldBecameRequired, "id: \"String?\"", "id: String", .breaking, .breaking,
      plain: "if let id = §M(id: nil).id { _ = id }", strict: ""),
    fields(.fieldBecameOptional, "id: String", "id: \"String?\"", .breaking, .breaking),
    fields(.fieldTypeChanged, "id: String", "id: Int", .breaking, .breaking),
    fields(.fieldWireKeyChanged, "id: String", "id: { type: String, key: ID }", .safe, .breaking),
    fields(
      .fieldOrderChanged, "id: String, n: Int", "n: Int, id: String", .breaking, .safe,
      plain: "_ = §M(id: \"1\", n: 2)", strict: ""),
    fields(.fieldDefaultAdded, "id: String", "id: String = x", .safe, .risky),
    fields(
      .fieldDefaultAdded, "id: \"String?\"", "id: { type: \"String?\", default: x }", .safe,
      .breaking, use: .sent, plain: "_ = §M()", strict: ""),
    fields(
      .fieldDefaultChanged, "id: String = x", "id: String = y", .safe, .risky, plain: "_ = §M()"),
    fields(
      .fieldDefaultChanged, "id: String = x", "id: String = y", .safe, .breaking, use: .sent,
      plain: "_ = §M()"),
    fields(
      .fieldDefaultRemoved, "id: String = x", "id: String", .breaking, .breaking, plain: "_ = §M()"),
    fields(
      .fieldConstantChanged, "id: String, k: const String = x", "id: String, k: const String = y",
      .safe, .breaking),
    fields(
      .fieldFormatChanged, "id: { type: Date, format: seconds }",
      "id: { type: Date, format: iso8601 }", .safe, .breaking,
      plain: "_ = §M(id: Date(timeIntervalSince1970: 0))", strict: ""),
    fields(
      .fieldStricter, "id: { type: String, lenient: true }", "id: String", .safe, .breaking),
    fields(
      .fieldLooser, "id: String", "id: { type: String, lenient: true }", .safe, .risky),
    fields(
      .fieldNullChanged, "id: \"String?\"", "id: { type: \"String?\", required: true }", .safe,
      .breaking, plain: "_ = §M(id: \"1\")", strict: ""),
    fields(
      .fieldNullChanged, "id: \"String?\"", "id: { type: \"String?\", sendNil: true }", .safe,
      .breaking, use: .sent, plain: "_ = §M(id: \"1\")", strict: ""),
    fields(
      .fieldDirectionChanged, "id: \"String?\"", "id: { type: \"String?\", readOnly: true }", .safe,
      .risky, plain: "_ = §M(id: \"1\")", strict: ""),
  ]

  private static let many = (0...50).map { "c\($0)" }.joined(separator: ", ")

  static let enums: [ReviewCase] = [
    cases(.enumValueAdded, "{ cases: [a] }", "{ cases: [a, b] }", .risky, .breaking),
    cases(
      .enumValueAdded, "{ cases: [a], unknownCase: u }", "{ cases: [a, b], unknownCase: u }",
      .risky,
      .safe, strict: "let m: §M = .a\nswitch m { case .a: break; case .u: break }"),
    cases(
      .enumValueAdded, "{ cases: [a, \(many)], unknownCase: u }",
      "{ cases: [a, \(many), b], unknownCase: u }", .safe, .safe, strict: ""),
    cases(
      .enumShapeChanged, "{ cases: [\(many)], unknownCase: u }".replacingFirst,
      "{ cases: [\(many)], unknownCase: u }", .breaking, .safe, also: [.enumValueAdded],
      plain: "let m: §M = .c1\nif case .u(let text) = m { _ = text }", strict: ""),
    cases(
      .enumValueRemoved, "{ cases: [a, b] }", "{ cases: [a] }", .breaking, .breaking, use: .sent,
      plain: "let _: §M = .b", strict: ""),
    cases(.enumValueChanged, "{ cases: { a: A } }", "{ cases: { a: B } }", .safe, .breaking),
    cases(.enumCaseRenamed, "{ cases: { a: A } }", "{ cases: { b: A } }", .breaking, .safe),
    cases(
      .enumTypeChanged, "{ cases: { a: A } }", "{ cases: { a: 1 } }", .breaking, .breaking,
      plain: "let m: §M = .a\nlet _: String = m.rawValue"),
    cases(
      .enumOpened, "{ cases: [a] }", "{ cases: [a], unknownCase: u }", .breaking, .safe,
      plain: "if let m = §M(rawValue: \"a\") { _ = m }"),
    cases(
      .enumClosed, "{ cases: [a], unknownCase: u }", "{ cases: [a] }", .breaking, .breaking,
      plain: "let _: §M = .u(\"x\")", strict: ""),
    cases(
      .enumMatchingChanged, "{ cases: [a], ignoreCase: true }", "{ cases: [a] }", .safe, .risky,
      plain: "let m: §M = .a\nlet _: String = m.rawValue"),
  ]

  private static func union(_ text: String) -> String {
    "endpoints:\n  a: { response: §M }\nmodels:\n  §M: \(text)\n  §A: { fields: { x: Int } }\n  §B: { fields: { y: Int } }\n  §C: { fields: { z: Int } }\n"
  }

  private static func unionCase(
    _ rule: Rule, _ old: String, _ new: String, _ source: Verdict, _ wire: Verdict,
    plain: String = "let _: (§A) -> §M = §M.a", strict: String = ""
  ) -> ReviewCase {
    whole(rule, union(old), union(new), source, wire, plain: plain, strict: strict)
  }

  static let unions: [ReviewCase] = [
    unionCase(
      .unionVariantAdded, "{ oneOf: { a: §A, b: §B }, discriminator: kind }",
      "{ oneOf: { a: §A, b: §B, c: §C }, discriminator: kind }", .risky, .breaking,
      strict: "let m = §M.a(§A(x: 1))\nswitch m { case .a: break; case .b: break }"),
    unionCase(
      .unionVariantRemoved, "{ oneOf: { a: §A, b: §B, c: §C }, discriminator: kind }",
      "{ oneOf: { a: §A, b: §B }, discriminator: kind }", .breaking, .risky,
      plain: "_ = §M.c(§C(z: 1))"),
    unionCase(
      .unionVariantTypeChanged, "{ oneOf: { a: §A, b: §B }, discriminator: kind }",
      "{ oneOf: { a: §C, b: §B }, discriminator: kind }", .breaking, .breaking),
    whole(
      .unionVariantRenamed, union("{ oneOf: { a: §A, b: §B }, discriminator: kind }"),
      union("{ oneOf: { c: §A, b: §B }, discriminator: kind }"), .breaking, .safe,
      also: [.unionTagChanged], plain: "let _: (§A) -> §M = §M.a", strict: ""),
    unionCase(
      .unionTagChanged, "{ oneOf: { \"a-b\": §A, b: §B }, discriminator: kind }",
      "{ oneOf: { \"a b\": §A, b: §B }, discriminator: kind }", .safe, .breaking,
      plain: "let _: (§A) -> §M = §M.aB"),
    // A number became text.
    unionCase(
      .unionTagChanged, "{ oneOf: { 1: §A, b: §B }, discriminator: kind }",
      "{ oneOf: { \"1\": §A, b: §B }, discriminator: kind }", .safe, .breaking,
      plain: "let _: (§A) -> §M = §M._1"),
    unionCase(
      .unionOrderChanged, "{ oneOf: [§A, §B] }", "{ oneOf: [§B, §A] }", .safe, .breaking,
      plain: "let _: (§M) -> Void = { _ in }"),
    unionCase(
      .unionDiscriminatorChanged, "{ oneOf: { a: §A, b: §B }, discriminator: kind }",
      "{ oneOf: { a: §A, b: §B }, discriminator: type }", .safe, .breaking),
    unionCase(
      .unionOpened, "{ oneOf: { a: §A, b: §B }, discriminator: kind }",
      "{ oneOf: { a: §A, b: §B }, discriminator: kind, unknownCase: u }", .risky, .safe,
      strict: "let m = §M.a(§A(x: 1))\nswitch m { case .a: break; case .b: break }"),
    unionCase(
      .unionClosed, "{ oneOf: { a: §A, b: §B }, discriminator: kind, unknownCase: u }",
      "{ oneOf: { a: §A, b: §B }, discriminator: kind }", .breaking, .breaking,
      plain: "let m = §M.a(§A(x: 1))\nif case .u = m {}"),
  ]
}

extension String {
  /// The case list without its first case.
  fileprivate var replacingFirst: String {
    split(separator: "c0, ", maxSplits: 1, omittingEmptySubsequences: false).joined()
  }
}

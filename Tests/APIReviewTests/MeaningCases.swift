extension MeaningCase {
  static let all =
    settings + addresses + bodies + styles + parameters + answers + renames + notations + orders
    + aliases + moves

  // MARK: Felt

  private static let long = String(repeating: "p", count: 80)
  private static let envelope =
    "envelope: { code: [code, status, errorCode], success: [0, 200, \"0000\"], message: [message, msg, errorMessage], data: "

  static let settings: [MeaningCase] = [
    .above(
      "a prefix that differs behind its eightieth character",
      "security: { s: { header: X, prefix: \(long)a } }\nauth: s",
      "security: { s: { header: X, prefix: \(long)b } }\nauth: s",
      "★ security-scheme-changed safe/breaking"),
    .above(
      "the last key of a long envelope", envelope + "data }", envelope + "result }",
      "★ envelope-changed safe/breaking", endpoint: "{ response: String }"),
    .above(
      "two keys, and one with a comma in it",
      "envelope: { code: [a, b], success: [0], message: m, data: d }",
      "envelope: { code: \"a, b\", success: [0], message: m, data: d }",
      "★ envelope-changed safe/breaking", endpoint: "{ response: String }"),
    .above(
      "no code, and one of its words",
      "envelope: { code: c, success: [0, none], message: m, data: d }",
      "envelope: { code: c, success: [\"0 or none\"], message: m, data: d }",
      "★ envelope-changed safe/breaking", endpoint: "{ response: String }"),
    .above(
      "two schemes, and one of their names",
      "security: { a: bearer, b: { header: X }, \"a and b\": { header: Y } }\nauth: [[a, b]]",
      "security: { a: bearer, b: { header: X }, \"a and b\": { header: Y } }\nauth: [\"a and b\"]",
      "★ auth-changed safe/breaking"),
    .endpoint(
      "the last of many words on retries",
      "{ retry: { retries: 2, backoff: 1, when: [timeout, connection, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510] } }",
      "{ retry: { retries: 2, backoff: 9, when: [timeout, connection, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510] } }",
      "retry-changed safe/risky"),
    .above(
      "a reference, and its text", "variables: { root: String }\nheaders: { X: \"${root}\" }",
      "variables: { root: String }\nheaders: { X: \"$${root}\" }", "header-changed safe/risky"),
    .init(
      "a media type that goes before the encoding's",
      "headers: { Content-Type: text/x }\nendpoints: { a: { method: post, encoding: json, params: { i: Int } } }",
      "endpoints: { a: { method: post, headers: { Content-Type: text/x }, encoding: json, params: { i: Int } } }",
      "header-changed safe/risky"),
  ]

  private static let variables = "variables: { root: String, other: String }"

  static let addresses: [MeaningCase] = [
    .bases(
      "a long base URL", "https://\(long).example/v1\nendpoints: { a: {} }",
      "https://\(long).example/v2\nendpoints: { a: {} }", "★ base-url-changed safe/breaking"),
    .endpoint(
      "another variable of a path", "{ path: \"${root}/x\" }", "{ path: \"${other}/x\" }",
      "★ endpoint-path-changed safe/breaking", above: variables),
    .endpoint(
      "the same in braces alone", "{ path: \"{root}/x\" }", "{ path: \"{other}/x\" }",
      "★ endpoint-path-changed safe/breaking", above: variables),
    .endpoint(
      "two variables of a path in another order", "{ path: \"${root}/${other}/x\" }",
      "{ path: \"${other}/${root}/x\" }", "★ endpoint-path-changed safe/breaking",
      above: variables),
    .endpoint(
      "another variable of a URL", "{ url: \"${root}/x\" }", "{ url: \"${other}/x\" }",
      "★ endpoint-path-changed safe/breaking", above: variables),
    .init(
      "another variable of a group's path",
      variables + "\ngroups: { g: { path: \"${root}\", endpoints: { a: { path: a } } } }",
      variables + "\ngroups: { g: { path: \"${other}\", endpoints: { a: { path: a } } } }",
      "★ endpoint-path-changed safe/breaking"),
    .endpoint(
      "two arguments of a URL in another order",
      "{ url: \"https://h/${a}/${b}\", params: { a: String, b: String } }",
      "{ url: \"https://h/${b}/${a}\", params: { a: String, b: String } }",
      "★ parameter-location-changed safe/breaking", "★ parameter-location-changed safe/breaking"),
  ]

  private static let model = "models: { M: { fields: { id: String } } }"

  static let bodies: [MeaningCase] = [
    .above(
      "another encoding of a whole body", "encoding: form\n" + model, "encoding: json\n" + model,
      "★ encoding-changed safe/breaking",
      endpoint: "{ method: post, params: { m: { type: M, in: body } } }"),
    .above(
      "another encoding of an empty body", "encoding: form", "encoding: json",
      "★ encoding-changed safe/breaking", endpoint: "{ method: post, params: {} }"),
    .endpoint(
      "an empty body that appears", "{ path: a, method: post }",
      "{ path: a, method: post, encoding: json }", "★ body-changed safe/breaking",
      above: "encoding: json"),
    .endpoint(
      "an empty body that goes", "{ path: a, method: post, encoding: json }",
      "{ path: a, method: post }", "★ body-changed safe/breaking", above: "encoding: json"),
    .endpoint(
      "a body that is empty without its optional field",
      "{ method: post, params: { i: \"Int?\" } }",
      "{ method: post, encoding: json, params: { i: \"Int?\" } }", "★ body-changed safe/breaking",
      above: "encoding: json"),
    .endpoint(
      "a body that is never empty", "{ method: post, params: { i: Int } }",
      "{ method: post, encoding: json, params: { i: Int } }", above: "encoding: json"),
  ]

  private static let styled = "★ style-changed safe/breaking"

  static let styles: [MeaningCase] = [
    .endpoint(
      "a list as JSON", "{ params: { t: [String] } }", "{ nested: json, params: { t: [String] } }",
      styled),
    .above(
      "the same of the target", "", "nested: json", styled, endpoint: "{ params: { t: [String] } }"),
    .endpoint(
      "a Bool of a header", "{ params: { t: { type: Bool, in: header } } }",
      "{ bools: literal, params: { t: { type: Bool, in: header } } }", styled),
    .endpoint(
      "a Bool of a cookie", "{ params: { t: { type: Bool, in: cookie } } }",
      "{ bools: literal, params: { t: { type: Bool, in: cookie } } }", styled),
    .above(
      "a variable of a header", "variables: { on: Bool }\nheaders: { X: \"${on}\" }",
      "variables: { on: Bool }\nbools: literal\nheaders: { X: \"${on}\" }", styled),
    .above(
      "a variable of a path", "variables: { on: Bool }", "variables: { on: Bool }\nbools: literal",
      styled, endpoint: "{ path: \"x?debug=${on}\" }"),
    .endpoint(
      "an argument of a URL", "{ url: \"https://h/${l}\", params: { l: Bool } }",
      "{ bools: literal, url: \"https://h/${l}\", params: { l: Bool } }", styled),
    .endpoint(
      "a list of a header", "{ params: { t: { type: [Int], in: header } } }",
      "{ arrays: pipe, params: { t: { type: [Int], in: header } } }", styled),
    .endpoint(
      "a list of a URL", "{ url: \"https://h/${l}\", params: { l: [Int] } }",
      "{ arrays: pipe, url: \"https://h/${l}\", params: { l: [Int] } }", styled),
    .parameter(
      "what a parameter says itself", "Bool", "{ type: Bool, bools: literal }",
      "★ parameter-format-changed safe/breaking"),
    .parameter(
      "the texts of a Bool", "{ type: Bool, values: { true: yes, false: no } }",
      "{ type: Bool, values: { true: no, false: yes } }",
      "★ parameter-format-changed safe/breaking"),
    .endpoint(
      "an argument within a constant",
      "{ params: { x: Bool, c: { const: \"k${x}\" } } }",
      "{ params: { x: { type: Bool, bools: literal }, c: { const: \"k${x}\" } } }",
      "★ parameter-format-changed safe/breaking"),
    .endpoint(
      "what a constant says of them", "{ params: { x: Bool, c: { const: \"k${x}\" } } }",
      "{ params: { x: Bool, c: { const: \"k${x}\", bools: literal } } }",
      "★ parameter-format-changed safe/breaking"),
    .endpoint(
      "a Bool within the text of a body",
      "{ method: post, params: { x: Bool }, body: { k: \"a ${x}\" } }",
      "{ method: post, params: { x: { type: Bool, bools: numeric } }, body: { k: \"a ${x}\" } }",
      "★ parameter-format-changed safe/breaking"),
    // Not felt
    .endpoint(
      "a Bool that is a value of a body",
      "{ method: post, params: { x: Bool }, body: { k: \"${x}\" } }",
      "{ method: post, params: { x: { type: Bool, bools: numeric } }, body: { k: \"${x}\" } }"),
    .parameter("spaces of a date", "Date", "{ type: Date, spaces: plus }"),
    .above("spaces of numbers", "", "spaces: plus", endpoint: "{ params: { i: Int } }"),
    .above(
      "spaces of a path", "", "spaces: plus",
      endpoint: "{ path: \"x/{i}\", params: { i: String } }"),
    .above(
      "lists of a header that commas part", "", "arrays: indexed",
      endpoint: "{ params: { t: { type: [Int], in: header } } }"),
    .parameter("lists of a number", "Int", "{ type: Int, arrays: comma }"),
    .parameter("Bools of JSON", "Bool", "{ type: Bool, bools: literal }", encoding: "json"),
  ]

  static let parameters: [MeaningCase] = [
    .parameter(
      "a number of JSON that becomes text", "const Int = 1", "const String = 1",
      "★ constant-changed safe/breaking", encoding: "json"),
    .parameter("a number of a query that becomes text", "const Int = 1", "const String = 1"),
  ]

  static let answers: [MeaningCase] = [
    .models(
      "a constant that answers must have", "M: { fields: { id: String } }",
      "M: { fields: { id: String, n: const Int = 1 } }", "★ field-added-required safe/breaking"),
    .models(
      "a constant that need not be there", "M: { fields: { id: String } }",
      "M: { fields: { id: String, n: \"const Int? = 1\" } }", "field-added-optional safe/safe"),
    .models(
      "an answer that must be there", "M: { fields: { id: \"String?\" } }",
      "M: { fields: { id: String } }", "field-became-required breaking/breaking"),
    .endpoint(
      "a whole answer that must be there", "{ response: \"M?\" }", "{ response: M }",
      "response-type-changed breaking/breaking", above: model),
    .init(
      "access that is less than the module's",
      "access: internal\nendpoints: { a: {} }\nmodels: { M: { access: public, fields: { id: String } } }",
      "access: internal\nendpoints: { a: {} }\nmodels: { M: { fields: { id: String } } }",
      "model-access-changed breaking/safe"),
    .init(
      "the module's access written out",
      "access: internal\nendpoints: { a: {} }\nmodels: { M: { fields: { id: String } } }",
      "access: internal\nendpoints: { a: {} }\nmodels: { M: { access: internal, fields: { id: String } } }"
    ),
    .models(
      "a format more to read", "M: { fields: { d: { type: Date, format: [iso8601] } } }",
      "M: { fields: { d: { type: Date, format: [iso8601, seconds] } } }",
      "field-format-changed safe/risky"),
    .models(
      "another format first", "M: { fields: { d: { type: Date, format: [seconds, iso8601] } } }",
      "M: { fields: { d: { type: Date, format: [iso8601, seconds] } } }",
      "★ field-format-changed safe/breaking"),
    .endpoint(
      "a place more to look at", "{ response: { type: Int, at: total } }",
      "{ response: { type: Int, at: [total, data.total] } }", "response-place-changed safe/risky"),
    .endpoint(
      "a header by another name",
      "{ response: { type: String, headers: { total: { type: Int, key: X-T } } } }",
      "{ response: { type: String, headers: { count: { type: Int, key: X-T } } } }",
      "response-header-changed breaking/safe"),
  ]

  // MARK: Told once

  static let renames: [MeaningCase] = [
    .bases(
      "a variable of the base URL",
      "\"https://${host}/x\"\nvariables: { host: String }\nendpoints: { a: {} }",
      "\"https://${server}/x\"\nvariables: { server: String }\nendpoints: { a: {} }",
      "variable-renamed breaking/safe"),
    .init(
      "a variable of a constant",
      "variables: { t: String }\nendpoints: { a: { params: { x: \"${t}\" } } }",
      "variables: { k: String }\nendpoints: { a: { params: { x: \"${k}\" } } }",
      "variable-renamed breaking/safe"),
    .above(
      "a variable of a header", "variables: { t: String }\nheaders: { X: \"${t}\" }",
      "variables: { k: String }\nheaders: { X: \"${k}\" }", "variable-renamed breaking/safe"),
    .above(
      "two variables at once", "variables: { a: String, b: String }\nheaders: { X: \"${a}-${b}\" }",
      "variables: { c: String, d: String }\nheaders: { X: \"${c}-${d}\" }",
      "variable-renamed breaking/safe", "variable-renamed breaking/safe"),
    .endpoint(
      "an argument of a body", "{ method: post, params: { id: String }, body: { k: \"${id}\" } }",
      "{ method: post, params: { sn: String }, body: { k: \"${sn}\" } }",
      "parameter-renamed breaking/safe"),
    .endpoint(
      "an argument of a header", "{ params: { id: String }, headers: { X: \"${id}\" } }",
      "{ params: { sn: String }, headers: { X: \"${sn}\" } }", "parameter-renamed breaking/safe"),
    .endpoint(
      "an argument of a URL", "{ params: { id: String }, url: \"${id}\" }",
      "{ params: { sn: String }, url: \"${sn}\" }", "parameter-renamed breaking/safe"),
    .endpoint(
      "an argument that is the body", "{ method: post, params: { m: { type: M, in: body } } }",
      "{ method: post, params: { n: { type: M, in: body } } }", "parameter-renamed breaking/safe",
      above: model),
    .init(
      "a case that is a default",
      "endpoints: { a: { params: { k: K = a } } }\nmodels: { K: { cases: { a: A, c: C } } }",
      "endpoints: { a: { params: { k: K = b } } }\nmodels: { K: { cases: { b: A, c: C } } }",
      "enum-case-renamed breaking/safe"),
  ]

  // MARK: The same

  static let notations: [MeaningCase] = [
    .parameter("the format of dates", "Date", "{ type: Date, format: iso8601 }"),
    .parameter("the format of bytes", "Data", "{ type: Data, format: base64 }", encoding: "json"),
    .parameter(
      "the time zone", "{ type: Date, format: yyyy-MM-dd }",
      "{ type: Date, format: yyyy-MM-dd, timeZone: UTC }"),
    .parameter("the style of lists", "[Int]", "{ type: [Int], arrays: brackets }"),
    .parameter("the style of Bools", "Bool", "{ type: Bool, bools: numeric }"),
    .parameter("the style of spaces", "String", "{ type: String, spaces: percent }"),
    .parameter("nil as a default", "\"Int?\"", "{ type: \"Int?\", default: null }"),
    .parameter(
      "a format that is only read", "{ type: Date, format: seconds }",
      "{ type: Date, format: [seconds, iso8601] }"),
    .endpoint(
      "a style that moved to its only parameter", "{ arrays: comma, params: { x: [Int] } }",
      "{ params: { x: { type: [Int], arrays: comma } } }"),
    .endpoint(
      "the encoding of a POST", "{ method: post, encoding: url, params: { x: Int } }",
      "{ method: post, encoding: form, params: { x: Int } }"),
    .endpoint(
      "the encoding of a GET", "{ params: { x: Int } }", "{ encoding: query, params: { x: Int } }"),
    .above(
      "where an envelope has its data", "envelope: { code: c, success: [0], message: m }",
      "envelope: { code: c, success: [0], message: m, data: data }",
      endpoint: "{ response: String }"),
    .endpoint(
      "the entries of a form",
      "{ method: post, encoding: form, params: { m: { type: M, in: body } } }",
      "{ method: post, encoding: form, params: { m: { type: M, spread: true } } }", above: model),
    .parameter("a number without its fraction", "Double = 1", "Double = 1.0"),
    .endpoint(
      "what an empty answer is", "{ response: \"M?\" }",
      "{ response: { type: \"M?\", empty: nil } }", above: model),
    .endpoint(
      "the media type of JSON",
      "{ method: post, encoding: json, params: { m: { type: M, in: body } } }",
      "{ method: post, encoding: json, params: { m: { type: M, in: body, mediaType: application/json } } }",
      above: model),
    .endpoint(
      "a constant of a path", "{ path: \"x/{k}\", params: { k: const String = y } }",
      "{ path: x/y }"),
    .endpoint("a range in two", "{ validate: 2xx }", "{ validate: [200...249, 250...299] }"),
    .endpoint("a number with a fraction", "{ timeout: 5 }", "{ timeout: 5.0 }"),
    .above(
      "the capitals of a header's name", "security: { s: { header: X-Key } }\nauth: s",
      "security: { s: { header: x-key } }\nauth: s"),
    .above(
      "a bearer by its header", "security: { s: bearer }\nauth: s",
      "security: { s: { header: Authorization, prefix: Bearer } }\nauth: s"),
    .above("the dialect", "", "dialect: runtime"),
    .above(
      "a naming that names nothing otherwise", "", "naming: camelCase",
      "configuration-changed safe/safe"),
    .bases(
      "a slash at the seam", "https://h/v1\nendpoints: { a: { path: a } }",
      "https://h/v1/\nendpoints: { a: { path: a } }"),
  ]

  static let orders: [MeaningCase] = [
    .endpoint(
      "the keys of a body", "{ method: post, body: { v: 1, n: 2 } }",
      "{ method: post, body: { n: 2, v: 1 } }"),
    .parameter(
      "the keys of a constant", "{ const: { x: 1, y: 2 } }", "{ const: { y: 2, x: 1 } }",
      encoding: "json"),
    .above(
      "codes of success", "envelope: { code: c, success: [0, 1], message: m }",
      "envelope: { code: c, success: [1, 0], message: m }", endpoint: "{ response: String }"),
    .above(
      "schemes that go together",
      "security: { s: bearer, t: { header: X } }\nauth: [[s, t]]",
      "security: { s: bearer, t: { header: X } }\nauth: [[t, s]]"),
    .endpoint("statuses", "{ validate: [2xx, 404] }", "{ validate: [404, 2xx] }"),
    .endpoint(
      "conditions of retries", "{ retry: { retries: 1, when: [timeout, 503] } }",
      "{ retry: { retries: 1, when: [503, timeout] } }"),
  ]

  private static let listed =
    "models: { M: { fields: { id: String } }, Ms: { typealias: \"[M]\" }, Mss: { typealias: Ms } }"

  static let aliases: [MeaningCase] = [
    .endpoint("an answer", "{ response: [M] }", "{ response: Ms }", above: listed),
    .endpoint("an alias of an alias", "{ response: Ms }", "{ response: Mss }", above: listed),
    .endpoint(
      "a parameter", "{ method: post, encoding: json, params: { m: [M] } }",
      "{ method: post, encoding: json, params: { m: Ms } }", above: listed),
    .models(
      "a field", "M: { fields: { n: [Int] } }, Ns: { typealias: \"[Int]\" }",
      "M: { fields: { n: Ns } }, Ns: { typealias: \"[Int]\" }"),
    .models(
      "what an alias stands for is told of it",
      "M: { fields: { n: Ns } }, Ns: { typealias: \"[Int]\" }",
      "M: { fields: { n: Ns } }, Ns: { typealias: \"[String]\" }",
      "model-alias-changed breaking/breaking"),
  ]

  static let moves: [MeaningCase] = [
    .init(
      "a group that was dissolved",
      "endpoints: { x: { path: x } }\ngroups: { g: { path: g, endpoints: { a: { path: a } } } }",
      "endpoints: { x: { path: x }, a: { path: g/a } }", "group-removed breaking/safe",
      "endpoint-moved breaking/safe"),
    .bases(
      "a base URL that gave its end to the paths", "https://h/v1\nendpoints: { a: { path: a } }",
      "https://h\nendpoints: { a: { path: v1/a } }", "base-url-changed safe/risky"),
  ]
}

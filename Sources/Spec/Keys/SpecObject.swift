/// The mappings of the language, each with its keys.
package enum SpecObject: String, CaseIterable, KeyTable {
  case document, group, endpoint, parameter, variable, response, responseHeader, validation,
    envelope
  case timeout, retry, security, sample, model, field, enumCase, emission

  package var name: String { rawValue }

  /// In the order in which a spec names them best.
  package var keys: [SpecKey] { Self.table[self]! }

  package func key(_ name: String) -> SpecKey? { keys.first { $0.name == name } }

  var names: Set<String> { Self.nameTable[self]! }

  private static let nameTable = table.mapValues { Set($0.map(\.name)) }

  private static let table: [SpecObject: [SpecKey]] = [
    .document: [
      SpecKey("target", .text, "The name of the enum. A file without it is a library of models."),
      SpecKey("doc", .text, "What the target is for; it documents the enum."),
      SpecKey(
        "include", possiblyNoTexts, "Files whose models, variables and targets are used here."),
    ] + settings + [
      SpecKey(
        "variables", .map(of: .any([.typedValue, object(.variable)])),
        "Values known only at run time, supplied by the app."),
      SpecKey(
        "security", .map(of: .any([.choice(["bearer", "basic"]), object(.security)])),
        "The ways to prove who sends a request, by name."),
      SpecKey(
        "keyStrategy", .choice(KeyStrategy.allCases.map(\.rawValue)),
        "How wire names are made of the names of parameters and fields."),
      SpecKey(
        "lenient", .boolean, "All models convert what has another type, such as \"1\" for 1."),
      SpecKey("endpoints", .map(of: .any([object(.endpoint), .null])), "The calls, by name."),
      SpecKey("groups", .map(of: object(.group)), "Endpoints that belong together: nested enums."),
      SpecKey("models", .map(of: object(.model)), "The types of requests and answers, by name."),
      SpecKey(
        "access", .choice(["public", "package", "internal"]), "Who may use what is generated."),
      SpecKey("dialect", .choice(["runtime", "moya"]), "What the generated code runs on."),
      SpecKey("mapper", .choice(["codable", "objectmapper"]), "How models are read and written."),
      SpecKey("naming", .choice(["as-written", "camelCase"]), "How Swift names are made of keys."),
      SpecKey("emit", object(.emission), "What is generated, such as `samples: debug`."),
    ],
    .group: [
      SpecKey("doc", .text, "What the group is for; it documents the nested enum."),
      SpecKey("name", .text, "The Swift name, where the key can't be it."),
    ] + settings + [
      SpecKey("path", possiblyEmptyText, "What the paths of the endpoints begin with."),
      SpecKey("endpoints", .map(of: .any([object(.endpoint), .null])), "The calls, by name."),
      SpecKey("groups", .map(of: object(.group)), "Groups within the group."),
    ],
    .endpoint: [
      SpecKey("doc", .text, "What the call does; it documents the enum's case and the call."),
      SpecKey("name", .text, "The Swift name, where the key can't be it."),
      SpecKey("method", .matching("[A-Za-z-]+"), "The HTTP method; `get` without it."),
      SpecKey(
        "path", possiblyEmptyText,
        "Joined to the base with one `/`; `{id}` takes the parameter `id`."),
      SpecKey("url", .text, "A whole URL, such as `${link}`, of which not a byte is changed."),
    ] + settings + [
      SpecKey("body", .json, "A JSON body in which `${x}` stands for an argument or a variable."),
      SpecKey(
        "response",
        .any([.type, object(.response), .byStatus(of: .any([.type, object(.response)]))]),
        "What an answer is read as; nothing (`Void`) without it."),
      SpecKey(
        "errors", .byStatus(of: .type), "The models of errors by status, `4xx` or `default`."),
      SpecKey("sample", .json, "An answer to try the client with; the envelope belongs to it."),
      SpecKey("sampleFile", .text, "A file that holds the sample."),
      SpecKey("samples", .map(of: .any([object(.sample), .json])), "Several samples, by name."),
      SpecKey("deprecated", .text, "Why not to use it any more, and what to use."),
      SpecKey("child", .text, "Another spec's target: the case carries one of its endpoints."),
    ],
    .parameter: [
      SpecKey("type", .type, "The Swift type of the argument."),
      SpecKey("default", .json, "What is sent when the caller says nothing."),
      SpecKey("const", .json, "Always sent; the case has no such argument."),
      SpecKey("key", .text, "The name on the wire, where it differs."),
      SpecKey("at", .text, "A dotted path of keys in a JSON body."),
      SpecKey(
        "in", .choice(["path", "query", "field", "header", "cookie", "body", "none"]),
        "Where it is sent; without it the path and the encoding decide."),
      SpecKey("name", .text, "The Swift name, where the key can't be it."),
      SpecKey("doc", .text, "What the argument means."),
      SpecKey(
        "format", texts,
        "How a date (iso8601, seconds, milliseconds, httpDate, a pattern) or Data (base64, base64url, hex) is written."
      ),
      SpecKey("timeZone", .text, "The time zone of a date pattern; UTC without it."),
      SpecKey(
        "escape", .choice(["segment", "segments", "none"]),
        "What a path argument may hold: `segments` keeps `/`."),
      SpecKey("omitDefault", .boolean, "Not sent when it equals its default."),
      SpecKey("sendNil", .boolean, "nil is sent as null."),
      SpecKey(
        "spread", .boolean, "Each field of the model or entry of the dictionary is a parameter."),
    ] + styles + [
      SpecKey("values", .map(of: .text), "The wire text of a Bool's or an enum's values."),
      SpecKey("fileName", .text, "A multipart file name; `{index}` and `{uuid}` are filled in."),
      SpecKey("mediaType", .text, "The media type of a part or a whole body, or `none`."),
    ],
    .variable: [
      SpecKey("type", .type, "The Swift type."),
      SpecKey("default", .json, "Its value when the app gives none."),
      SpecKey("name", .text, "The Swift name, where the key can't be it."),
      SpecKey("doc", .text, "What it means."),
    ],
    .response: [
      SpecKey("type", .type, "What the answer is read as."),
      SpecKey("at", texts, "The dotted path of keys under which it is."),
      SpecKey("empty", .choice(["nil", "error", "default"]), "What an empty answer means."),
      SpecKey(
        "as", .choice(["json", "text", "data", "file", "lines", "serverSentEvents"]),
        "How the answer is delivered."),
      SpecKey("charset", .text, "The charset of text, where the server does not say it."),
      SpecKey(
        "headers", .map(of: .any([.typedValue, object(.responseHeader)])),
        "Headers of the answer, read as types."),
    ],
    .responseHeader: [
      SpecKey("type", .type, "The Swift type."),
      SpecKey("key", .text, "The header's name, where it differs."),
      SpecKey("name", .text, "The Swift name, where the key can't be it."),
      SpecKey("doc", .text, "What it means."),
    ],
    .validation: [
      SpecKey("status", statuses, "The statuses that are accepted."),
      SpecKey(
        "contentTypes", texts, "The media types that are accepted."),
    ],
    .envelope: [
      SpecKey("code", wireNames, "The key of the code."),
      SpecKey(
        "success", texts, "The codes that mean success; `none`: so does an answer without a code."),
      SpecKey("message", wireNames, "The key of the message; of several, the first present."),
      SpecKey(
        "data", wireNames, "The key of the data, `data` by itself; `.`: they stand beside the code."
      ),
    ],
    .timeout: [
      SpecKey("attempt", .number, "Seconds for one attempt, the whole exchange."),
      SpecKey("total", .number, "Seconds for all attempts together."),
      SpecKey("idle", .number, "Seconds between two bytes."),
    ],
    .retry: [
      SpecKey("retries", .integer, "How often a request is sent again."),
      SpecKey(
        "when", .any([condition, .list(of: condition)]),
        "`timeout`, `connection` and statuses such as 503."
      ),
      SpecKey("backoff", .number, "Seconds before the first retry; it doubles each time."),
      SpecKey("respectRetryAfter", .boolean, "Waits as long as the server asks."),
      SpecKey("anyMethod", .boolean, "Also methods that are not idempotent, such as POST."),
    ],
    .security: [
      SpecKey("bearer", .any([.null, .boolean]), "`Authorization: Bearer …`."),
      SpecKey("basic", .any([.null, .boolean]), "`Authorization: Basic …`."),
      SpecKey("header", .text, "The header that carries the value."),
      SpecKey("query", .text, "The query parameter that carries the value."),
      SpecKey("cookie", .text, "The cookie that carries the value."),
      SpecKey("prefix", .text, "What stands before the value, such as `Bearer`."),
      SpecKey("doc", .text, "What the scheme is for."),
    ],
    .sample: [
      SpecKey("status", .integer, "The status; 200 without it."),
      SpecKey("headers", .map(of: .text), "The headers."),
      SpecKey("delay", .number, "Seconds before the answer."),
      SpecKey("body", .json, "The body: YAML becomes JSON, text stays text."),
      SpecKey("file", .text, "A file that holds the body."),
    ],
    .model: [
      SpecKey("doc", .text, "What it is; it documents the type."),
      SpecKey("name", .text, "The Swift name, where the key can't be it."),
      SpecKey(
        "fields", .map(of: .any([.typedValue, object(.field), .null])), "A struct: its properties."
      ),
      SpecKey("extends", possiblyNoTexts, "Models whose fields it has too."),
      SpecKey(
        "cases", .any([.map(of: .any([.json, object(.enumCase)])), .list(of: .json)]),
        "An enum: its cases and their values on the wire."),
      SpecKey("unknownCase", .text, "The case that keeps a value which no case has."),
      SpecKey("ignoreCase", .boolean, "Values are read without regard to upper and lower case."),
      SpecKey(
        "raw", .choice(["String", "Int", "Double", "Bool"]), "The type of an enum's values."),
      SpecKey(
        "oneOf", .any([.map(of: .type), .list(of: .type)]),
        "A union: tags with their types, or types of which the first that parses counts."),
      SpecKey("discriminator", .text, "The key that holds a union's tag."),
      SpecKey("typealias", .type, "Another name for a type."),
      SpecKey(
        "external", .matching("[^.]+(\\.[^.]+)+"), "A type that exists already: `Module.Type`."),
      SpecKey(
        "keyStrategy", .choice(KeyStrategy.allCases.map(\.rawValue)),
        "How wire keys are made of the names of fields."),
      SpecKey("lenient", .boolean, "All fields convert what has another type."),
      SpecKey(
        "additionalProperties", .any([.text, .entry(of: .type)]),
        "The property that keeps keys which no field takes."),
      SpecKey(
        "conforms", .any([conformance, .list(of: conformance, mayBeEmpty: true)]),
        "`Hashable`, `Equatable`, `Identifiable`."),
      SpecKey("access", .choice(["public", "package", "internal"]), "Who may use it."),
      SpecKey("deprecated", .text, "Why not to use it any more."),
    ],
    .field: [
      SpecKey("type", .type, "The Swift type of the property."),
      SpecKey("default", .json, "Its value when the wire has none or null."),
      SpecKey("const", .json, "Always this value, in both directions."),
      SpecKey("key", wireNames, "The name on the wire; of several, the first present."),
      SpecKey("at", wireNames, "A dotted path of keys and indices; of several, the first present."),
      SpecKey("name", .text, "The Swift name, where the key can't be it."),
      SpecKey("doc", .text, "What the property means."),
      SpecKey(
        "format", texts,
        "How a date or Data is written; several date formats are tried in order."),
      SpecKey("timeZone", .text, "The time zone of a date pattern; UTC without it."),
      SpecKey("lenient", .boolean, "Converts what has another type, such as \"1\" for 1."),
      SpecKey("lossy", .boolean, "Drops elements that do not parse."),
      SpecKey("sendNil", .boolean, "nil is written as null."),
      SpecKey("required", .boolean, "The key of a `T?` must be there, if only with null."),
      SpecKey("readOnly", .boolean, "Never written."),
      SpecKey("writeOnly", .boolean, "Never read."),
      SpecKey("deprecated", .text, "Why not to use it any more."),
    ],
    .emission: [
      SpecKey(
        "samples", .choice(["always", "debug", "never"]),
        "Where the samples are compiled in: `debug` keeps them out of release builds."),
      SpecKey(
        "qualifiedNames", .boolean,
        "Types are written with their module: for modules with types of the same names."),
    ],
    .enumCase: [
      SpecKey("value", .json, "The value on the wire."),
      SpecKey("name", .text, "The Swift name, where the key can't be it."),
      SpecKey("doc", .text, "What the case means."),
    ],
  ]

  private static let texts: SpecKey.Shape = .any([.text, .list(of: .text)])
  private static let possiblyNoTexts: SpecKey.Shape = .any([
    .text, .list(of: .text, mayBeEmpty: true),
  ])
  private static let possiblyEmptyText: SpecKey.Shape = .any([.text, .null])
  private static let wireNames = texts
  private static let condition: SpecKey.Shape = .any([
    .choice(["timeout", "connection"]), .status,
  ])
  private static let conformance: SpecKey.Shape = .choice([
    "Hashable", "Equatable", "Identifiable", "Sendable", "Codable", "Decodable", "Encodable",
  ])
  private static let accepted: SpecKey.Shape = .any([
    .choice(["none", "any", "success", "successCodes", "successAndRedirectCodes"]), .status,
  ])
  private static let statuses: SpecKey.Shape = .any([accepted, .list(of: accepted)])
  private static func object(_ object: SpecObject) -> SpecKey.Shape { .object(object) }

  /// What a target, a group and an endpoint share.
  private static let settings: [SpecKey] =
    [
      SpecKey("baseURL", .text, "What paths are joined to; `${x}` stands for a variable."),
      SpecKey(
        "headers", .map(of: .any([.text, .null])), "Headers by name; null removes an inherited one."
      ),
      SpecKey(
        "params", .map(of: .any([.typedValue, object(.parameter), .null])),
        "The parameters, by name; null removes an inherited one."),
      SpecKey(
        "encoding", .choice(["url", "query", "form", "json", "multipart", "none"]),
        "How parameters are sent; `url` without it."),
      SpecKey(
        "validate", .any([statuses, object(.validation)]),
        "Which answers are accepted: `none`, `2xx`, …"),
      SpecKey(
        "envelope", .any([.choice(["none"]), object(.envelope)]), "What is around each answer."),
      SpecKey(
        "auth", .any([.text, .list(of: texts)]),
        "A name of `security:`, alternatives as a list, several at once as a list in the list."),
      SpecKey(
        "timeout", .any([.number, object(.timeout)]), "Seconds for one attempt, or a mapping."),
      SpecKey(
        "retry", .any([.choice(["none"]), object(.retry)]), "When a request is sent again."),
      SpecKey("redirects", .choice(["follow", "none"]), "Whether redirects are followed."),
    ] + styles

  private static let styles: [SpecKey] = [
    SpecKey(
      "arrays", .choice(["brackets", "repeat", "indexed", "comma", "pipe", "space"]),
      "How a list is written: `a[]=1&a[]=2`, `a=1&a=2`, `a[0]=1`, `a=1,2`, …"),
    SpecKey("bools", .choice(["numeric", "literal"]), "`1` and `0`, or `true` and `false`."),
    SpecKey(
      "nested", .choice(["brackets", "dots", "json"]),
      "`a[b]=1`, `a.b=1`, or a list or an object as one text of JSON."),
    SpecKey("spaces", .choice(["percent", "plus"]), "A space as `%20` or as `+`."),
  ]
}

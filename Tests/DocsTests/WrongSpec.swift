/// A small spec with a mistake that both the reader and the schema tell.
struct WrongSpec: Sendable {
  /// The reader's id of it.
  var id: String
  var text: String

  private init(_ id: String, _ text: String) {
    self.id = id
    self.text = text + "\n"
  }

  private init(_ id: String, endpoint: String) {
    self.init(id, "target: A\nbaseURL: https://a.b\nendpoints: { a: \(endpoint) }")
  }

  private init(_ id: String, model: String) { self.init(id, "models: { M: \(model) }") }

  private init(_ id: String, target: String) {
    self.init(id, "target: A\nbaseURL: https://a.b\n\(target)\nendpoints: { a: {} }")
  }

  static let all: [WrongSpec] = [
    WrongSpec("unknown-key", "target: A\nendpoitns: {}"),
    WrongSpec("unknown-key", endpoint: "{ mehtod: get }"),
    WrongSpec("unknown-key", endpoint: "{ params: { x: { typ: Int } } }"),
    WrongSpec("unknown-key", endpoint: "{ response: { type: Int, att: x } }"),
    WrongSpec("unknown-key", target: "retry: { retry: 2 }"),
    WrongSpec("expected-mapping", "- target: A"), WrongSpec("expected-mapping", "target"),
    WrongSpec("expected-mapping", endpoint: "get"),
    WrongSpec("expected-names", "models: [A]"),
    WrongSpec("expected-names", endpoint: "{ params: x }"),
    WrongSpec("expected-text", "target: { A: b }"), WrongSpec("expected-text", "target: [A]"),
    WrongSpec("expected-text", endpoint: "{ params: { x: { type: Int, key: [a, b] } } }"),
    WrongSpec("expected-text", endpoint: "{ doc: }"),
    WrongSpec("expected-bool", model: "{ fields: { a: { type: Int, lenient: maybe } } }"),
    WrongSpec("expected-bool", "lenient: yes\nmodels: {}"),
    WrongSpec("expected-bool", model: "{ fields: { a: { type: Int, lenient: \"true\" } } }"),
    WrongSpec("expected-number", target: "retry: { retries: many }"),
    WrongSpec("expected-number", target: "timeout: -1"),
    WrongSpec("expected-number", target: "timeout: soon"),
    WrongSpec("expected-number", target: "retry: { retries: 1.5 }"),
    WrongSpec("expected-type", endpoint: "{ response: { 200: { a: b, c: d }, 201: [A, B] } }"),
    WrongSpec("expected-type", model: "{ typealias: { a: b } }"),
    WrongSpec("missing-type", endpoint: "{ errors: { 404: } }"),
    WrongSpec("unknown-value", target: "arrays: brackest"),
    WrongSpec("unknown-value", endpoint: "{ params: { x: { type: Int, in: boddy } } }"),
    WrongSpec("unknown-value", model: "{ keyStrategy: snake, fields: { a: Int } }"),
    WrongSpec("unknown-encoding", target: "encoding: msgpack"),
    WrongSpec("unknown-raw-type", model: "{ cases: [a], raw: Text }"),
    WrongSpec("unknown-conformance", model: "{ fields: { a: Int }, conforms: Hashabel }"),
    WrongSpec("unknown-condition", target: "retry: { retries: 1, when: [timeouts] }"),
    WrongSpec("invalid-status", endpoint: "{ errors: { 4x4: String } }"),
    WrongSpec("invalid-status", endpoint: "{ response: { 200: Int, 20: Int } }"),
    WrongSpec("invalid-status", endpoint: "{ validate: [2xx, ok] }"),
    WrongSpec("invalid-method", endpoint: "{ method: get it }"),
    WrongSpec("invalid-external", model: "{ external: User }"),
    WrongSpec("one-additional", model: "{ additionalProperties: { a: Int, b: Int } }"),
    WrongSpec("no-security-kind", target: "security: { key: { prefix: x } }"),
    WrongSpec("two-security-kinds", target: "security: { key: { bearer, header: X } }"),
    WrongSpec("empty-list", endpoint: "{ validate: [] }"),
    WrongSpec("empty-list", model: "{ fields: { a: { type: Int, key: [] } } }"),
    WrongSpec("expected-type", endpoint: "{ response: [Int, Int] }"),
    WrongSpec("two-samples", endpoint: "{ sample: a, samples: { b: c } }"),
    WrongSpec("path-beside-url", endpoint: "{ params: { l: URL }, url: \"${l}\", path: x }"),
    WrongSpec("key-and-path", model: "{ fields: { a: { type: Int, key: b, at: c.d } } }"),
    WrongSpec(
      "key-and-path",
      endpoint: "{ method: post, encoding: json, params: { a: { type: Int, key: b, at: c.d } } }"),
    WrongSpec("constant-with-default", endpoint: "{ params: { a: { const: 1, default: 2 } } }"),
    WrongSpec("constant-without-value", endpoint: "{ params: { a: const Int } }"),
    WrongSpec("missing-default", endpoint: "{ params: { a: Int = } }"),
    WrongSpec("parameter-without-type", endpoint: "{ params: { a: { default: 2 } } }"),
    WrongSpec("variable-without-type", target: "variables: { a: { default: 2 } }"),
    WrongSpec("field-without-type", model: "{ fields: { a: { key: b } } }"),
    WrongSpec(
      "header-without-type", endpoint: "{ response: { type: Int, headers: { a: { key: b } } } }"),
    WrongSpec("response-without-type", endpoint: "{ response: { at: a.b } }"),
    WrongSpec("incomplete-envelope", target: "envelope: { code: code, data: data }"),
    WrongSpec("several-kinds", model: "{ fields: { a: Int }, cases: [b] }"),
    WrongSpec("empty-model", model: "{ doc: x }"),
    WrongSpec("key-of-other-kind", model: "{ fields: { a: Int }, unknownCase: b }"),
    WrongSpec("key-of-other-kind", model: "{ cases: [a], lenient: true }"),
    WrongSpec("key-of-other-kind", model: "{ typealias: Int, extends: B }"),
    WrongSpec("missing-target", "endpoints: { a: {} }"),
  ]

  /// The errors that no schema can tell, and why.
  static let untold: [(reason: String, ids: [String])] = [
    (
      "it is no YAML, or not the YAML that all readers take alike",
      [
        "alias-cycle", "bad-indentation", "block-header", "comma-in-value", "control-character",
        "duplicate-key",
        "empty-key", "invalid-yaml", "key-not-text", "list-on-line", "merge-of-no-mapping",
        "missing-colon", "missing-comma", "missing-space", "missing-value", "needs-quotes",
        "several-documents", "spare-bracket", "stray-mark", "tab-indentation", "text-after-quote",
        "text-encoding",
        "unclosed-bracket", "unknown-alias", "unknown-escape", "unknown-tag", "unterminated-quote",
      ]
    ),
    (
      "a limit of the file as a whole",
      ["file-too-large", "text-too-long", "too-deep", "too-many-aliases", "too-many-cases"]
    ),
    (
      "what a text says within: a type, a path, a template",
      [
        "address-as-path", "brace-in-base", "empty-component", "invalid-header", "invalid-name",
        "invalid-type", "invalid-value",
        "key-is-no-text", "line-break", "nested-optional", "open-optional", "open-placeholder",
        "open-reference", "optional-without-argument", "space-in-base", "base-without-host",
        "base-without-scheme", "stray-brace", "stray-bracket", "unknown-format",
        "unknown-time-zone",
      ]
    ),
    (
      "a name must be declared elsewhere, or only once",
      [
        "alias-circle", "ambiguous-reference", "builtin-name", "declared-twice", "endless-model",
        "extends-itself", "extends-no-struct", "header-twice", "held-model-does-not-conform",
        "hidden-type", "hides-id", "nothing-to-remove", "raw-value-twice", "reserved-name",
        "same-name",
        "status-twice", "undeclared-placeholder", "unknown-base", "unknown-case",
        "unknown-reference", "unknown-scheme", "unknown-target", "unknown-type", "wire-key-twice",
        "wire-key-within",
      ]
    ),
    (
      "a key suits some types only",
      [
        "charset-of-no-text", "empty-is-not-nil", "empty-of-other", "file-in-model",
        "file-name-of-other-type", "format-of-other-type", "header-of-other-type",
        "identifiable-without-id",
        "kind-of-other-type", "lossy-of-other-type", "no-literal", "nothing-at-path",
        "omits-no-default", "path-into-other", "required-anyway", "sends-no-nil", "spreads-nothing",
        "unsuitable-constant", "value-is-no-text", "unknown-value-key", "value-of-other-type",
        "values-of-other-type",
      ]
    ),
    (
      "keys go together or not by their values, or by those of the target and the method",
      [
        "beside-whole-body", "body-with-method", "denied-security-kind", "field-beside-body",
        "file-name-outside-multipart",
        "file-outside-multipart", "headers-by-status", "list-in-path", "missing-base-url",
        "needs-tags", "no-cases", "no-discriminator", "no-fields", "no-segment", "not-encoded",
        "not-in-path", "optional-in-path", "path-outside-json", "read-only-and-write-only",
        "required-with-default", "second-body", "write-only-without-value",
      ]
    ),
    (
      "another file, the configuration or the dialect has a say",
      [
        "child-elsewhere", "dialect-not-for-plugin", "hidden-model", "mapper-mixed",
        "mapper-not-offered",
        "moya-download", "moya-multipart-method", "moya-name-of-module", "moya-parameter-style",
        "moya-redirects", "moya-reserved-name", "moya-spaces", "moya-streaming", "unbuilt-library",
        "unreadable-file",
      ]
    ),
  ]
}

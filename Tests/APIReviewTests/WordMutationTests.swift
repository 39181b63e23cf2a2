import APIReview
import Diagnostics
import Generator
import Testing

/// A spec with nearly all keys, edited word by word: the review tells something where the generated code is another,
/// and nothing that matters where it is the same.
@Suite struct WordMutationTests {
  /// What else may stand for a word; any other gets a letter more, a number is one more.
  private static let others = [
    "get": "put", "post": "put", "json": "form", "form": "json", "query": "header",
    "header": "query", "cookie": "header", "true": "false", "brackets": "dots", "comma": "pipe",
    "pipe": "comma", "literal": "numeric", "plus": "percent", "Int": "Double", "String": "Int",
    "Bool": "Int", "seconds": "milliseconds", "iso8601": "seconds", "segments": "none",
    "multipart": "form", "none": "follow", "default": "error", "public": "internal",
  ]

  static let lines = spec.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  private static let old = MeaningCase.output(spec)

  @Test(arguments: lines.indices)
  func theReviewAndTheCodeAgree(_ index: Int) {
    let old = Self.old
    #expect(!old.diagnostics.hasErrors, "\(old.diagnostics.all.map(\.message.text))")
    let line = Self.lines[index]
    for edited in Self.edits(of: line) {
      var lines = Self.lines
      lines[index] = edited
      let new = MeaningCase.output(lines.joined(separator: "\n"))
      guard !new.diagnostics.hasErrors else { continue }
      let told = Comparer.compare(MeaningCase.side(old), MeaningCase.side(new)).filter {
        $0.rule != .documentationChanged && $0.rule != .sampleChanged
      }
      if old.code == new.code {
        #expect(
          told.allSatisfy { $0.verdict == .safe }, "\(line) -> \(edited): \(told.map(\.sentence))")
      } else {
        #expect(!told.isEmpty, "\(line) -> \(edited)")
      }
    }
  }

  private static func edits(of line: String) -> [String] {
    var edits: [String] = []
    for match in line.matches(of: #/[A-Za-z_]+|[0-9]+|\?/#) {
      let word = String(line[match.range])
      let other =
        word == "?" ? "" : Int(word).map { String($0 + 1) } ?? Self.others[word] ?? word + "x"
      edits.append(line.replacingCharacters(in: match.range, with: other))
    }
    // What stands between two commas, taken away.
    for match in line.matches(of: #/, [^,{}\[\]]+/#) {
      edits.append(line.replacingCharacters(in: match.range, with: ""))
    }
    return edits
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

extension WordMutationTests {
  private static let spec = """
    target: ShopAPI
    baseURL: "https://${host}.example.com/${root}/v1"
    access: public
    naming: camelCase
    variables: { host: String, root: String = main, token: "String?", on: Bool = true, ids: { type: [Int], default: [1, 2] } }
    security: { key: { header: X-Key, prefix: Token }, tok: bearer, jar: { cookie: session }, q: { query: sig } }
    auth: [[key, jar], q]
    headers: { X-Client: "ios ${token}", Accept: application/json, X-On: "${on}", Content-Type: text/x }
    envelope: { code: [code, status], success: [0, "200", none], message: msg, data: result }
    validate: { status: [2xx, 404, 500...503], contentTypes: [application/json] }
    timeout: { attempt: 5, total: 20.5, idle: 3 }
    retry: { retries: 3, when: [timeout, connection, 503], backoff: 1.5, respectRetryAfter: false, anyMethod: true }
    redirects: none
    encoding: json
    arrays: comma
    bools: literal
    spaces: plus
    nested: dots
    params:
      lang: { const: "x-${root}", in: query }
      ver: { const: 3, in: header, key: X-Ver }
    endpoints:
      list:
        encoding: query
        path: orders/{kind}[/{page}]?sort={sort}
        params: { kind: String, page: "Int?", sort: { type: String = asc, escape: none }, tags: { type: [String], arrays: repeat }, when: { type: Date, format: seconds, key: at }, deep: { type: Filter, in: query }, flag: { type: Bool, values: { true: yes, false: no } } }
        response: { type: [Order], at: [items, data.items], empty: default, headers: { total: { type: Int, key: X-Total }, next: { type: "String?", key: X-Next } } }
        errors: { 404: Problem, 4xx: String }
      create:
        method: post
        path: orders
        encoding: json
        params: { order: { type: Order, in: body } }
        response: Order
      form:
        method: post
        path: form
        encoding: form
        params: { a: String, b: { type: "Int?", sendNil: true }, c: { type: Int, default: 5, omitDefault: true }, d: { type: [Int], arrays: pipe }, m: { type: Filter, spread: true }, e: const String = fixed, tracking: { type: Bool, in: cookie } }
        response: Void
      upload:
        method: put
        path: "up/${root}"
        encoding: multipart
        params: { file: { type: Data, fileName: a.png, mediaType: image/png }, note: { type: String, mediaType: text/plain }, list: [Int], bytes: { type: Data, format: base64url } }
        response: { 200: Order, 201: String, 4xx: Problem }
      template:
        method: post
        path: t
        headers: { X-Trace: "t-${id}" }
        params: { id: String, n: "Int?", isOn: { type: Bool, bools: numeric } }
        body: { id: "${id}", nested: { n: "${n}", text: "a ${isOn} b", k: 1, list: [1, two, null] } }
        response: { as: lines }
      whole:
        url: "https://other.example/${path}?x=${on}&y=${z}"
        params: { path: { type: String, escape: segments }, z: [Int] }
        timeout: 9
        auth: none
        envelope: none
        retry: none
        validate: none
        redirects: follow
      raw: { method: post, path: raw, params: { text: { type: String, in: body } }, response: Data }
      empty: { method: post, path: empty, params: {} }
      own: { method: post, path: own, encoding: form }
      dates: { path: "d/{day}", params: { day: { type: Date, format: yyyy-MM-dd, timeZone: Asia/Tokyo } } }
      enumd: { path: e, encoding: query, params: { k: Kind = first, ks: { type: [Kind], default: [second] }, n: { type: Level, values: { low: l, high: h } } } }
    groups:
      admin:
        path: "admin/{tenant}"
        headers: { X-Admin: yes }
        params: { tenant: String, dry: { type: Bool = false, in: query } }
        encoding: form
        endpoints:
          ban: { method: post, path: ban, params: { id: Int, dry: null } }
          look: { path: look }
    models:
      Order:
        conforms: [Hashable, Identifiable]
        additionalProperties: extra
        fields:
          id: Int
          note: { type: "String?", key: [note, remark], sendNil: true }
          at: { type: Date, format: [iso8601, seconds], timeZone: UTC }
          raw: { type: Data, format: hex }
          state: { type: Kind, default: first }
          count: { type: Int = 3, lenient: true }
          tags: { type: [String], lossy: true }
          kind: const String = order
          must: { type: "Int?", required: true }
          seen: { type: "Bool?", readOnly: true }
          secret: { type: "String?", writeOnly: true }
          deep: { type: Names, at: buyer.names }
          pay: Pay
      Filter: { access: public, fields: { q: String, max: "Int?" } }
      Problem: { fields: { title: String, level: Level } }
      Kind: { cases: { first: A, second: B }, unknownCase: other, ignoreCase: true }
      Level: { cases: { low: 1, high: 2 } }
      Names: { typealias: "[Name]" }
      Name: { fields: { first: String, last: "String?" } }
      Pay: { oneOf: { card: Card, cash: Cash }, discriminator: type, unknownCase: unknown }
      Card: { fields: { number: String } }
      Cash: { fields: { amount: Decimal } }
      Either: { oneOf: [Card, Cash] }

    """
}

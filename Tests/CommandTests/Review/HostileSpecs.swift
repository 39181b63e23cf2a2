import Foundation

/// Two states of a spec that try to put markup and scripts into whatever shows them.
enum HostileSpecs {
  static let branch = "<img/src=x/onerror=window.pwned=1>"
  static let file = "specs/<svg onload=window.pwned=1> \u{202E}.yaml"

  static func project() throws -> GitProject {
    let project = try GitProject([file: spec("a", status: 200)])
    try project.git("branch", branch)
    try project.write(spec("b", status: 201), file)
    return project
  }

  /// What a page may have of each.
  static let elements: Set<String> = [
    "a", "article", "b", "body", "code", "details", "div", "footer", "h1", "h2", "h3", "h4", "head",
    "header", "html", "i", "input", "label", "li", "main", "mark", "meta", "nav", "ol", "p",
    "section", "span", "style", "summary", "title", "ul", "wbr",
  ]
  static let attributes: Set<String> = [
    "aria-hidden", "aria-label", "charset", "checked", "class", "content", "for", "href",
    "http-equiv", "id", "lang", "name", "open", "title", "type",
  ]

  private static let attacks = [
    "</code></pre></style></title><script>window.pwned=1</script>",
    "\\\"><img src=x onerror=window.pwned=1>", "' onmouseover='window.pwned=1",
    "<svg/onload=window.pwned=1>", "<a href=javascript:window.pwned=1>x</a>",
    "<meta http-equiv=refresh content=0;url=http://127.0.0.1:9/>",
    "<link rel=stylesheet href=http://127.0.0.1:9/x.css>", "]]><!--<script>window.pwned=1</script>",
    "a\\u202Eb\\u2066c", "&lt;script&gt;",
  ]

  /// The same with another mark in every text.
  private static func spec(_ mark: String, status: Int) -> String {
    let all = attacks.map { $0 + mark }.joined(separator: " ")
    let cases = attacks.enumerated().map { "c\($0.offset): \"\($0.element)\(mark)\"" }
    return """
      target: HostileAPI
      doc: "\(all)"
      baseURL: "https://h.example/\(attacks[3])\(mark)"
      headers: { X-A: "\(attacks[0])\(mark)" }
      endpoints:
        list:
          doc: "\(all)"
          path: "\(attacks[3])\(mark)"
          params:
            a: { type: String, default: "\(attacks[0])\(mark)" }
            b: { const: "\(attacks[1])\(mark)", key: "\(attacks[4])\(mark)" }
            c: { type: "String?", key: "\(attacks[2])\(mark)", doc: "\(attacks[5])\(mark)" }
        old:
          path: x
          deprecated: "\(attacks[0])\(mark)"
          sample: { status: \(status), json: { a: "\(attacks[0])\(mark)" } }
      models:
        M:
          doc: "\(all)"
          fields:
            a: { type: String, key: "\(attacks[3])\(mark)" }
            b: { type: String, default: "\(attacks[8])\(mark)" }
        E:
          cases: { \(cases.joined(separator: ", ")) }

      """
  }
}

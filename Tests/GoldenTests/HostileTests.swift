import Generator
import TestSupport
import Testing

/// Text from a spec never becomes code: it is refused with its place, or stands in a literal or a comment.
@Suite struct HostileTests {
  /// What tried to break out of generators: comment ends, line ends of all kinds, interpolation, quotes, raw
  /// delimiters, directional marks.
  static let attacks: [String] = [
    #"ok\npublic let pwned = 1 //"#, #"ok\rpublic let pwned = 1 //"#,
    #"ok\r\npublic let pwned = 1 //"#,
    #"ok\u2028let pwned = 1\u0085let pwned = 2\x0Blet pwned = 3\x0C"#,
    "x */ public let pwned = 1 /*",
    "**// let pwned = 1 /* /*", #"a\u202Eb\u2066 ; let pwned = 1"#,
    ##"#sourceLocation(file: \"/etc/passwd\", line: 1)\n#if false"##,
    #"/a\"; let pwned = 1; let b = \""#, #"\\(pwned())"#, ##"/a\"#; let pwned = 1; let b = #\""##,
    ####"\"## \"### let pwned = 1"####, ##"\\#(pwned)"##, #"\\"#,
    ##"\"\"\"#\nlet pwned = 1\n#\"\"\""##,
    "'); let pwned = 1; _ = ('", "`; let pwned = 1; let `x", "$(pwned)", "%@%s\\\\0",
  ]

  /// Everywhere a spec can put text that reaches the output.
  static let places: [(name: String, spec: @Sendable (String) -> String)] = [
    (
      "docs",
      { "target: A\ndoc: \($0)\nbaseURL: https://h\nendpoints: { a: { doc: \($0), path: a } }\n" }
    ),
    ("paths", { "target: A\nbaseURL: https://h\nendpoints: { a: { path: \($0) } }\n" }),
    ("bases", { "target: A\nbaseURL: \($0)\nendpoints: { a: {} }\n" }),
    (
      "header values",
      { "target: A\nbaseURL: https://h\nheaders: { X-A: \($0) }\nendpoints: { a: {} }\n" }
    ),
    (
      "header names",
      { "target: A\nbaseURL: https://h\nheaders: { \($0): b }\nendpoints: { a: {} }\n" }
    ),
    (
      "constants",
      { "target: A\nbaseURL: https://h\nendpoints: { a: { params: { x: { const: \($0) } } } }\n" }
    ),
    (
      "defaults",
      {
        "target: A\nbaseURL: https://h\nendpoints: { a: { params: { x: { type: String, default: \($0) }, y: { type: [String], default: [\($0)] } } } }\n"
      }
    ),
    (
      "wire keys",
      {
        "target: A\nbaseURL: https://h\nendpoints: { a: { params: { x: { type: Int, key: \($0) } } } }\n"
      }
    ),
    (
      "parameter docs and file names",
      {
        "target: A\nbaseURL: https://h\nendpoints: { a: { method: post, encoding: multipart, params: { x: { type: Data, doc: \($0), fileName: \($0), mediaType: \($0) } } } }\n"
      }
    ),
    ("messages", { "target: A\nbaseURL: https://h\nendpoints: { a: { deprecated: \($0) } }\n" }),
    (
      "samples",
      {
        "target: A\nbaseURL: https://h\nendpoints: { a: { sample: { k: \($0), \($0): [\($0)] } }, b: { sample: \($0) } }\n"
      }
    ),
    (
      "bodies",
      {
        "target: A\nbaseURL: https://h\nendpoints: { a: { method: post, params: { x: Int }, body: { k: \($0), \($0): \"${x}\" } } }\n"
      }
    ),
    ("endpoint names", { "target: A\nbaseURL: https://h\nendpoints: { \($0): { path: a } }\n" }),
    (
      "argument names",
      { "target: A\nbaseURL: https://h\nendpoints: { a: { params: { \($0): Int } } }\n" }
    ),
    ("target names", { "target: \($0)\nbaseURL: https://h\nendpoints: { a: {} }\n" }),
    ("overriding names", { "target: A\nbaseURL: https://h\nendpoints: { a: { name: \($0) } }\n" }),
    ("types", { "target: A\nbaseURL: https://h\nendpoints: { a: { response: \($0) } }\n" }),
    ("model names and docs", { "models: { \($0): { doc: \($0), fields: { a: Int } } }\n" }),
    (
      "fields", { "models: { M: { fields: { \($0): { type: Int, key: \($0), doc: \($0) } } } }\n" }
    ),
    ("field paths", { "models: { M: { fields: { a: { type: Int, at: [\($0), b] } } } }\n" }),
    (
      "patterns",
      { "models: { M: { fields: { a: { type: Date, format: \($0), timeZone: \($0) } } } }\n" }
    ),
    (
      "enum values",
      { "models: { M: { cases: [\($0), b] }, N: { cases: { a: \($0) }, unknownCase: o } }\n" }
    ),
    (
      "tags",
      {
        "models: { C: { fields: { a: Int } }, M: { oneOf: { \($0): C }, discriminator: \($0) } }\n"
      }
    ),
    ("external types", { "models: { M: { external: \($0) } }\n" }),
    (
      "dictionaries of other keys",
      { "models: { M: { fields: { a: Int }, additionalProperties: \($0) } }\n" }
    ),
    (
      "schemes",
      {
        "target: A\nbaseURL: https://h\nauth: s\nsecurity: { s: { query: \($0), prefix: \($0) } }\nendpoints: { a: {} }\n"
      }
    ),
    (
      "envelopes",
      {
        "target: A\nbaseURL: https://h\nenvelope: { code: \($0), success: \($0), message: \($0), data: \($0) }\nendpoints: { a: { response: Int } }\n"
      }
    ),
  ]

  @Test(arguments: places.indices)
  func textDeclaresNothing(_ place: Int) throws {
    for attack in Self.attacks {
      let generation = Generation(Self.places[place].spec("\"\(attack)\""))
      guard !generation.files.isEmpty else {
        #expect(!generation.told.isEmpty, "\(Self.places[place].name): \(attack)")
        continue
      }
      let words = SwiftWords.outsideOfText(generation.text)
      #expect(!words.contains("pwned"), "\(Self.places[place].name): \(attack)")
    }
  }

  /// The compiler's own view, of one spec with many attacks that it accepts.
  @Test func acceptedTextCompiles() throws {
    for place in [0, 3, 5, 6, 7, 9, 10, 11] {
      let texts = Self.attacks.enumerated().flatMap { index, attack in
        Generation(
          specs: [
            (
              "s\(index).yaml",
              Self.places[place].spec("\"\(attack)\"").replacing(
                "target: A", with: "target: A\(index)")
            )
          ]
        ).files.map { (name: "\(index)-\($0.name)", text: $0.text) }
      }
      #expect(!texts.isEmpty)
      #expect(try ScratchModule(texts).compile() == "")
    }
  }
}

/// The words of Swift source that are neither in a string literal nor in a line comment.
private enum SwiftWords {
  static func outsideOfText(_ source: String) -> Set<String> {
    var rest = Substring(source)
    var code = ""
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
        continue
      }
      let hashes = rest.prefix { $0 == "#" }.count
      if rest.dropFirst(hashes).first == "\"" {
        let quotes = rest.dropFirst(hashes).hasPrefix("\"\"\"") ? 3 : 1
        let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
        rest = rest.dropFirst(hashes + quotes)
        while !rest.isEmpty, !rest.hasPrefix(end) {
          // With hashes a backslash alone escapes nothing.
          rest = rest.dropFirst(hashes == 0 && rest.first == "\\" ? 2 : 1)
        }
        rest = rest.dropFirst(end.count)
        code += " "
        continue
      }
      code.append(character)
      rest.removeFirst()
    }
    return Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}

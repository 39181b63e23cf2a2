import APIModel
import Testing

/// Traps of YAML's structure: lines, marks, documents, anchors, keys.
@Suite struct DocumentTrapTests {
  /// The text of `doc:` in a target, or what is told.
  @Test(arguments: [
    // Folds and literals.
    (">\n  a\n  b\n", "a b\n"), (">-\n  a\n  b\n", "a b"), (">+\n  a\n\n", "a\n\n"),
    ("|+\n  a\n\n", "a\n\n"), ("|-\n  a\n\n", "a"), (">\n  a  \n  b\n", "a   b\n"),
    (">\n  a\n\n  b\n", "a\nb\n"), (">\n  a\n    b\n  c\n", "a\n  b\nc\n"),
    ("|1\n  a\n", " a\n"), ("|2-\n   a\n", " a"), (">1-\n  a\n  b\n", " a\n b"),
    ("|\n  a # no comment\n", "a # no comment\n"), ("|\n  \ta\n  b\n", "\ta\nb\n"),
    ("|\n  a: b\n  - c\n  'x\n", "a: b\n- c\n'x\n"), ("| # a comment\n  a\n", "a\n"),
    ("|\r\n  one\r\n  two\r\n", "one\ntwo\n"),
    // Texts over lines.
    ("a\n  b\n", "a b"), ("\"a\n  b\"\n", "a b"), ("\"a\\\n  b\"\n", "ab"),
    ("'a\n\n  b'\n", "a\nb"),
    ("\"a\\n\\\n  \\ b\"\n", "a\n b"),
    // Marks that are text in YAML 1.2. libyaml takes some for ends of lines.
    ("a\u{85}b\n", "a\u{85}b"), ("a\u{2028}b\n", "a\u{2028}b"), ("a\u{2029}b\n", "a\u{2029}b"),
    ("\"a\u{85}b\"\n", "a\u{85}b"), ("\"a\u{2028}b\"\n", "a\u{2028}b"),
    ("|-\n  a\u{2028}b\n", "a\u{2028}b"),
    ("\u{7C0}\u{85}\u{E800}\u{2028}b\n", "\u{7C0}\u{85}\u{E800}\u{2028}b"),
    ("a\u{A0}b\n", "a\u{A0}b"),
    ("a\u{FEFF}b\n", "a\u{FEFF}b"),
    ("a\u{7F}b\n", "control-character"), ("a\u{0}b\n", "control-character"),
    ("a\tb\n", "a\tb"), ("a\t\n", "a"), ("\ta\n", "a"),
    // Characters that begin something else.
    ("@a\n", "needs-quotes"), ("`a`\n", "needs-quotes"), ("%a\n", "needs-quotes"),
    ("*a\n", "unknown-alias"), ("!a b\n", "unknown-tag"), ("&a-1_b c\n", "c"),
    ("&é c\n", "needs-quotes"),
    ("&a.b/c d\n", "needs-quotes"), ("\"\\q\"\n", "unknown-escape"),
    ("\"a\n", "unterminated-quote"),
    ("[a\n", "unclosed-bracket expected-text"), ("{a: b}\n", "expected-text"),
    ("- a\n", "list-on-line expected-text"),
    ("a: b\n", "needs-quotes"), ("a #b\n", "a hidden-comment"), ("a#b\n", "a#b"),
    ("'a' b\n", "text-after-quote"),
  ])
  func aTextIsWhatYAMLSays(written: String, expected: String) {
    let meaning = Meaning("target: A\ndoc: \(written)")
    let doc = meaning.api?.target?.root.doc
    let found = meaning.told.isEmpty || meaning.told == "hidden-comment" ? doc : nil
    let parts = [found, meaning.told.isEmpty ? nil : meaning.told].compactMap { $0 }
    #expect(parts.joined(separator: " ").utf8.elementsEqual(expected.utf8), "\(parts)")
  }

  @Test(arguments: [
    ("---\ntarget: A\n", "A"), ("%YAML 1.2\n---\ntarget: A\n", "A"),
    ("%YAML 1.1\n---\ntarget: A\n", "A"),
    ("%TAG ! !x/\n---\ntarget: A\n", "A"), ("# a\n\n---\ntarget: A\n...\n", "A"),
    ("target: A\n...\n# end\n", "A"), ("--- # first\ntarget: A\n---\n", "A"),
    ("target: A\n---\ntarget: B\n", "several-documents"),
    ("---\n---\ntarget: A\n", "A"),
    ("target: A\n...\ntarget: B\n", "several-documents"), ("\u{FEFF}target: A\n", "A"),
    ("\u{FEFF}\u{FEFF}target: A\n", "A"),
    ("x-a: 1\n\u{FEFF}target: A\n", "stray-mark"),
    ("target: A\r", "A"), ("target: A\r\rdoc: b\r", "A"), ("target : A\n", "A"),
    ("\"target\": A\n", "A"),
    ("? target\n: A\n", "A"), ("{ target: A }\n", "A"), ("{ \"target\":A }\n", "A"),
    ("{ target: A, }\n", "A"), ("target: A\n\t\n", "A"),
    ("target: A\n\tdoc: b\n", "tab-indentation"),
    ("target: !!str A\n", "A"), ("!!map { target: A }\n", "A"), ("target: A # b\n", "A"),
    ("target: >-\n  A\n", "A"), ("target:\n  A\n", "A"),
    ("target: A\ntarget: B\n", "duplicate-key"),
    ("target: A\n\"target\": B\n", "duplicate-key"), ("? [a]\n: b\ntarget: A\n", "key-not-text"),
    ("? { a: b }\n: c\ntarget: A\n", "key-not-text"), ("target:A\n", "expected-mapping"),
    ("  target: A\n  doc: b\n", "A"), ("target: A\n  doc: b\n", "bad-indentation"),
    ("target: A\n doc: b\n", "bad-indentation"), ("%FOO bar\n---\ntarget: A\n", "invalid-yaml"),
    ("target: A\n\t# note\ndoc: b\n", "A"),
    ("%YAML 2.0\n---\ntarget: A\n", "invalid-yaml"),
  ])
  func aDocumentIsOneMapping(written: String, expected: String) {
    let meaning = Meaning(written)
    #expect(
      (meaning.told.isEmpty ? meaning.api?.target?.root.name.key ?? "-" : meaning.told) == expected)
  }

  /// What the merges make of the params of an endpoint.
  @Test(arguments: [
    ("{ <<: *a, b: Bool }", "a:Int b:Bool"), ("{ b: Bool, <<: *a }", "b:Bool a:Int"),
    ("{ <<: *a, a: Bool }", "a:Bool"), ("{ <<: [*a, *c] }", "a:Int c:Int"),
    ("{ <<: [{ a: Bool }, *a] }", "a:Bool"), ("*a", "a:Int"),
    ("{ <<: *a, <<: *c }", "duplicate-key"),
    ("{ \"<<\": String }", "<<:String"), ("{ <<: String }", "merge-of-no-mapping"),
    ("{ <<: [String] }", "merge-of-no-mapping"), ("{ <<: *d }", "unknown-alias"),
    ("{ a: *t }", "a:Int"), ("{ *k : Int }", "a:Int"),
  ])
  func mergesAreShallowAndOwnKeysWin(written: String, expected: String) {
    let meaning = Meaning(
      """
      x-a: &a { a: Int }
      x-c: &c { c: Int, a: Double }
      x-t: &t Int
      x-k: &k a
      target: A
      baseURL: https://a.b
      endpoints:
        e:
          params: \(written)
      """)
    let parameters = meaning.endpoint?.parameters.map { "\($0.name.key):\($0.type.description)" }
    #expect((meaning.told.isEmpty ? parameters?.joined(separator: " ") : meaning.told) == expected)
  }

  @Test(arguments: [true, false])
  func aFileMayBeUTF16(isLittleEndian: Bool) {
    let text = "\u{FEFF}target: A\ndoc: é\u{1F600}\n"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    #expect(Meaning(bytes).api?.target?.root.doc == "é\u{1F600}")
  }
}

import APIModel
import Testing

/// What YAML guesses of a scalar counts nowhere: its place says what it is. Each row is a trap of YAML 1.1 or 1.2, with
/// what the spec means by it, or the ids of what is told.
@Suite struct TrapTests {
  // MARK: Scalars in a type's place

  @Test(arguments: [
    // Text stays as it is written.
    ("String", "no", "'no'"), ("String", "Yes", "'Yes'"), ("String", "on", "'on'"),
    ("String", "off", "'off'"), ("String", "y", "'y'"), ("String", "true", "'true'"),
    ("String", "FALSE", "'FALSE'"), ("String", "02142", "'02142'"), ("String", "1.10", "'1.10'"),
    ("String", "1e3", "'1e3'"), ("String", "713752e1", "'713752e1'"), ("String", "0x1F", "'0x1F'"),
    ("String", "0o17", "'0o17'"), ("String", "0b1", "'0b1'"), ("String", "1_000", "'1_000'"),
    ("String", "12:30", "'12:30'"), ("String", "1:30:00", "'1:30:00'"),
    ("String", "190:20:30.15", "'190:20:30.15'"), ("String", "2024-10-01", "'2024-10-01'"),
    ("String", "2001-12-14t21:59:43.10-05:00", "'2001-12-14t21:59:43.10-05:00'"),
    ("String", "2020-12-01T00:40:11.979305214Z", "'2020-12-01T00:40:11.979305214Z'"),
    ("String", ".inf", "'.inf'"), ("String", ".NaN", "'.NaN'"), ("String", "-.5", "'-.5'"),
    ("String", "+1", "'+1'"), ("String", "=", "'='"), ("String", "<<", "'<<'"),
    ("String", "nULL", "'nULL'"), ("String", "~~", "'~~'"), ("String", "\"null\"", "'null'"),
    ("String", "'~'", "'~'"), ("String", "1,000", "'1,000'"), ("String", "x#y", "'x#y'"),
    ("String", "-1-2", "'-1-2'"), ("String", "a - b", "'a - b'"), ("String", "?x", "'?x'"),
    ("String", "::x", "'::x'"), ("String", "x: y", "'x: y' needs-quotes"),
    ("String", "\"a\\tb\\u00e9\\x41\\/\"", "'a\tbéA/'"), ("String", "'it''s'", "'it's'"),
    ("String", "\"\"", "''"), ("String", "!!str 12", "'12'"), ("String", "! no", "'no'"),
    ("String", "&a no", "'no'"), ("String", "١٢", "'١٢'"), ("String", "\u{1F600}", "'\u{1F600}'"),
    // Nothing and null are no text.
    ("String", "", "value-of-other-type"), ("String", "~", "value-of-other-type"),
    ("String", "null", "value-of-other-type"), ("\"String?\"", "null", "null"),
    ("\"String?\"", "\"null\"", "'null'"), ("\"Int?\"", "~", "null"),
    // Numbers.
    ("Int", "010", "10 leading-zero"), ("Int", "00", "0 leading-zero"), ("Int", "0o10", "8"),
    ("Int", "0x1F", "31"), ("Int", "-0x1F", "-31"), ("Int", "0b101", "5"), ("Int", "+5", "5"),
    ("Int", "-0", "0"), ("Int", "1_000", "value-of-other-type"),
    ("Int", "1:30", "value-of-other-type"), ("Int", "1e3", "value-of-other-type"),
    ("Int", "5.0", "value-of-other-type"), ("Int", "\"5\"", "value-of-other-type"),
    ("Int", "5 000", "value-of-other-type"), ("Int", "٥", "value-of-other-type"),
    ("Int", "9223372036854775808", "value-of-other-type"), ("Int", "true", "value-of-other-type"),
    ("UInt64", "18446744073709551615", "18446744073709551615"),
    ("UInt8", "-1", "value-of-other-type"), ("Int8", "200", "value-of-other-type"),
    ("Double", "1e3", "1e3"), ("Double", "1.50", "1.50"), ("Double", "5", "5"),
    ("Double", ".5", "value-of-other-type"), ("Double", "5.", "value-of-other-type"),
    ("Double", ".inf", "value-of-other-type"), ("Double", "NaN", "value-of-other-type"),
    ("Double", "+1.5", "value-of-other-type"), ("Double", "1,5", "value-of-other-type"),
    ("Double", "01.5", "value-of-other-type"), ("Double", "12:30.5", "value-of-other-type"),
    ("Decimal", "12.50", "12.50"), ("Decimal", "685_230.15", "value-of-other-type"),
    // Truth.
    ("Bool", "true", "true"), ("Bool", "yes", "value-of-other-type"),
    ("Bool", "off", "value-of-other-type"), ("Bool", "True", "value-of-other-type"),
    ("Bool", "1", "value-of-other-type"), ("Bool", "\"true\"", "value-of-other-type"),
    // Others.
    ("Day", "2024-02-29", "'2024-02-29'"), ("Day", "2023-02-29", "value-of-other-type"),
    ("Day", "2024-1-5", "value-of-other-type"), ("Date", "2024-01-01", "no-literal"),
    ("UUID", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "'E621E1F8-C36C-495A-93FC-0C247A3E6E5F'"),
    ("[String]", "[no, 1.10, 12:30, ~]", "value-of-other-type"),
    ("[String]", "[no, 1.10, 12:30, 010]", "['no', '1.10', '12:30', '010']"),
    ("[String: String]", "{ on: yes, 010: 1.0 }", "{on: 'yes', 010: '1.0'}"),
    // As JSON, plain scalars follow JSON, and nothing else does.
    ("JSON", "1e3", "1e3"), ("JSON", "010", "'010'"), ("JSON", "0x1F", "'0x1F'"),
    ("JSON", "yes", "'yes'"), ("JSON", "True", "true"), ("JSON", "~", "null"),
    ("JSON", ".inf", "'.inf'"), ("JSON", "1_000", "'1_000'"), ("JSON", "12:30", "'12:30'"),
    ("JSON", "2024-10-01", "'2024-10-01'"), ("JSON", ".5", "'.5'"), ("JSON", "1.", "'1.'"),
    ("JSON", "+1", "'+1'"), ("JSON", "-0", "-0"), ("JSON", "\"1\"", "'1'"),
    ("JSON", "[no, null, 1.10, { on: y }]", "['no', null, 1.10, {on: 'y'}]"),
  ])
  func aDefaultIsReadAsItsTypeWants(type: String, written: String, expected: String) {
    let meaning = Meaning(
      "target: A\nvariables:\n  x:\n    type: \(type)\n    default: \(written)\n")
    let found = [meaning.variable, meaning.told].compactMap { $0 }.filter { !$0.isEmpty }
    #expect(found.joined(separator: " ") == expected)
  }

  /// The same behind `=`, where nothing of it is YAML's.
  @Test(arguments: [
    ("String = no", "'no'"), ("String = 1.10", "'1.10'"), ("String = \"\"", "''"),
    ("String = 12:30", "'12:30'"), ("String = null", "value-of-other-type"),
    ("\"String? = null\"", "null"), ("Int = 010", "10 leading-zero"),
    ("Bool = yes", "value-of-other-type"),
    ("String = '010'", "'010'"), ("'[String] = [no, 010]'", "['no', '010']"),
    ("String = =", "'='"), ("String = ~x", "'~x'"), ("String = a = b", "'a = b'"),
    ("\"String = a: b\"", "'a: b'"), ("\"String = x #y\"", "'x #y'"),
  ])
  func aDefaultBehindAnEqualsSignToo(written: String, expected: String) {
    let meaning = Meaning("target: A\nvariables:\n  x: \(written)\n")
    let found = [meaning.variable, meaning.told].compactMap { $0 }.filter { !$0.isEmpty }
    #expect(found.joined(separator: " ") == expected)
  }

  // MARK: Enums

  @Test(arguments: [
    ("[SE, NO, DK, YES]", "SE='SE' NO='NO' DK='DK' YES='YES'"),
    ("[on, off, y, n]", "on='on' off='off' y='y' n='n'"),
    ("[010, 020]", "010='010' 020='020'"), ("[1, 2]", "1=1 2=2"),
    ("[1.0, 1.10]", "1.0=1.0 1.10=1.10"),
    ("[0x1F, 1_000]", "0x1F='0x1F' 1_000='1_000'"),
    ("[12:30, 22:22]", "12:30='12:30' 22:22='22:22'"),
    ("[2024-01-01, ~x]", "2024-01-01='2024-01-01' ~x='~x'"),
    ("[true, false]", "true=true false=false"),
    ("[\"1\", \"2\"]", "1='1' 2='2'"), ("{ no: , yes: }", "no='no' yes='yes'"),
    ("{ no: NO, on: 1.0.0 }", "no='NO' on='1.0.0'"),
    ("{ a: \"true\", b: \"null\" }", "a='true' b='null'"),
    ("{ true: T, null: N, 1: O }", "true='T' null='N' 1='O'"),
    ("{ a: { value: no }, b: { value: 010 } }", "a='no' b='010'"),
  ])
  func casesKeepTheirValues(written: String, expected: String) {
    let meaning = Meaning("models:\n  M:\n    cases: \(written)\n")
    #expect(meaning.cases == expected)
    #expect(meaning.told == "")
  }

  // MARK: Texts of an endpoint

  @Test(arguments: [
    "10", "1.10", "no", "2024-10-01", "1e3", "0x1F", "010", "12:30", "1_000", "a%20b", "~user", "=",
    "v1.0/no", ".well-known/x",
  ])
  func aPathIsText(written: String) {
    let meaning = Meaning(
      "target: A\nbaseURL: https://a.b\nendpoints:\n  e:\n    path: \(written)\n")
    guard case .path(let path) = meaning.endpoint?.address else { return #expect(Bool(false)) }
    #expect(path.description == written)
    #expect(meaning.told == "")
  }

  @Test(arguments: [
    ("yes", "yes"), ("1.10", "1.10"), ("010", "010"), ("2024-10-01", "2024-10-01"), ("\"\"", ""),
    ("12:30", "12:30"), ("null", nil), ("~", nil), ("'~'", "~"), ("=", "="), ("1e3", "1e3"),
    (">-\n        a\n        b", "a b"), ("|-\n        a", "a"), ("a\t# note", "a"),
  ])
  func aHeaderIsText(written: String, expected: String?) {
    let meaning = Meaning(
      "target: A\nbaseURL: https://a.b\nheaders: { X: a }\nendpoints:\n  e:\n    headers:\n      X: \(written)\n"
    )
    let header = meaning.endpoint?.own.headers.first
    #expect(header?.name == "X")
    #expect(header?.value.map(Meaning.text) == expected)
    #expect(meaning.told == "")
  }

  @Test func keysAreTextWhateverTheyLookLike() {
    let meaning = Meaning(
      """
      target: A
      baseURL: https://a.b
      endpoints:
        e:
          params:
            on: Bool
            off: Bool
            no: Int
            null: Int
            1: Int
            1.10: Int
            ~: Int
            2024-01-01: Int
            0x1F: Int
            =: Int
            true: Int
            ? long
            : Int
      """)
    #expect(
      meaning.endpoint?.parameters.map(\.name.key) == [
        "on", "off", "no", "null", "1", "1.10", "~", "2024-01-01", "0x1F", "=", "true", "long",
      ])
    #expect(meaning.told == "")
  }

  @Test func codesOfAnEnvelopeAreText() {
    let meaning = Meaning(
      "target: A\nenvelope: { code: no, success: [200, 0000, 1e3, yes, 0x0, ~], data: on }\n")
    guard case .some(.some(let envelope)) = meaning.api?.target?.root.settings.envelope else {
      return #expect(meaning.told == "expected-text")
    }
    #expect(envelope.success == ["200", "0000", "1e3", "yes", "0x0"])
    #expect(envelope.code.description == "no" && envelope.data?.description == "on")
    #expect(meaning.told == "expected-text")
  }

  @Test(arguments: [
    ("5", "5", ""), ("0.5", "0.5", ""), ("\"5\"", "5", ""), ("1e1", nil, "expected-number"),
    ("1_0", nil, "expected-number"), (".5", nil, "expected-number"), ("-1", nil, "expected-number"),
    ("1:30", nil, "expected-number"), (".inf", nil, "expected-number"),
    ("0x10", nil, "expected-number"), ("~", nil, "expected-text"),
  ])
  func secondsAreDigits(written: String, expected: String?, told: String) {
    let meaning = Meaning("target: A\ntimeout: \(written)\n")
    #expect(meaning.api?.target?.root.settings.timeout?.attempt == expected)
    #expect(meaning.told == told)
  }

  @Test(arguments: [
    ("200", ""), ("0200", "invalid-status"), ("2e2", "invalid-status"), ("0xC8", "invalid-status"),
    ("2xx", ""), ("200.0", "invalid-status"), ("\"200\"", ""), ("+200", "invalid-status"),
    ("2_00", "invalid-status"), ("200..299", "invalid-status"), ("200...299", ""),
  ])
  func statusesAreThreeDigits(written: String, told: String) {
    let meaning = Meaning(
      "target: A\nbaseURL: https://a.b\nendpoints:\n  e:\n    errors:\n      \(written): String\n")
    #expect(meaning.told == told)
    #expect(meaning.endpoint?.errors.count == (told.isEmpty ? 1 : 0))
  }

  @Test func aSampleFollowsJSON() {
    let meaning = Meaning(
      """
      target: A
      baseURL: https://a.b
      endpoints:
        e:
          sample:
            ownerPostalCode: 02894
            phone: 0612345678
            version: 1.10
            exponent: 1e3
            day: 1981-12-15
            first: 0001-01-01T00:00:00Z
            nanos: 2020-12-01T00:40:11.979305214Z
            none:
            tilde: ~
            almost: nULL
            yes: yes
            ports: [22:22, 9443:443]
            sha: 713752e1
            hex: 0x1F
            merged: <<
      """)
    #expect(
      meaning.endpoint?.samples.first?.body.json.map(Meaning.text)
        == "{ownerPostalCode: '02894', phone: '0612345678', version: 1.10, exponent: 1e3, "
        + "day: '1981-12-15', first: '0001-01-01T00:00:00Z', "
        + "nanos: '2020-12-01T00:40:11.979305214Z', none: null, tilde: null, almost: 'nULL', "
        + "yes: 'yes', ports: ['22:22', '9443:443'], sha: 713752e1, hex: '0x1F', merged: '<<'}")
    #expect(meaning.told == "")
  }
}

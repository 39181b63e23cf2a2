import Testing

/// Keys of real APIs that are no Swift names become names that are; where two become one, both places are told.
@Suite struct NameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var point: String
    var spec: String
    /// The properties and cases that are declared, in order.
    var names: [String]
    init(_ point: String, _ spec: String, _ names: String) {
      (self.point, self.spec) = (point, spec)
      self.names = names.split(separator: " ").map(String.init)
    }
    var testDescription: String { point }
    var file: String { point.replacing(" ", with: "-") + ".yaml" }
  }

  static let cases: [Case] = [
    Case(
      "Type and Protocol",
      """
      models:
        Type: { fields: { Type: Int, Protocol: Int } }
        Protocol: { cases: [Type, Protocol] }
        MetaUser: { fields: { a: Type, b: [Protocol] } }
      """, "`Type` `Protocol` Type_ Protocol_ a b"),
    Case(
      "none under an optional",
      """
      models:
        NoneHolder: { fields: { v: "NoneOrSome?" } }
        NoneOrSome: { cases: [none, some] }
      """, "v none some"),
    Case(
      "none as a default",
      """
      target: DefaultAPI
      baseURL: https://a.b
      variables: { v: "NoneByDefault? = none" }
      headers: { X-V: "${v}" }
      endpoints:
        find: { params: { f: "NoneByDefault? = none", g: "NoneByDefault = none", h: "[NoneByDefault?] = [none, null]" } }
      models:
        NoneByDefault: { cases: [none, a] }
        NoneFields: { fields: { f: "NoneByDefault? = none", g: "NoneByDefault = none" } }
      """, "find v none a f g"),
    Case(
      "types that protocols look for",
      """
      models:
        RawNamed: { cases: [RawValue, CodingKeys] }
        RawOpen: { cases: [RawValue], unknownCase: other }
        RawFields: { fields: { RawValue: { type: Int, key: x }, CodingKeys: Int } }
      """, "RawValue_ CodingKeys_ RawValue_ other rawValue RawValue_ CodingKeys_"),
    Case(
      "names of protocols",
      """
      models:
        Conforming:
          conforms: [Hashable, Identifiable]
          fields: { id: Int, hash: Int, hashValue: Int, description: String, rawValue: Int, allCases: Int, encode: Int }
      """, "id hash hashValue_ description rawValue allCases encode"),
    Case(
      "endpoints like members of Moya",
      """
      target: MoyaLikeAPI
      baseURL: https://a.b
      endpoints: { path: , method: , task: , headers: , sampleData: { params: { id: Int } } }
      """, "path method task headers sampleData"),
    Case(
      "endpoints that differ in case",
      """
      target: CaseAPI
      baseURL: https://a.b
      endpoints: { get: , get_: , Get: { path: "c/{id}", params: { id: Int } } }
      """, "get get_ Get"),
    Case(
      "plus and minus",
      """
      models:
        Reaction: { cases: ["+1", "-1", laugh] }
        Reactions: { fields: { "+1": Int, "-1": Int } }
      """, "plus1 minus1 laugh plus1 minus1"),
    Case(
      "comparisons",
      """
      models: { Created: { fields: { DateCreated: Date, "DateCreated<": Date, "DateCreated>": Date } } }
      """, "DateCreated DateCreatedLessThan DateCreatedGreaterThan"),
    Case(
      "slashes and hyphens",
      """
      models: { Moderation: { fields: { hate: Bool, hate/threatening: Bool, self-harm/intent: Bool } } }
      """, "hate hateThreatening selfHarmIntent"),
    Case(
      "dots",
      "models: { Airline: { fields: { airline.leg.code: String, airline.name: String } } }",
      "airlineLegCode airlineName"),
    Case(
      "dollars",
      "models: { Meta: { fields: { $id: String, $type: String, id: String, type: String } } }",
      "dollarId dollarType id type"),
    Case(
      "digits first",
      """
      models:
        Avatar: { fields: { 16x16: URL, 2fa: Bool } }
        Interval: { cases: [1m, 1h, 256x256] }
        Level: { cases: [1, 2, -1, 0] }
      """, "_16x16 _2fa _1m _1h _256x256 _1 _2 minus1 _0"),
    Case("nothing", "models: { Plan: { cases: [\"\", std] } }", "empty std"),
    Case("only true", "models: { Always: { cases: [true] } }", "`true`"),
    Case("letters in other cases", "models: { Pin: { cases: [pin, PIN, Pin] } }", "pin PIN Pin"),
    Case(
      "punctuation alone",
      """
      models:
        Marks: { fields: { "_": Int, "__": Int, "$": Int, "……": Int, "": Int, "!": Int, "…x": Int } }
      """, "underscore __ dollar ellipsisEllipsis empty not ellipsisX"),
    Case(
      "other scripts",
      "models: { Scripts: { cases: [启用, 停用, 가격, Иная, مرحبا, שלום] } }",
      "启用 停用 가격 Иная مرحبا שלום"),
    Case(
      "emoji", "models: { Emoji: { cases: [🎬, 👍🏽, ❤️, ☕, 👨‍👩‍👧] } }",
      "🎬 👍🏽 u2764Ufe0f u2615 👨‍👩‍👧"),
    Case(
      "spaces and marks",
      "models: { Spaced: { fields: { \"a\\u00a0b\": Int, \"\\u0301a\": Int } } }", "aUa0B u301a"),
    Case(
      "paths as endpoints",
      """
      target: OperationAPI
      baseURL: https://a.b
      endpoints: { "get/pets/{petId}/notifications": , "get/name/v{version}.zip": }
      """, "getPetsPetIdNotifications getNameVVersionZip"),
    Case(
      "colons and brackets",
      "models: { Sort: { cases: [\"foo:1\", \"foo:2\", \"[ascending\", \"descending]\"] } }",
      "foo1 foo2 openBracketAscending descendingCloseBracket"),
    Case(
      "small models",
      """
      models:
        cat: { fields: { a: Int } }
        animal: { oneOf: [cat, String] }
      """, "a catValue string"),
    Case(
      "capital groups",
      """
      target: CapitalAPI
      baseURL: https://a.b
      groups: { Orders: { endpoints: { list: } } }
      """, "Orders list"),
  ]

  private static let generation = Generation(
    specs: cases.map { ($0.file, $0.spec) })

  @Test(arguments: cases)
  func keysBecomeNames(_ item: Case) {
    let text = Self.generation.text(of: item.file)
    // Labels of a switch end in a colon.
    let declared = text.matches(
      of: /(?m)^ *(?:case (?!\.|")|public var (?!rawValue: JSON))(?!.*:$)(`?[^\s:({]+)/)
    var unique: [String] = []
    for name in declared.map({ String($0.1) })
    where unique.count < item.names.count || !unique.contains(name) {
      unique.append(name)
    }
    #expect(unique == item.names)
  }

  @Test func allOfThemCompileTogether() throws {
    #expect(Self.generation.told == [])
    let output = try Self.generation.compile()
    #expect(output == "", "\(output)")
  }

  @Test func modelsMayBeNamedLikeTheTypesOfTheLibrary() throws {
    let names = """
      Response Request Method Endpoint Provider Plugin TargetType MultiTarget Task ErrorResponse ValidationError Call
      ValidationType JSONEncoding URLEncoding MultipartFormData Cancellable Router Sample Path Envelope ModelKey
      Codable Sendable Decoder Encoder Hashable Optional Array Dictionary Error Result Never Equatable Identifiable
      """.split(whereSeparator: \.isWhitespace)
    let generation = Generation(
      """
      target: ShadowAPI
      baseURL: https://a.b/${key}
      variables: { key: String }
      endpoints:
        send: { response: Response, errors: { default: Task }, params: { m: Method, e: "Endpoint?" }, sample: {} }
        list: { response: { 200: [Call], 204: Void } }
        save: { response: { as: file } }
      models:
      \(names.map { "  \($0): { conforms: Hashable, fields: { a: Int, b: \"[String: Sample?]\" } }" }
        .joined(separator: "\n"))
      """)
    #expect(generation.told == [])
    let output = try generation.compile()
    #expect(output == "", "\(output)")
  }

  @Test(arguments: [
    ("models: { F: { fields: { a-b: Int, aB: Int } } }", ["1:36 same-name"]),
    (
      "models: { F: { fields: { café: Int, cafe\u{301}: Int } } }",
      ["1:37 wire-key-twice", "1:37 same-name"]
    ),
    ("models: { F: { fields: { \"abc\\u200fdef\": Int } } }", ["1:26 invisible-character"]),
    ("models: { F: { fields: { сontainerView: Int } } }", ["1:26 mixed-scripts"]),
    ("models: { File--Full: { fields: {} }, FileFull: { fields: {} } }", ["1:39 same-name"]),
    ("models: { File: { fields: {} } }", ["1:11 builtin-name"]),
    (
      """
      target: A
      baseURL: https://a.b
      endpoints: { a: { params: { X-Id: { type: String, in: header }, x-id: { type: String, in: header } } } }
      """, ["3:65 header-twice"]
    ),
    (
      """
      target: A
      baseURL: https://a.b
      endpoints: { Order: { response: Order } }
      models: { Order: { fields: {} } }
      """, ["3:14 hidden-type"]
    ),
    (
      """
      target: A
      baseURL: https://a.b
      endpoints: { Orders: , order: }
      groups: { orders: { endpoints: { list: } } }
      """, ["4:11 same-name"]
    ),
  ])
  func namesThatSwiftCannotHoldApartAreTold(spec: String, told: [String]) {
    #expect(Generation(spec).told == told)
  }
}

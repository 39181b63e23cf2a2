import Diagnostics
import Testing

/// Words that mean something to Swift, to its library or to generated code can be names of everything in a spec, and
/// what comes out compiles.
@Suite struct KeywordTests {
  /// The words that the compiler treats apart somewhere, and some that look as if it did.
  static let keywords = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let operator private
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default
    defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is nil self Self
    super throws true try _ Type Protocol open package actor set get some any final lazy left right none optional
    override required weak unowned willSet didSet isolated nonisolated consuming borrowing consume copy discard each
    macro yield unsafe sending then of async convenience dynamic indirect infix mutating nonmutating postfix precedence
    prefix associativity assignment higherThan lowerThan distributed
    """

  /// Names in the functions that are generated, of the protocols that models and targets conform to, and of the types
  /// that generated code names.
  static let taken = """
    container encoder decoder values rawValue hashValue description debugDescription storage additionalProperties
    encode baseURL path method task headers sampleData validationType endpoint samples variables defaults
    defaultsOfAll reader writer union value target call newValue allCases id hash to destination wrappedValue error url
    json text data URL Decimal Day JSON ModelReader ModelWriter Endpoint NoVariables Indirect UUID Date Int String Bool
    Void Value Target Call Sample UnionReader Variables CodingKeys Error Result
    """

  static let words = (keywords + " " + taken).split(whereSeparator: \.isWhitespace).map(String.init)

  /// The words of which no two differ in their first letter's case alone: types are made of them.
  static let capitalizable: [String] = {
    var seen: Set<String> = ["Variables"]
    return words.filter { seen.insert($0.prefix(1).uppercased() + $0.dropFirst()).inserted }
  }()

  @Test func everyWordIsANameAnywhere() throws {
    let generation = Generation(specs: [
      ("models.yaml", Self.models), ("arguments.yaml", Self.arguments),
      ("endpoints.yaml", Self.endpoints), ("calls.yaml", Self.calls),
      ("groups.yaml", Self.groups), ("variables.yaml", Self.variables),
      ("headers.yaml", Self.headers),
    ])
    #expect(Set(generation.diagnostics.map(\.message.id)).subtracting(["many-cases"]) == [])
    let output = try generation.compile()
    #expect(output == "", "\(output)")
  }

  private static func lines(_ words: [String] = words, _ line: (String) -> String) -> String {
    words.map(line).joined(separator: "\n")
  }

  private static let models = """
    models:
      Properties:
        conforms: Hashable
        fields:
    \(lines { "      \"\($0)\": String" })
      # Values by which code names a type, beside properties of the type's name.
      Typed:
        fields:
          URL: URL = https://a.b
          Decimal: Decimal = 1.5
          Day: Day = 2024-01-01
          JSON: JSON = x
          UUID: UUID = E621E1F8-C36C-495A-93FC-0C247A3E6E5F
          ModelReader: "Typed?"
          ModelWriter: Int
          Indirect: "Typed?"
          String: "[String]"
        additionalProperties: Sendable
      Shut:
        cases:
    \(lines { "      \"\($0)\": x\($0)" })
      Turned:
        ignoreCase: true
        cases:
    \(lines { "      \"\($0)\": \"\(words.firstIndex(of: $0)!)\"" })
      Opened:
        unknownCase: unknown
        cases:
    \(lines(Array(words.prefix(45))) { "      \"\($0)\": x\($0)" })
      First:
        discriminator: kind
        oneOf:
    \(lines(Array(words.prefix(90))) { "      \"\($0)\": Empty" })
      Second:
        discriminator: kind
        oneOf:
    \(lines(Array(words.dropFirst(90))) { "      \"\($0)\": Empty" })
      Empty: { fields: {} }
    """

  private static let arguments = """
    target: ArgumentsAPI
    include: [models.yaml]
    baseURL: https://a.b/${root}
    variables: { root: String }
    endpoints:
      all:
        params:
    \(lines { "      \"\($0)\": Shut = \"\($0)\"" })
        sample: { \(words.map { "\"\($0)\": \"${\($0)}\"" }.joined(separator: ", ")) }
      download:
        params:
    \(lines { "      \"\($0)\": Int" })
        response: { as: file }
    """

  private static let endpoints = """
    target: EndpointsAPI
    baseURL: https://a.b/${root}
    variables: { root: String }
    endpoints:
    \(lines { "  \"\($0)\": { path: \"a/${root}\", sample: a }" })
    """

  private static let calls = """
    target: CallsAPI
    include: [models.yaml]
    baseURL: https://a.b
    endpoints:
    \(lines(capitalizable) {
      "  \"\($0)\": { params: { id: Int, at: Date }, response: { type: Properties, headers: { n: Int } } }"
    })
    """

  private static let groups = """
    target: GroupsAPI
    baseURL: https://a.b/${root}
    variables: { root: String }
    groups:
    \(lines(capitalizable) {
      "  \"\($0)\": { endpoints: { ping: { params: { at: Date }, sample: b } } }"
    })
    """

  private static let variables = """
    target: VariablesAPI
    baseURL: https://a.b
    variables:
    \(lines { "  \"\($0)\": URL = https://a.b" })
    endpoints:
      ping:
        params:
    \(lines { "      \"p\(words.firstIndex(of: $0)!)\": \"${\($0)}\"" })
    """

  private static let headers = """
    target: HeadersAPI
    include: [models.yaml]
    baseURL: https://a.b
    endpoints:
      ping:
        response:
          type: Properties
          headers:
    \(lines(words.filter { $0 != "value" }) { "        \"\($0)\": { type: String, key: X-A }" })
    """
}

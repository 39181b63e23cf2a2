/// One status, a range of them, or all the others: `404`, `.range(400...499)`, `.default`.
public enum StatusPattern: Hashable, Sendable {
  case status(Int)
  case range(ClosedRange<Int>)
  case `default`

  func matches(_ status: Int) -> Bool {
    switch self {
    case .status(let exact): exact == status
    case .range(let range): range.contains(status)
    case .default: true
    }
  }

  /// How many statuses it may be; the fewer, the more exact.
  private var breadth: Int {
    switch self {
    case .status: 1
    case .range(let range): max(2, range.count)
    case .default: .max
    }
  }

  /// The element whose pattern fits and is the most exact.
  static func best<Element>(
    for status: Int, in elements: some Sequence<Element>, _ pattern: (Element) -> StatusPattern
  ) -> Element? {
    elements.filter { pattern($0).matches(status) }
      .min { pattern($0).breadth < pattern($1).breadth }
  }
}

extension StatusPattern: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .status(value) }
}

/// Reads the body of an error answer.
public struct ErrorReader: Sendable {
  let read: @Sendable (Response) throws -> any Sendable

  public init(_ read: @escaping @Sendable (Response) throws -> any Sendable) { self.read = read }

  /// A model in JSON, the whole body: an envelope is not looked for.
  public static func json<Model: Decodable & Sendable>(
    _ type: Model.Type, at key: ModelKey? = nil
  ) -> ErrorReader {
    ErrorReader { response in
      try AnswerJSON(ResponseContent(response: response)).decode(type, at: key)
    }
  }

  /// The bytes of the body, as they came.
  public static let data = ErrorReader { response in try response.bodyBytes() }

  /// The body as text, by the charset of its Content-Type, else UTF-8.
  public static let text = ErrorReader { response in try response.text() }
}

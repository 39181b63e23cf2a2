import Foundation

/// The JSON of an answer, out of its envelope.
struct AnswerJSON {
  /// Nil when there is nothing to read.
  private let document: JSONDocument?
  /// Where the data is; nil when it is the whole.
  private let root: ModelKey?
  private let empty: EmptyBody
  /// What a value that must be there is told when it is not.
  private let absence: ReadFailure
  private let report: MappingReport?

  /// Throws a `ReadFailure` for what is no JSON or was rejected by its envelope. A body that is empty has no envelope
  /// either; whether that is an error, the value decides.
  init(_ content: ResponseContent, emptyAs empty: EmptyBody = .automatic, charset: String? = nil)
    throws
  {
    self.empty = empty
    report = content.report
    root = content.envelope?.data
    let data = try content.response.jsonBytes(charset: charset)
    let isUnexpected = content.envelope != nil && content.response.canHaveContent
    absence = data.isBlank && isUnexpected ? .unparsable("it is empty") : .noData
    guard !data.isBlank else {
      document = nil
      return
    }
    guard let envelope = content.envelope else {
      document = try Self.parse(data)
      return
    }
    let whole = try Self.parse(data)
    try Self.check(whole, envelope)
    let hasData = try whole.decode(Anything?.self, at: envelope.data) != nil
    document = hasData ? whole : nil
  }

  private static func parse(_ data: Data) throws -> JSONDocument {
    do {
      return try JSONDocument(data)
    } catch {
      throw ReadFailure.unparsable(error.description)
    }
  }

  /// Checks the envelope of an answer of which no value is wanted. Only an answer that cannot have content, or whose
  /// status the spec names, may lack it.
  static func check(_ content: ResponseContent) throws {
    let answer = try AnswerJSON(content, emptyAs: .nil)
    guard answer.document == nil, !content.isNamed, case .unparsable = answer.absence else {
      return
    }
    throw answer.absence
  }

  /// Codes are compared as text: `200` and `"200"` are the same.
  private static func check(_ document: JSONDocument, _ envelope: Envelope) throws {
    guard let code = document.text(at: envelope.code) else {
      if envelope.allowsNoCode, (document.json(at: envelope.code) ?? .null) == .null { return }
      throw ReadFailure.unparsable("it is not in its envelope: there is no '\(envelope.code)'")
    }
    guard envelope.success.contains(code) else {
      throw ReadFailure.rejected(code: code, message: document.text(at: envelope.message))
    }
  }

  func decode<Value: Decodable>(_ type: Value.Type, at key: ModelKey?) throws -> Value {
    guard let document else { return try emptyValue() }
    return try document.decode(type, at: root.map { $0.appending(key) } ?? key, report: report)
  }

  /// The text of a string, a number or a Boolean, the JSON of anything else.
  func text() throws -> String {
    guard let document else {
      guard empty == .default else { throw absence }
      return ""
    }
    if let root, let text = document.text(at: root) { return text }
    return document.json(at: root)?.description ?? ""
  }

  private func emptyValue<Value: Decodable>() throws -> Value {
    switch empty {
    case .automatic, .nil:
      guard let type = Value.self as? any AnyOptional.Type, let none = type.nilValue as? Value
      else { throw absence }
      return none
    case .error:
      throw absence
    case .default:
      for candidate in ["[]", "{}", "\"\""] {
        let value = try? JSONDocument(Data(candidate.utf8)).decode(Value.self)
        if let value { return value }
      }
      throw absence
    }
  }
}

/// Takes any value, and looks at none.
private struct Anything: Decodable {
  init(from decoder: any Decoder) {}
}

extension ModelKey {
  /// The key of what is at `key` in what is at this one.
  func appending(_ key: ModelKey?) -> ModelKey {
    guard let key else { return self }
    let paths = self.paths.flatMap { first in key.paths.map { first + $0 } }
    return ModelKey(any: paths.map { ModelKey(path: $0) })
  }

  private var paths: [[String]] {
    switch form {
    case .key(let key): [[key]]
    case .path(let components): [components]
    case .any(let keys): keys.flatMap(\.paths)
    }
  }
}

extension Data {
  /// Whether there is nothing but white space, as JSON has it.
  fileprivate var isBlank: Bool {
    allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }
}

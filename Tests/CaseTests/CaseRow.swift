import EndpointRuntime
import Foundation
import Testing

/// One row of `Tests/Cases/expected.json`.
struct CaseRow: Sendable, CustomTestStringConvertible {
  struct Decoding: Decodable, Sendable {
    var json: String
    var encode: String?
    var bytes: String?
  }

  struct Content: Decodable, Sendable {
    var `case`: String
    var spec: String
    var method: String?
    var url: String?
    var headers: [String: String?]?
    var body: String?
    var compare: String?
    var partHeader: String?
    var credentials: [String: String]?
    var decode: Decoding?
  }

  var index: Int
  var content: Content

  var testDescription: String {
    "\(content.case) \(content.method ?? "") \(content.url ?? "") #\(index)"
  }

  static let all: [CaseRow] = {
    let file = URL(filePath: #filePath).appending(path: "../../Cases/expected.json").standardized
    let rows = try! JSONDecoder().decode([Content].self, from: Data(contentsOf: file))
    return rows.enumerated().map { CaseRow(index: $0, content: $1) }
  }()

  static let requests = all.filter { $0.content.decode == nil }
  static let answers = all.filter { $0.content.decode != nil }

  /// The bytes of the answer.
  var answer: Data {
    guard let hex = content.decode?.bytes else { return Data((content.decode?.json ?? "").utf8) }
    return Data(hex.split(separator: " ").map { UInt8($0, radix: 16)! })
  }
}

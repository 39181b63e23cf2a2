import Foundation
import TestSupport

/// A file on a server that knows ranges (RFC 9110, section 14.2) and conditions on them.
struct ServedFile: Sendable {
  var text = "0123456789abcdefghij"
  var validators = [("ETag", "\"v1\"")]

  /// The answer to a request, as a good server gives it; `count` bytes of the body, and then the connection ends.
  func answer(_ request: RecordedRequest, breakingAfter count: Int? = nil) -> Answer {
    let isSame = request.header("if-range").map { tag in
      validators.contains { $0.1 == tag }
    }
    guard isSame != false, let first = Self.first(request.header("range")), first < text.count
    else {
      return answer(200, text, [], count)
    }
    let range = ("Content-Range", "bytes \(first)-\(text.count - 1)/\(text.count)")
    return answer(206, String(text.dropFirst(first)), [range], count)
  }

  private func answer(
    _ status: Int, _ body: String, _ headers: [(String, String)], _ count: Int?
  ) -> Answer {
    guard let count else { return Answer(status, headers: validators + headers, body) }
    return .partial(
      String(body.prefix(count)), promising: body.utf8.count, status: status,
      headers: validators + headers, then: .close)
  }

  static func first(_ range: String?) -> Int? {
    guard let range, range.hasPrefix("bytes="), range.hasSuffix("-") else { return nil }
    return Int(range.dropFirst(6).dropLast())
  }
}

/// A folder for one test, gone with it.
final class ScratchFolder {
  let url = Scratch.folder()
  deinit { Scratch.remove(url) }

  static func / (folder: ScratchFolder, name: String) -> URL {
    folder.url.appendingPathComponent(name)
  }

  /// The names of all that is in it, hidden files too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}

extension URL {
  var text: String? { try? String(contentsOf: self, encoding: .utf8) }
}

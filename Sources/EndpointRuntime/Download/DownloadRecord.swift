import Foundation

/// What is known about the bytes of a part: of which file they are, and how the server can tell that it is still the same.
struct DownloadRecord: Codable, Hashable, Sendable {
  /// The address that was asked, its secrets replaced: the same entity tag at another address means nothing.
  var address: String
  var validator: StrongValidator
  /// The length of the whole file; nil while it is not known.
  var total: Int64?

  /// Nil when an answer that breaks off cannot be gone on with.
  init?(_ head: ResponseHead, address: String) {
    // The ranges of a compressed answer are of bytes that nobody sees.
    let coding = head.headers["Content-Encoding"]?.lowercased() ?? "identity"
    guard head.status == 200, coding == "identity",
      head.headers["Accept-Ranges"]?.lowercased() != "none",
      let validator = StrongValidator(head.headers)
    else { return nil }
    self.address = address
    self.validator = validator
    total = head.headers["Content-Length"].flatMap { Int64($0) }
  }
}

package import Diagnostics

/// One edit of a spec, as what it means.
package struct APIChange: Hashable, Sendable {
  package var rule: Rule
  /// The Swift name of what changed, without its parts: `OrderAPI.orders.list`, `Order`.
  package var subject: String
  /// What happened, in words: `the argument 'sn' was renamed to 'number'`.
  package var text: String
  /// Its place in the old spec, and in the new.
  package var old: SourceRange?
  package var new: SourceRange?
  /// What it is a part of: the endpoint of an argument, the model of a field.
  var owners: Owners
  package var source: Verdict
  package var wire: Verdict
  /// The endpoints that it reaches, of a shared model or setting.
  package var endpoints: [String]
  /// How a model reaches them; nil for what is no model, and for a model that no endpoint uses.
  package var direction: Direction?
  /// Sixteen hexadecimal digits that stay the same wherever the change stands in its file.
  package var fingerprint: String

  /// - Parameter module: the module in which it is found. Two may have a target or a model of one name.
  init(
    _ rule: Rule, _ subject: String, _ text: Phrase, module: String, old: SourceRange?,
    new: SourceRange?, owners: Owners, source: Verdict, wire: Verdict, endpoints: [String] = [],
    direction: Direction? = nil
  ) {
    self.rule = rule
    self.subject = Wording.short(subject)
    self.text = text.shown
    self.old = old
    self.new = new
    self.owners = owners
    self.source = source
    self.wire = wire
    self.endpoints = endpoints
    self.direction = direction
    fingerprint = Fingerprint.of([rule.rawValue, module, subject, text.whole])
  }

  /// The worse of the two.
  package var verdict: Verdict { max(source, wire) }

  /// Breaks the wire, and no compiler tells: what a reviewer must see first.
  package var isSilent: Bool { wire == .breaking && source == .safe }

  /// A sentence: `OrderAPI.list: the path changed from 'list' to 'all'`.
  package var sentence: String { "\(subject): \(text)" }

  /// Where a reader of the new spec looks; in the old one for what is gone.
  package var place: SourceRange? { new ?? old }

  package func verdict(on axis: Axis?) -> Verdict {
    switch axis {
    case .source: source
    case .wire: wire
    case nil: verdict
    }
  }
}

/// Where the names of entities stand in both specs.
struct Owners: Hashable, Sendable {
  var old: [SourceRange] = []
  var new: [SourceRange] = []
}

/// FNV-1a of 64 bits (draft-eastlake-fnv): a name for a change, not a secret.
enum Fingerprint {
  static func of(_ parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in Array(part.utf8) + [0] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

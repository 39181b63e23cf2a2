import Foundation

/// Writes the text of an address with its values (RFC 3986, section 3).
///
/// A value that begins the address is an address itself and stays as it is. Any other is escaped for the part where it
/// stands, so that it can neither leave that part nor change the host: one segment in a path (several with
/// `.segments`), a value in a query or a fragment. A host has no escapes that every client undoes alike, so that only its own characters may be in one.
struct AddressWriter {
  private var bytes: [UInt8] = []
  /// Where the segments of a path begin that a value is part of.
  private var segments: [Int] = []
  /// Whether a value begins it that is an address itself.
  private var beginsWithAddress = false
  private let template: Template
  private let values: ValueText
  private let place: String

  private init(_ template: Template, _ values: ValueText, _ place: String) {
    self.template = template
    self.values = values
    self.place = place
  }

  /// Nil when a value is not sent. `place` names the address in an error.
  static func text(
    of template: Template, _ values: ValueText, at place: String
  ) throws(RequestEncodingError) -> String? {
    guard case .pieces(let pieces) = template else { return try template.text(values, at: place) }
    var writer = AddressWriter(template, values, place)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let text): writer.bytes.append(contentsOf: text.utf8)
      case .argument(let argument):
        guard let text = try values.text(argument.value, argument.options, at: place) else {
          return nil
        }
        try writer.append(text, argument.options, before: pieces[(index + 1)...])
      case .optional: preconditionFailure("only a path has optional parts")
      }
    }
    try writer.checkSegments()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: Parts

  private enum Part { case scheme, authority, path, query, fragment }

  /// The part in which the text ends that is there.
  private var part: Part {
    if bytes.contains(0x23) { return .fragment }
    if bytes.contains(0x3F) { return .query }
    guard let colon = bytes.firstIndex(of: 0x3A) else {
      return bytes.contains(0x2F) ? .path : .scheme
    }
    let rest = bytes[(colon + 1)...]
    guard rest.starts(with: [0x2F, 0x2F]) else { return .path }
    return rest.dropFirst(2).contains(0x2F) ? .path : .authority
  }

  private mutating func append(
    _ text: String, _ options: ParameterOptions, before rest: ArraySlice<TemplatePiece>
  ) throws(RequestEncodingError) {
    guard !bytes.isEmpty else {
      if rest.leadingText.hasPrefix("://") {
        try checkScheme(text)
      } else {
        beginsWithAddress = true
      }
      bytes.append(contentsOf: text.utf8)
      return
    }
    switch part {
    case .scheme:
      try checkScheme(text)
      bytes.append(contentsOf: text.utf8)
    case .authority where rest.endsAuthority && isBehindHost:
      try append(behindHost: text, options, before: rest)
    case .authority: try append(toAuthority: text, before: rest)
    case .path: append(toPath: text, options)
    case .query, .fragment:
      guard options.escape != .none else {
        return PercentEncoding.append(mending: text.utf8, allowed: .query, to: &bytes)
      }
      let spaces = options.styles.over(values.styles).spaces
      PercentEncoding.append(
        escaping: text, allowed: .queryValue, plusForSpace: spaces == .plus, to: &bytes)
    }
  }

  private static let unfinished = ByteSet("/@.-:")

  private mutating func append(toPath text: String, _ options: ParameterOptions) {
    segments.append((bytes.lastIndex(of: 0x2F) ?? -1) + 1)
    switch options.escape {
    case .segment: PercentEncoding.append(escaping: text, allowed: .segment, to: &bytes)
    case .segments: PercentEncoding.append(escaping: text, allowed: .path, to: &bytes)
    case .none: PercentEncoding.append(mending: text.utf8, allowed: .path, to: &bytes)
    }
  }

  /// Whether a host may end here: behind all that does not ask for more of it, or behind a whole address.
  private var isBehindHost: Bool {
    guard let last = bytes.last, !beginsWithAddress else { return true }
    return !Self.unfinished.contains(last)
  }

  /// What may have slashes goes on with the path, and must begin with one; anything else is a port or the rest of a
  /// label: with a dot it could make another host of it.
  private mutating func append(
    behindHost text: String, _ options: ParameterOptions, before rest: ArraySlice<TemplatePiece>
  ) throws(RequestEncodingError) {
    if text.isEmpty { return }
    if options.escape != .segment, text.first == "/" { return append(toPath: text, options) }
    let port = text.dropFirst()
    let isPort =
      text.first == ":" && !port.isEmpty && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let isLabel = !text.contains { $0 == "." || $0 == ":" }
    guard isPort || options.escape == .segment && !beginsWithAddress && isLabel else {
      throw .unencodable(at: place, reason: "a value behind its host is no path")
    }
    try append(toAuthority: text, before: rest)
  }

  private func checkScheme(_ text: String) throws(RequestEncodingError) {
    guard text.utf8.allSatisfy(ByteSet.scheme.contains) else {
      throw .unencodable(at: place, reason: "a value of its scheme is no part of one")
    }
  }

  private mutating func append(
    toAuthority text: String, before rest: ArraySlice<TemplatePiece>
  ) throws(RequestEncodingError) {
    let following = rest.authorityText
    if following.contains("@") {
      PercentEncoding.append(escaping: text, allowed: .userInformation, to: &bytes)
      return
    }
    let begins = bytes.last == 0x2F || bytes.last == 0x40
    guard Self.isHost(text, isFirst: begins, before: following, ends: rest.endsAuthority) else {
      throw .unencodable(at: place, reason: "a value of its host is no part of one")
    }
    bytes.append(contentsOf: text.utf8)
  }

  /// Whether text can be a part of a host: at its end with a port, as a whole an address of IP version 6.
  private static func isHost(
    _ text: String, isFirst: Bool, before following: String, ends: Bool
  ) -> Bool {
    var host = Substring(text)
    if ends, let colon = host.lastIndex(of: ":") {
      let port = host[host.index(after: colon)...]
      if !port.isEmpty, port.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { host = host[..<colon] }
    }
    if isFirst, ends || following.hasPrefix(":"), host.hasPrefix("["), host.hasSuffix("]") {
      return host.dropFirst().dropLast().utf8.allSatisfy(ByteSet.ipAddress.contains)
    }
    // What a host in another script is translated to may not have a meaning in an address: `／` becomes `/`.
    return String(host).precomposedStringWithCompatibilityMapping.utf8.allSatisfy {
      $0 >= 0x80 || ByteSet.host.contains($0)
    }
  }

  /// Clients and servers fold `.` and `..` however they are written, as in a `Path`.
  private func checkSegments() throws(RequestEncodingError) {
    for start in segments {
      let path = bytes[start...].prefix { $0 != 0x3F && $0 != 0x23 }
      if path.split(separator: 0x2F).contains(where: PathWriter.isDots) {
        throw .dotSegment(path: template.description)
      }
    }
  }
}

extension ArraySlice<TemplatePiece> {
  /// The text up to the next value.
  fileprivate var leadingText: String {
    if case .literal(let text)? = first { text } else { "" }
  }

  fileprivate var endsAuthority: Bool {
    isEmpty || leadingText.first.map { "/?#".contains($0) } == true
  }

  /// The text of what follows within the authority.
  fileprivate var authorityText: String {
    var result = ""
    for case .literal(let text) in self {
      let part = text.prefix { !"/?#".contains($0) }
      result += part
      if part.endIndex != text.endIndex { break }
    }
    return result
  }
}

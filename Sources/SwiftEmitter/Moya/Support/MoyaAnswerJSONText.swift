extension MoyaSupport {
  /// How a value is found in the JSON of an answer, and what an answer without a body is read as.
  static let answerJSONText = #"""
    #if uses(jsonAnswers)
    // MARK: - JSON

    nonisolated extension Answer {
      fileprivate var isBlank: Bool { data.allSatisfy { [0x20, 0x0A, 0x0D, 0x09].contains($0) } }

      /// Why an empty body is no value.
      fileprivate var absence: ReadFailure {
        #if uses(envelopes)
        if envelope != nil, hasContent { return ReadFailure(reason: .unparsable("it is empty")) }
        #endif
        return ReadFailure(reason: .noData)
      }

      func decode<Value: Decodable>(
        _ type: Value.Type, at key: ModelKey? = nil, empty: EmptyBody = .automatic
      ) throws -> Value {
        #if uses(envelopes)
        let location = AnswerLocation(envelope: envelope, key: key, empty: empty)
        #else
        let location = AnswerLocation(key: key, empty: empty)
        #endif
        guard !isBlank else { return try LocatedValue<Value>.nothing(empty, or: absence) }
        let decoder = JSONDecoder()
        decoder.userInfo[.location] = location
        #if uses(dates)
        // JSONDecoder's own are seconds since 2001.
        decoder.dateDecodingStrategy = .custom { decoder in
          guard let date = DateFormat.iso8601.date(from: try JSON(from: decoder)) else {
            throw DecodingError.dataCorrupted(
              .init(codingPath: decoder.codingPath, debugDescription: "expected a date"))
          }
          return date
        }
        #endif
        return try decoder.decode(LocatedValue<Value>.self, from: data).value
      }
    }

    /// Where a value is found in an answer.
    private nonisolated struct AnswerLocation: Sendable {
      #if uses(envelopes)
      var envelope: MoyaEndpoint.Envelope?
      #endif
      var key: ModelKey?
      var empty: EmptyBody
    }

    nonisolated extension CodingUserInfoKey {
      fileprivate static let location = CodingUserInfoKey(rawValue: "endpointgen.location")!
    }

    /// A value out of its envelope and from its key.
    private nonisolated struct LocatedValue<Value: Decodable>: Decodable {
      let value: Value

      init(from decoder: any Decoder) throws {
        let location = decoder.userInfo[.location] as! AnswerLocation
        var node: any Decoder = decoder
        #if uses(envelopes)
        if let envelope = location.envelope {
          guard let data = try Self.data(of: envelope, in: decoder) else {
            value = try Self.nothing(location.empty)
            return
          }
          node = data
        }
        #endif
        if let key = location.key {
          guard let found = try key.find(in: node) else {
            value = try Self.none(
              or: DecodingError.keyNotFound(
                WireKey(stringValue: key.text),
                .init(codingPath: node.codingPath, debugDescription: "nothing is at '\(key.text)'")))
            return
          }
          node = found
        }
        // A container, unlike `Value(from:)`, knows how JSON writes dates, URLs and decimals.
        value = try node.singleValueContainer().decode(Value.self)
      }

      #if uses(envelopes)
      /// Nil when there is none.
      private static func data(
        of envelope: MoyaEndpoint.Envelope, in decoder: any Decoder
      ) throws -> (any Decoder)? {
        // Where a code may be missing, so may the object that would hold it.
        let hasNone =
          envelope.allowsNoCode && (try? decoder.container(keyedBy: WireKey.self)) == nil
        let found = hasNone ? nil : try envelope.code.find(in: decoder)
        if try !envelope.allowsNoCode || found?.singleValueContainer().decodeNil() == false {
          guard let code = found?.text else {
            throw ReadFailure(reason: .unparsable("its envelope has no code '\(envelope.code.text)'"))
          }
          guard envelope.success.contains(code) else {
            let message = try envelope.message.find(in: decoder)?.text
            throw ReadFailure(reason: .rejected(code: code, message: message))
          }
        }
        guard let data = try envelope.data.find(in: decoder),
          try !data.singleValueContainer().decodeNil()
        else { return nil }
        return data
      }
      #endif

      static func nothing(
        _ empty: EmptyBody, or failure: ReadFailure = ReadFailure(reason: .noData)
      ) throws -> Value {
        switch empty {
        case .automatic, .nil: return try none(or: failure)
        case .error: throw failure
        case .default:
          for text in ["[]", "{}", "\"\""] {
            if let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8)) { return value }
          }
          throw failure
        }
      }

      private static func none(or error: any Error) throws -> Value {
        guard let type = Value.self as? any ExpressibleByNilLiteral.Type else { throw error }
        return type.init(nilLiteral: ()) as! Value
      }
    }

    nonisolated extension Decoder {
      /// What a text, a number or a flag is as text.
      var text: String? {
        guard let container = try? singleValueContainer() else { return nil }
        if let text = try? container.decode(String.self) { return text }
        if let number = try? container.decode(Int64.self) { return "\(number)" }
        if let number = try? container.decode(Decimal.self) { return "\(number)" }
        return (try? container.decode(Bool.self)).map { "\($0)" }
      }
    }
    #endif

    #if uses(envelopes)
    /// Any JSON value, of which nothing is wanted.
    private nonisolated struct AnyAnswer: Decodable {
      init(from _: any Decoder) {}
    }
    #endif
    """#
}

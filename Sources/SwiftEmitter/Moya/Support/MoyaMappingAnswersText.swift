extension MoyaSupport {
  /// How answers and bodies are read and written by ObjectMapper's models.
  static let mappingAnswersText = #"""
    // MARK: - Answers

    nonisolated extension ResponseReader {
      /// What ObjectMapper reads: the whole body, or the data of its envelope.
      public static var mapped: Self { mapped() }

      /// What ObjectMapper reads, found at a key.
      public static func mapped(at key: ModelKey? = nil, empty: EmptyBody = .automatic) -> Self {
        Self { try $0.decode(MappedAnswer<Value>.self, at: key, empty: empty).value }
      }

      public static func mapped<Model: Sendable>(
        _ type: Model.Type, at key: ModelKey? = nil, empty: EmptyBody = .automatic
      ) -> ResponseReader<Model> { .mapped(at: key, empty: empty) }
    }

    #if uses(errorModels)
    nonisolated extension ErrorReader {
      public static func mapped<Model: Sendable>(_ type: Model.Type) -> ErrorReader {
        ErrorReader { try JSONDecoder().decode(MappedAnswer<Model>.self, from: $0.data).value }
      }
    }
    #endif

    /// What ObjectMapper makes of what stands in an answer. Its numbers keep their digits, which `JSONSerialization`
    /// would round.
    private nonisolated struct MappedAnswer<Value>: Decodable {
      let value: Value

      init(value: Value) { self.value = value }

      init(from decoder: any Decoder) throws {
        do {
          value = try MapNode(PlainJSON(from: decoder).value).read(Value.self)
        } catch let error as ObjectMapper.MapError {
          let path = error.key.map { [WireKey(stringValue: $0)] } ?? []
          throw DecodingError.typeMismatch(
            Value.self,
            .init(
              codingPath: decoder.codingPath + path, debugDescription: error.reason ?? "\(error)",
              underlyingError: error))
        }
      }
    }

    nonisolated extension MappedAnswer: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
      init(nilLiteral _: ()) { value = nil }
    }

    private nonisolated struct PlainJSON: Decodable {
      let value: Any

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          value = NSNull()
        } else if let text = try? container.decode(String.self) {
          value = text
        } else if let integer = try? container.decode(Int64.self) {
          value = NSNumber(value: integer)
        } else if let object = try? decoder.container(keyedBy: WireKey.self) {
          var members: [String: Any] = [:]
          for key in object.allKeys {
            members[key.stringValue] = try object.decode(PlainJSON.self, forKey: key).value
          }
          value = members
        } else if var items = try? decoder.unkeyedContainer() {
          var elements: [Any] = []
          while !items.isAtEnd { elements.append(try items.decode(PlainJSON.self).value) }
          value = elements
        } else if let flag = try? container.decode(Bool.self) {
          value = NSNumber(value: flag)
        } else if let number = try? container.decode(Decimal.self) {
          value = NSDecimalNumber(decimal: number)
        } else {
          value = NSNumber(value: try container.decode(Double.self))
        }
      }
    }
    """#
}

import EndpointRuntime
import Foundation
import Moya
import MoyaFeatures
import ObjectMapper
import RuntimeFeatures
import Testing

@testable import MappedClient

/// A model of `models.yaml` in each of its forms: what each makes of a document, written back as JSON.
struct MappedModel: Sendable, CustomTestStringConvertible {
  typealias Made = Swift.Result<EndpointRuntime.JSON, any Swift.Error>

  let name: String
  /// By Codable, on `EndpointRuntime`.
  let byCodable: @Sendable (String) -> Made
  /// By Codable, of an answer that Moya gave.
  let byMoya: @Sendable (String) -> Made
  /// By ObjectMapper, of an answer that Moya gave.
  let byMapper: @Sendable (String) -> Made
  /// By ObjectMapper's own `Model(JSONString:)`; nil for what is no object to it.
  var byJSONString: (@Sendable (String) -> Made)?

  var testDescription: String { name }

  init<Coded: Codable & Sendable, Moyas: Codable & Sendable, Mapped: Sendable>(
    _ name: String, _: Coded.Type, _: Moyas.Type, _: Mapped.Type
  ) {
    self.name = name
    byCodable = { text in
      Made {
        let value = try JSONDocument(Data(text.utf8)).decode(Coded.self)
        return try Self.canonical(Data(EndpointRuntime.JSON.encoding(value).description.utf8))
      }
    }
    byMoya = { text in
      Made {
        let call = MoyaFeatures.Call(
          MoyaFeatures.FeatureAPI.old, MoyaFeatures.ResponseReader<Moyas>.json)
        let value = try call.value(of: Self.answer(text), with: .init(host: "", key: ""))
        return try Self.canonical(JSONEncoder().encode(value))
      }
    }
    byMapper = { text in
      Made {
        let call = MappedClient.Call(
          MappedClient.FeatureAPI.old, MappedClient.ResponseReader<Mapped>.mapped)
        let value = try call.value(of: Self.answer(text), with: .init(host: "", key: ""))
        return try Self.canonical(value)
      }
    }
    if let type = Mapped.self as? any (ImmutableMappable & Sendable).Type {
      byJSONString = { text in Made { try Self.made(type, of: text) } }
    }
  }

  private static func answer(_ text: String) -> Moya.Response {
    Moya.Response(statusCode: 200, data: Data(#"{"code": 0, "data": \#(text)}"#.utf8))
  }

  private static func made<Model: ImmutableMappable>(
    _: Model.Type, of text: String
  ) throws -> EndpointRuntime.JSON {
    try canonical(Model(JSONString: text))
  }

  private static func canonical(_ value: Any) throws -> EndpointRuntime.JSON {
    try canonical(MappedClient.PlainValue.data(of: MappedClient.MapWriter.plain(value, .init())))
  }

  static func canonical(parsing text: String) throws -> EndpointRuntime.JSON {
    try canonical(Data(text.utf8))
  }

  private static func canonical(_ data: Data) throws -> EndpointRuntime.JSON {
    canonical(try EndpointRuntime.JSON(parsing: data))
  }

  /// Numbers are the same by their value.
  private static func canonical(_ json: EndpointRuntime.JSON) -> EndpointRuntime.JSON {
    switch json {
    case .number(let number):
      .string("number \(number.decimal.map { "\($0)" } ?? number.double.map { "\($0)" } ?? "")")
    case .array(let items): .array(items.map(canonical))
    case .object(let members): .object(members.mapValues(canonical))
    case .null, .bool, .string: json
    }
  }
}

extension MappedModel {
  static let all: [String: MappedModel] = Dictionary(
    uniqueKeysWithValues: [
      MappedModel(
        "Scalar", RuntimeFeatures.Scalar.self, MoyaFeatures.Scalar.self, MappedClient.Scalar.self),
      MappedModel(
        "Needed", RuntimeFeatures.Needed.self, MoyaFeatures.Needed.self, MappedClient.Needed.self),
      MappedModel(
        "Placed", RuntimeFeatures.Placed.self, MoyaFeatures.Placed.self, MappedClient.Placed.self),
      MappedModel(
        "Filled", RuntimeFeatures.Filled.self, MoyaFeatures.Filled.self, MappedClient.Filled.self),
      MappedModel(
        "Absent", RuntimeFeatures.Absent.self, MoyaFeatures.Absent.self, MappedClient.Absent.self),
      MappedModel(
        "Loosely", RuntimeFeatures.Loosely.self, MoyaFeatures.Loosely.self,
        MappedClient.Loosely.self),
      MappedModel(
        "Losing", RuntimeFeatures.Losing.self, MoyaFeatures.Losing.self, MappedClient.Losing.self),
      MappedModel(
        "Moments", RuntimeFeatures.Moments.self, MoyaFeatures.Moments.self,
        MappedClient.Moments.self),
      MappedModel(
        "Coded", RuntimeFeatures.Coded.self, MoyaFeatures.Coded.self, MappedClient.Coded.self),
      MappedModel(
        "Chosen", RuntimeFeatures.Chosen.self, MoyaFeatures.Chosen.self, MappedClient.Chosen.self),
      MappedModel("Pet", RuntimeFeatures.Pet.self, MoyaFeatures.Pet.self, MappedClient.Pet.self),
      MappedModel(
        "Animal", RuntimeFeatures.Animal.self, MoyaFeatures.Animal.self, MappedClient.Animal.self),
      MappedModel(
        "Numbered", RuntimeFeatures.Numbered.self, MoyaFeatures.Numbered.self,
        MappedClient.Numbered.self),
      MappedModel(
        "Verdict", RuntimeFeatures.Verdict.self, MoyaFeatures.Verdict.self,
        MappedClient.Verdict.self),
      MappedModel("Dog", RuntimeFeatures.Dog.self, MoyaFeatures.Dog.self, MappedClient.Dog.self),
      MappedModel(
        "Mixed", RuntimeFeatures.Mixed.self, MoyaFeatures.Mixed.self, MappedClient.Mixed.self),
      MappedModel(
        "Holder", RuntimeFeatures.Holder.self, MoyaFeatures.Holder.self, MappedClient.Holder.self),
      MappedModel(
        "Tree", RuntimeFeatures.Tree.self, MoyaFeatures.Tree.self, MappedClient.Tree.self),
      MappedModel(
        "Open", RuntimeFeatures.Open.self, MoyaFeatures.Open.self, MappedClient.Open.self),
      MappedModel(
        "Fixed", RuntimeFeatures.Fixed.self, MoyaFeatures.Fixed.self, MappedClient.Fixed.self),
      MappedModel(
        "Nothing", RuntimeFeatures.Nothing.self, MoyaFeatures.Nothing.self,
        MappedClient.Nothing.self),
      MappedModel(
        "Alias", RuntimeFeatures.Alias.self, MoyaFeatures.Alias.self, MappedClient.Alias.self),
      MappedModel(
        "[Needed]", [RuntimeFeatures.Needed].self, [MoyaFeatures.Needed].self,
        [MappedClient.Needed].self),
      MappedModel(
        "[Needed]?", [RuntimeFeatures.Needed]?.self, [MoyaFeatures.Needed]?.self,
        [MappedClient.Needed]?.self),
    ].map { ($0.name, $0) })
}

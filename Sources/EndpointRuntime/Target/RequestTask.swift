public import Foundation

/// What a ``MemberwiseTarget`` sends, under Moya's names.
public enum RequestTask: Sendable {
  public typealias Parameters = [String: any Encodable & Sendable]

  case requestPlain
  /// Bytes as they are.
  case requestData(Data)
  /// A value as the whole body, in JSON.
  case requestJSONEncodable(any Encodable & Sendable)
  /// A value as the whole body, as the encoder makes it.
  case requestCustomJSONEncodable(any Encodable & Sendable, encoder: JSONEncoder)
  case requestParameters(parameters: Parameters, encoding: ParameterEncoding)
  case requestCompositeData(bodyData: Data, urlParameters: Parameters)
  case requestCompositeParameters(
    bodyParameters: Parameters, bodyEncoding: ParameterEncoding, urlParameters: Parameters)
  /// A file's bytes as the whole body.
  case uploadFile(URL)
  case uploadMultipart([FormPart])
  case uploadCompositeMultipart([FormPart], urlParameters: Parameters)
}

/// One part of a multipart form.
public struct FormPart: Sendable {
  public var name: String
  public var file: File

  public init(name: String, file: File) {
    self.name = name
    self.file = file
  }

  /// Bytes without Content-Type; a plain field unless they have a file name.
  public init(name: String, data: Data, fileName: String? = nil, mediaType: String? = nil) {
    self.init(name: name, file: File(data: data, name: fileName, mediaType: mediaType))
  }
}

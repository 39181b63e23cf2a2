// What Moya's main branch has in place of 15.0.3's tasks: a form is a value of its own, and the old cases are deprecated.
// The rest of the stand-in is the same.

public enum Task {
  case requestPlain
  case requestData(Data)
  case requestJSONEncodable(any Encodable)
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding,
    urlParameters: [String: Any])
  case uploadFile(URL)
  case uploadMultipartFormData(MultipartFormData)
  @available(*, deprecated, message: "use `uploadMultipartFormData(MultipartFormData)` instead")
  case uploadMultipart([MultipartFormBodyPart])
  case uploadCompositeMultipartFormData(MultipartFormData, urlParameters: [String: Any])
  @available(
    *, deprecated, message: "use `uploadCompositeMultipartFormData(MultipartFormData)` instead"
  )
  case uploadCompositeMultipart([MultipartFormBodyPart], urlParameters: [String: Any])
  case downloadDestination(DownloadDestination)
  case downloadParameters(
    parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)
}

/// The form, of parts.
public struct MultipartFormData: Hashable {
  public enum FormDataProvider: Hashable {
    case data(Foundation.Data)
    case file(URL)
    case stream(InputStream, UInt64)
  }

  public let boundary: String?
  public let parts: [MultipartFormBodyPart]

  public init(boundary: String? = nil, parts: [MultipartFormBodyPart]) {
    self.boundary = boundary
    self.parts = parts
  }
}

public struct MultipartFormBodyPart: Hashable {
  public let provider: MultipartFormData.FormDataProvider
  public let name: String
  public let fileName: String?
  public let mimeType: String?

  public init(
    provider: MultipartFormData.FormDataProvider, name: String, fileName: String? = nil,
    mimeType: String? = nil
  ) {
    self.provider = provider
    self.name = name
    self.fileName = fileName
    self.mimeType = mimeType
  }
}

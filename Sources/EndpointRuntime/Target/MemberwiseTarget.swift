public import Foundation

/// A target written by hand the way Moya's are: one member for each thing that a request has.
public protocol MemberwiseTarget: TargetType where Variables == NoVariables {
  var baseURL: URL { get }
  /// Joined to the base with exactly one `/` at the seam. A `?query` in it is kept.
  var path: String { get }
  var method: HTTPMethod { get }
  var task: RequestTask { get }
  var headers: [String: String]? { get }
  /// The answer that a stub gives; empty by default.
  var sampleData: Data { get }
  /// Which answers are successes; by default those with a status from 200 to 299, where Moya takes
  /// all.
  var validation: Validation { get }
}

extension MemberwiseTarget {
  public var sampleData: Data { Data() }
  public var validation: Validation { .success }

  public func endpoint(with variables: NoVariables) -> Endpoint {
    var endpoint = Endpoint(baseURL: BaseURL(baseURL)).method(method, Path(path))
      .validate(validation)
    for (name, value) in (headers ?? [:]).sorted(by: { $0.key < $1.key }) {
      endpoint = endpoint.header(name, TextTemplate(value))
    }
    return endpoint.task(task)
  }

  public func samples(with variables: NoVariables) -> [Sample] { [Sample(data: sampleData)] }
}

extension MemberwiseTarget {
  /// Without this, a target that forgets its method would get that of its endpoint, which asks for
  /// the method.
  @available(*, unavailable, message: "declare the method")
  public var method: HTTPMethod { .get }
}

extension Endpoint {
  /// Sends what a task says.
  public consuming func task(_ task: RequestTask) -> Endpoint {
    switch task {
    case .requestPlain:
      return self
    case .requestData(let data):
      return body(data: data)
    case .requestJSONEncodable(let value):
      return body(json: value)
    case .requestCustomJSONEncodable(let value, let encoder):
      return body(json: value, encoder: encoder)
    case .requestParameters(let parameters, let encoding):
      return self.encoding(encoding).parameters(parameters)
    case .requestCompositeData(let data, let parameters):
      return body(data: data).parameters(parameters, .query)
    case .requestCompositeParameters(let body, let encoding, let parameters):
      return self.encoding(encoding).parameters(body, .field).parameters(parameters, .query)
    case .uploadFile(let url):
      return body(file: File(url: url))
    case .uploadMultipart(let parts):
      return form(parts)
    case .uploadCompositeMultipart(let parts, let parameters):
      return form(parts).parameters(parameters, .query)
    }
  }

  private consuming func parameters(
    _ parameters: RequestTask.Parameters, _ options: ParameterOptions = .none
  ) -> Endpoint {
    var endpoint = self
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      endpoint = endpoint.parameter(ParameterKey(name), value, options)
    }
    return endpoint
  }

  /// Names may be the same: each is a part.
  private consuming func form(_ parts: [FormPart]) -> Endpoint {
    for part in parts {
      parameters.append(
        Parameter(
          key: ParameterKey(part.name), content: .value(ParameterValue(part.file)), options: .none,
          isRepeated: true))
    }
    return encoding(.multipart)
  }
}

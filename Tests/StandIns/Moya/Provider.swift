public final class Session {
  public init() {}
}

public protocol Cancellable {
  var isCancelled: Bool { get }
  func cancel()
}

public final class Response {
  public let statusCode: Int
  public let data: Data
  public let request: URLRequest?
  public let response: HTTPURLResponse?

  public init(
    statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil
  ) {
    self.statusCode = statusCode
    self.data = data
    self.request = request
    self.response = response
  }
}

public enum MoyaError: Swift.Error {
  case imageMapping(Response)
  case jsonMapping(Response)
  case stringMapping(Response)
  case objectMapping(Swift.Error, Response)
  case encodableMapping(Swift.Error)
  case statusCode(Response)
  case underlying(Swift.Error, Response?)
  case requestMapping(String)
  case parameterEncoding(Swift.Error)

  public var response: Moya.Response? {
    switch self {
    case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    case .encodableMapping, .requestMapping, .parameterEncoding: nil
    }
  }
}

public struct ProgressResponse {
  public let response: Response?
  public let progressObject: Progress?

  public init(progress: Progress? = nil, response: Response? = nil) {
    self.response = response
    progressObject = progress
  }
}

public typealias Completion = (_ result: Result<Moya.Response, MoyaError>) -> Void
public typealias ProgressBlock = (_ progress: ProgressResponse) -> Void

public protocol RequestType {
  var request: URLRequest? { get }
}

public protocol PluginType {
  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
  func willSend(_ request: any RequestType, target: any TargetType)
  func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType)
  func process(
    _ result: Result<Moya.Response, MoyaError>, target: any TargetType
  ) -> Result<Moya.Response, MoyaError>
}

extension PluginType {
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
  public func willSend(_ request: any RequestType, target: any TargetType) {}
  public func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType) {}
  public func process(
    _ result: Result<Moya.Response, MoyaError>, target: any TargetType
  ) -> Result<Moya.Response, MoyaError> { result }
}

public enum EndpointSampleResponse {
  case networkResponse(Int, Data)
  case response(HTTPURLResponse, Data)
  case networkError(NSError)
}

open class Endpoint {
  public typealias SampleResponseClosure = () -> EndpointSampleResponse

  public let url: String
  public let sampleResponseClosure: SampleResponseClosure
  public let method: Moya.Method
  public let task: Task
  public let httpHeaderFields: [String: String]?

  public init(
    url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Moya.Method,
    task: Task, httpHeaderFields: [String: String]?
  ) {
    self.url = url
    self.sampleResponseClosure = sampleResponseClosure
    self.method = method
    self.task = task
    self.httpHeaderFields = httpHeaderFields
  }
}

extension Endpoint {
  public func urlRequest() throws -> URLRequest {
    guard let address = URL(string: url) else { throw MoyaError.requestMapping(url) }
    var request = URLRequest(url: address)
    request.httpMethod = method.rawValue
    request.allHTTPHeaderFields = httpHeaderFields
    do {
      return try encode(request)
    } catch let error as EncodingFailure {
      throw MoyaError.encodableMapping(error.error)
    } catch {
      throw MoyaError.parameterEncoding(error)
    }
  }

  private struct EncodingFailure: Swift.Error { let error: any Swift.Error }

  private func encode(_ original: URLRequest) throws -> URLRequest {
    var request = original
    switch task {
    case .requestData(let data): request.httpBody = data
    case .requestJSONEncodable(let value):
      try encode(value, with: JSONEncoder(), into: &request)
    case .requestCustomJSONEncodable(let value, let encoder):
      try encode(value, with: encoder, into: &request)
    case .requestParameters(let parameters, let encoding),
      .downloadParameters(let parameters, let encoding, _):
      request = try encoding.encode(request, with: parameters)
    case .requestCompositeData(let data, let parameters):
      request = try URLEncoding.queryString.encode(request, with: parameters)
      request.httpBody = data
    case .requestCompositeParameters(let parameters, let encoding, let query):
      request = try encoding.encode(request, with: parameters)
      request = try URLEncoding.queryString.encode(request, with: query)
    // Uploads and downloads without parameters; forms are what the two versions have not in common.
    default: break
    }
    return request
  }

  private func encode(
    _ value: any Encodable, with encoder: JSONEncoder, into request: inout URLRequest
  ) throws {
    do {
      request.httpBody = try encoder.encode(value)
    } catch {
      throw EncodingFailure(error: error)
    }
    request.setDefault("application/json", forHeader: "Content-Type")
  }
}

public enum StubBehavior {
  case never
  case immediate
  case delayed(seconds: TimeInterval)
}

/// Answers as its stubs say; without one every request fails, since there is no network here.
open class MoyaProvider<Target: TargetType> {
  public typealias EndpointClosure = (Target) -> Endpoint
  public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
  public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
  public typealias StubClosure = (Target) -> Moya.StubBehavior

  public let endpointClosure: EndpointClosure
  public let requestClosure: RequestClosure
  public let stubClosure: StubClosure
  public let session: Session
  public let plugins: [any PluginType]

  public init(
    endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
    requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
    stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
    callbackQueue: DispatchQueue? = nil, session: Session = Session(),
    plugins: [any PluginType] = [], trackInflights: Bool = false
  ) {
    self.endpointClosure = endpointClosure
    self.requestClosure = requestClosure
    self.stubClosure = stubClosure
    self.session = session
    self.plugins = plugins
  }

  @discardableResult
  open func request(
    _ target: Target, callbackQueue: DispatchQueue? = .none, progress: ProgressBlock? = .none,
    completion: @escaping Completion
  ) -> any Cancellable {
    let endpoint = endpointClosure(target)
    let stub = Stub(queue: callbackQueue ?? .main)
    requestClosure(endpoint) { [self] result in
      switch result {
      case .failure(let error): stub.end(completion, .failure(error))
      case .success(let request):
        let request = plugins.reduce(request) { $1.prepare($0, target: target) }
        switch stubClosure(target) {
        case .never:
          stub.end(completion, .failure(.underlying(URLError(.notConnectedToInternet), nil)))
        case .immediate: stub.end(completion, answer(endpoint, request, target))
        case .delayed(let seconds):
          stub.end(completion, answer(endpoint, request, target), after: seconds)
        }
      }
    }
    return stub
  }

  private func answer(
    _ endpoint: Endpoint, _ request: URLRequest, _ target: Target
  ) -> Result<Response, MoyaError> {
    let response: Response
    switch endpoint.sampleResponseClosure() {
    case .networkResponse(let status, let data):
      response = Response(statusCode: status, data: data, request: request)
    case .response(let head, let data):
      response = Response(
        statusCode: head.statusCode, data: data, request: request, response: head)
    case .networkError(let error): return .failure(.underlying(error, nil))
    }
    let codes = target.validationType.statusCodes
    return codes.isEmpty || codes.contains(response.statusCode)
      ? .success(response)
      : .failure(.underlying(MoyaError.statusCode(response), response))
  }
}

extension MoyaProvider {
  public final class func defaultEndpointMapping(for target: Target) -> Endpoint {
    let path = target.path
    let url = path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(path)
    return Endpoint(
      url: url.absoluteString, sampleResponseClosure: { .networkResponse(200, target.sampleData) },
      method: target.method, task: target.task, httpHeaderFields: target.headers)
  }

  public final class func defaultRequestMapping(
    for endpoint: Endpoint, closure: RequestResultClosure
  ) {
    do {
      closure(.success(try endpoint.urlRequest()))
    } catch MoyaError.parameterEncoding(let error) {
      closure(.failure(.parameterEncoding(error)))
    } catch MoyaError.requestMapping(let url) {
      closure(.failure(.requestMapping(url)))
    } catch {
      closure(.failure(.underlying(error, nil)))
    }
  }

  public final class func neverStub(_: Target) -> Moya.StubBehavior { .never }
  public final class func immediatelyStub(_: Target) -> Moya.StubBehavior { .immediate }

  public final class func delayedStub(_ seconds: TimeInterval) -> (Target) -> Moya.StubBehavior {
    { _ in .delayed(seconds: seconds) }
  }
}

/// A request that is not made: it ends once, with its answer or because it was cancelled.
private final class Stub: Cancellable, @unchecked Sendable {
  private let queue: DispatchQueue
  private let lock = NSLock()
  private var cancelled = false

  init(queue: DispatchQueue) { self.queue = queue }

  var isCancelled: Bool { lock.withLock { cancelled } }

  func cancel() { lock.withLock { cancelled = true } }

  func end(
    _ completion: @escaping Completion, _ result: Result<Response, MoyaError>,
    after seconds: TimeInterval = 0
  ) {
    let end = End(completion: completion, result: result)
    queue.async { self.wait(seconds, end) }
  }

  private struct End: @unchecked Sendable {
    let completion: Completion
    let result: Result<Response, MoyaError>
  }

  private func wait(_ seconds: TimeInterval, _ end: End) {
    if isCancelled {
      let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)
      return end.completion(.failure(.underlying(error, nil)))
    }
    guard seconds > 0 else { return end.completion(end.result) }
    let step = min(seconds, 0.01)
    queue.asyncAfter(deadline: .now() + step) { self.wait(seconds - step, end) }
  }
}

// The public signatures of Moya 15.0.3 that generated code uses, written from what is publicly known of it; what it
// does is no more than our tests need. On Apple's systems the types of FoundationNetworking are Foundation's.

@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

public protocol TargetType {
  var baseURL: URL { get }
  var path: String { get }
  var method: Moya.Method { get }
  var sampleData: Data { get }
  var task: Task { get }
  var validationType: ValidationType { get }
  var headers: [String: String]? { get }
}

extension TargetType {
  public var validationType: ValidationType { .none }
  public var sampleData: Data { Data() }
}

public enum MultiTarget: TargetType {
  case target(any TargetType)

  public init(_ target: any TargetType) { self = .target(target) }

  public var target: any TargetType {
    switch self {
    case .target(let target): target
    }
  }

  public var baseURL: URL { target.baseURL }
  public var path: String { target.path }
  public var method: Moya.Method { target.method }
  public var sampleData: Data { target.sampleData }
  public var task: Task { target.task }
  public var validationType: ValidationType { target.validationType }
  public var headers: [String: String]? { target.headers }
}

public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let get = HTTPMethod(rawValue: "GET")
  public static let post = HTTPMethod(rawValue: "POST")
}

public typealias Method = HTTPMethod

public enum ValidationType {
  case none
  case successCodes
  case successAndRedirectCodes
  case customCodes([Int])

  var statusCodes: [Int] {
    switch self {
    case .none: []
    case .successCodes: Array(200..<300)
    case .successAndRedirectCodes: Array(200..<400)
    case .customCodes(let codes): codes
    }
  }
}

extension ValidationType: Equatable {}

public protocol AccessTokenAuthorizable {
  var authorizationType: AuthorizationType? { get }
}

public enum AuthorizationType: Equatable {
  case basic
  case bearer
  case custom(String)
}

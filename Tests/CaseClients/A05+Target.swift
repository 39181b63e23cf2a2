// Generated from a05.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// A GitHub client with downloads from any host.
public nonisolated enum HubAPI: Sendable {
  /// `GET {url}`
  case download(url: URL)

  /// `GET /search/repositories`
  case searchRepositories(query: String, sort: String, order: String, page: Int)

  /// `GET /repos/{fullname}/contents/{path}`
  case contents(fullname: String, path: String, ref: String? = nil)

  /// `GET /notifications`
  case notifications(all: Bool, participating: Bool, page: Int)

  /// `PUT /user/starred/{fullname}`
  case starRepository(fullname: String)

  /// `DELETE /user/starred/{fullname}`
  case unstarRepository(fullname: String)

  /// `GET /repos/{fullname}/branches/{name}`
  case branch(fullname: String, name: String)
}

nonisolated extension HubAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .download(let url):
      Self.defaults.get()
        .url("\(url)")
    case .searchRepositories(let query, let sort, let order, let page):
      Self.defaults.get("search/repositories")
        .parameter("q", query)
        .parameter("sort", sort)
        .parameter("order", order)
        .parameter("page", page)
    case .contents(let fullname, let path, let ref):
      Self.defaults.get("repos/\(fullname, .segments)/contents/\(path, .segments)")
        .parameter("ref", ref)
    case .notifications(let all, let participating, let page):
      Self.defaults.get("notifications")
        .parameter("all", all)
        .parameter("participating", participating)
        .parameter("page", page)
    case .starRepository(let fullname):
      Self.defaults.put("user/starred/\(fullname, .segments)")
        .encoding(.form)
    case .unstarRepository(let fullname):
      Self.defaults.delete("user/starred/\(fullname, .segments)")
    case .branch(let fullname, let name):
      Self.defaults.get("repos/\(fullname, .segments)/branches/\(name, .segments)")
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.github.com")
}

nonisolated extension Call where Target == HubAPI {
  public static func download(url: URL, to destination: URL) -> Self where Value == URL {
    Self(.download(url: url), .file(to: destination))
  }

  public static func searchRepositories(
    query: String,
    sort: String,
    order: String,
    page: Int
  ) -> Self where Value == Void {
    Self(.searchRepositories(query: query, sort: sort, order: order, page: page), .void)
  }

  public static func contents(fullname: String, path: String, ref: String? = nil) -> Self
  where Value == Void {
    Self(.contents(fullname: fullname, path: path, ref: ref), .void)
  }

  public static func notifications(all: Bool, participating: Bool, page: Int) -> Self
  where Value == Void {
    Self(.notifications(all: all, participating: participating, page: page), .void)
  }

  public static func starRepository(fullname: String) -> Self where Value == Void {
    Self(.starRepository(fullname: fullname), .void)
  }

  public static func unstarRepository(fullname: String) -> Self where Value == Void {
    Self(.unstarRepository(fullname: fullname), .void)
  }

  public static func branch(fullname: String, name: String) -> Self where Value == Void {
    Self(.branch(fullname: fullname, name: name), .void)
  }
}

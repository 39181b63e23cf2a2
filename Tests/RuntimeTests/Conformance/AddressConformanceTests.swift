import EndpointRuntime
import Foundation
import Testing

/// How base and path are joined: what was measured of Moya 15 (our reference, part 1.2), and where we differ on purpose.
@Suite struct AddressConformanceTests {
  struct Row: Sendable {
    var base: String
    var path: String
    var moya: String
    /// Nil when it is the same.
    var ours: String?

    init(_ base: String, _ path: String, _ moya: String, ours: String? = nil) {
      self.base = base
      self.path = path
      self.moya = moya
      self.ours = ours
    }
  }

  @Test(arguments: [
    Row("https://h.com", "", "https://h.com"), Row("https://h.com/", "", "https://h.com/"),
    Row("https://h.com/v1", "", "https://h.com/v1"),
    Row("https://h.com/v1/", "", "https://h.com/v1/"),
    Row("https://h.com", "/", "https://h.com/"),
    Row("https://h.com/v1", "users", "https://h.com/v1/users"),
    Row("https://h.com/v1", "/users", "https://h.com/v1/users"),
    Row("https://h.com/v1/", "users", "https://h.com/v1/users"),
    Row("https://h.com/v1/", "/users", "https://h.com/v1/users"),
    Row("https://h.com/v1", "/users/", "https://h.com/v1/users/"),
    Row("https://h.com", "//users", "https://h.com//users"),
    Row("https://h.com", "a b", "https://h.com/a%20b"),
    Row("https://h.com", "用户", "https://h.com/%E7%94%A8%E6%88%B7"),
    Row("https://h.com/v1", "../up", "https://h.com/v1/../up"),
    Row("https://h.com", "https://other.com/x", "https://h.com/https://other.com/x"),
    Row("https://h.com", "a:b", "https://h.com/a:b"),
    Row("https://h.com", "a+b", "https://h.com/a+b"),
    Row("https://h.com", "a;b,c", "https://h.com/a;b,c"),
    Row("https://h.com", "users#f", "https://h.com/users%23f"),
    Row("https://h.com/v1?k=1", "users", "https://h.com/v1/users?k=1"),
    Row(
      "http://example.com/123/somepath?X-ABC-Asd=123", "",
      "http://example.com/123/somepath?X-ABC-Asd=123"),
    // A path may have a query: users of Moya ask for nothing as often.
    Row("https://h.com", "users?x=1", "https://h.com/users%3Fx=1", ours: "https://h.com/users?x=1"),
    Row(
      "https://h.com/v1?k=1", "users?x=1", "https://h.com/v1/users%3Fx=1?k=1",
      ours: "https://h.com/v1/users?k=1&x=1"),
    // What is escaped already is not escaped again.
    Row("https://h.com", "a%20b", "https://h.com/a%2520b", ours: "https://h.com/a%20b"),
  ])
  func pathIsJoinedToTheBase(_ row: Row) throws {
    let target = Given(baseURL: try #require(URL(string: row.base)), path: row.path)
    #expect(try target.request.url.absoluteString == row.ours ?? row.moya)
  }
}

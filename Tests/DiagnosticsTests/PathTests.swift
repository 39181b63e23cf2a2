import Diagnostics
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("a/b.yaml", "a/b.yaml"), ("./a//b.yaml", "a/b.yaml"), ("a/../b.yaml", "b.yaml"),
    ("../a/./../b.yaml", "../b.yaml"), ("../../a", "../../a"), ("/a/../../b", "/b"), ("a/", "a"),
    ("a/..", "."), ("./", "."), ("/", "/"),
  ])
  func aPathIsMadeNormal(written: String, expected: String) {
    #expect(written.normalizedPath == expected)
    #expect(expected.normalizedPath == expected)
  }

  @Test(arguments: [
    ("/p/specs/a.yaml", "/p", "specs/a.yaml"), ("/p/specs/a.yaml", "/p/app", "../specs/a.yaml"),
    ("/p/a", "/p/a", "."), ("/a", "/", "a"), ("/q/a", "/p/x", "../../q/a"),
    ("/pp/a", "/p", "../pp/a"),
  ])
  func theWayFromAFolder(path: String, folder: String, expected: String) {
    #expect(path.path(from: folder) == expected)
  }
}

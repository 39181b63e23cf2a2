import Foundation
import Testing

/// Uses the package from outside. Slow: the tool is compiled anew, as it is for everybody who uses the plugin.
@Suite(.serialized) struct ExampleTests {
  @Test func theBuildMakesSourcesOfSpecs() throws {
    let sandbox = try Sandbox.shared.get()
    let example = "BuildPlugin"
    let folder = "\(example)/Sources/Weather"
    // Types of the target's own hide those of the runtime, and of Foundation.
    try Data("struct Endpoint {}\nstruct Call {}\nenum JSON {}\nstruct Sample {}\n".utf8)
      .write(to: sandbox.file("\(folder)/Own.swift"))
    let first = try sandbox.swift("run", in: example)
    try #require(first.code == 0, "\(first.output)")
    #expect(first.output.hasSuffix("Sunny, 21.5 °C\n"))
    #expect(!first.output.contains("warning:"), "\(first.output)")

    // A sample, which only the spec names, is an input of the build.
    try sandbox.replace("21.5", by: "-3.5", in: "\(folder)/samples/now.json")
    let second = try sandbox.swift("run", in: example)
    #expect(second.output.hasSuffix("Sunny, -3.5 °C\n"), "\(second.output)")
    #expect(!second.output.contains("Weather+Models.swift"), "what stays the same is not compiled")

    // A mistake is an error of the compiler, at its line.
    try sandbox.replace(
      "response: Weather", by: "response: Wether", in: "\(folder)/weather.endpoints.yaml")
    let third = try sandbox.swift("build", in: example)
    #expect(third.code != 0)
    let spec = sandbox.file("\(folder)/weather.endpoints.yaml").path
    #expect(
      third.output.contains("\(spec):14:15: error: no type is named 'Wether' [unknown-type]\n"),
      "\(third.output)")
    try sandbox.replace("Wether", by: "Weather", in: "\(folder)/weather.endpoints.yaml")

    // A spec that appears is found, without a word about it anywhere.
    try Data("target: MoreAPI\nbaseURL: https://a.example\nendpoints: { all: {} }\n".utf8)
      .write(to: sandbox.file("\(folder)/more.endpoints.yml"))
    try sandbox.replace("print(", by: "print(MoreAPI.all, ", in: "\(folder)/Main.swift")
    let fourth = try sandbox.swift("run", in: example)
    #expect(fourth.output.hasSuffix("all Sunny, -3.5 °C\n"), "\(fourth.output)")
  }

  @Test func theCommandWritesWhatIsCheckedIn() throws {
    let sandbox = try Sandbox.shared.get()
    defer { sandbox.remove() }
    let example = "CheckedIn"
    // SwiftPM would take the plan of the other package, whose folder this is, for this one's.
    let first = try sandbox.swift("run", "--disable-build-manifest-caching", in: example)
    #expect(first.output.hasSuffix("Sunny, 21.5 °C\n"), "\(first.output)")
    let command = ["--allow-writing-to-package-directory", "generate-endpoints"]
    let second = try sandbox.swift("package", command[0], command[1], in: example)
    #expect(second.code == 0)
    #expect(second.output.hasSuffix("1 module: 4 unchanged\n"), "\(second.output)")

    try sandbox.replace("}/now", by: "}/today", in: "\(example)/specs/weather.yaml")
    let third = try sandbox.swift(
      "package", command[0], command[1], "--target", "WeatherClient", "--color", "never",
      in: example)
    let target = "Generated/WeatherClient/Weather+Target.swift"
    #expect(third.output.contains("updated \(target)\n"), "\(third.output)")
    #expect(try sandbox.text("\(example)/\(target)").contains(#"get("places/\(place)/today")"#))

    try sandbox.replace("target:", by: "targte:", in: "\(example)/specs/weather.yaml")
    let fourth = try sandbox.swift("package", command[0], command[1], in: example)
    #expect(fourth.code == 1)
    #expect(fourth.output.contains("specs/weather.yaml:2:1: error: "), "\(fourth.output)")
  }
}

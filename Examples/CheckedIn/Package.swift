// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "CheckedIn",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: .package(url: "https://…/endpointgen", from: "0.1.0")
    .package(name: "endpointgen", path: "../..")
  ],
  targets: [
    .target(
      name: "WeatherClient",
      dependencies: [.product(name: "EndpointRuntime", package: "endpointgen")],
      path: "Generated/WeatherClient"),
    .executableTarget(
      name: "Weather",
      dependencies: [
        "WeatherClient", .product(name: "EndpointRuntime", package: "endpointgen"),
      ]),
  ]
)

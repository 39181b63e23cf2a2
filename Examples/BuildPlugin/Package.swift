// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "BuildPlugin",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: .package(url: "https://…/endpointgen", from: "0.1.0")
    .package(name: "endpointgen", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Weather",
      dependencies: [.product(name: "EndpointRuntime", package: "endpointgen")],
      plugins: [.plugin(name: "GenerateEndpoints", package: "endpointgen")])
  ]
)

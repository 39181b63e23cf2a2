// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that the main one stays light.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "endpointgen", path: "..")],
  targets: [
    .executableTarget(
      name: "MappingBenchmark",
      dependencies: [.product(name: "EndpointRuntime", package: "endpointgen")]),
    .executableTarget(
      name: "TransportBenchmark",
      dependencies: [.product(name: "EndpointRuntime", package: "endpointgen")]),
  ],
  swiftLanguageModes: [.v6]
)

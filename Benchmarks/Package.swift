// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that the main one stays light.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "endpointgen", path: "..")],
  targets: [
    // Not named as the module of the main package: names are unique across packages.
    .systemLibrary(
      name: "LibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // The least that any generator must do: let libyaml read the file.
    .executableTarget(name: "YAMLFloor", dependencies: ["LibYAML"]),
    .executableTarget(
      name: "MappingBenchmark",
      dependencies: [.product(name: "EndpointRuntime", package: "endpointgen")]),
    .executableTarget(
      name: "TransportBenchmark",
      dependencies: [.product(name: "EndpointRuntime", package: "endpointgen")]),
  ],
  swiftLanguageModes: [.v6]
)

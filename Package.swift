// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One stage of the generator: a target that holds a data type and the pass that makes it.
func stage(_ name: String, after dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A module generated from a spec.
func client(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["EndpointRuntime"], path: "Generated/\(name)",
    swiftSettings: settings)
}

/// What Apple wants to be told of the runtime. Elsewhere a bundle with it would only be in the way.
#if canImport(Darwin)
  let privacy: (excluded: [String], resources: [Resource]) =
    ([], [.process("PrivacyInfo.xcprivacy")])
#else
  let privacy: (excluded: [String], resources: [Resource]) = (["PrivacyInfo.xcprivacy"], [])
#endif

let package = Package(
  name: "endpointgen",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .executable(name: "endpointgen", targets: ["endpointgen"]),
    .library(name: "EndpointRuntime", targets: ["EndpointRuntime"]),
    .plugin(name: "GenerateEndpoints", targets: ["GenerateEndpoints"]),
    .plugin(name: "GenerateEndpointsCommand", targets: ["GenerateEndpointsCommand"]),
  ],
  targets: [
    // The generator, stage by stage: this list is the diagram.
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    stage("Diagnostics", after: []),
    stage("Differences", after: []),
    stage("YAML", after: ["CYAML", "Diagnostics"]),
    stage("Spec", after: ["YAML", "Diagnostics"]),
    stage("APIModel", after: ["Spec", "Diagnostics"]),
    stage("SwiftCode", after: ["Diagnostics"]),
    stage("SwiftNames", after: ["APIModel", "SwiftCode", "Diagnostics"]),
    stage("SwiftEmitter", after: ["APIModel", "SwiftNames", "SwiftCode", "Diagnostics"]),
    stage(
      "APIReview",
      after: ["APIModel", "SwiftNames", "SwiftCode", "Differences", "Diagnostics"]),
    stage("Configuration", after: ["YAML", "Spec", "Diagnostics"]),
    stage("Output", after: ["Diagnostics"]),
    stage("Inference", after: ["Spec", "Diagnostics"]),
    stage(
      "Generator",
      after: [
        "YAML", "Spec", "APIModel", "SwiftNames", "SwiftCode", "SwiftEmitter", "Diagnostics",
      ]),
    .executableTarget(
      name: "endpointgen",
      dependencies: [
        "Generator", "APIReview", "APIModel", "SwiftNames", "Configuration", "Output", "Inference",
        "Differences", "Diagnostics",
      ],
      swiftSettings: settings),

    .plugin(name: "GenerateEndpoints", capability: .buildTool(), dependencies: ["endpointgen"]),
    .plugin(
      name: "GenerateEndpointsCommand",
      capability: .command(
        intent: .custom(
          verb: "generate-endpoints",
          description: "Writes the Swift files that the specs of endpointgen.yaml give"),
        permissions: [.writeToPackageDirectory(reason: "writes the generated Swift files")]),
      dependencies: ["endpointgen"]),

    // What generated code runs on.
    .target(
      name: "EndpointRuntime", exclude: privacy.excluded, resources: privacy.resources,
      swiftSettings: settings),

    // The interfaces of Moya and ObjectMapper that generated code uses, as our own stand-ins, and what specs/ gives for
    // them. Neither is a dependency.
    .target(
      name: "Moya", path: "Tests/StandIns/Moya", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ObjectMapper", path: "Tests/StandIns/ObjectMapper",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "MoyaClient", dependencies: ["Moya"], path: "Tests/MoyaClients/Codable",
      swiftSettings: settings),
    .target(
      name: "MoyaFeatures", dependencies: ["Moya"], path: "Tests/MoyaClients/Features",
      swiftSettings: settings),
    .target(
      name: "MappedClient", dependencies: ["Moya", "ObjectMapper"],
      path: "Tests/MoyaClients/Mapped", swiftSettings: settings),
    .target(
      name: "RuntimeFeatures", dependencies: ["EndpointRuntime"],
      path: "Tests/MoyaClients/RuntimeFeatures", swiftSettings: settings),
    .testTarget(
      name: "MoyaTests",
      dependencies: [
        "MoyaClient", "MoyaFeatures", "MappedClient", "RuntimeFeatures", "Moya", "ObjectMapper",
        "PersonClient", "DoubanClient", "OrderClient", "LoginClient", "ZhihuClient",
        "KindergartenClient", "LoginlogClient", "EndpointRuntime", "Generator",
        "SwiftEmitter", "Diagnostics", "TestSupport",
      ], exclude: ["features.yaml", "models.yaml"], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["EndpointRuntime"], path: "Tests/TestSupport",
      swiftSettings: settings),
    // The committed output of specs/, a module each.
    client("PersonClient"),
    client("DoubanClient"),
    client("OrderClient"),
    client("LoginClient"),
    client("ZhihuClient"),
    client("KindergartenClient"),
    client("LoginlogClient"),
    .testTarget(
      name: "GeneratedTests",
      dependencies: [
        "PersonClient", "DoubanClient", "OrderClient", "LoginClient", "ZhihuClient",
        "KindergartenClient", "LoginlogClient", "EndpointRuntime", "TestSupport",
      ], swiftSettings: settings),
    .target(
      name: "CaseClients", dependencies: ["EndpointRuntime"], path: "Tests/CaseClients",
      swiftSettings: settings),
    .testTarget(
      name: "CaseTests", dependencies: ["CaseClients", "EndpointRuntime", "TestSupport"],
      exclude: ["make_calls.py"], swiftSettings: settings),
    .testTarget(
      name: "RuntimeTests", dependencies: ["EndpointRuntime", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DocsTests",
      dependencies: ["Generator", "Configuration", "Spec", "Diagnostics", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "APIReviewTests",
      dependencies: [
        "APIReview", "Generator", "APIModel", "SwiftNames", "Diagnostics", "TestSupport",
      ], swiftSettings: settings),
    .testTarget(
      name: "APIModelTests", dependencies: ["APIModel", "Spec", "Diagnostics"],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "endpointgen", "Generator", "Configuration", "Output", "Diagnostics", "TestSupport",
      ], exclude: ["Review/Specs"], swiftSettings: settings),
    .testTarget(name: "PluginTests", swiftSettings: settings),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["Configuration", "Diagnostics"],
      swiftSettings: settings),
    .testTarget(
      name: "InferenceTests",
      dependencies: ["Inference", "Generator", "Spec", "Diagnostics", "TestSupport"],
      exclude: ["Cases"], swiftSettings: settings),
    .testTarget(
      name: "DifferencesTests", dependencies: ["Differences"], swiftSettings: settings),
    .testTarget(
      name: "OutputTests", dependencies: ["Output", "Diagnostics"], swiftSettings: settings),
    .testTarget(
      name: "YAMLTests", dependencies: ["YAML", "Diagnostics"], swiftSettings: settings),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Generator", "SwiftEmitter", "SwiftNames", "SwiftCode", "APIModel", "Spec", "Configuration",
        "YAML", "Diagnostics", "TestSupport", "EndpointRuntime", "endpointgen",
      ], exclude: ["Cases"], swiftSettings: settings),
    .testTarget(name: "EncodingTests", dependencies: ["EndpointRuntime"], swiftSettings: settings),
    .testTarget(name: "MappingTests", dependencies: ["EndpointRuntime"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

#!/usr/bin/env bash
# Makes the files of a release in FOLDER (default dist/):
#   endpointgen                     the tool, stripped; on Linux the Swift libraries and libyaml are in it
#   endpointgen.artifactbundle.zip  the tool as SwiftPM expects it of a binaryTarget, with its checksum beside it
#   package/                        this package with the tool prebuilt: plugins and runtime for `.package(path:)` or a tag
# Tried on Linux; for macOS it is written, but untried.
set -euo pipefail
cd "$(dirname "$0")/.."
out="${1:-dist}"
version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/endpointgen/Main.swift)
mkdir -p "$out"
out=$(cd "$out" && pwd)

# The linker takes a shared library before a static one, unless the folder it looks in first holds only the latter:
# SwiftPM asks pkg-config for that folder.
libraries=$(mktemp -d)
trap 'rm -rf "$libraries"' EXIT
archive="$(pkg-config --variable=libdir yaml-0.1)/libyaml.a"
[ -e "$archive" ] || { echo "error: no static libyaml at $archive" >&2; exit 1; }
cp "$archive" "$libraries"
cat >"$libraries/yaml-0.1.pc" <<PC
Name: LibYAML
Description: the static library
Version: $(pkg-config --modversion yaml-0.1)
Cflags: $(pkg-config --cflags yaml-0.1)
Libs: -L$libraries -lyaml
PC
export PKG_CONFIG_PATH="$libraries"

options=(-c release --product endpointgen)
if [ "$(uname)" = Darwin ]; then
  # Homebrew's libyaml is of one architecture, so the tool is too.
  triples="[\"$(uname -m)-apple-macosx\"]"
else
  options+=(--static-swift-stdlib)
  triples="[\"$(uname -m)-unknown-linux-gnu\"]"
fi
swift build "${options[@]}"
cp "$(swift build "${options[@]}" --show-bin-path)/endpointgen" "$out/endpointgen"
if [ "$(uname)" = Darwin ]; then strip -x "$out/endpointgen"; else strip "$out/endpointgen"; fi
[ "$("$out/endpointgen" --version)" = "endpointgen $version" ]

bundle="$out/endpointgen.artifactbundle"
variant="endpointgen-$version/bin"
rm -rf "$bundle" "$bundle.zip" "$out/package"
mkdir -p "$bundle/$variant"
cp "$out/endpointgen" "$bundle/$variant/"
cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "endpointgen": {
      "version": "$version",
      "type": "executable",
      "variants": [{ "path": "$variant/endpointgen", "supportedTriples": $triples }]
    }
  }
}
JSON
(cd "$out" && python3 -m zipfile -c endpointgen.artifactbundle.zip endpointgen.artifactbundle)
swift package compute-checksum "$bundle.zip" >"$bundle.zip.sha256"

mkdir -p "$out/package/Sources"
cp -R Sources/EndpointRuntime "$out/package/Sources/"
cp -R Plugins "$out/package/"
cp -R "$bundle" "$out/package/"
# The same names as in Package.swift, so that a consumer changes nothing but the place.
cat >"$out/package/Package.swift" <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "endpointgen",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "EndpointRuntime", targets: ["EndpointRuntime"]),
    .plugin(name: "GenerateEndpoints", targets: ["GenerateEndpoints"]),
    .plugin(name: "GenerateEndpointsCommand", targets: ["GenerateEndpointsCommand"]),
  ],
  targets: [
    .binaryTarget(name: "endpointgen", path: "endpointgen.artifactbundle"),
    .plugin(name: "GenerateEndpoints", capability: .buildTool(), dependencies: ["endpointgen"]),
    .plugin(
      name: "GenerateEndpointsCommand",
      capability: .command(
        intent: .custom(
          verb: "generate-endpoints",
          description: "Writes the Swift files that the specs of endpointgen.yaml give"),
        permissions: [.writeToPackageDirectory(reason: "writes the generated Swift files")]),
      dependencies: ["endpointgen"]),
    .target(
      name: "EndpointRuntime",
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
SWIFT
ls -l "$out/endpointgen" "$bundle.zip"

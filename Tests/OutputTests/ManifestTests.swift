import Output
import Testing

@Suite struct ManifestTests {
  @Test(arguments: [
    ("", "ef46db3751d8e999"),
    ("abc", "44bc2cf5ad770999"),
    ("abcdefgh12345", "09654208655d546e"),
    (String(repeating: "a", count: 32), "856e843298f99ad7"),
    ("The quick brown fox jumps over the lazy dog, twice.", "0bd828078c4cb965"),
    (String(repeating: "a", count: 1_000), "56e43b712eda4223"),
  ])
  func hashesAreThoseOfTheSpecification(text: String, expected: String) {
    #expect(XXH64.hex(Array(text.utf8)) == expected)
  }

  @Test func aManifestIsReadAsItWasWritten() {
    let manifest = Manifest(
      tool: "endpointgen 1.0", inputs: ["specs/\"größe\"\n.yaml": "00"],
      files: ["B.swift": "2", "A.swift": "1"])
    #expect(Manifest(text: Array(manifest.text.utf8)) == manifest)
    #expect(
      manifest.text == """
        {
          "format": 2,
          "tool": "endpointgen 1.0",
          "inputs": {
            "specs/\\"größe\\"\\n.yaml": "00"
          },
          "files": {
            "A.swift": "1",
            "B.swift": "2"
          }
        }

        """)
  }
}

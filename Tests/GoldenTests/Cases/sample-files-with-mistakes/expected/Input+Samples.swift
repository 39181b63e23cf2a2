// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

nonisolated extension ShopAPI {
  public func samples(with _: NoVariables) -> [Sample] {
    switch self {
    case .order:
      [
        Sample(
          #"""
          {
            "id": "7",
            "tags": ["a", 2]
          }

          """#
        )
      ]
    case .broken:
      [
        Sample(
          #"""
          {
            "id": 7,
            "tags": ["a",]
          }

          """#
        )
      ]
    case .refused:
      [
        Sample(
          name: "good",
          #"""
          { "id": 7, "tags": [] }

          """#
        ),
        Sample(
          name: "missing",
          status: 404,
          #"""
          { "titel": "none" }

          """#
        ),
      ]
    }
  }
}

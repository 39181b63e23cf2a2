// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

nonisolated extension SampleAPI {
  public func samples(with variables: SampleAPI.Variables) -> [Sample] {
    switch self {
    case .inline(let x):
      [
        Sample(
          #"""
          {
            "id": 1,
            "name": "a \"quote\" and \\ and \#(text: x)",
            "ok": true,
            "price": 1.50,
            "none": null,
            "at": \#(variables.host)
          }
          """#
        )
      ]
    case .text:
      [Sample(text: "plain text")]
    case .number:
      [Sample("3")]
    case .emptyText:
      [Sample(text: "")]
    case .list:
      [Sample("[]")]
    case .file:
      [
        Sample(
          #"""
          {
            "id": 1,
            "name": "He said \"hi\" \\ \\(x)",
            "ok": true,
            "price": 1,
            "at": "x"
          }

          """#
        )
      ]
    case .textFile:
      [Sample(text: #"line one\#nline "two" \(x)\#n"#)]
    case .several(let id):
      [
        Sample(name: "found", #"{"id": \#(id), "name": "x", "ok": true, "price": 1, "at": "y"}"#),
        Sample(
          name: "missing",
          status: 404,
          headers: ["X-Reason": "gone"],
          delay: 0.5,
          #"{"error": "none"}"#
        ),
        Sample(
          name: "slow",
          delay: 2,
          #"""
          {
            "id": 1,
            "name": "He said \"hi\" \\ \\(x)",
            "ok": true,
            "price": 1,
            "at": "x"
          }

          """#
        ),
        Sample(name: "empty", status: 204, text: ""),
      ]
    case .long:
      [
        Sample(
          #"""
          [
            {
              "id": 1,
              "name": "The first of a few that make the line too long",
              "ok": true,
              "price": 12.50,
              "at": "a"
            },
            {
              "id": 2,
              "name": "second",
              "ok": false,
              "price": 0,
              "at": \#(variables.host)
            }
          ]
          """#
        )
      ]
    case .inner(let target):
      target.samples(with: variables)
    default:
      []
    }
  }
}

nonisolated extension SampleAPI.Inner {
  public func samples(with _: SampleAPI.Variables) -> [Sample] {
    switch self {
    case .ping:
      [Sample(text: "pong")]
    }
  }
}

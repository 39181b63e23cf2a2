// Generated from order.yaml by endpointgen. Edit the spec instead.

nonisolated extension OrderAPI {
  public func samples(with _: OrderAPI.Variables) -> [Sample] {
    switch self {
    case .list:
      [
        Sample(
          #"""
          {
            "code": 200,
            "message": "SUCCESS",
            "data": {
              "total": 1,
              "orders": [
                {
                  "sn": "DJ1",
                  "amount": 12.50,
                  "status": "PAID",
                  "created_at": "2024-05-01 08:30:00"
                }
              ]
            }
          }
          """#
        )
      ]
    case .findOne:
      [
        Sample(
          #"""
          {
            "code": 200,
            "message": "SUCCESS",
            "data": {
              "sn": "DJ1",
              "amount": 12.5,
              "status": "PAID",
              "created_at": "2024-05-01 08:30:00",
              "buyer": { "name": "谢佳培" },
              "tags": ["gift"]
            }
          }

          """#
        )
      ]
    }
  }
}

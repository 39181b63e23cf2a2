/// What a target is called in errors and logs: `ShopAPI.orders.findOne`, without its arguments, which may be secret.
enum TargetName {
  static func of(_ target: any TargetType) -> String {
    var name = "\(type(of: target))"
    var value: any TargetType = target
    while true {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum else { return name }
      guard let payload = mirror.children.first else { return "\(name).\(value)" }
      name += ".\(payload.label ?? "?")"
      guard let inner = payload.value as? any TargetType else { return name }
      value = inner
    }
  }
}

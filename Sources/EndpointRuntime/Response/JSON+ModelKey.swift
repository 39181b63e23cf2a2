extension JSON {
  /// What is at a key: nil when it is not there, `.null` when it is null. Of several keys the first that is there counts.
  func value(at key: ModelKey) -> JSON? {
    switch key.form {
    case .key(let name):
      return self[name]
    case .path(let components):
      var value = self
      for component in components {
        let found: JSON?
        if case .array = value {
          found = Int(component).flatMap { value[$0] }
        } else {
          found = value[component]
        }
        guard let found else { return nil }
        value = found
      }
      return value
    case .any(let keys):
      return keys.lazy.compactMap { value(at: $0) }.first
    }
  }
}

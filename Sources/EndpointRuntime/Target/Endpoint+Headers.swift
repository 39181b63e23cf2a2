extension Endpoint {
  /// Sets a header for every endpoint of a target or group.
  ///
  /// An endpoint's own header of that name, and the Content-Type of an encoding, go before it.
  public consuming func defaultHeader(_ name: String, _ value: TextTemplate) -> Endpoint {
    defaultHeaders.replace(name, with: value)
    return self
  }

  /// Sets a header; the last of a name wins, and a value that is nil leaves the header out.
  public consuming func header(_ name: String, _ value: TextTemplate) -> Endpoint {
    ownHeaders.replace(name, with: value)
    return self
  }

  /// Removes a header, be it a default or not.
  public consuming func removingHeader(_ name: String) -> Endpoint {
    defaultHeaders.removeAll { HeaderName.equal($0.name, name) }
    ownHeaders.removeAll { HeaderName.equal($0.name, name) }
    return self
  }
}

extension [HeaderTemplate] {
  fileprivate mutating func replace(_ name: String, with value: TextTemplate) {
    let header = HeaderTemplate(name: name, value: value)
    if let index = firstIndex(where: { HeaderName.equal($0.name, name) }) {
      self[index] = header
    } else {
      append(header)
    }
  }
}

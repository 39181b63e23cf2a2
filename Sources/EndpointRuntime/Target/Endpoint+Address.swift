extension Endpoint {
  /// Replaces the base address.
  public consuming func baseURL(_ baseURL: BaseURL) -> Endpoint {
    self.baseURL = baseURL
    return self
  }

  /// Adds a group's part of the path, after the prefixes that are there.
  public consuming func prefix(_ path: Path) -> Endpoint {
    prefixes.append(path)
    return self
  }

  public consuming func get(_ path: Path = "") -> Endpoint { method(.get, path) }
  public consuming func post(_ path: Path = "") -> Endpoint { method(.post, path) }
  public consuming func put(_ path: Path = "") -> Endpoint { method(.put, path) }
  public consuming func patch(_ path: Path = "") -> Endpoint { method(.patch, path) }
  public consuming func delete(_ path: Path = "") -> Endpoint { method(.delete, path) }
  public consuming func head(_ path: Path = "") -> Endpoint { method(.head, path) }
  public consuming func options(_ path: Path = "") -> Endpoint { method(.options, path) }

  /// Sets the method and the path, which is joined to the base with exactly one `/` at the seam.
  ///
  /// An empty path leaves the base as it is, to the byte.
  public consuming func method(_ method: HTTPMethod, _ path: Path = "") -> Endpoint {
    self.method = method
    self.path = path
    return self
  }

  /// Takes a whole address in place of base, prefixes and path.
  ///
  /// What is written, and a value that begins it, are not changed by one byte; any other value is escaped for the part where
  /// it stands, as in a `BaseURL`.
  /// Query parameters that came before, which are the target's, are left off; the endpoint's own
  /// are appended. An address that is none throws when the request is made.
  public consuming func url(_ address: TextTemplate) -> Endpoint {
    wholeURL = address
    for index in parameters.indices { parameters[index].isInherited = true }
    return self
  }
}

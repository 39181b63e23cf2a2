import APIModel

/// What an endpoint's encoding makes of its body.
struct SentBody: Equatable {
  /// How fields are put together.
  enum Kind: Hashable {
    case form, json, multipart

    var place: WrittenValue.Place {
      switch self {
      case .form: .form
      case .json: .json
      case .multipart: .part
      }
    }
  }

  /// How a parameter that is the whole body is written.
  enum Whole: Hashable { case data, file, text, entries, json }

  /// Nil when no field is sent, and no empty body.
  var fields: Kind?
  var whole: Whole?
  /// Whether a body is sent even when nothing lands in it.
  var isAskedFor: Bool
  /// Whether something always lands in it.
  var isAlwaysFull: Bool

  /// Whether it goes with a Content-Type of its own.
  var hasContentType: Bool { fields != nil || whole != nil && whole != .data }
}

extension Endpoint {
  var bodyKind: SentBody.Kind {
    switch effective.encoding ?? .url {
    case .json: .json
    case .multipart: .multipart
    case .url, .query, .form, .none: .form
    }
  }

  /// As the runtime's `RequestEncoder` has it.
  fileprivate var isBodyAskedFor: Bool {
    let isAsked =
      own.encoding != nil || hasEmptyParameters && !["GET", "HEAD"].contains(method)
    return switch effective.encoding ?? .url {
    case .json, .form, .multipart: isAsked
    case .url: isAsked && !["GET", "HEAD", "DELETE"].contains(method)
    case .query, .none: false
    }
  }
}

extension PlacedEndpoint {
  var sentBody: SentBody {
    let fields = endpoint.parameters.filter { $0.placement == .field }
    let whole = endpoint.parameters.first { $0.placement == .body }
    let isAskedFor = endpoint.isBodyAskedFor
    return SentBody(
      fields: fields.isEmpty && !isAskedFor ? nil : endpoint.bodyKind,
      whole: whole.map(way) ?? (endpoint.body == nil ? nil : .json), isAskedFor: isAskedFor,
      isAlwaysFull: endpoint.body != nil || whole.map { !$0.type.isOptional } ?? false
        || fields.contains(where: isAlwaysSent))
  }

  func sends(_ parameter: Parameter, in whole: SentBody.Whole) -> Bool {
    parameter.placement == .body && way(parameter) == whole
  }

  private func way(_ parameter: Parameter) -> SentBody.Whole {
    switch models.expanded(parameter.type.wrapped) {
    case .builtin(.data): .data
    case .builtin(.file): .file
    case .builtin(.string): endpoint.effective.encoding == .json ? .json : .text
    case .builtin, .model, .array, .dictionary, .optional:
      endpoint.effective.encoding == .form ? .entries : .json
    }
  }

  /// Whether a field is there in every request; what has no entries leaves a form empty.
  private func isAlwaysSent(_ parameter: Parameter) -> Bool {
    if parameter.type.isOptional || parameter.omitsDefault || parameter.spreads { return false }
    let contents = models.contents(of: parameter.type)
    return endpoint.bodyKind == .json || contents.isDisjoint(with: [.lists, .objects])
  }
}

extension Template {
  /// The text with its values in it, nil when one of them is not sent.
  func text(
    _ values: ValueText, at place: String
  ) throws(RequestEncodingError) -> String? {
    switch self {
    case .literal(let text): return text
    case .pieces(let pieces):
      var text = ""
      for piece in pieces {
        switch piece {
        case .literal(let literal): text += literal
        case .argument(let argument):
          guard let value = try values.text(argument.value, argument.options, at: place) else {
            return nil
          }
          text += value
        case .optional(let pieces):
          text += try Template.pieces(pieces).text(values, at: place) ?? ""
        }
      }
      return text
    }
  }
}

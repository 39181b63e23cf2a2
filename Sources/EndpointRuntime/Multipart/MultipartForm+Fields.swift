import Foundation

extension RequestEncoder {
  func multipart(
    _ endpoint: Endpoint, _ fields: [Field], _ ownContentType: String?
  ) throws(RequestEncodingError) -> EncodedBody {
    var form = MultipartForm()
    for field in fields { try append(field, endpoint.styles, to: &form) }
    // A Content-Type that names a boundary means it.
    let given = ownContentType.flatMap { MultipartContentType($0) }
    let boundary = try boundary(for: form, given: given?.boundary)
    let type = given?.essence ?? "multipart/form-data"
    return EncodedBody(
      content: form.body(boundary), contentType: .some("\(type); boundary=\(boundary)"),
      isMultipart: true)
  }

  private func boundary(
    for form: MultipartForm, given: String?
  ) throws(RequestEncodingError) -> String {
    // A random boundary that occurs in a part is a matter of 2^-128; one that tests give may.
    for _ in 0..<4 {
      let boundary = given ?? boundary()
      guard Boundary.isValid(boundary) else { throw .boundary(boundary) }
      if !form.holds(boundary) { return boundary }
    }
    throw .boundary(given ?? boundary())
  }

  private func append(
    _ field: Field, _ styles: ParameterStyles, to form: inout MultipartForm
  ) throws(RequestEncodingError) {
    let flattening = Flattening(field.options.styles.over(styles), arrays: .repeat)
    let name = flattening.name(field.key)
    if case .encodable(let box) = field.value,
      try append(box.value, field.options, named: name, flattening, to: &form)
    {
      return
    }
    guard let json = try field.value.json(field.options, at: field.key.description) else { return }
    if json.isStructured, let mediaType = field.options.jsonMediaType {
      // A part that says it is JSON is one, instead of a part for each of its keys.
      form.parts.append(
        MultipartForm.Part(
          name: name, fileName: fileName(field.options, index: 0), mediaType: mediaType,
          content: .data(json.serialized())))
      return
    }
    var texts: [(String, String)] = []
    flattening.forEach(name, json) { texts.append(($0, $1)) }
    for (index, (name, text)) in texts.enumerated() {
      form.parts.append(
        try part(
          name, .data(Data(text.utf8)), fileName: fileName(field.options, index: index),
          field.options.mediaTypeOption, given: nil, isFile: false))
    }
  }

  /// Files and bytes, alone, in an array or by name; false for anything else.
  private func append(
    _ value: any Encodable, _ options: ParameterOptions, named name: String,
    _ flattening: Flattening, to form: inout MultipartForm
  ) throws(RequestEncodingError) -> Bool {
    let elements: [(name: String, file: File)]
    switch value {
    case let file as File: elements = [(name, file)]
    case let files as [File]:
      elements = files.enumerated().map { (flattening.name(ofElement: $0, in: name), $1) }
    case let files as [String: File]:
      elements = files.sorted { $0.key < $1.key }
        .map { (flattening.name(of: $0.key, in: name), $0.value) }
    case let data as Data where !options.writesDataAsText:
      elements = [(name, File(data: data))]
    case let parts as [Data] where !options.writesDataAsText:
      elements = parts.enumerated()
        .map { (flattening.name(ofElement: $0, in: name), File(data: $1)) }
    case let parts as [String: Data] where !options.writesDataAsText:
      elements = parts.sorted { $0.key < $1.key }
        .map { (flattening.name(of: $0.key, in: name), File(data: $0.value)) }
    default: return false
    }
    for (index, element) in elements.enumerated() {
      form.parts.append(try part(element.name, element.file, options, index: index))
    }
    return true
  }

  private func part(
    _ name: String, _ file: File, _ options: ParameterOptions, index: Int
  ) throws(RequestEncodingError) -> MultipartForm.Part {
    let content: MultipartForm.Content
    switch file.content {
    case .data(let data): content = .data(data)
    case .stream(let stream): content = .stream(stream)
    case .url(let url): content = .file(url, length: try FileBytes.checkedLength(of: url))
    }
    return try part(
      name, content, fileName: fileName(options, index: index) ?? file.name,
      options.mediaTypeOption, given: file.mediaType, isFile: true)
  }

  private func part(
    _ name: String, _ content: MultipartForm.Content, fileName: String?,
    _ option: MediaTypeOption, given: String?, isFile: Bool
  ) throws(RequestEncodingError) -> MultipartForm.Part {
    let mediaType: String?
    switch option {
    case .none: mediaType = nil
    case .some(let type): mediaType = type
    case .guessed: mediaType = given ?? (isFile ? MediaType.guess(fileName: fileName) : nil)
    }
    if let mediaType, !HeaderName.isValidValue(mediaType) {
      throw .invalidHeader(
        name: "Content-Type", reason: "the media type of the part '\(name)' has a line break in it")
    }
    return MultipartForm.Part(
      name: name, fileName: fileName, mediaType: mediaType, content: content)
  }

  private func fileName(_ options: ParameterOptions, index: Int) -> String? {
    guard let pattern = options.fileNamePattern else { return nil }
    guard pattern.contains("{") else { return pattern }
    return pattern.replacing("{index}", with: String(index)).replacing("{uuid}", with: uuid())
  }
}

extension ParameterOptions {
  fileprivate var jsonMediaType: String? {
    if case .some(let type) = mediaTypeOption, MediaType.isJSON(type) { type } else { nil }
  }
}

extension JSON {
  fileprivate var isStructured: Bool {
    switch self {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }
}

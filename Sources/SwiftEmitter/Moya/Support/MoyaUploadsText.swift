extension MoyaSupport {
  /// Files and forms.
  static let uploadText = #"""
    /// Something to upload: bytes or a file on disk, with its name and media type.
    public nonisolated struct File: Hashable, Sendable {
      public enum Content: Hashable, Sendable {
        case data(Data)
        case url(URL)
      }

      public var content: Content
      /// The name that the server is told; without one a part of a form is a plain field.
      public var name: String?
      /// Such as `image/png`; nil is guessed by the name's extension.
      public var mediaType: String?

      public init(data: Data, name: String? = nil, mediaType: String? = nil) {
        content = .data(data)
        self.name = name
        self.mediaType = mediaType
      }

      public init(url: URL, name: String? = nil, mediaType: String? = nil) {
        content = .url(url)
        self.name = name ?? url.lastPathComponent
        self.mediaType = mediaType
      }

      fileprivate static func mediaType(ofName name: String?) -> String? {
        guard let name else { return nil }
        let types = [
          "css": "text/css", "csv": "text/csv", "gif": "image/gif", "heic": "image/heic",
          "html": "text/html", "jpeg": "image/jpeg", "jpg": "image/jpeg", "json": "application/json",
          "m4a": "audio/mp4", "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4",
          "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml", "txt": "text/plain",
          "webp": "image/webp", "xml": "application/xml", "zip": "application/zip",
        ]
        let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        return types[ending.lowercased()] ?? "application/octet-stream"
      }
    }

    nonisolated extension MoyaEndpoint {
      /// A file's bytes as the whole body, under its own media type.
      public func body(file: File?) -> Self {
        body(
          file: file, mediaType: file?.mediaType ?? File.mediaType(ofName: file?.name ?? ""))
      }

      /// A file's bytes as the whole body; no media type is none, whatever the file's is.
      public func body(file: File?, mediaType: String?) -> Self {
        switch file?.content {
        case nil: self
        case .data(let data)?: body(data: data, mediaType: mediaType)
        case .url(let url)?: body(file: url, mediaType: mediaType)
        }
      }

      /// A part of a form: a file, bytes, or text; several of an array, none of nil.
      ///
      /// `{index}` and `{uuid}` in `fileName` are the number of the part and a new UUID.
      public func part(
        _ name: String, _ value: Any?, fileName: String? = nil, mediaType: String? = nil,
        isPlain: Bool = false
      ) -> Self {
        let files: [File]
        switch value {
        case let file as File: files = [file]
        case let several as [File]: files = several
        case let data as Data: files = [File(data: data)]
        case let several as [Data]: files = several.map { File(data: $0) }
        default: return part(name, text: value, fileName, mediaType)
        }
        return parts(
          files.enumerated().map { index, file in
            let fileName = Self.fileName(fileName, index) ?? file.name
            let type = isPlain ? nil : mediaType ?? file.mediaType ?? File.mediaType(ofName: fileName)
            var part = FormPart(name: name, fileName: fileName, mediaType: type)
            switch file.content {
            case .data(let data): part.data = data
            case .url(let url): part.file = url
            }
            return part
          })
      }

      /// A part for each entry of a model or a dictionary.
      public func parts(of fields: Any?) -> Self {
        let entries = fields as? [String: Any] ?? Self.entries(of: fields).compactMapValues { $0 }
        return entries.sorted { $0.key < $1.key }.reduce(self) { $0.part($1.key, $1.value) }
      }

      private func part(
        _ name: String, text value: Any?, _ fileName: String?, _ mediaType: String?
      ) -> Self {
        guard let value = try? PlainValue.of(value) else { return self }
        var texts = formStyle.flattened(value, name)
        if mediaType?.contains("json") == true { texts = [(name, PlainValue.json(of: value))] }
        return parts(
          texts.enumerated().map { index, field in
            FormPart(
              name: field.name, data: Data(field.text.utf8), fileName: Self.fileName(fileName, index),
              mediaType: mediaType)
          })
      }

      private static func fileName(_ pattern: String?, _ index: Int) -> String? {
        pattern?.replacingOccurrences(of: "{index}", with: "\(index)")
          .replacingOccurrences(of: "{uuid}", with: UUID().uuidString)
      }
    }
    """#
}

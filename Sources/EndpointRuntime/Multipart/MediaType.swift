/// Media types such as `image/png`.
enum MediaType {
  static let bytes = "application/octet-stream"

  /// Whether a Content-Type is `pattern`, parameters and case aside; `*` in the pattern is any.
  static func matches(_ contentType: String, pattern: String) -> Bool {
    let given = parts(contentType)
    let wanted = parts(pattern)
    return !given.subtype.isEmpty && (wanted.type == "*" || wanted.type == given.type)
      && (wanted.subtype == "*" || wanted.subtype == given.subtype)
  }

  /// The type and subtype in lower case.
  static func parts(_ contentType: String) -> (type: Substring, subtype: Substring) {
    let essence = contentType.prefix { $0 != ";" }.lowercased()
      .trimmingPrefix { $0 == " " || $0 == "\t" }
    let type = essence.prefix { $0 != "/" }
    let subtype = essence.dropFirst(type.count + 1).prefix { $0 != " " && $0 != "\t" }
    return (type, subtype)
  }

  /// Whether it is JSON: `application/json`, or anything that ends in `+json`.
  static func isJSON(_ contentType: String) -> Bool {
    let subtype = parts(contentType).subtype
    return subtype == "json" || subtype.hasSuffix("+json")
  }

  /// The type of a file by the extension of its name; nil without a name, bytes without a known one.
  static func guess(fileName: String?) -> String? {
    guard let fileName else { return nil }
    guard let dot = fileName.lastIndex(of: ".") else { return bytes }
    return byExtension[fileName[dot...].dropFirst().lowercased()] ?? bytes
  }

  /// The same on every system, which the system's own table is not.
  private static let byExtension = [
    "aac": "audio/aac", "avif": "image/avif", "bin": "application/octet-stream",
    "bmp": "image/bmp", "css": "text/css", "csv": "text/csv", "doc": "application/msword",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "gif": "image/gif", "gz": "application/gzip", "heic": "image/heic", "heif": "image/heif",
    "htm": "text/html", "html": "text/html", "ics": "text/calendar", "jpeg": "image/jpeg",
    "jpg": "image/jpeg", "js": "text/javascript", "json": "application/json", "m4a": "audio/mp4",
    "m4v": "video/x-m4v", "md": "text/markdown", "mov": "video/quicktime", "mp3": "audio/mpeg",
    "mp4": "video/mp4", "mpeg": "video/mpeg", "ogg": "audio/ogg", "pdf": "application/pdf",
    "png": "image/png", "svg": "image/svg+xml", "tar": "application/x-tar", "tif": "image/tiff",
    "tiff": "image/tiff", "txt": "text/plain", "vcf": "text/vcard", "wav": "audio/wav",
    "webm": "video/webm", "webp": "image/webp",
    "xls": "application/vnd.ms-excel",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "xml": "application/xml", "yaml": "application/yaml", "zip": "application/zip",
  ]
}

public import Foundation

/// Where a file that is read goes.
public struct FileDestination: Sendable {
  let choose: @Sendable (ResponseHead) -> URL
  /// The file whose part outlives a call that fails.
  var resumableFile: URL?

  public init(_ file: URL) { choose = { _ in file } }

  /// A place that depends on the answer, such as on its `Content-Disposition`.
  public init(_ choose: @escaping @Sendable (ResponseHead) -> URL) { self.choose = choose }

  /// A file whose download may be interrupted: what came before a call failed or was cancelled stays beside it, and the
  /// next call for the same address and file asks for the rest alone. Cancelling is pausing.
  ///
  /// The rest is asked for only when the server gave a strong validator, and put to what is there only when it still holds
  /// (RFC 9110, sections 13.1.5 and 15.3.7): a file that has changed meanwhile is loaded anew.
  public static func resumable(_ file: URL) -> FileDestination {
    var destination = FileDestination(file)
    destination.resumableFile = file
    return destination
  }

  /// How many bytes of a resumable download are there that has not come to its end; nil when none is.
  public static func partialLength(of file: URL) -> Int? {
    FileBytes.length(of: FileDownload.part(of: file))
  }

  /// Gives up a resumable download: what is there of it is removed. Nothing happens while a call is at it.
  public static func removePart(of file: URL) {
    guard let record = DownloadRecordFile(FileDownload.recordFile(of: file)) else { return }
    defer { record.release() }
    try? FileManager.default.removeItem(at: FileDownload.part(of: file))
    record.remove()
  }
}

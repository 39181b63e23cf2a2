import Foundation

/// The download of one call to a file, over all its attempts: each asks for what is still missing.
///
/// It asks with `Range` and `If-Range`, so that a file that has changed meanwhile comes as a whole, and checks what it is
/// given: bytes of two files are never put together.
final class FileDownload: Sendable {
  /// What an answer means for the call.
  enum Step {
    /// It is an answer like any other.
    case done
    /// It held a piece, and the rest is to be asked for.
    case askForMore
    /// It cannot be put to what is there, which is gone now.
    case beginAnew
  }

  private struct State {
    /// What `resumable` names, else what the first answer made the reader choose.
    var destination: URL?
    var part: URL?
    var record: DownloadRecord?
    var recordFile: DownloadRecordFile?
    /// Whether the request under way is one whose answer can be gone on with.
    var canResume = false
    var address = ""
    /// From where the request under way asked; nil for the whole.
    var offset: Int64?
    var step = Step.done
    /// Somebody else downloads to the same place: this call keeps to a part of its own.
    var isPrivate = false
  }

  /// Where the part of this file stays when the call fails; nil for a part that goes with its call.
  private let resumable: URL?
  private let state: Locked<State>

  init(resumable: URL?) {
    self.resumable = resumable
    state = Locked(State(destination: resumable, isPrivate: resumable == nil))
  }

  // MARK: Asking

  /// Makes a request ask for what is missing.
  func prepare(_ request: inout HTTPRequest, secretNames: Set<String>) {
    state.withLock { state in
      state.offset = nil
      state.step = .done
      // A range of the app's own is its own business.
      state.canResume = request.method == .get && request.headers["Range"] == nil
      guard state.canResume else { return }
      state.address = Redaction.standard.shown(request.url, secretNames)
      takeUp(&state)
      if let record = state.record, let part = state.part, record.address == state.address,
        let offset = Self.offset(in: part, record)
      {
        request.headers["Range"] = "bytes=\(offset)-"
        request.headers["If-Range"] = record.validator.text
        request.headers["Accept-Encoding"] = "identity"
        state.offset = offset
      } else if resumable != nil, request.headers["Accept-Encoding"] == nil {
        request.headers["Accept-Encoding"] = "identity"
      }
    }
  }

  /// Looks for what an earlier call has left.
  private func takeUp(_ state: inout State) {
    guard let resumable, state.part == nil, !state.isPrivate,
      FileManager.default.fileExists(atPath: Self.recordFile(of: resumable).path)
    else { return }
    hold(resumable, &state)
    state.record = state.recordFile?.read()
  }

  private func hold(_ file: URL, _ state: inout State) {
    guard state.recordFile == nil, !state.isPrivate else { return }
    state.recordFile = DownloadRecordFile(Self.recordFile(of: file))
    state.isPrivate = state.recordFile == nil
    state.part = state.isPrivate ? nil : Self.part(of: file)
  }

  /// How much is there. Of a file that is there as a whole the last byte is asked for, so that the server says whether it is
  /// still the same.
  private static func offset(in part: URL, _ record: DownloadRecord) -> Int64? {
    guard let size = RequestBody.file(part).length.map({ Int64($0) }), size > 0 else { return nil }
    guard let total = record.total else { return size }
    return size > total ? nil : min(size, total - 1)
  }

  // MARK: Judging

  /// The answer as it would be had the whole been asked for (RFC 9110, section 15.3.7.3).
  func whole(_ head: ResponseHead) -> ResponseHead {
    guard head.status == 206, state.withLock({ $0.offset != nil }) else { return head }
    var head = head
    head.status = 200
    head.headers["Content-Length"] =
      head.headers["Content-Range"].flatMap { ContentRange($0) }?.total.map { "\($0)" }
    return head
  }

  /// Where the body of a success goes that is to be written to `file`.
  func destination(of head: ResponseHead, in file: URL) -> BodyDestination {
    state.withLock { state in
      guard state.canResume else { return .file(file) }
      let file = state.destination ?? file
      state.destination = file
      guard head.status == 206, let offset = state.offset else { return anew(head, file, &state) }
      guard let range = head.headers["Content-Range"].flatMap({ ContentRange($0) }),
        let total = range.total ?? state.record?.total, range.first == offset, range.last < total,
        state.record?.total ?? total == total,
        state.record?.validator.holds(for: head.headers) == true,
        let part = state.part
      else {
        state.step = .beginAnew
        // Its bytes are not wanted; whoever gets the stream ends it.
        return .stream
      }
      state.record?.total = total
      let isWhole = range.last + 1 == total
      state.step = isWhole ? .done : .askForMore
      return .partialFile(
        PartialFile(
          part: part, offset: offset, end: range.last + 1, destination: isWhole ? file : nil))
    }
  }

  private func anew(_ head: ResponseHead, _ file: URL, _ state: inout State) -> BodyDestination {
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let resumable { hold(resumable, &state) }
    let part = state.part ?? Self.part(of: file, UUID().uuidString)
    state.part = part
    state.record = DownloadRecord(head, address: state.address)
    do {
      // First the record: bytes without one are thrown away, bytes with a wrong one would be taken for others.
      try state.recordFile?.write(state.record)
    } catch {
      state.record = nil
    }
    return .partialFile(
      PartialFile(part: part, end: Self.length(head), destination: file))
  }

  private static func length(_ head: ResponseHead) -> Int64? {
    let coding = head.headers["Content-Encoding"]?.lowercased() ?? "identity"
    return coding == "identity" ? head.headers["Content-Length"].flatMap { Int64($0) } : nil
  }

  /// What follows an attempt. An answer that refuses the range, or the condition that came with it, is one to begin anew
  /// after.
  func next(after result: Result<Response, EndpointError>) -> Step {
    state.withLock { state in
      let step: Step
      switch result {
      case .success: step = state.step
      case .failure(let error):
        let isRefused = error.status == 416 || error.status == 412
        step = isRefused && state.offset != nil ? .beginAnew : .done
      }
      if case .beginAnew = step { drop(&state) }
      state.step = .done
      return step
    }
  }

  private func drop(_ state: inout State) {
    state.record = nil
    if let part = state.part { try? FileManager.default.removeItem(at: part) }
    try? state.recordFile?.write(nil)
  }

  // MARK: The end

  /// Keeps the part of a resumable download that failed, for the next call, and removes any other.
  func end(_ isSuccess: Bool) {
    state.withLock { state in
      let isKept = !isSuccess && state.recordFile != nil && state.record != nil
      if !isKept {
        if let part = state.part { try? FileManager.default.removeItem(at: part) }
        state.recordFile?.remove()
      }
      state.recordFile?.release()
      state.recordFile = nil
      state.part = nil
    }
  }

  static func recordFile(of file: URL) -> URL { beside(file, ".part.json") }
  static func part(of file: URL, _ mark: String = "") -> URL {
    beside(file, mark.isEmpty ? ".part" : ".\(mark).part")
  }

  private static func beside(_ file: URL, _ ending: String) -> URL {
    file.deletingLastPathComponent().appendingPathComponent(".\(file.lastPathComponent)\(ending)")
  }
}

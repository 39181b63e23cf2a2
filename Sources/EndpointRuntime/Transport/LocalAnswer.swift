import Foundation

/// An answer that is there already, given as a server would: after a while, in pieces, with progress, to where it is wanted.
struct LocalAnswer {
  var head: ResponseHead
  var data: Data
  /// Seconds.
  var delay: Double
  /// Comes in place of the answer.
  var failure: TransportError?

  func deliver(for request: TransportRequest) async throws(TransportError) -> TransportResponse {
    guard !Task.isCancelled else { throw .cancelled }
    let sent = request.request.body.length ?? 0
    if sent > 0 {
      request.progress?(
        TransferProgress(.sent, completed: Int64(sent), total: Int64(sent)))
    }
    try await wait(atMost: request.attemptLimit)
    if let failure { throw failure }
    let pieces = self.pieces
    let destination = request.destination(head)
    var received: Int64 = if case .partialFile(let place) = destination { place.offset } else { 0 }
    let total = received + Int64(data.count)
    for piece in pieces {
      received += Int64(piece.count)
      request.progress?(TransferProgress(.received, completed: received, total: total))
    }
    let body: ResponseBody
    switch destination {
    case .memory:
      body = .data(data)
    case .file(let file):
      body = .file(try FileSink.fill(file, with: data) { try FileSink(file) })
    case .partialFile(let place):
      body = .file(try place.write(data))
    case .stream:
      body = .stream(ByteStream(pieces))
    }
    return TransportResponse(head: head, body: body, request: request.request, headDelay: delay)
  }

  private func wait(atMost limit: Double?) async throws(TransportError) {
    let seconds = min(delay, limit ?? .infinity)
    if seconds > 0 {
      do {
        try await Task.sleep(nanoseconds: UInt64(min(seconds, 86_400) * 1e9))
      } catch {
        throw .cancelled
      }
    }
    if let limit, limit < delay { throw .timeout(.attempt) }
  }

  /// Four of about the same size, so that progress can be seen.
  private var pieces: [Data] {
    let size = max(1, (data.count + 3) / 4)
    return stride(from: 0, to: data.count, by: size).map { start in
      data.dropFirst(start).prefix(size)
    }
  }
}

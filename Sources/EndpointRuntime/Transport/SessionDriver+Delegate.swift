import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What URLSession tells.
extension SessionDriver: URLSessionDataDelegate {
  /// Nil for one that is finished. Its completion handlers must not be called then: FoundationNetworking, which has been told
  /// to cancel the task, would end the process.
  private func exchange(of task: URLSessionTask) -> Exchange? {
    tasks.withLock { $0[ObjectIdentifier(task)] }
  }

  /// What has to be answered for a task that is finished.
  private func ignore(_ answer: () -> Void) {
    #if !canImport(FoundationNetworking)
      answer()
    #endif
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // Never by URLSession: on Linux it loses bodies on 307 and hands Authorization to other hosts.
    guard exchange(of: task) != nil else { return ignore { completionHandler(nil) } }
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let exchange = exchange(of: task) else {
      return ignore { completionHandler(.cancelAuthenticationChallenge, nil) }
    }
    switch trust.answer(to: challenge) {
    case .system:
      #if canImport(FoundationNetworking)
        // Default handling never comes back here. The 401 and its body were told already.
        exchange.challengeWasDeclined = true
        completionHandler(.cancelAuthenticationChallenge, nil)
      #else
        completionHandler(.performDefaultHandling, nil)
      #endif
    case .accept(let credential):
      completionHandler(.useCredential, credential)
    case .refuse(let message):
      finish(exchange, with: TransportError(.certificateNotPinned, message))
      ignore { completionHandler(.cancelAuthenticationChallenge, nil) }
    }
  }

  /// On Linux this comes on URLSession's work queue, and has to be answered there.
  ///
  /// It is asked for a body of any kind when libcurl sends a request again because a connection that had been used before
  /// died under it. Bytes cannot be given then: without them it waits for ever.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    guard let exchange = exchange(of: task) else { return ignore { completionHandler(nil) } }
    #if !canImport(FoundationNetworking)
      if let live = exchange.live as? StreamedUpload, let stream = live.open() {
        return completionHandler(stream)
      }
    #endif
    let file = exchange.streamedFile.withLock { file in
      defer { file = nil }
      return file
    }
    completionHandler(file.flatMap { InputStream(url: $0) })
    if file == nil { queue.async { self.connectionDied(under: task, exchange) } }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    guard let exchange = exchange(of: task) else { return }
    exchange.noteActivity()
    exchange.report(
      sent: totalBytesSent, of: totalBytesExpectedToSend > 0 ? totalBytesExpectedToSend : nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let exchange = exchange(of: dataTask) else {
      return ignore { completionHandler(.cancel) }
    }
    if let response = response as? HTTPURLResponse { received(response, exchange) }
    if exchange.isFinished {
      ignore { completionHandler(.cancel) }
    } else {
      completionHandler(.allow)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let exchange = exchange(of: dataTask) else { return }
    received(data, exchange)
  }

  /// Never called on Linux.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    guard let exchange = exchange(of: task), let last = metrics.transactionMetrics.last else {
      return
    }
    exchange.phases = TransferPhases(last)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let exchange = exchange(of: task) else { return }
    if exchange.head == nil, error == nil, let response = task.response as? HTTPURLResponse {
      // Linux keeps a redirect to itself whose Location is no address, and with it the body.
      received(response, exchange)
    }
    completed(exchange, error)
  }
}

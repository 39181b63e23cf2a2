import Foundation

/// The attempts of one call.
struct CallRun: Sendable {
  /// A request before plugins have seen it.
  private struct Built: Sendable {
    var endpoint: Endpoint
    var samples: @Sendable () -> [Sample]
    var request: HTTPRequest
    /// How many refreshes there had been before credentials were asked for.
    var generation: Int
  }

  private let plan: CallPlan
  private let core: ProviderCore
  private var context: CallContext
  private let started = DispatchTime.now().uptimeNanoseconds
  private var progress: (@Sendable (TransferProgress) -> Void)?
  /// What is there of the file that the answer goes to.
  private let download: FileDownload?

  init(_ plan: CallPlan, core: ProviderCore) {
    self.plan = plan
    self.core = core
    context = CallContext(target: plan.target)
    progress = plan.progress
    download = plan.canShare ? nil : FileDownload(resumable: plan.resumableFile)
  }

  mutating func attempts() async -> ProviderCore.Outcome {
    let outcome = await sharedAttempts()
    if case .success = outcome.result { download?.end(true) } else { download?.end(false) }
    return outcome
  }

  /// What a call gets that comes after the end.
  var refused: ProviderCore.Outcome { outcome(.failure(failure(RequestsUnderWay.shutDownError))) }

  private mutating func sharedAttempts() async -> ProviderCore.Outcome {
    let first: Built
    do {
      first = try await build()
    } catch {
      return outcome(.failure(failure(error)))
    }
    guard core.settings.sharesRequestsInFlight, plan.canShare, let key = RequestKey(first.request)
    else { return await attempts(from: first) }
    do {
      let copy = self
      let shared = try await core.shared(key, plan.progress) { progress in
        var leader = copy
        leader.progress = progress
        return await leader.attempts(from: first)
      }
      return outcome(shared.result.mapError { failure($0, request: $0.request, $0.response) })
    } catch {
      return outcome(.failure(failure(error, request: first.request)))
    }
  }

  private mutating func attempts(from first: Built) async -> ProviderCore.Outcome {
    var built = first
    var retries = 0
    var isReplayed = false
    while true {
      context.attempt += 1
      let result = await attempt(built)
      do {
        if isIncomplete(after: result) {
          try Task.checkCancellation()
        } else if !built.request.body.canBeSent {
          return outcome(result)
        } else if !isReplayed, let refresher = core.refresher, let response = result.response,
          refresher.statuses.contains(response.status), refresher.appliesTo(context)
        {
          isReplayed = true
          try await renew(refresher, built, response)
        } else if let pause = pause(after: result, retry: retries + 1, built) {
          retries += 1
          try await core.sleep(pause)
        } else {
          return outcome(result)
        }
        result.response?.stream?.cancel()
        built = try await build()
      } catch {
        return outcome(.failure(failure(error, request: built.request, result.response)))
      }
    }
  }

  // MARK: One attempt

  /// Asks for all that may have changed since the last attempt. Throws any error.
  private mutating func build() async throws -> Built {
    try Task.checkCancellation()
    if core.isShutDown { throw RequestsUnderWay.shutDownError }
    if let left = timeLeft, left <= 0 { throw TransportError.timeout(.total) }
    let generation = core.refresher?.flight.generation ?? 0
    let made = try await limited { [plan] in try await plan.make() }
    context.endpoint = made.endpoint
    context.secretNames = []
    var request = try made.endpoint.httpRequest()
    if let credentials = core.credentials {
      (request, context.secretNames) = try await limited { [request] in
        var request = request
        let names = try await credentials.apply(made.endpoint.security, to: &request)
        return (request, names)
      }
    }
    download?.prepare(&request, secretNames: context.secretNames)
    return Built(
      endpoint: made.endpoint, samples: made.samples, request: request, generation: generation)
  }

  private mutating func attempt(_ built: Built) async -> Result<Response, EndpointError> {
    var request = built.request
    let stub = plan.stub ?? core.stubs.choose(plan.target)
    context.isStubbed = stub.behavior != .never
    let waiting: UInt64
    do {
      request = try await limited { [core, context, request] in
        var request = request
        for plugin in core.plugins { request = try await plugin.prepare(request, for: context) }
        if let signing = core.signing { request = try await signing(request, context) }
        return request
      }
      try Task.checkCancellation()
      let ready = DispatchTime.now().uptimeNanoseconds
      try await core.acquireTurn(priority, within: timeLeft)
      waiting = DispatchTime.now().uptimeNanoseconds - ready
    } catch {
      return .failure(failure(error, request: request))
    }
    for plugin in core.plugins { await plugin.willSend(request, for: context) }
    let result = await exchange(request, built, stub, queued: Double(waiting) / 1e9)
    core.releaseTurn()
    for plugin in core.plugins { await plugin.didReceive(result, for: context) }
    return result
  }

  private func exchange(
    _ request: HTTPRequest, _ built: Built, _ stub: Stub, queued: Double
  ) async -> Result<Response, EndpointError> {
    let date = Date()
    let begin = DispatchTime.now().uptimeNanoseconds
    let limit = attemptLimit
    do {
      var answer: TransportResponse
      let transportRequest = transportRequest(request, limit.seconds)
      if stub.behavior == .never {
        answer = try await core.send(transportRequest)
      } else {
        answer = try await stub.answer(
          transportRequest, samples: built.samples, name: context.targetName)
      }
      if let download { answer.head = download.whole(answer.head) }
      var timing = ResponseTiming(
        started: date, head: answer.headDelay,
        total: Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e9,
        attempts: context.attempt, redirects: answer.redirects.count)
      timing.queued = queued
      timing.phases = answer.phases
      return validated(response(answer, timing))
    } catch {
      if limit.isTotal, (error as? TransportError)?.kind == .timeout(.attempt) {
        return .failure(failure(TransportError.timeout(.total), request: request))
      }
      return .failure(failure(error, request: request))
    }
  }

  private func transportRequest(_ request: HTTPRequest, _ limit: Double?) -> TransportRequest {
    let (context, plan, download) = (context, plan, download)
    return TransportRequest(
      request, attemptLimit: limit,
      idleLimit: context.endpoint?.timeouts.idle ?? core.settings.timeouts.idle,
      followsRedirects: context.endpoint?.redirects != Redirects.none, priority: priority,
      secretHeaders: context.secretNames,
      destination: { head in
        let whole = download?.whole(head) ?? head
        // The body of an error is small and is wanted whole.
        guard Self.problem(whole.status, whole.headers, request.method, plan, context) == nil else {
          return .memory
        }
        let place = plan.destination(whole)
        guard let download, case .file(let file) = place else { return place }
        return download.destination(of: head, in: file)
      },
      progress: progress)
  }

  private func response(_ answer: TransportResponse, _ timing: ResponseTiming) -> Response {
    var body = answer.body
    if case .stream(let stream) = body {
      let (context, core, request) = (context, core, answer.request)
      // Whoever reads the stream gets the errors of a provider.
      body = .stream(
        stream.mapErrors { error in
          let isEnded = core.isShutDown && (error as? TransportError)?.kind == .cancelled
          let error = isEnded && !Task.isCancelled ? RequestsUnderWay.shutDownError : error
          return EndpointError(
            EndpointError.Reason(error) { .other($0) }, target: context.target,
            endpoint: context.endpoint, request: request)
        })
    }
    var response = Response(
      status: answer.head.status, headers: answer.head.headers, body: body, url: answer.head.url,
      request: answer.request, timing: timing)
    response.target = plan.target
    return response
  }

  // MARK: Judging

  private func validated(_ response: Response) -> Result<Response, EndpointError> {
    let problem = Self.problem(
      response.status, response.headers, response.request.method, plan, context)
    guard let problem else { return .success(response) }
    var error = failure(problem, request: response.request, response)
    if case .status(let status, _) = error.reason {
      error.reason = .status(status, model: errorModel(status, response))
    }
    return .failure(error)
  }

  /// What the call says about the body of an error; without that, what an envelope around it says.
  private func errorModel(_ status: Int, _ response: Response) -> (any Sendable)? {
    if let reader = StatusPattern.best(for: status, in: plan.errorReaders, \.key)?.value {
      return try? reader.read(response)
    }
    guard let envelope = context.endpoint?.envelope else { return nil }
    return Rejection(response, envelope)
  }

  /// Why an answer is no success; nil when it is one.
  private static func problem(
    _ status: Int, _ headers: HTTPHeaders, _ method: HTTPMethod, _ plan: CallPlan,
    _ context: CallContext
  ) -> EndpointError.Reason? {
    let validation = context.endpoint?.validation ?? .success
    // A call that lists its statuses knows better than its endpoint.
    let isAccepted =
      plan.statuses.isEmpty
      ? validation.accepts(status: status) : plan.statuses.contains { $0.matches(status) }
    guard isAccepted else { return .status(status, model: nil) }
    let type = headers["Content-Type"]
    guard !method.canAnswerWithContent(status) || validation.accepts(contentType: type) else {
      return .contentType(type)
    }
    return nil
  }

  private func failure(
    _ error: any Error, request: HTTPRequest? = nil, _ response: Response? = nil
  ) -> EndpointError {
    // While a task is being cancelled, whatever fails fails for that.
    let reason: EndpointError.Reason =
      Task.isCancelled ? .cancelled : .init(error) { .preparation($0) }
    return EndpointError(
      reason, target: plan.target, endpoint: context.endpoint, request: request,
      response: response)
  }

  private func failure(
    _ reason: EndpointError.Reason, request: HTTPRequest, _ response: Response
  ) -> EndpointError {
    EndpointError(
      reason, target: plan.target, endpoint: context.endpoint, request: request,
      response: response)
  }

  private func outcome(_ result: Result<Response, EndpointError>) -> ProviderCore.Outcome {
    ProviderCore.Outcome(result: result, context: context)
  }

  // MARK: Trying again

  /// Whether the rest of a download, or the whole of it, is to be asked for at once, which is no retry.
  private func isIncomplete(after result: Result<Response, EndpointError>) -> Bool {
    switch download?.next(after: result) {
    case .askForMore, .beginAnew: true
    case .done, nil: false
    }
  }

  private func renew(_ refresher: TokenRefresher, _ built: Built, _ response: Response) async throws
  {
    do {
      try await limited { [generation = built.generation] in
        try await refresher.flight.renew(since: generation, after: response)
      }
    } catch is CancellationError where Task.isCancelled {
      throw TransportError.cancelled
    } catch let error as TransportError where error.kind == .timeout(.total) {
      throw error
    } catch {
      throw CredentialsError.refreshFailed(error)
    }
  }

  private func pause(after result: Result<Response, EndpointError>, retry: Int, _ built: Built)
    -> Double?
  {
    guard let policy = built.endpoint.retryPolicy ?? core.settings.retry,
      let pause = RetryDecision.delay(
        after: result, retry: retry, policy: policy, method: built.request.method)
    else { return nil }
    // To wait for what cannot come any more would only delay the error.
    if let left = timeLeft, pause >= left { return nil }
    return pause
  }

  private var priority: RequestPriority { plan.priority ?? context.endpoint?.priority ?? .normal }

  // MARK: Time

  /// Seconds until the total limit; nil when there is none.
  private var timeLeft: Double? {
    guard let total = context.endpoint?.timeouts.total ?? core.settings.timeouts.total else {
      return nil
    }
    return total - Double(DispatchTime.now().uptimeNanoseconds - started) / 1e9
  }

  /// Does work of the app's within what is left of the total limit. Work that does not heed its cancellation goes on, and
  /// nobody waits for it.
  private func limited<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let left = timeLeft else { return try await work() }
    guard left > 0 else { throw TransportError.timeout(.total) }
    let task = Task { try await work() }
    return try await withTaskCancellationHandler {
      try await Waiting.value(of: task, within: left)
    } onCancel: {
      task.cancel()
    }
  }

  /// The limit of this attempt, and whether it is what is left of the total one.
  private var attemptLimit: (seconds: Double?, isTotal: Bool) {
    let own = context.endpoint?.timeouts.attempt ?? core.settings.timeouts.attempt
    guard let left = timeLeft else { return (own, false) }
    guard let own, own <= left else { return (max(0, left), true) }
    return (own, false)
  }
}

extension Result where Success == Response, Failure == EndpointError {
  /// The answer, also when it is one that the endpoint does not accept.
  var response: Response? {
    switch self {
    case .success(let response): response
    case .failure(let error): error.response
    }
  }
}

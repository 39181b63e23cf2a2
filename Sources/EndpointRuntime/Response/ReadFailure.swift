/// Why a reader makes no value of an answer; the provider turns it into an `EndpointError`.
enum ReadFailure: Error {
  case noData
  case unparsable(String)
  case rejected(code: String, message: String?)
  case status(Int)
}

extension EndpointError.Reason {
  init(_ failure: ReadFailure) {
    switch failure {
    case .noData: self = .noData
    case .unparsable(let problem): self = .unparsable(problem)
    case .rejected(let code, let message): self = .rejected(code: code, message: message)
    case .status(let status): self = .status(status, model: nil)
    }
  }
}

/// Whether a call is answered from its target's samples, and when.
public enum StubBehavior: Sendable, Hashable {
  case never
  case immediate
  /// After so many seconds, unless the sample has a delay of its own.
  case delayed(Double)
}

/// Which of a target's samples a stub gives.
public enum SampleChoice: Sendable, Hashable {
  case first
  case named(String)
  case status(Int)
  /// The sample at this place, from 0.
  case index(Int)
  /// None: the call fails.
  case failure(TransportError)

  func sample(from samples: [Sample]) -> Sample? {
    switch self {
    case .first: samples.first
    case .named(let name): samples.first { $0.name == name }
    case .status(let status): samples.first { $0.status == status }
    case .failure(let error): Sample(failing: error)
    case .index(let index): samples.indices.contains(index) ? samples[index] : nil
    }
  }
}

/// When and with which sample a call is stubbed.
public struct Stub: Sendable, Hashable {
  public var behavior: StubBehavior
  public var sample: SampleChoice

  public init(_ behavior: StubBehavior, sample: SampleChoice = .first) {
    self.behavior = behavior
    self.sample = sample
  }

  public static let never = Stub(.never)
  public static let immediate = Stub(.immediate)

  public static func delayed(_ seconds: Double) -> Stub { Stub(.delayed(seconds)) }

  /// A call that fails on its way, after some seconds: `.failing(.notConnectedToInternet)`.
  public static func failing(_ kind: TransportError.Kind, after seconds: Double = 0) -> Stub {
    let error = TransportError(kind, "the stub fails as it was asked to")
    return Stub(seconds > 0 ? .delayed(seconds) : .immediate, sample: .failure(error))
  }
}

/// The stubs of a provider.
public struct Stubs: Sendable {
  let choose: @Sendable (any TargetType) -> Stub

  /// Chooses for each call; `target as? OrderAPI` is the case that is called.
  public init(_ choose: @escaping @Sendable (any TargetType) -> Stub) { self.choose = choose }

  public static let never = Stubs { _ in .never }
  public static let immediate = Stubs { _ in .immediate }

  public static func delayed(_ seconds: Double) -> Stubs { Stubs { _ in .delayed(seconds) } }
}

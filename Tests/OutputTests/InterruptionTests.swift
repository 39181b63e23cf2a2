import Output
import Testing

/// A run is interrupted at every change it makes to the disk, in each way.
@Suite struct InterruptionTests {
  private static let before = [("A.swift", "old A"), ("B.swift", "old B"), ("m/C.swift", "old C")]
  private static let after = [("A.swift", "new A"), ("B.swift", "old B"), ("n/D.swift", "new D")]

  private func files(_ list: [(String, String)]) -> [WantedFile] {
    list.map { WantedFile(path: $0.0, text: $0.1) }
  }

  private func run(_ list: [(String, String)], in path: String, on disk: any FileSystem) throws {
    let folder = OutputFolder(path, signature: "endpointgen", files: disk)
    let lock = try folder.lock()
    let plan = try folder.plan(files(list), tool: "endpointgen 1", inputs: [:])
    try folder.apply(plan, holding: lock)
  }

  private func state(of temporary: TemporaryFolder) throws -> [String: String] {
    var state: [String: String] = [:]
    for name in try temporary.names() where name.hasSuffix(".swift") {
      state[name] = try temporary.text(name)
    }
    return state
  }

  private static func dictionary(_ list: [(String, String)]) -> [String: String] {
    Dictionary(list.map { ("out/\($0.0)", $0.1) }, uniquingKeysWith: { $1 })
  }

  @Test(arguments: FaultyDisk.Fault.allCases)
  func eachFileIsOldOrNewAndTheNextRunFinishes(fault: FaultyDisk.Fault) throws {
    let (old, new) = (Self.dictionary(Self.before), Self.dictionary(Self.after))
    var outcomes: Set<String> = []
    for change in 0... {
      let temporary = try TemporaryFolder()
      let path = temporary.path + "/out"
      try run(Self.before, in: path, on: Disk())
      let disk = FaultyDisk(fault, atChange: change)
      let result = Result { try run(Self.after, in: path, on: disk) }
      if !disk.hasFailed {
        #expect(try state(of: temporary) == new)
        #expect(change > 8)
        break
      }
      #expect(throws: FileError.self) { try result.get() }

      // Nothing is torn.
      for (name, text) in try state(of: temporary) {
        #expect([old[name], new[name]].contains(text), "change \(change): \(name)")
      }

      // Whoever comes next finds all or nothing of it.
      _ = try OutputFolder(path, signature: "endpointgen").lock()
      let recovered = try state(of: temporary)
      #expect(recovered == old || recovered == new, "change \(change)")
      outcomes.insert(recovered == old ? "old" : "new")
      #expect(try Disk().kind(of: path + "/.endpointgen") == nil)

      try run(Self.after, in: path, on: Disk())
      #expect(try state(of: temporary) == new)
    }
    #expect(outcomes == ["old", "new"])
  }

  @Test func aRecoveryThatIsInterruptedIsFinishedByTheNext() throws {
    let (old, new) = (Self.dictionary(Self.before), Self.dictionary(Self.after))
    for change in 0..<14 {
      for again in 0..<6 {
        let temporary = try TemporaryFolder()
        let path = temporary.path + "/out"
        try run(Self.before, in: path, on: Disk())
        try? run(Self.after, in: path, on: FaultyDisk(.killedWithin, atChange: change))
        let disk = FaultyDisk(.killedWithin, atChange: again)
        _ = try? OutputFolder(path, signature: "endpointgen", files: disk).lock()
        _ = try OutputFolder(path, signature: "endpointgen").lock()
        let recovered = try state(of: temporary)
        #expect(recovered == old || recovered == new, "change \(change), then \(again)")
        #expect(try Disk().kind(of: path + "/.endpointgen") == nil)
      }
    }
  }

  /// A folder is looked at again only as long as it has a manifest.
  @Test(arguments: FaultyDisk.Fault.allCases)
  func aRemovalThatIsInterruptedIsFinishedByTheNext(fault: FaultyDisk.Fault) throws {
    func remove(_ path: String, on disk: any FileSystem) throws {
      let folder = OutputFolder(path, signature: "endpointgen", files: disk)
      guard try folder.manifest() != nil else { return }
      let lock = try folder.lock()
      try folder.apply(try folder.planOfRemoval(), holding: lock)
    }
    for change in 0... {
      let temporary = try TemporaryFolder()
      let path = temporary.path + "/out"
      try run(Self.before, in: path, on: Disk())
      let disk = FaultyDisk(fault, atChange: change)
      try? remove(path, on: disk)
      try remove(path, on: Disk())
      #expect(try temporary.names() == [], "change \(change)")
      if !disk.hasFailed { break }
    }
  }

  @Test func aFullDiskChangesNothingAndSaysWhy() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.path + "/out"
    try run(Self.before, in: path, on: Disk())
    let error = #expect(throws: FileError.self) {
      try run(Self.after, in: path, on: FaultyDisk(.full, atChange: 2))
    }
    #expect(error?.description.hasPrefix("cannot write \(path)/.endpointgen/") == true)
    #expect(try state(of: temporary) == Self.dictionary(Self.before))
    #expect(try Disk().kind(of: path + "/.endpointgen") == nil)
  }
}

import EndpointRuntime
import Foundation

/// Ways to do the same work, timed in turns in one run: their ratios hold also where the machine is busy.
struct Race {
  var name: String
  var bytes: Int
  var contestants: [(name: String, run: () throws -> Void)]

  /// The ratio of each to the first, by the best of all rounds. Arguments of the command choose contestants by name, for a
  /// profiler.
  func run(rounds: Int = 15) throws {
    let wanted = CommandLine.arguments.dropFirst()
    let contestants = contestants.filter { wanted.isEmpty || wanted.contains($0.name) }
    guard !contestants.isEmpty else { return }
    var best = contestants.map { _ in Double.infinity }
    for _ in 0..<rounds {
      for (index, contestant) in contestants.enumerated() {
        let start = ContinuousClock.now
        try contestant.run()
        let duration = ContinuousClock.now - start
        let seconds =
          Double(duration.components.attoseconds) / 1e18
          + Double(duration.components.seconds)
        best[index] = min(best[index], seconds)
      }
    }
    print("\(name) (\(bytes) bytes)")
    for (index, contestant) in contestants.enumerated() {
      let speed = Double(bytes) / best[index] / 1e6
      print(
        "  "
          + contestant.name.padding(toLength: 44, withPad: " ", startingAt: 0)
          + String(
            format: "%8.3f ms %7.1f MB/s  x%.2f", best[index] * 1e3, speed, best[index] / best[0]))
    }
  }
}

func text(_ count: Int, _ element: (Int) -> String) -> Data {
  Data(("[" + (0..<count).map(element).joined(separator: ",") + "]").utf8)
}

func order(_ index: Int) -> String {
  """
  {"sn":"DJ\(index)2024","id":\(598_458_199_574_970_368 + index),"amount":\(index).75,"quantity":\(index % 9),\
  "is_paid":\(index % 2 == 0),"note":\(index % 3 == 0 ? "null" : "\"leave at the door\""),\
  "buyer":{"name":"谢佳培","age":41,"city":"Hangzhou"},"tags":["new","paid","express"],\
  "items":[{"title":"tea","price":12.5,"count":2},{"title":"a pot \\"of\\" clay","price":199,"count":1}],\
  "created_at":"2024-02-29T08:30:00Z"}
  """
}

@inline(never) func use<Value>(_ value: Value) { withExtendedLifetime(value) {} }

for count in [1, 2000] {
  let data = text(count, order)
  // Enough turns that one round takes milliseconds.
  let turns = max(1, 2000 / count)
  func repeated(_ body: () throws -> Void) rethrows { for _ in 0..<turns { try body() } }
  let plain = JSONDecoder()
  try Race(
    name: "decode \(count) order\(count == 1 ? "" : "s"), \(turns) times",
    bytes: data.count * turns,
    contestants: [
      (
        "plain Codable, JSONDecoder",
        { try repeated { use(try plain.decode([PlainOrder].self, from: data)) } }
      ),
      (
        "plain Codable, ModelDecoder",
        { try repeated { use(try ModelDecoder.decode([PlainOrder].self, from: data)) } }
      ),
      (
        "generated, ModelDecoder",
        { try repeated { use(try ModelDecoder.decode([GeneratedOrder].self, from: data)) } }
      ),
      (
        "generated lenient, ModelDecoder",
        { try repeated { use(try ModelDecoder.decode([LenientOrder].self, from: data)) } }
      ),
      (
        "generated lenient with report, ModelDecoder",
        {
          try repeated {
            use(try ModelDecoder.decode([LenientOrder].self, from: data, report: MappingReport()))
          }
        }
      ),
      (
        "generated, JSONDecoder",
        { try repeated { use(try plain.decode([GeneratedOrder].self, from: data)) } }
      ),
      (
        "generated lenient, JSONDecoder",
        { try repeated { use(try plain.decode([LenientOrder].self, from: data)) } }
      ),
      ("parsed only, JSONDocument", { try repeated { use(try JSONDocument(data)) } }),
      ("JSON tree", { try repeated { use(try JSON(parsing: data)) } }),
    ]
  ).run()
}

do {
  let data = text(2000, order)
  let plain = try JSONDecoder().decode([PlainOrder].self, from: data)
  let generated = try ModelDecoder.decode([GeneratedOrder].self, from: data)
  let encoder = JSONEncoder()
  try Race(
    name: "encode 2000 orders", bytes: data.count,
    contestants: [
      ("plain Codable, JSONEncoder", { use(try encoder.encode(plain)) }),
      ("generated, JSON.data(encoding:)", { use(try JSON.data(encoding: generated)) }),
      ("generated, JSON.encoding.serialized", { use(try JSON.encoding(generated).serialized()) }),
      ("generated, JSONEncoder", { use(try encoder.encode(generated)) }),
    ]
  ).run()
}

do {
  let data = text(5000) { _ in #"{"at":"2024-02-29T08:30:00Z","until":"2024-03-01T08:30:00Z"}"# }
  let patterned = text(5000) { _ in #"{"at":"2024-02-29 08:30:00","until":"2024-03-01 08:30:00"}"# }
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  try Race(
    name: "decode 10000 dates", bytes: data.count,
    contestants: [
      ("plain Codable, JSONDecoder", { use(try decoder.decode([PlainDated].self, from: data)) }),
      (
        "generated, ModelDecoder",
        { use(try ModelDecoder.decode([GeneratedDated].self, from: data)) }
      ),
      (
        "generated with a pattern, ModelDecoder",
        { use(try ModelDecoder.decode([PatternDated].self, from: patterned)) }
      ),
    ]
  ).run()
}

do {
  // What servers with loose types send: every field is another type than the model says.
  let data = text(5000) { index in #"{"title":\#(index),"price":"12.5","count":"2"}"# }
  let strict = text(5000) { index in #"{"title":"\#(index)","price":12.5,"count":2}"# }
  try Race(
    name: "decode 5000 items that all need repair", bytes: data.count,
    contestants: [
      (
        "well-typed data, lenient",
        { use(try ModelDecoder.decode([LenientItem].self, from: strict)) }
      ),
      ("repaired", { use(try ModelDecoder.decode([LenientItem].self, from: data)) }),
      (
        "repaired and reported",
        { use(try ModelDecoder.decode([LenientItem].self, from: data, report: MappingReport())) }
      ),
    ]
  ).run()
}

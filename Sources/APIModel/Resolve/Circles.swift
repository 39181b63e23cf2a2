/// Which nodes of a graph reach each other: its strongly connected components, by Tarjan's algorithm.
struct Circles {
  /// The component of each node.
  private var components: [String: Int] = [:]

  init(_ graph: [String: Set<String>]) {
    let names = Array(graph.keys)
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let edges = names.map { name in graph[name]!.compactMap { numbers[$0] } }
    var search = Search(edges: edges)
    for node in names.indices { search.visit(node) }
    for (name, component) in zip(names, search.components) { components[name] = component }
  }

  /// Whether each of two nodes reaches the other; a node is on a circle with itself.
  func connect(_ one: String, _ other: String) -> Bool {
    guard let component = components[one] else { return false }
    return component == components[other]
  }
}

/// The depth-first search, without recursion: a chain of models may be longer than the stack is deep.
private struct Search {
  let edges: [[Int]]
  private(set) var components: [Int]
  /// When a node was found first; nil until then.
  private var order: [Int?]
  /// The earliest node on the stack that a node is known to reach.
  private var earliest: [Int]
  private var stack: [Int] = []
  private var isOnStack: [Bool]
  private var found = 0

  init(edges: [[Int]]) {
    self.edges = edges
    components = Array(repeating: -1, count: edges.count)
    order = Array(repeating: nil, count: edges.count)
    earliest = Array(repeating: 0, count: edges.count)
    isOnStack = Array(repeating: false, count: edges.count)
  }

  mutating func visit(_ root: Int) {
    guard order[root] == nil else { return }
    enter(root)
    var path = [(node: root, next: 0)]
    while let (node, next) = path.last {
      if next < edges[node].count {
        path[path.count - 1].next += 1
        let other = edges[node][next]
        if let seen = order[other] {
          if isOnStack[other] { earliest[node] = min(earliest[node], seen) }
        } else {
          enter(other)
          path.append((other, 0))
        }
      } else {
        path.removeLast()
        if earliest[node] == order[node] { close(node) }
        if let outer = path.last?.node { earliest[outer] = min(earliest[outer], earliest[node]) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    order[node] = found
    earliest[node] = found
    found += 1
    stack.append(node)
    isOnStack[node] = true
  }

  /// All above the first node of a component belong to it.
  private mutating func close(_ first: Int) {
    while let node = stack.popLast() {
      isOnStack[node] = false
      components[node] = first
      if node == first { return }
    }
  }
}

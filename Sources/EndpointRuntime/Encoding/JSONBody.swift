/// A JSON object made of parameters, in the order in which they were given.
struct JSONBody {
  private enum Node {
    case value(ParameterValue, ParameterOptions)
    case object(JSONBody)
  }

  private var keys: [String] = []
  private var nodes: [Node] = []

  var isEmpty: Bool { keys.isEmpty }

  /// A value at a key that is there takes its place.
  mutating func set(_ field: Field) {
    let node = Node.value(field.value, field.options)
    if field.key.nested.isEmpty {
      put(field.key.name, node, at: keys.firstIndex(of: field.key.name))
    } else {
      set([field.key.name] + field.key.nested, node)
    }
  }

  private mutating func set(_ path: [String], _ node: Node) {
    let index = keys.firstIndex(of: path[0])
    guard path.count > 1 else { return put(path[0], node, at: index) }
    var object = JSONBody()
    if let index, case .object(let known) = nodes[index] { object = known }
    object.set(Array(path.dropFirst()), node)
    put(path[0], .object(object), at: index)
  }

  private mutating func put(_ key: String, _ node: Node, at index: Int?) {
    if let index {
      nodes[index] = node
    } else {
      keys.append(key)
      nodes.append(node)
    }
  }

  func write(to writer: inout JSONWriter) throws(RequestEncodingError) {
    writer.beginObject()
    for (key, node) in zip(keys, nodes) {
      writer.key(key)
      switch node {
      case .value(let value, let options):
        try value.write(options, to: &writer, at: key)
      case .object(let object):
        try object.write(to: &writer)
      }
    }
    writer.endObject()
  }
}

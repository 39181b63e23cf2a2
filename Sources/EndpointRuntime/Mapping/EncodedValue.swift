/// A JSON value while it is being written: its objects keep the order of their keys, and may still grow.
enum EncodedValue {
  case json(JSON)
  case array(EncodedArray)
  case object(EncodedObject)
  /// What a super encoder will have written by the end.
  case pending(JSONTreeEncoder)

  var json: JSON { json(depth: 0) }

  private func json(depth: Int) -> JSON {
    if depth == LargeStack.threshold {
      return (try? LargeStack.run { self.json(depth: depth + 1) }) ?? .null
    }
    switch self {
    case .json(let json): return json
    case .array(let array): return .array(array.values.map { $0.json(depth: depth + 1) })
    case .object(let object):
      let values = object.values.map { $0.json(depth: depth + 1) }
      return .object(
        Dictionary(zip(object.keys, values), uniquingKeysWith: { first, _ in first }))
    case .pending(let encoder): return encoder.result.json(depth: depth + 1)
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .json(let json): writer.value(json)
    case .array(let array):
      writer.beginArray()
      for value in array.values { value.write(to: &writer) }
      writer.endArray()
    case .object(let object):
      writer.beginObject()
      for (key, value) in zip(object.keys, object.values) {
        writer.key(key)
        value.write(to: &writer)
      }
      writer.endObject()
    case .pending(let encoder): encoder.result.write(to: &writer)
    }
  }
}

final class EncodedArray {
  var values: [EncodedValue] = []
}

final class EncodedObject {
  private(set) var keys: [String] = []
  private(set) var values: [EncodedValue] = []
  /// Made when looking through the keys would get slow.
  private var places: [String: Int] = [:]

  func place(of key: String) -> Int? {
    if keys.count <= 16 { return keys.firstIndex(of: key) }
    if places.isEmpty {
      places = Dictionary(
        zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    }
    return places[key]
  }

  func sortKeys() {
    let sorted = zip(keys, values).sorted { $0.0 < $1.0 }
    keys = sorted.map(\.0)
    values = sorted.map(\.1)
    places = [:]
  }

  /// A key that is there already keeps its place and gets the new value.
  subscript(key: String) -> EncodedValue? {
    get { place(of: key).map { values[$0] } }
    set {
      guard let newValue else { return }
      if let place = place(of: key) {
        values[place] = newValue
      } else {
        if !places.isEmpty { places[key] = keys.count }
        keys.append(key)
        values.append(newValue)
      }
    }
  }
}

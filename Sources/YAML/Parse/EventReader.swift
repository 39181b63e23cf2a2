import CYAML
import Diagnostics

/// libyaml's events, one at a time. The only code that owns libyaml's structures.
final class EventReader {
  /// On the heap: libyaml keeps the address of its parser, which a Swift variable may change.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The event that was read last. It lives until the next one is read.
  let event: UnsafeMutablePointer<yaml_event_t>

  /// - Parameter bytes: UTF-8. They must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    let initialized = yaml_parser_initialize(parser)
    precondition(initialized == 1, "libyaml has no memory for a parser")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Reads the next event into `event`; false when libyaml gave up, and then `problem` says why.
  func advance() -> Bool {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1
  }

  var problem: LibYAMLProblem { LibYAMLProblem(parser.pointee) }
}

/// Why libyaml gave up, in its own words.
struct LibYAMLProblem {
  var text: String
  var mark: yaml_mark_t
  var context: String?
  var contextMark: yaml_mark_t
  /// For bytes that are no text: how many bytes stand before them; else nil.
  var offset: Int?
  /// The byte or scalar that is none.
  var value: Int

  init(_ parser: yaml_parser_t) {
    text = parser.problem.map { String(cString: $0) } ?? "unreadable"
    mark = parser.problem_mark
    context = parser.context.map { String(cString: $0) }
    contextMark = parser.context_mark
    offset = parser.error == YAML_READER_ERROR ? Int(parser.problem_offset) : nil
    value = Int(parser.problem_value)
  }
}

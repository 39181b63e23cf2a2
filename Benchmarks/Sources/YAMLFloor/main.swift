import Foundation
import LibYAML

/// Reads each file's events with libyaml and keeps nothing of them, as often as the first argument says.
let repetitions = Int(CommandLine.arguments[1])!
for path in CommandLine.arguments.dropFirst(2) {
  for _ in 0..<repetitions {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    bytes.withUnsafeBufferPointer { buffer in
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      parser.initialize(to: yaml_parser_t())
      precondition(yaml_parser_initialize(parser) == 1, "no parser")
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      var event = yaml_event_t()
      while yaml_parser_parse(parser, &event) == 1 {
        let isEnd = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
        if isEnd { break }
      }
      yaml_parser_delete(parser)
      parser.deallocate()
    }
  }
}

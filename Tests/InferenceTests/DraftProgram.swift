import Foundation
import Generator
import TestSupport

/// Clients that are compiled together, and a program that sends each of their endpoints.
struct DraftProgram {
  private var clients: [DraftClient] = []

  /// As few programs as there must be for no two clients of one to declare a type of the same name.
  static func programs(of clients: [DraftClient]) -> [DraftProgram] {
    var programs: [DraftProgram] = []
    for client in clients {
      let index = programs.firstIndex { program in
        program.clients.allSatisfy { $0.types.isDisjoint(with: client.types) }
      }
      if let index {
        programs[index].clients.append(client)
      } else {
        programs.append(DraftProgram(clients: [client]))
      }
    }
    return programs
  }

  /// What the compiler or the program complains about; empty when each sample was read.
  func run() throws -> String {
    let calls = clients.flatMap { client in
      (0..<client.samples).map { index in
        """
        do {
          _ = try await Provider<\(client.target)>.stubbed().send(.s\(index))
        } catch {
          print("\(client.target).s\(index): \\(error)")
        }
        """
      }
    }
    let main = "import EndpointRuntime\n\n" + calls.joined(separator: "\n") + "\n"
    let files = clients.flatMap { client in
      client.files.map { (name: client.target + $0.name, text: $0.text) }
    }
    return try ScratchModule(files + [(name: "main.swift", text: main)]).run()
  }
}

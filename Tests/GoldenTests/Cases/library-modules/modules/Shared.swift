public struct SharedPerson: Codable, Sendable {}

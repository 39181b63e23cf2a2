// Generated from b70.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated struct DiskRecord: Codable, Sendable {
  public var disk: DiskKind

  public init(disk: DiskKind) {
    self.disk = disk
  }

  public init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "DiskRecord")
    disk = try reader.value("disk")
  }

  public func encode(to encoder: any Encoder) throws {
    var writer = ModelWriter(encoder)
    try writer.set("disk", disk)
  }
}

public nonisolated enum DiskKind: RawCodable {
  case hdd
  case ssd
  case nvme

  public init?(rawValue: String) {
    switch rawValue.lowercased() {
    case "hdd":
      self = .hdd
    case "ssd":
      self = .ssd
    case "nvme":
      self = .nvme
    default:
      return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .hdd:
      "HDD"
    case .ssd:
      "SSD"
    case .nvme:
      "NVME"
    }
  }
}

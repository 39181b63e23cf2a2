// Generated from input.yaml by endpointgen. Edit the spec instead.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import EndpointRuntime

/// The state of an order.
public nonisolated enum Status: String, Codable, Sendable {
  case paid = "PAID"
  case shipped = "SHIPPED"
}

public nonisolated enum Country: String, Codable, Sendable {
  case SE = "SE"
  case NO = "NO"
  case DK = "DK"
  case YES = "YES"
}

public nonisolated enum Level: Int, Codable, Sendable {
  case low = 1
  case high = 2
  case negative = -1
}

public nonisolated enum Numbers: Int, Codable, Sendable {
  case _1 = 1
  case _2 = 2
  case minus1 = -1
  case _0 = 0
}

public nonisolated enum Factor: Double, Codable, Sendable {
  case half = 0.5
  case whole = 1
}

public nonisolated enum TextOfNumbers: String, Codable, Sendable {
  case one = "1"
  case two = "2"
}

public nonisolated enum Flag: RawCodable {
  case yes
  case no

  public init?(rawValue: JSON) {
    switch rawValue {
    case true:
      self = .yes
    case false:
      self = .no
    default:
      return nil
    }
  }

  public var rawValue: JSON {
    switch self {
    case .yes:
      true
    case .no:
      false
    }
  }
}

public nonisolated enum Mixed: RawCodable {
  case nothing
  case some
  case number

  public init?(rawValue: JSON) {
    switch rawValue {
    case .null:
      self = .nothing
    case "text":
      self = .some
    case 3:
      self = .number
    default:
      return nil
    }
  }

  public var rawValue: JSON {
    switch self {
    case .nothing:
      .null
    case .some:
      "text"
    case .number:
      3
    }
  }
}

public nonisolated enum Open: RawCodable {
  case a
  case b

  /// Any other value, as it came.
  case other(String)

  public init(rawValue: String) {
    switch rawValue {
    case "A":
      self = .a
    case "B":
      self = .b
    default:
      self = .other(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .a:
      "A"
    case .b:
      "B"
    case .other(let value):
      value
    }
  }
}

public nonisolated enum OpenNumber: RawCodable {
  case one

  /// Any other value, as it came.
  case unknown(Int)

  public init(rawValue: Int) {
    switch rawValue {
    case 1:
      self = .one
    default:
      self = .unknown(rawValue)
    }
  }

  public var rawValue: Int {
    switch self {
    case .one:
      1
    case .unknown(let value):
      value
    }
  }
}

public nonisolated enum AnyCase: RawCodable {
  case left
  case right

  public init?(rawValue: String) {
    switch rawValue.lowercased() {
    case "left":
      self = .left
    case "right":
      self = .right
    default:
      return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .left:
      "Left"
    case .right:
      "RIGHT"
    }
  }
}

public nonisolated enum OpenAnyCase: RawCodable {
  case up
  case down

  /// Any other value, as it came.
  case elsewhere(String)

  public init(rawValue: String) {
    switch rawValue.lowercased() {
    case "up":
      self = .up
    case "down":
      self = .down
    default:
      self = .elsewhere(rawValue)
    }
  }

  public var rawValue: String {
    switch self {
    case .up:
      "up"
    case .down:
      "down"
    case .elsewhere(let value):
      value
    }
  }
}

public nonisolated enum Documented: String, Codable, Sendable {
  /// The first.
  case first = "1st"

  case runnerUp = "2nd"
  case third = "third"
}

public nonisolated enum Signs: String, Codable, Sendable {
  case plus1 = "+1"
  case minus1 = "-1"
  case empty = ""
  case _1m = "1m"
  case _256x256 = "256x256"
  case foo1 = "foo:1"
  case openBracketAscending = "[ascending"
  case descendingCloseBracket = "descending]"
}

public nonisolated enum Only: String, Codable, Sendable {
  case one = "one"
}

public nonisolated struct Large: RawCodable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let c01 = Self(rawValue: "c01")
  public static let c02 = Self(rawValue: "c02")
  public static let c03 = Self(rawValue: "c03")
  public static let c04 = Self(rawValue: "c04")
  public static let c05 = Self(rawValue: "c05")
  public static let c06 = Self(rawValue: "c06")
  public static let c07 = Self(rawValue: "c07")
  public static let c08 = Self(rawValue: "c08")
  public static let c09 = Self(rawValue: "c09")
  public static let c10 = Self(rawValue: "c10")
  public static let c11 = Self(rawValue: "c11")
  public static let c12 = Self(rawValue: "c12")
  public static let c13 = Self(rawValue: "c13")
  public static let c14 = Self(rawValue: "c14")
  public static let c15 = Self(rawValue: "c15")
  public static let c16 = Self(rawValue: "c16")
  public static let c17 = Self(rawValue: "c17")
  public static let c18 = Self(rawValue: "c18")
  public static let c19 = Self(rawValue: "c19")
  public static let c20 = Self(rawValue: "c20")
  public static let c21 = Self(rawValue: "c21")
  public static let c22 = Self(rawValue: "c22")
  public static let c23 = Self(rawValue: "c23")
  public static let c24 = Self(rawValue: "c24")
  public static let c25 = Self(rawValue: "c25")
  public static let c26 = Self(rawValue: "c26")
  public static let c27 = Self(rawValue: "c27")
  public static let c28 = Self(rawValue: "c28")
  public static let c29 = Self(rawValue: "c29")
  public static let c30 = Self(rawValue: "c30")
  public static let c31 = Self(rawValue: "c31")
  public static let c32 = Self(rawValue: "c32")
  public static let c33 = Self(rawValue: "c33")
  public static let c34 = Self(rawValue: "c34")
  public static let c35 = Self(rawValue: "c35")
  public static let c36 = Self(rawValue: "c36")
  public static let c37 = Self(rawValue: "c37")
  public static let c38 = Self(rawValue: "c38")
  public static let c39 = Self(rawValue: "c39")
  public static let c40 = Self(rawValue: "c40")
  public static let c41 = Self(rawValue: "c41")
  public static let c42 = Self(rawValue: "c42")
  public static let c43 = Self(rawValue: "c43")
  public static let c44 = Self(rawValue: "c44")
  public static let c45 = Self(rawValue: "c45")
  public static let c46 = Self(rawValue: "c46")
  public static let c47 = Self(rawValue: "c47")
  public static let c48 = Self(rawValue: "c48")
  public static let c49 = Self(rawValue: "c49")
  public static let c50 = Self(rawValue: "c50")
  public static let c51 = Self(rawValue: "c51")
}

// Generated from input.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

public nonisolated enum ShopAPI: Sendable {
  /// `GET /`
  case e0

  /// `GET /`
  case e1

  /// `GET /`
  case e2

  /// `GET /`
  case e3

  /// `GET /`
  case e4

  /// `GET /`
  case e5

  /// `GET /`
  case e6

  /// `GET /`
  case e7

  /// `GET /`
  case e8

  /// `GET /`
  case e9

  /// `GET /`
  case e10

  /// `GET /`
  case e11

  /// `GET /`
  case e12

  /// `GET /`
  case e13

  /// `GET /`
  case e14

  /// `GET /`
  case e15

  /// `GET /`
  case e16

  /// `GET /`
  case e17

  /// `GET /`
  case e18

  /// `GET /`
  case e19

  /// `GET /`
  case e20

  /// `GET /`
  case e21

  /// `GET /`
  case e22

  /// `GET /`
  case e23

  /// `GET /`
  case e24

  /// `GET /`
  case e25

  /// `GET /`
  case e26

  /// `GET /`
  case e27

  /// `GET /`
  case e28

  /// `GET /`
  case e29

  /// `GET /`
  case e30

  /// `GET /`
  case e31

  /// `GET /`
  case e32

  /// `GET /`
  case e33

  /// `GET /`
  case e34

  /// `GET /`
  case e35

  /// `GET /`
  case e36

  /// `GET /`
  case e37

  /// `GET /`
  case e38

  /// `GET /`
  case e39

  /// `GET /`
  case e40

  /// `GET /`
  case e41

  /// `GET /`
  case e42

  /// `GET /`
  case e43

  /// `GET /`
  case e44

  /// `GET /`
  case e45

  /// `GET /`
  case e46

  /// `GET /`
  case e47

  /// `GET /`
  case e48

  /// `GET /`
  case e49

  /// `GET /`
  case e50
}

nonisolated extension ShopAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .e0:
      Self.defaults.get()
    case .e1:
      Self.defaults.get()
    case .e2:
      Self.defaults.get()
    case .e3:
      Self.defaults.get()
    case .e4:
      Self.defaults.get()
    case .e5:
      Self.defaults.get()
    case .e6:
      Self.defaults.get()
    case .e7:
      Self.defaults.get()
    case .e8:
      Self.defaults.get()
    case .e9:
      Self.defaults.get()
    case .e10:
      Self.defaults.get()
    case .e11:
      Self.defaults.get()
    case .e12:
      Self.defaults.get()
    case .e13:
      Self.defaults.get()
    case .e14:
      Self.defaults.get()
    case .e15:
      Self.defaults.get()
    case .e16:
      Self.defaults.get()
    case .e17:
      Self.defaults.get()
    case .e18:
      Self.defaults.get()
    case .e19:
      Self.defaults.get()
    case .e20:
      Self.defaults.get()
    case .e21:
      Self.defaults.get()
    case .e22:
      Self.defaults.get()
    case .e23:
      Self.defaults.get()
    case .e24:
      Self.defaults.get()
    case .e25:
      Self.defaults.get()
    case .e26:
      Self.defaults.get()
    case .e27:
      Self.defaults.get()
    case .e28:
      Self.defaults.get()
    case .e29:
      Self.defaults.get()
    case .e30:
      Self.defaults.get()
    case .e31:
      Self.defaults.get()
    case .e32:
      Self.defaults.get()
    case .e33:
      Self.defaults.get()
    case .e34:
      Self.defaults.get()
    case .e35:
      Self.defaults.get()
    case .e36:
      Self.defaults.get()
    case .e37:
      Self.defaults.get()
    case .e38:
      Self.defaults.get()
    case .e39:
      Self.defaults.get()
    case .e40:
      Self.defaults.get()
    case .e41:
      Self.defaults.get()
    case .e42:
      Self.defaults.get()
    case .e43:
      Self.defaults.get()
    case .e44:
      Self.defaults.get()
    case .e45:
      Self.defaults.get()
    case .e46:
      Self.defaults.get()
    case .e47:
      Self.defaults.get()
    case .e48:
      Self.defaults.get()
    case .e49:
      Self.defaults.get()
    case .e50:
      Self.defaults.get()
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://shop.example.com")
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e0: Self {
    Self(.e0, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e1: Self {
    Self(.e1, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e2: Self {
    Self(.e2, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e3: Self {
    Self(.e3, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e4: Self {
    Self(.e4, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e5: Self {
    Self(.e5, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e6: Self {
    Self(.e6, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e7: Self {
    Self(.e7, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e8: Self {
    Self(.e8, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e9: Self {
    Self(.e9, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e10: Self {
    Self(.e10, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e11: Self {
    Self(.e11, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e12: Self {
    Self(.e12, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e13: Self {
    Self(.e13, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e14: Self {
    Self(.e14, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e15: Self {
    Self(.e15, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e16: Self {
    Self(.e16, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e17: Self {
    Self(.e17, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e18: Self {
    Self(.e18, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e19: Self {
    Self(.e19, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e20: Self {
    Self(.e20, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e21: Self {
    Self(.e21, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e22: Self {
    Self(.e22, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e23: Self {
    Self(.e23, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e24: Self {
    Self(.e24, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e25: Self {
    Self(.e25, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e26: Self {
    Self(.e26, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e27: Self {
    Self(.e27, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e28: Self {
    Self(.e28, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e29: Self {
    Self(.e29, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e30: Self {
    Self(.e30, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e31: Self {
    Self(.e31, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e32: Self {
    Self(.e32, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e33: Self {
    Self(.e33, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e34: Self {
    Self(.e34, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e35: Self {
    Self(.e35, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e36: Self {
    Self(.e36, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e37: Self {
    Self(.e37, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e38: Self {
    Self(.e38, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e39: Self {
    Self(.e39, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e40: Self {
    Self(.e40, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e41: Self {
    Self(.e41, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e42: Self {
    Self(.e42, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e43: Self {
    Self(.e43, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e44: Self {
    Self(.e44, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e45: Self {
    Self(.e45, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e46: Self {
    Self(.e46, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e47: Self {
    Self(.e47, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e48: Self {
    Self(.e48, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e49: Self {
    Self(.e49, .void)
  }
}

nonisolated extension Call where Target == ShopAPI, Value == Void {
  public static var e50: Self {
    Self(.e50, .void)
  }
}

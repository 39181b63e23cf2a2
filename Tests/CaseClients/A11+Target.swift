// Generated from a11.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime
public import Foundation

/// Several files under one part name, with a file name each and no media type.
public nonisolated enum ImageUploadAPI: Sendable {
  /// `POST /image`
  case uploadImages(images: [Data])
}

nonisolated extension ImageUploadAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .uploadImages(let images):
      Self.defaults.post("image")
        .encoding(.multipart)
        .parameter("file", images, .fileName("{uuid}.png").noMediaType)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.org")
    .defaultHeader("Content-type", "multipart/form-data")
}

nonisolated extension Call where Target == ImageUploadAPI {
  public static func uploadImages(images: [Data]) -> Self where Value == Void {
    Self(.uploadImages(images: images), .void)
  }
}

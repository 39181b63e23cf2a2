import Foundation
import Testing

@testable import EndpointRuntime

/// Servers show their certificates on Apple's systems only; what is pinned of them is found anywhere.
@Suite struct CertificatePinTests {
  /// Self-signed certificates, and what `openssl pkey -pubout -outform der` says of their keys.
  static let certificates: [(certificate: String, key: String)] = [
    (ellipticCurve, ellipticCurveKey), (rsa, rsaKey),
  ]

  @Test(arguments: certificates)
  func keyIsTakenFromTheCertificate(certificate: String, key: String) {
    #expect(SubjectPublicKeyInfo(certificate: data(certificate))?.data == data(key))
  }

  @Test(arguments: certificates)
  func whatIsNoCertificateHasNoKey(certificate: String, key: String) {
    let whole = data(certificate)
    for length in 0..<whole.count {
      #expect(SubjectPublicKeyInfo(certificate: whole.prefix(length)) == nil)
    }
    #expect(SubjectPublicKeyInfo(certificate: data(key)) == nil)
    #expect(SubjectPublicKeyInfo(certificate: Data([0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF])) == nil)
  }

  @Test func aHostIsAllowedItsCertificatesAndKeysAndNoOthers() {
    let (one, other) = (data(Self.ellipticCurve), data(Self.rsa))
    // Any function that tells bytes apart does.
    let hash = { (data: Data) in Data(data.reversed()) }
    let pins = CertificatePins(
      ["A.example": [hash(one)]], publicKeys: ["b.example": [hash(data(Self.ellipticCurveKey))]])
    #expect(pins.names("a.example") && pins.names("b.example") && !pins.names("c.example"))
    for host in ["a.example", "b.example"] {
      #expect(pins.allows(one, of: host, sha256: hash))
      #expect(!pins.allows(other, of: host, sha256: hash))
    }
    #expect(!pins.allows(one, of: "c.example", sha256: hash))
  }

  private func data(_ text: String) -> Data { Data(base64Encoded: text)! }

  private static let ellipticCurve = """
    MIIBbzCCARWgAwIBAgIUcGUK9Bm4KgjXMy5Yi8WbiO/GCvgwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBYTAgFw0yNj\
    ExMzAwODA0MDdaGA8yMTI2MTEwNjA4MDQwN1owDDEKMAgGA1UEAwwBYTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IA\
    BF9RDd6YU2ImHlHVJsk7mgZXFkw12jilb8/gChHYc7o6LSfhki/V92fSOIwR5T5l1rYcWSQASoa8Fr1ASGBB+7KjUz\
    BRMB0GA1UdDgQWBBSc2dvvFcJfxtzcxYc8LExzGAZgSDAfBgNVHSMEGDAWgBSc2dvvFcJfxtzcxYc8LExzGAZgSDAP\
    BgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQDY8gaDt2x1pAyAOfZbY4fmgKcHtJMNNwnnpLoYewMyDg\
    Igb3coWdno71ZYYUa/WTSmH/Yq3A63N/9FDionvzibk34=
    """

  private static let ellipticCurveKey = """
    MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEX1EN3phTYiYeUdUmyTuaBlcWTDXaOKVvz+AKEdhzujotJ+GSL9X3Z9\
    I4jBHlPmXWthxZJABKhrwWvUBIYEH7sg==
    """

  private static let rsa = """
    MIIB9jCCAV+gAwIBAgIUJ2e7o+bQies3vAo0sxBr3Gqmd/gwDQYJKoZIhvcNAQELBQAwDDEKMAgGA1UEAwwBYTAgFw\
    0yNjExMzAwODA0MDdaGA8yMTI2MTEwNjA4MDQwN1owDDEKMAgGA1UEAwwBYTCBnzANBgkqhkiG9w0BAQEFAAOBjQAw\
    gYkCgYEA1N/2izmoEJ58rLltX3z+QuJ6Ze1aut/cFdORDu/Vg71oKXdB+QwCWLSrpQNDfIVSVtqJ8U/kKD4Ljl9Zqq\
    tFF9RHBrOeD4OPui+rRUDjKQUhzWKGlMpFM64DWy23Uub5YBl71DlPjU+BqH1li8dmlGTRjiiPG9Z4zJ5qqNA6oPcC\
    AwEAAaNTMFEwHQYDVR0OBBYEFBDokSL4g3gpC3YTLoWae6ePUEFTMB8GA1UdIwQYMBaAFBDokSL4g3gpC3YTLoWae6\
    ePUEFTMA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADgYEAe/0UUfySXlP52I3YG/FsMYzlf3HlLGr47hh+\
    WbEz20zinYf7FABat7B/rPwqsM/tePEeYv0ZIHA3UTpOBmC3zGrwT5ecQwReeYhD35UZsStO6WWofIcCP1IGmnEM8L\
    DhuQkj9kEcJEi0Tcy0+W5PdJXHZtlL4PSqYji+x4qkcio=
    """

  private static let rsaKey = """
    MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDU3/aLOagQnnysuW1ffP5C4npl7Vq639wV05EO79WDvWgpd0H5DA\
    JYtKulA0N8hVJW2onxT+QoPguOX1mqq0UX1EcGs54Pg4+6L6tFQOMpBSHNYoaUykUzrgNbLbdS5vlgGXvUOU+NT4Go\
    fWWLx2aUZNGOKI8b1njMnmqo0Dqg9wIDAQAB
    """
}

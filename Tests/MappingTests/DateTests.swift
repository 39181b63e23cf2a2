import Foundation
import Testing

@testable import EndpointRuntime

@Suite struct DateTests {
  @Test(arguments: [
    ("2022-11-15T02:17:27Z", 1_668_478_647.0), ("2012-10-30T19:49:28.123Z", 1_351_626_568.123),
    ("2012-10-30T19:49:28.123456789Z", 1_351_626_568.123456789),
    ("2022-11-15T04:17:27+02:00", 1_668_478_647), ("2022-11-15T04:17:27+0200", 1_668_478_647),
    ("2022-11-15T04:17:27+02", 1_668_478_647), ("2022-11-14T20:47:27-05:30", 1_668_478_647),
    ("2022-11-15t02:17:27z", 1_668_478_647), ("2022-11-15 02:17:27Z", 1_668_478_647),
    ("2022-11-15T02:17Z", 1_668_478_620), ("2022-11-15T02:17:27,5Z", 1_668_478_647.5),
    ("1969-12-31T23:59:59.5Z", -0.5), ("0001-01-01T00:00:00Z", -62_135_596_800),
    ("2000-02-29T00:00:00Z", 951_782_400), ("2016-12-31T23:59:60Z", 1_483_228_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func iso8601IsReadInAllItsForms(_ text: String, _ seconds: Double) {
    let date = DateFormat.iso8601.date(from: text)
    #expect(date.map { abs($0.timeIntervalSince1970 - seconds) < 1e-6 } == true)
  }

  @Test(arguments: [
    "", "2022", "2022-11-15", "2022-11-15T02:17:27", "2022-13-01T00:00:00Z", "2022-02-29T00:00:00Z",
    "2022-11-15T24:00:00Z", "2022-11-15T02:60:00Z", "2022-11-15T02:17:27.Z",
    "2022-11-15T02:17:27Zx",
    "2022-11-15T02:17:27+24:00", "2022-1-15T02:17:27Z", " 2022-11-15T02:17:27Z",
    "1900-02-29T00:00:00Z",
    "+022-11-15T02:17:27Z", "２022-11-15T02:17:27Z", "1668478647",
  ])
  func whatIsNoDateIsRefused(_ text: String) {
    #expect(DateFormat.iso8601.date(from: text) == nil)
  }

  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00Z"), (1_351_626_568.123, "2012-10-30T19:49:28.123Z"),
    (-0.5, "1969-12-31T23:59:59.500Z"), (951_782_400.0009, "2000-02-29T00:00:00.001Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
    (1e300, "287168-08-24T16:00:00Z"), (-62_167_219_201, "-0001-12-31T23:59:59Z"),
  ])
  func iso8601IsWrittenInUTC(_ seconds: Double, _ text: String) {
    #expect(DateFormat.iso8601.string(from: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test func anyMillisecondOfTheCalendarRoundTrips() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let milliseconds = Int64.random(
        in: -62_135_596_800_000...253_402_300_799_999, using: &generator)
      let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      let text = DateFormat.iso8601.string(from: date)
      let back = DateFormat.iso8601.date(from: text)
      guard let back, abs(back.timeIntervalSince(date)) < 0.0005,
        DateFormat.iso8601.string(from: back) == text
      else {
        Issue.record("\(milliseconds): \(text), read as \(String(describing: back))")
        return
      }
    }
  }

  @Test func secondsAndMillisecondsAreNumbersOrNumericText() {
    #expect(
      DateFormat.seconds.date(from: 1_591_781_962) == Date(timeIntervalSince1970: 1_591_781_962))
    #expect(
      DateFormat.seconds.date(from: "1591781962.5") == Date(timeIntervalSince1970: 1_591_781_962.5))
    #expect(
      DateFormat.milliseconds.date(from: 1_591_781_962_123)
        == Date(timeIntervalSince1970: 1_591_781_962.123))
    #expect(
      DateFormat.milliseconds.date(from: "1591781962123")
        == Date(timeIntervalSince1970: 1_591_781_962.123))
    #expect(DateFormat.seconds.date(from: "soon") == nil)
    #expect(DateFormat.seconds.date(from: true) == nil)
    #expect(DateFormat.seconds.date(from: "") == nil)
    let date = Date(timeIntervalSince1970: 1_591_781_962.123)
    #expect(DateFormat.seconds.json(from: date).description == "1591781962.123")
    #expect(DateFormat.milliseconds.json(from: date).description == "1591781962123")
    #expect(DateFormat.seconds.string(from: Date(timeIntervalSince1970: 5)) == "5")
  }

  @Test func httpDatesAreReadInTheirThreeForms() {
    let date = Date(timeIntervalSince1970: 784_111_777)
    #expect(DateFormat.httpDate.string(from: date) == "Sun, 06 Nov 1994 08:49:37 GMT")
    for text in [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ] {
      #expect(DateFormat.httpDate.date(from: text) == date, "\(text)")
    }
    for text in ["", "Sun, 06 Nov 1994 08:49:37", "Sun, 31 Feb 1994 08:49:37 GMT", "yesterday"] {
      #expect(DateFormat.httpDate.date(from: text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("yyyy-MM-dd HH:mm:ss", nil, "2024-02-29 08:30:00", 1_709_195_400.0),
    ("yyyy-MM-dd HH:mm:ss", "Asia/Shanghai", "2024-02-29 16:30:00", 1_709_195_400),
    ("yyyy-MM-dd'T'HH:mm:ss.SSS", nil, "2024-02-29T08:30:00.250", 1_709_195_400.25),
    (
      "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX", "Europe/Berlin", "2024-02-29T09:30:00.123456+01:00",
      1_709_195_400.123456
    ),
    ("yyyyMMddHHmmss", nil, "20240229083000", 1_709_195_400),
    ("EEE MMM dd HH:mm:ss Z yyyy", nil, "Thu Feb 29 08:30:00 +0000 2024", 1_709_195_400),
    (
      "EEEE, d MMMM yyyy 'at' h:mm a", "America/New_York", "Thursday, 29 February 2024 at 3:30 AM",
      1_709_195_400
    ),
    ("dd/MM/yy HH:mm", nil, "29/02/24 08:30", 1_709_195_400),
    ("h 'o''clock' a, yyyy-MM-dd", nil, "12 o'clock PM, 2024-02-29", 1_709_208_000),
    ("HH:mm", nil, "08:30", 946_715_400),
  ])
  func patternsAreReadAndWritten(
    _ row: (pattern: String, timeZone: String?, text: String, seconds: Double)
  ) {
    let format = DateFormat.pattern(row.pattern, timeZone: row.timeZone)
    let date = format.date(from: row.text)
    #expect(date.map { abs($0.timeIntervalSince1970 - row.seconds) < 1e-6 } == true)
    #expect(format.string(from: Date(timeIntervalSince1970: row.seconds)) == row.text)
  }

  /// What is done by hand must be what `DateFormatter` does.
  @Test(
    arguments: [
      "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss.SSSZ", "yyyyMMddHHmmss", "dd.MM.yyyy",
      "EEE, dd MMM yyyy HH:mm:ss zzz", "EEE MMM d HH:mm:ss Z yyyy", "d MMMM yyyy, h:mm:ss a",
      "yyyy-MM-dd'T'HH:mm:ssXXX", "yyyy-MM-dd'T'HH:mm:ssX", "yyyy-MM-dd'T'HH:mm:ssXX",
      "M/d/yyyy H:m:s",
      "yyyy-MM-dd'T'HH:mm:ssxxx", "yyyy-MM-dd'T'HH:mm:ssx", "yyyy-MM-dd'T'HH:mm:ssZZZZZ",
      "hh:mm a yyyy/MM/dd",
      "yyyy'年'MM'月'dd'日' HH:mm", "''yyyy'' MM-dd HH:mm", "yyyy-MM-dd.SS",
    ], [nil, "Asia/Shanghai", "America/St_Johns", "Asia/Kathmandu"])
  func handMadePatternsAgreeWithFoundation(_ pattern: String, _ timeZone: String?) throws {
    let zone = timeZone.map { TimeZone(identifier: $0)! } ?? .gmt
    let ours = DatePattern(pattern, timeZone: zone)
    let theirs = DatePattern(pattern, timeZone: zone, byHand: false)
    #expect(ours.isByHand == !pattern.contains("z"))
    // Not before 1940: offsets of older times have seconds.
    for seconds in stride(from: -946_000_000.0, to: 4_000_000_000, by: 115_678_901.0) {
      let date = Date(timeIntervalSince1970: seconds + 0.25)
      let text = theirs.string(from: date)
      #expect(ours.string(from: date) == text)
      let expected = theirs.date(from: text)
      #expect(ours.date(from: text) == expected, "\(text)")
    }
  }

  @Test(arguments: [
    ("yyyy-MM-dd HH:mm:ss", "2024-02-30 08:30:00"), ("yyyy-MM-dd HH:mm:ss", "2024-02-29T08:30:00"),
    ("yyyy-MM-dd HH:mm:ss", "2024-02-29 08:30"), ("yyyy-MM-dd", "2024-02-29 "),
    ("yyyyMMdd", "2024229"), ("h:mm a", "13:00 PM"), ("MMM", "Foo"), ("yyyy", ""), ("yyyy", "24"),
  ])
  func textThatIsNotInThePatternIsRefused(_ pattern: String, _ text: String) {
    #expect(DateFormat.pattern(pattern).date(from: text) == nil)
  }

  @Test func severalFormatsAreTriedInOrder() throws {
    func read(_ value: String) throws -> Date {
      try ModelDecoder.decode(Model.self, from: Data(#"{"at":\#(value)}"#.utf8)).at
    }
    #expect(try read(#""1970-01-02""#) == Date(timeIntervalSince1970: 86_400))
    #expect(try read(#""1970-01-02T00:00:00Z""#) == Date(timeIntervalSince1970: 86_400))
    #expect(try read("86400000") == Date(timeIntervalSince1970: 86_400))
    #expect(
      failure(.ours, Model.self, #"{"at":"soon"}"#)
        == #"Model: expected a date (yyyy-MM-dd or ISO 8601 or milliseconds), found string "soon" at 'at'"#
    )
  }

  @Test func formattersServeManyThreads() async {
    let formats: [DateFormat] = [
      .pattern("yyyy-MM-dd HH:mm:ss", timeZone: "Asia/Shanghai"), .pattern("yy/MM/dd HH:mm:ss"),
      .iso8601,
      .httpDate, .pattern("EEEE yyyy-MM-dd HH:mm:ss zzz"),
    ]
    let wrong = await withTaskGroup(of: Int.self) { group in
      for start in 0..<16 {
        group.addTask {
          var wrong = 0
          for step in 0..<60 {
            let date = Date(
              timeIntervalSince1970: Double(start * 100_000_007 % 1_700_000_000 + step * 86_399))
            for format in formats where format.date(from: format.string(from: date)) != date {
              wrong += 1
            }
          }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func daysAreDatesWithoutTime() throws {
    #expect(Day("2024-02-29") == Day(year: 2024, month: 2, day: 29))
    for text in ["2023-02-29", "2024-2-29", "2024-02-29T00:00:00Z", "", "2024-00-01"] {
      #expect(Day(text) == nil, "\(text)")
    }
    #expect(Day(year: 7, month: 1, day: 2).description == "0007-01-02")
    #expect(Day(year: 2024, month: 1, day: 31) < Day(year: 2024, month: 2, day: 1))
    let shanghai = TimeZone(identifier: "Asia/Shanghai")!
    let date = Day(year: 2024, month: 2, day: 29).date(in: shanghai)
    #expect(DateFormat.iso8601.string(from: date) == "2024-02-28T16:00:00Z")
    #expect(Day(date, in: shanghai) == Day(year: 2024, month: 2, day: 29))
    #expect(Day(date) == Day(year: 2024, month: 2, day: 28))
  }

  @Test(arguments: [
    (DataFormat.base64, "+/8A", [0xFB, 0xFF, 0x00]), (.base64url, "-_8A", [0xFB, 0xFF, 0x00]),
    (.base64url, "-w", [0xFB]), (.hex, "fbff00", [0xFB, 0xFF, 0x00]), (.base64, "", []),
    (.hex, "", []),
  ])
  func bytesAreReadAndWritten(_ format: DataFormat, _ text: String, _ bytes: [UInt8]) {
    #expect(format.string(from: Data(bytes)) == text)
    #expect(format.data(from: text) == Data(bytes))
  }

  @Test func whatAreNoBytesIsRefused() {
    #expect(DataFormat.hex.data(from: "abc") == nil)
    #expect(DataFormat.hex.data(from: "gg") == nil)
    #expect(DataFormat.hex.data(from: "FB") == Data([0xFB]))
    #expect(DataFormat.base64.data(from: "*") == nil)
    #expect(DataFormat.base64url.data(from: "-_8A+*") == nil)
  }
}

private struct Model: Decodable {
  var at: Date

  init(from decoder: any Decoder) throws {
    let reader = try ModelReader(decoder, "Model")
    at = try reader.value("at", .dates(.pattern("yyyy-MM-dd"), .iso8601, .milliseconds))
  }
}

/// The days of the Gregorian calendar.
package enum CalendarDay {
  /// Whether there is such a day; months and days count from 1.
  package static func exists(year: Int, month: Int, day: Int) -> Bool {
    guard 1...12 ~= month else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...days[month - 1] ~= day
  }
}

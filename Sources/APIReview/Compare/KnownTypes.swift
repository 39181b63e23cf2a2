/// Types that callers may use without saying their modules: those of Swift and Foundation that a module's own hides from
/// them, and those of SwiftUI that become ambiguous beside it.
enum KnownTypes {
  static let names: Set<String> = [
    // Swift
    "Actor", "AnyHashable", "Array", "AsyncSequence", "AsyncStream", "Character", "Clock",
    "Codable",
    "Dictionary", "Duration", "Error", "Identifiable", "Mirror", "Never", "Optional", "Range",
    "Result", "Sequence", "Set", "String", "Task", "Unicode",
    // Foundation
    "Bundle", "Calendar", "Cache", "Data", "Date", "DateComponents", "DateFormatter", "Decimal",
    "Dimension", "FileHandle", "FileManager", "Formatter", "Host", "IndexPath", "IndexSet",
    "Locale", "Measurement", "Message", "Notification", "NotificationCenter", "Operation", "Pipe",
    "Port", "Process", "Progress", "Scanner", "Stream", "Thread", "Timer", "TimeInterval",
    "TimeZone", "Unit", "URL", "URLRequest", "URLResponse", "URLSession", "UserDefaults", "UUID",
    // SwiftUI
    "Alert", "Animation", "App", "Binding", "Button", "Capsule", "Circle", "Color", "Divider",
    "Edge", "Ellipse", "Environment", "Font", "Form", "Gradient", "Grid", "Group", "Image", "Label",
    "Layout", "Link", "List", "Menu", "Path", "Picker", "Rectangle", "Scene", "Section", "Shape",
    "Spacer", "State", "Stepper", "Tab", "Table", "Text", "Toggle", "Transaction", "View", "Window",
  ]
}

/// One thing to tell the author of a spec.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable { case error, warning }

  /// What is wrong, with a stable identifier that tests and docs can name.
  package struct Message: Hashable, Sendable {
    /// Kebab-case, such as `unknown-encoding`. It never changes.
    package var id: String
    /// One line in lower case that quotes what was written: `unknown encoding 'msgpack'`.
    package var text: String
    package var severity: Severity
    /// What to write instead; nil when the text already says it.
    package var help: String?

    package init(id: String, text: String, severity: Severity, help: String? = nil) {
      self.id = id
      self.text = text
      self.severity = severity
      self.help = help
    }

    package static func error(_ id: String, _ text: String, help: String? = nil) -> Message {
      Message(id: id, text: text, severity: .error, help: help)
    }

    package static func warning(_ id: String, _ text: String, help: String? = nil) -> Message {
      Message(id: id, text: text, severity: .warning, help: help)
    }
  }

  /// Another place that belongs to the story: `first declared here`.
  package struct Note: Hashable, Sendable {
    package var text: String
    package var range: SourceRange

    package init(_ text: String, at range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// A change of the text that mends it.
  package struct FixIt: Hashable, Sendable {
    package var range: SourceRange
    package var replacement: String

    package init(replacing range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  package var message: Message
  package var range: SourceRange
  package var notes: [Note]
  package var fixIt: FixIt?
  /// What stays the same when it moves to another line, for those who compare runs.
  package var fingerprint: String?

  package init(
    _ message: Message, at range: SourceRange, notes: [Note] = [], fixIt: FixIt? = nil,
    fingerprint: String? = nil
  ) {
    // What a message quotes is any text of a spec, and whoever prints it would have to remember that.
    self.message = message.writtenOut
    self.range = range
    self.notes = notes.map { Note($0.text.writtenOut, at: $0.range) }
    self.fixIt = fixIt
    self.fingerprint = fingerprint
  }
}

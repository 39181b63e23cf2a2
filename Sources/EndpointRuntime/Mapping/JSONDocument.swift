public import Foundation

/// Parsed JSON, laid out flat: reading a model from it makes no tree.
///
/// The bytes are kept, and strings and numbers are made from them only when they are asked for. The text is UTF-8,
/// UTF-16 or UTF-32, with a byte order mark or without. Of equal keys in an object the first counts.
public final class JSONDocument: @unchecked Sendable {
  // Nobody changes the two buffers once `init` is done, which is what makes the class safe to share.
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let slots: UnsafePointer<JSONSlot>
  /// How deep arrays and objects nest.
  let depth: Int

  /// Throws a `JSONSyntaxError` for what is no JSON, for an empty text too, and for nesting deeper than
  /// `maximumDepth`: what is read from it by recursion must not overflow a stack.
  public init(_ data: Data) throws(JSONSyntaxError) {
    var parser = JSONParser(data)
    do throws(JSONSyntaxError) {
      slots = try parser.parse()
    } catch {
      parser.bytes.deallocate()
      throw error
    }
    bytes = UnsafePointer(parser.bytes)
    count = parser.count
    depth = parser.depth
  }

  /// How deep arrays and objects may nest, as in Foundation's decoder.
  public static let maximumDepth = 512

  deinit {
    bytes.deallocate()
    slots.deallocate()
  }
}

/// One entry of the flat form: a scalar is one slot, an array or object two and those of its content, a key of an object
/// stands before its value.
struct JSONSlot {
  enum Kind: UInt8 {
    case null, `false`, `true`, number, string, array, object
    /// The second slot of an array or object. `first`: the slot of what holds it, or `none`; `second`: its place there, the
    /// slot of its key or its index.
    case link
  }

  static let none = UInt32.max

  var kind: Kind
  /// A string: holds a backslash. A number: has a fraction or an exponent.
  var isComplex = false
  /// A string: may hold more than ASCII.
  var isWide = false
  /// A scalar: where its text begins. An array or object: the slot after its last.
  var first: UInt32
  /// A scalar: how many bytes its text has. An array or object: how many elements or pairs it has.
  var second: UInt32
}

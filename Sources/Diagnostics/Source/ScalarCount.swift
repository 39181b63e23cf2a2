// Columns count Unicode scalars. In UTF-8 they are the bytes that do not continue another.
extension String {
  package var scalarCount: Int { self[...].scalarCount }
}

extension Substring {
  package var scalarCount: Int {
    var count = 0
    for byte in utf8 where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

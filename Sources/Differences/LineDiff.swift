/// Which lines of a text were taken out and which put in to get another.
///
/// Myers' greedy algorithm ("An O(ND) Difference Algorithm and Its Variations", 1986), between lines that
/// occur once in each text where the texts differ much.
package struct LineDiff {
  /// Lines that stand for each other: old lines in `old` became the new ones in `new`. One of the two may
  /// be empty.
  package struct Edit: Hashable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  package private(set) var edits: [Edit] = []
  /// Lines as numbers: they are compared often.
  private var old: [Int] = []
  private var new: [Int] = []
  private var texts: [ArraySlice<UInt8>] = []

  /// Beyond this many differences in a stretch without common unique lines it counts as replaced: the
  /// time grows with their square.
  private static let mostDifferences = 1500

  package init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = texts.count
      texts.append(line)
      return texts.count - 1
    }
    self.old = old.map { number($0) }
    self.new = new.map { number($0) }
    compare(0..<old.count, 0..<new.count)
    edits = merged(edits)
    slide()
  }

  private mutating func compare(_ left: Range<Int>, _ right: Range<Int>) {
    var (left, right) = (left, right)
    while let first = left.first, let other = right.first, old[first] == new[other] {
      left = left.dropFirst()
      right = right.dropFirst()
    }
    while let last = left.last, let other = right.last, old[last] == new[other] {
      left = left.dropLast()
      right = right.dropLast()
    }
    if left.isEmpty, right.isEmpty { return }
    if left.isEmpty || right.isEmpty {
      edits.append(Edit(old: left, new: right))
    } else if let path = myers(left, right) {
      edits += path
    } else {
      compareBetweenAnchors(left, right)
    }
  }

  // MARK: Myers

  /// The edits of a shortest script; nil when it would be longer than `mostDifferences`.
  private func myers(_ left: Range<Int>, _ right: Range<Int>) -> [Edit]? {
    let (n, m) = (left.count, right.count)
    let most = min(n + m, Self.mostDifferences)
    // For each diagonal k = x - y, at k + d, the farthest x that d differences reach; one row for each d.
    var rows: [[Int]] = []
    var row = [0]
    for d in 0...most {
      var next = [Int](repeating: 0, count: 2 * d + 1)
      for k in stride(from: -d, through: d, by: 2) {
        var x: Int
        if d == 0 {
          x = 0
        } else {
          // From the row before, whose diagonal k stands at k + d - 1.
          let isDown = k == -d || (k != d && row[k + d - 2] < row[k + d])
          x = isDown ? row[k + d] : row[k + d - 2] + 1
        }
        while x < n, x - k < m, x - k >= 0,
          old[left.lowerBound + x] == new[right.lowerBound + x - k]
        { x += 1 }
        next[k + d] = x
        if x >= n, x - k >= m {
          rows.append(next)
          return script(rows, left, right)
        }
      }
      rows.append(next)
      row = next
    }
    return nil
  }

  /// Walks back from the end of both texts through the rows.
  private func script(_ rows: [[Int]], _ left: Range<Int>, _ right: Range<Int>) -> [Edit] {
    var edits: [Edit] = []
    var (x, y) = (left.count, right.count)
    for d in stride(from: rows.count - 1, to: 0, by: -1) {
      let row = rows[d - 1]
      let k = x - y
      let isDown = k == -d || (k != d && row[k + d - 2] < row[k + d])
      let beforeX = isDown ? row[k + d] : row[k + d - 2]
      let beforeY = beforeX - (isDown ? k + 1 : k - 1)
      let (oldLine, newLine) = (left.lowerBound + beforeX, right.lowerBound + beforeY)
      edits.append(
        isDown
          ? Edit(old: oldLine..<oldLine, new: newLine..<newLine + 1)
          : Edit(old: oldLine..<oldLine + 1, new: newLine..<newLine))
      (x, y) = (beforeX, beforeY)
    }
    return edits.reversed()
  }

  // MARK: Anchors

  /// Cuts two stretches at lines that occur once in each, and compares what lies between.
  private mutating func compareBetweenAnchors(_ left: Range<Int>, _ right: Range<Int>) {
    let anchors = anchors(left, right)
    guard !anchors.isEmpty else {
      edits.append(Edit(old: left, new: right))
      return
    }
    var (oldStart, newStart) = (left.lowerBound, right.lowerBound)
    for (oldLine, newLine) in anchors {
      compare(oldStart..<oldLine, newStart..<newLine)
      (oldStart, newStart) = (oldLine + 1, newLine + 1)
    }
    compare(oldStart..<left.upperBound, newStart..<right.upperBound)
  }

  /// The longest run of lines that are unique in both stretches and come in the same order.
  private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(Int, Int)] {
    func unique(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
      var places: [Int: Int] = [:]
      for index in range { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
      return places.filter { $0.value >= 0 }
    }
    let places = unique(new, right)
    let pairs = unique(old, left).compactMap { line, index in places[line].map { (index, $0) } }
      .sorted { $0.0 < $1.0 }
    // Patience: piles whose tops grow; each card knows the top of the pile before it.
    var tops: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (card, pair) in pairs.enumerated() {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      before[card] = low > 0 ? tops[low - 1] : nil
      if low == tops.count { tops.append(card) } else { tops[low] = card }
    }
    var run: [(Int, Int)] = []
    var card = tops.last
    while let current = card {
      run.append(pairs[current])
      card = before[current]
    }
    return run.reversed()
  }

  // MARK: Reading well

  /// Edits that touch become one.
  private func merged(_ edits: [Edit]) -> [Edit] {
    var merged: [Edit] = []
    for edit in edits {
      if let last = merged.last, last.old.upperBound == edit.old.lowerBound,
        last.new.upperBound == edit.new.lowerBound
      {
        merged[merged.count - 1] = Edit(
          old: last.old.lowerBound..<edit.old.upperBound,
          new: last.new.lowerBound..<edit.new.upperBound)
      } else {
        merged.append(edit)
      }
    }
    return merged
  }

  /// Moves lines that were only put in, or only taken out, up or down as far as the text stays the same,
  /// to where they read best: a new member is shown from its first line on, not from the brace that
  /// closes the one before it.
  private mutating func slide() {
    for index in edits.indices {
      let edit = edits[index]
      guard edit.old.isEmpty != edit.new.isEmpty else { continue }
      let lines = edit.new.isEmpty ? old : new
      let block = edit.new.isEmpty ? edit.old : edit.new
      let bounds = commonLines(around: index)
      var best = (shift: 0, cost: Int.max)
      var lowest = 0
      while lowest > bounds.lowerBound,
        lines[block.lowerBound + lowest - 1] == lines[block.upperBound + lowest - 1]
      { lowest -= 1 }
      var shift = lowest
      while true {
        let cost = cost(ofLine: lines[block.lowerBound + shift])
        if cost <= best.cost { best = (shift, cost) }
        guard shift < bounds.upperBound,
          lines[block.lowerBound + shift] == lines[block.upperBound + shift]
        else { break }
        shift += 1
      }
      edits[index] = Edit(
        old: edit.old.moved(by: best.shift), new: edit.new.moved(by: best.shift))
    }
  }

  /// How many lines before and behind an edit are the same in both texts; the former negative.
  private func commonLines(around index: Int) -> ClosedRange<Int> {
    let edit = edits[index]
    let before =
      index > 0 ? edit.old.lowerBound - edits[index - 1].old.upperBound : edit.old.lowerBound
    let next = index + 1 < edits.count ? edits[index + 1].old.lowerBound : old.count
    return -before...(next - edit.old.upperBound)
  }

  private func cost(ofLine number: Int) -> Int {
    let text = texts[number].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return switch text.first {
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): 2
    case nil: 1
    default: 0
    }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}

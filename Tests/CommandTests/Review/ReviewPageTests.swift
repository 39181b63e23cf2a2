import Foundation
import TestSupport
import Testing

/// The page of `review --html` in a real browser.
///
/// `SCREENSHOTS=folder swift test --filter ReviewPageTests` keeps what it looks like, for a person to judge.
@Suite(
  .serialized,
  .enabled(
    if: Browser.executable != nil, "there is no Chromium: scripts/install.sh test installs it"))
struct ReviewPageTests {
  @Test func showsEachChangeWithItsVerdictsAndItsLines() throws {
    let (browser, review) = try Self.shop()
    try browser.show(width: 1440, height: 1000)
    #expect(try browser.evaluate("document.title") as? String == "Review: HEAD → the working tree")
    #expect(
      Set(try browser.texts(of: ".meta a")) == Set(review.changes.map { $0["fingerprint"]! }))
    for change in review.changes {
      let row = "document.getElementById('c\(change["fingerprint"]!)').textContent"
      let text = try #require(try browser.evaluate(row) as? String)
      #expect(text.contains("source \(change["source"]!)"), "\(change)")
      #expect(text.contains("wire \(change["wire"]!)"), "\(change)")
      #expect(text.contains(change["text"]!.filter { $0 != "'" }), "\(change)")
    }
    let first = try #require(try browser.texts(of: ".change").first)
    #expect(first.contains("★"))
    let card = "document.getElementById('s1').querySelector('article').textContent"
    let lines = try #require(try browser.evaluate(card) as? String)
    #expect(lines.contains("amount: { type: Decimal, key: total }"))
    #expect(lines.contains("amount = try reader.value(\"total\")"))
    #expect(lines.contains("Shop+Models.swift"))
  }

  /// The spec and what was generated from it stand beside each other, and nothing is cut off.
  @Test func fitsEachWindow() throws {
    let (browser, _) = try Self.shop()
    for (width, isPhone) in [(1440, false), (1024, false), (390, true), (320, true)] {
      try fits(browser, width: width, isPhone: isPhone)
    }
  }

  private func fits(_ browser: Browser, width: Int, isPhone: Bool) throws {
    try browser.show(width: width, height: 844, isPhone: isPhone)
    #expect(
      try browser.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth")
        as? Int == 0, "\(width)")
    let wide = try browser.evaluate(
      """
      [...document.querySelectorAll('main *')].filter(e => e.scrollWidth > e.clientWidth + 1
        && getComputedStyle(e).display != 'inline' && e.clientWidth > 0).map(e => e.outerHTML)
      """)
    #expect(wide as? [String] == [])
    let sides = try browser.evaluate(
      """
      [...document.querySelector('.sides').children].map(e => e.getBoundingClientRect().top)
      """)
    let tops = try #require(sides as? [Double])
    #expect((tops[0] == tops[1]) == !isPhone)
    try browser.keep("review-\(width)")
  }

  @Test(arguments: [false, true])
  func everyTextIsReadable(isDark: Bool) throws {
    let (browser, _) = try Self.shop()
    try browser.show(width: 1440, height: 1000, isDark: isDark)
    let ground = try browser.evaluate("getComputedStyle(document.body).backgroundColor")
    #expect((ground as? String == "rgb(246, 247, 249)") == !isDark)
    let tooPale = try browser.evaluate(Self.tooPale) as? [String]
    #expect(tooPale == [])
    try browser.keep(isDark ? "review-dark" : "review-light")
  }

  @Test func filtersByVerdictAndAxis() throws {
    let (browser, review) = try Self.shop()
    func expected(_ verdicts: [String], _ key: String) -> Set<String> {
      Set(review.changes.filter { verdicts.contains($0[key]!) }.map { $0["fingerprint"]! })
    }
    func click(_ label: String) throws {
      _ = try browser.evaluate("document.querySelector('label[for=\(label)]').click()")
    }
    #expect(try browser.shown() == expected(["breaking", "risky", "safe"], "verdict"))
    try click("f-breaking")
    #expect(try browser.shown() == expected(["risky", "safe"], "verdict"))
    try click("a-source")
    #expect(try browser.shown() == expected(["risky", "safe"], "source"))
    try click("f-risky")
    #expect(try browser.shown() == expected(["safe"], "source"))
    try click("a-wire")
    #expect(try browser.shown() == expected(["safe"], "wire"))
    // What has nothing to show goes as a whole, from the contents too.
    #expect(
      try browser.evaluate(
        "[...document.querySelectorAll('section')].filter(\(Self.isShown)).length")
        as? Int
        == browser.evaluate(
          "[...document.querySelectorAll('nav li')].filter(\(Self.isShown)).length")
        as? Int)
    try click("f-safe")
    #expect(try browser.shown() == [])
    #expect(try browser.texts(of: ".hidden") == ["The filters hide all changes."])
  }

  @Test func keysReachTheFiltersAndTheChanges() throws {
    let (browser, review) = try Self.shop()
    let all = review.changes.count
    let isOf = { (verdict: String, key: String) in review.changes.count { $0[key] == verdict } }
    try browser.press(.tab)
    try browser.press(.space)
    #expect(try browser.shown().count == all - isOf("breaking", "verdict"))
    #expect(try browser.outline(of: "label[for=f-breaking]") == "solid")
    try browser.press(.space)
    for _ in 0..<3 { try browser.press(.tab) }
    #expect(try browser.outline(of: "label[for=a-both]") == "solid")
    try browser.press(.right)
    try browser.press(.right)
    #expect(try browser.evaluate("document.querySelector('#a-wire').checked") as? Bool == true)
    // The contents are links to the changes.
    try browser.press(.tab)
    #expect(try browser.evaluate("document.activeElement.hash") as? String == "#s1")
    try browser.press(.enter)
    #expect(try browser.evaluate("location.hash") as? String == "#s1")
    // The lines of a change are folded away and back.
    _ = try browser.evaluate("document.querySelector('.lines summary').focus()")
    try browser.press(.enter)
    #expect(try browser.evaluate("document.querySelector('.lines').open") as? Bool == false)
  }

  @Test func asksForNothing() throws {
    let (browser, _) = try Self.shop()
    #expect(browser.requests.count == 1)
    #expect(browser.messages == [])
  }

  // MARK: Hostile specs

  @Test func nothingOfAHostileSpecRuns() throws {
    let project = try HostileSpecs.project()
    let result = try project.run(
      "review", HostileSpecs.branch, "--html", "page.html", "--format", "json")
    let review = try ReviewDocument(result.output)
    #expect(review.changes.count > 8 && review.notes == [])
    let browser = try Browser()
    try browser.open(URL(filePath: "\(project.path)/page.html"))
    // Whatever can be opened or clicked is.
    _ = try browser.evaluate(
      """
      document.querySelectorAll('details').forEach(e => e.open = true);
      document.querySelectorAll('*').forEach(e => e.click && e.click());
      new Promise(r => setTimeout(r, 200))
      """)
    #expect(try browser.evaluate("typeof window.pwned") as? String == "undefined")
    #expect(browser.requests.count == 1)
    #expect(browser.messages == [])
    let elements = try browser.evaluate(
      "[...new Set([...document.querySelectorAll('*')].map(e => e.localName))].sort()")
    #expect(Set(try #require(elements as? [String])).isSubset(of: HostileSpecs.elements))
    let attributes = try browser.evaluate(
      """
      [...new Set([...document.querySelectorAll('*')].flatMap(e => e.getAttributeNames()))].sort()
      """)
    #expect(Set(try #require(attributes as? [String])).isSubset(of: HostileSpecs.attributes))
    #expect(
      try browser.evaluate(
        "[...document.links].filter(e => !e.getAttribute('href').startsWith('#')).length") as? Int
        == 0)
    // The text is there, as text; what turns the direction of writing is written out.
    let text = try #require(try browser.evaluate("document.body.textContent") as? String)
    #expect(text.contains("<script>window.pwned=1</script>"))
    #expect(text.contains("\\u{202E}") && !text.contains("\u{202E}"))
    try browser.keep("review-hostile")
  }

  /// Were there a hole, the policy of the page would still keep scripts and requests out.
  @Test func thePolicyForbidsScriptsAndRequests() throws {
    let (browser, _) = try Self.shop()
    _ = try browser.evaluate(
      """
      const script = document.createElement('script');
      script.textContent = 'window.pwned = 1';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend',
        '<img src="http://127.0.0.1:9/x.png" onerror="window.pwned = 1"><a href="javascript:window.pwned=1" id=x>x</a>');
      document.querySelector('#x').click();
      new Promise(r => setTimeout(r, 300))
      """)
    #expect(try browser.evaluate("typeof window.pwned") as? String == "undefined")
    #expect(browser.messages.count { $0.contains("Content Security Policy") } >= 2)
  }

  // MARK: A review with many changes

  private static func shop() throws -> (Browser, ReviewDocument) {
    let (project, review) = try made.get()
    let browser = try Browser()
    try browser.open(URL(filePath: "\(project.path)/page.html"))
    return (browser, review)
  }

  private static let made = Result {
    let specs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Specs")
    func spec(_ name: String) throws -> String {
      try String(contentsOf: specs.appending(path: "\(name).yaml"), encoding: .utf8)
    }
    let project = try GitProject(["specs/shop.yaml": spec("old")])
    try project.write(spec("new"), "specs/shop.yaml")
    let result = try project.run("review", "HEAD", "--html", "page.html", "--format", "json")
    let review = try ReviewDocument(result.output)
    #expect(review.changes.count > 30)
    return (project, review)
  }

  private static let isShown = "e => e.checkVisibility()"

  /// The texts whose contrast to their ground is below 4.5 (WCAG 2.2, 1.4.3).
  private static let tooPale = """
    (() => {
      const numbers = c => c.match(/[\\d.]+/g).map(Number);
      const light = c => {
        const [r, g, b] = numbers(c).map(v => v / 255)
          .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = e => {
        for (; e; e = e.parentElement) {
          const c = getComputedStyle(e).backgroundColor;
          if (numbers(c)[3] !== 0) return c;
        }
        return 'rgb(255, 255, 255)';
      };
      const pale = new Set();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node; node = walker.nextNode();) {
        const element = node.parentElement;
        if (!node.data.trim() || !element.checkVisibility()) continue;
        const [a, b] = [light(getComputedStyle(element).color), light(ground(element))];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (contrast < 4.5) pale.add(element.outerHTML.slice(0, 80) + ' ' + contrast.toFixed(2));
      }
      return [...pale];
    })()
    """
}

extension Browser {
  fileprivate func texts(of selector: String) throws -> [String] {
    try evaluate(
      "[...document.querySelectorAll('\(selector)')].filter(e => e.checkVisibility()).map(e => e.textContent)"
    ) as? [String] ?? []
  }

  /// The fingerprints of the changes that can be seen.
  fileprivate func shown() throws -> Set<String> { Set(try texts(of: ".meta a")) }

  fileprivate func outline(of selector: String) throws -> String? {
    try evaluate("getComputedStyle(document.querySelector('\(selector)')).outlineStyle") as? String
  }

  /// Writes a screenshot into the folder that `SCREENSHOTS` names.
  fileprivate func keep(_ name: String) throws {
    let image = try screenshot()
    #expect(image.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    guard let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] else { return }
    try image.write(to: URL(filePath: folder).appending(path: "\(name).png"))
  }
}

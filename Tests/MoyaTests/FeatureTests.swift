import EndpointRuntime
import Foundation
import Moya
import MoyaFeatures
import RuntimeFeatures
import Testing

private typealias Ours = RuntimeFeatures.FeatureAPI
private typealias Moyas = MoyaFeatures.FeatureAPI

/// What `features.yaml` says arrives alike in both dialects: styles, formats, nulls, templates, forms of parts.
@Suite struct FeatureTests {
  private static let date = Date(timeIntervalSince1970: 1_714_523_400)

  private func expectSame(
    _ ours: Ours, _ moyas: Moyas, task: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let target = BoundTarget(moyas, with: .init(host: "h.example", key: "k"))
    let sent = try SentRequest(ours.endpoint(with: .init(host: "h.example", key: "k")))
    let sentByMoya = try SentRequest(target)
    #expect(sent == sentByMoya, "\(sent)\n\(sentByMoya)", sourceLocation: location)
    #expect(target.task.name == task, sourceLocation: location)
  }

  private func item(_ id: Int) -> RuntimeFeatures.Item {
    RuntimeFeatures.Item(
      id: id, name: "n", owner: "Ann", created: Self.date, tags: ["a"], note: .some(nil))
  }

  private func moyaItem(_ id: Int) -> MoyaFeatures.Item {
    MoyaFeatures.Item(
      id: id, name: "n", owner: "Ann", created: Self.date, tags: ["a"], note: .some(nil))
  }

  @Test func fullQueriesAreTheSame() throws {
    try expectSame(
      .search(
        kind: .large, id: "a/b c", text: "x y", ids: [1, 2], tags: ["t+", "u"], isNew: true,
        isOld: false, answers: [true, false], level: 5, where: ["b": [1, 2], "a": []],
        since: Self.date, until: [Self.date],
        bytes: Data([0xFE, 1]), day: .init(year: 2024, month: 2, day: 9), page: 2,
        price: Decimal(string: "12.50")!,
        filter: ["f": "g"], more: .init(from: 3), header: .small, cookie: "c;d"),
      .search(
        kind: .large, id: "a/b c", text: "x y", ids: [1, 2], tags: ["t+", "u"], isNew: true,
        isOld: false, answers: [true, false], level: 5, where: ["b": [1, 2], "a": []],
        since: Self.date, until: [Self.date],
        bytes: Data([0xFE, 1]), day: .init(year: 2024, month: 2, day: 9), page: 2,
        price: Decimal(string: "12.50")!,
        filter: ["f": "g"], more: .init(from: 3), header: .small, cookie: "c;d"),
      task: "requestParameters")
  }

  @Test func queriesWithoutOptionalValuesAreTheSame() throws {
    try expectSame(
      .search(
        id: "1", ids: [], isNew: false, until: [], bytes: Data(),
        day: .init(year: 2024, month: 12, day: 31), price: 3, filter: [:], more: .init(from: 1),
        cookie: "c"),
      .search(
        id: "1", ids: [], isNew: false, until: [], bytes: Data(),
        day: .init(year: 2024, month: 12, day: 31), price: 3, filter: [:], more: .init(from: 1),
        cookie: "c"), task: "requestParameters")
  }

  @Test func jsonBodiesAreTheSame() throws {
    try expectSame(
      .update(
        id: 7, name: nil, note: .some(nil), item: item(1), at: Self.date, city: "Kiel",
        dryRun: true),
      .update(
        id: 7, name: nil, note: .some(nil), item: moyaItem(1), at: Self.date, city: "Kiel",
        dryRun: true), task: "requestCompositeParameters")
    try expectSame(
      .update(id: 7, name: "n", item: item(1), at: Self.date, dryRun: false),
      .update(id: 7, name: "n", item: moyaItem(1), at: Self.date, dryRun: false),
      task: "requestCompositeParameters")
  }

  @Test func templatesAreTheSame() throws {
    try expectSame(
      .template(id: 1, tag: "\"", item: item(2)), .template(id: 1, tag: "\"", item: moyaItem(2)),
      task: "requestParameters")
    try expectSame(
      .template(id: 1, item: item(2)), .template(id: 1, item: moyaItem(2)),
      task: "requestParameters")
    try expectSame(.templateOfAList(id: 5), .templateOfAList(id: 5), task: "requestData")
  }

  @Test func formsOfPartsAreTheSame() throws {
    let photo = RuntimeFeatures.FeatureAPI.upload(
      title: "t", photo: .init(data: Data("png".utf8)),
      others: [.init(data: Data("a".utf8), name: "a.txt"), .init(data: Data("b".utf8))],
      raw: Data("raw".utf8), item: item(1), track: 1)
    try expectSame(
      photo,
      .upload(
        title: "t", photo: .init(data: Data("png".utf8)),
        others: [.init(data: Data("a".utf8), name: "a.txt"), .init(data: Data("b".utf8))],
        raw: Data("raw".utf8), item: moyaItem(1), track: 1), task: "uploadMultipart")
  }

  @Test func wholeBodiesAreTheSame() throws {
    try expectSame(
      .file(file: .init(data: Data("x".utf8), name: "x.pdf")),
      .file(file: .init(data: Data("x".utf8), name: "x.pdf")), task: "requestData")
    try expectSame(
      .bytes(bytes: Data("x".utf8), n: 1), .bytes(bytes: Data("x".utf8), n: 1),
      task: "requestCompositeData")
    try expectSame(.text(text: "é"), .text(text: "é"), task: "requestData")
    try expectSame(.item(item: item(3)), .item(item: moyaItem(3)), task: "requestJSONEncodable")
    try expectSame(.empty, .empty, task: "requestParameters")
    try expectSame(
      .problem(problem: .init(title: "t")), .problem(problem: .init(title: "t")),
      task: "requestData")
    let bytes = Data([0xFA, 0xFF])
    try expectSame(.encoded(bytes: bytes), .encoded(bytes: bytes), task: "requestData")
    try expectSame(
      .plain(file: .init(data: bytes, name: "a.png")),
      .plain(file: .init(data: bytes, name: "a.png")), task: "requestData")
  }

  @Test func valuesWithinAddressesAreTheSame() throws {
    for (lang, folder) in [("de", "a/b c"), ("例え", "ü?#"), ("a-b", "")] {
      try expectSame(
        .mirror(lang: lang, folder: folder), .mirror(lang: lang, folder: folder),
        task: "requestPlain")
    }
  }

  @Test(arguments: [
    ("evil.example/x?y=#", "a"), ("u@evil", "a"), ("evil:80", "a"), ("evil／x", "a"), ("a b", "a"),
    ("[::1]", "a"), ("de", ".."), ("de", "a/../b"), ("de", "."),
  ])
  func valuesThatLeaveTheirPlaceMakeNoRequest(_ lang: String, _ folder: String) {
    let ours = Ours.mirror(lang: lang, folder: folder)
    #expect(throws: EndpointRuntime.RequestEncodingError.self) {
      try ours.endpoint(with: .init(host: "h.example", key: "k")).httpRequest()
    }
    let target = BoundTarget(
      Moyas.mirror(lang: lang, folder: folder), with: .init(host: "h.example", key: "k"))
    #expect(target.endpoint.problem != nil)
    #expect(target.baseURL == URL(string: "about:blank"))
  }

  @Test func addressesAreTheSame() throws {
    let link = URL(string: "https://other.example/a%2Fb?x=%20#f")!
    try expectSame(
      .whole(link: link, n: 1), .whole(link: link, n: 1), task: "requestParameters")
    try expectSame(.purge, .purge, task: "requestPlain")
    try expectSame(.users(.list), .users(.list), task: "requestParameters")
    let id = UUID()
    try expectSame(.users(.find(id: id)), .users(.find(id: id)), task: "requestParameters")
  }

  @Test func filesOnDiskAreUploadedFromThere() {
    let file = URL(filePath: "/tmp/a.png")
    let target = BoundTarget(Moyas.file(file: .init(url: file)), with: .init(key: "k"))
    #expect(target.task.name == "uploadFile")
    #expect(target.headers?["Content-Type"] == "image/png")
  }

  @Test func downloadsGoToTheirFile() throws {
    let file = URL(filePath: "/tmp/export")
    let target = BoundTarget(Moyas.export(id: 1, to: file), with: .init(key: "k"))
    guard case .downloadParameters(let parameters, _, let destination) = target.task else {
      Issue.record("\(target.task)")
      return
    }
    #expect(parameters as? [String: Int] == ["id": 1])
    let response = HTTPURLResponse(url: file, statusCode: 200, httpVersion: nil, headerFields: nil)!
    let place = destination(file, response)
    #expect(place.destinationURL == file)
    #expect(place.options == [.createIntermediateDirectories, .removePreviousFile])
  }

  @Test func refusedAnswersReplaceNoFile() throws {
    let file = URL(filePath: "/tmp/export")
    let target = BoundTarget(Moyas.export(id: 1, to: file), with: .init(key: "k"))
    guard case .downloadParameters(_, _, let destination) = target.task else {
      Issue.record("\(target.task)")
      return
    }
    let response = HTTPURLResponse(url: file, statusCode: 404, httpVersion: nil, headerFields: nil)!
    #expect(destination(URL(filePath: "/tmp/part"), response).destinationURL != file)
  }

  @Test func credentialsStandBesideWhatIsSentAlready() throws {
    let target = BoundTarget(Moyas.old, with: .init(key: "k"))
    let plugin = EndpointPlugin { $0 == "session" ? nil : "\($0)&+" }
    var request = URLRequest(url: URL(string: "https://h.example/a%2Fb?q=a%20b%2Bc")!)
    request.setValue("c=d", forHTTPHeaderField: "Cookie")
    let prepared = plugin.prepare(request, target: target)
    #expect(
      prepared.url?.absoluteString
        == "https://h.example/a%2Fb?q=a%20b%2Bc&track=tracking%26%2B")
    #expect(prepared.value(forHTTPHeaderField: "X-Partner") == "Key partner&+")
    #expect(prepared.value(forHTTPHeaderField: "Cookie") == "c=d")
  }

  @Test func modelsKeepWhatTheyRead() throws {
    let json = """
      {"id": 1, "title": "n", "owner": {"name": "Ann"}, "list": [{"name": "first"}], "created": 5,
      "tags": ["a", 1], "count": "7", "note": null, "version": 2}
      """
    let item = try JSONDecoder().decode(MoyaFeatures.Item.self, from: Data(json.utf8))
    #expect(item.owner == "Ann")
    #expect(item.first == "first")
    #expect(item.created == Date(timeIntervalSince1970: 5))
    #expect(item.tags == ["a"])
    #expect(item.count == 7)
    #expect(item.note == .some(nil))
    let written = try EndpointRuntime.JSON(parsing: JSONEncoder().encode(item))
    let ours = try JSONDecoder().decode(RuntimeFeatures.Item.self, from: Data(json.utf8))
    #expect(try written == EndpointRuntime.JSON.encoding(ours))
  }

  @Test(arguments: [
    #"{"title": "n", "created": 5, "version": 2}"#,
    #"{"id": null, "title": "n", "created": 5, "version": 2}"#,
    #"{"id": "1", "title": "n", "created": 5, "version": 2}"#,
    #"{"id": 1, "title": "n", "created": "x", "version": 2}"#,
    #"{"id": 1, "title": "n", "created": 5, "version": 3}"#,
    #"{"id": 1, "title": "n", "created": 5, "version": 2, "owner": 7}"#,
    #"{"id": 1, "title": "n", "created": 5, "version": 2, "kind": "huge"}"#,
  ])
  func whatIsNoModelFailsInBoth(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RuntimeFeatures.Item.self, from: Data(json.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MoyaFeatures.Item.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    #"{"kind": "circle", "radius": 1.5}"#, #"{"kind": "square", "side": 2}"#,
  ])
  func unionsAreWrittenAsTheyWereRead(json: String) throws {
    let shape = try JSONDecoder().decode(MoyaFeatures.Shape.self, from: Data(json.utf8))
    let written = try EndpointRuntime.JSON(parsing: JSONEncoder().encode(shape))
    #expect(try written == EndpointRuntime.JSON(parsing: Data(json.utf8)))
  }

  @Test func unknownKeysAndCasesAreKept() throws {
    let json = Data(#"{"id": 1, "a": [true, null], "b": "x"}"#.utf8)
    let extra = try JSONDecoder().decode(MoyaFeatures.Extra.self, from: json)
    #expect(extra.extra == ["a": [true, .null], "b": "x"])
    #expect(
      try EndpointRuntime.JSON(parsing: JSONEncoder().encode(extra))
        == EndpointRuntime.JSON(parsing: json))
    let kinds = try JSONDecoder().decode(
      [MoyaFeatures.OpenKind].self, from: Data(#"["a", "z"]"#.utf8))
    #expect(kinds.map(\.rawValue) == ["a", "z"])
  }
}

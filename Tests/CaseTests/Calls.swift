// Made from Tests/Cases/expected.json by make_calls.py.

import CaseClients
import EndpointRuntime
import Foundation
import Testing

/// Makes the request of a row and compares what a server received.
func makeRequest(_ row: CaseRow) async throws {
  switch row.index {
  case 0:
    try await expectRequest(
      row, KioskAPI.auctionListings(id: "ici-live", page: 2, pageSize: 10), KioskAPI.Variables())
  case 1:
    try await expectRequest(row, KioskAPI.auctions, KioskAPI.Variables())
  case 2:
    try await expectRequest(row, KioskAPI.activeAuctions, KioskAPI.Variables())
  case 3:
    try await expectRequest(
      row,
      KioskAPI.createUser(
        email: "a@b.c", password: "p&w=1", phone: "+1 555", postCode: "10001", name: "Ann B"),
      KioskAPI.Variables())
  case 4:
    try await expectRequest(
      row, KioskAPI.findExistingEmailRegistration(email: "a+b@c.d"), KioskAPI.Variables())
  case 5:
    try await expectRequest(
      row, KioskAPI.bidderDetailsNotification(auctionID: "s1", identifier: "x y"),
      KioskAPI.Variables())
  case 6:
    try await expectRequest(row, KioskAPI.ping, KioskAPI.Variables())
  case 7:
    try await expectRequest(
      row, ElloAPI.followingNewContent(createdAt: Date(timeIntervalSince1970: 0)),
      ElloAPI.Variables(bundleIdentifier: "co.example", marketingVersion: "1.2", buildVersion: "34")
    )
  case 8:
    try await expectRequest(
      row, ElloAPI.relationship(userId: "42", relationship: "friend"),
      ElloAPI.Variables(bundleIdentifier: "co.example", marketingVersion: "1.2", buildVersion: "34")
    )
  case 9:
    try await expectRequest(
      row, ElloAPI.deleteSubscriptions(token: Data([0xDE, 0xAD])),
      ElloAPI.Variables(bundleIdentifier: "co.example", marketingVersion: "1.2", buildVersion: "34")
    )
  case 10:
    try await expectRequest(
      row,
      ElloAPI.postViews(
        streamId: nil, streamKind: "following", postIds: ["1", "2"], currentUserId: "7"),
      ElloAPI.Variables(bundleIdentifier: "co.example", marketingVersion: "1.2", buildVersion: "34")
    )
  case 11:
    try await expectRequest(
      row, ElloAPI.userCategories(categoryIds: ["1"], disableFollows: false),
      ElloAPI.Variables(bundleIdentifier: "co.example", marketingVersion: "1.2", buildVersion: "34")
    )
  case 12:
    try await expectRequest(
      row, ElloAPI.editCategoryUser(categoryId: "1", userId: "2", role: "mod"),
      ElloAPI.Variables(bundleIdentifier: "co.example", marketingVersion: "1.2", buildVersion: "34")
    )
  case 13:
    try await expectRequest(
      row, ElloAPI.categories,
      ElloAPI.Variables(bundleIdentifier: "co.example", marketingVersion: "1.2", buildVersion: "34")
    )
  case 14:
    try await expectRequest(
      row, ElloAPI.userStream(userParam: "~ann"),
      ElloAPI.Variables(bundleIdentifier: "co.example", marketingVersion: "1.2", buildVersion: "34")
    )
  case 15:
    try await expectRequest(
      row, ElloAPI.markAnnouncementAsRead,
      ElloAPI.Variables(bundleIdentifier: "co.example", marketingVersion: "1.2", buildVersion: "34")
    )
  case 16:
    try await expectRequest(
      row,
      HubAPI.searchRepositories(
        query: "language:swift stars:>10", sort: "", order: "desc", page: 1), NoVariables())
  case 17:
    try await expectRequest(
      row, HubAPI.contents(fullname: "o/r", path: "Sources/My File.swift", ref: nil), NoVariables())
  case 18:
    try await expectRequest(
      row, HubAPI.contents(fullname: "o/r", path: "README.md", ref: "feature/x#1"), NoVariables())
  case 19:
    try await expectRequest(
      row, HubAPI.notifications(all: true, participating: false, page: 1), NoVariables())
  case 20:
    try await expectRequest(row, HubAPI.starRepository(fullname: "a/b"), NoVariables())
  case 21:
    try await expectRequest(row, HubAPI.unstarRepository(fullname: "a/b"), NoVariables())
  case 22:
    try await expectRequest(
      row, HubAPI.download(url: URL(string: "https://h.example/a%20b.zip?x=1")!), NoVariables())
  case 23:
    try await expectRequest(
      row, HubAPI.branch(fullname: "o/r", name: "feature/login"), NoVariables())
  case 24:
    try await expectRequest(
      row, TrendsAPI.trending(.repositories(language: "c++", since: "daily")), NoVariables())
  case 25:
    try await expectRequest(
      row, TrendsAPI.trending(.developers(language: "", since: "weekly")), NoVariables())
  case 26:
    try await expectRequest(
      row, TrendsAPI.codetabs(.numberOfLines(fullname: "khoren93/SwiftHub")), NoVariables())
  case 27:
    try await expectRequest(
      row, StreetDropAPI.searchMusic(keyword: "아이유 & IU"), StreetDropAPI.Variables(deviceID: "IDFV")
    )
  case 28:
    try await expectRequest(
      row, StreetDropAPI.getMusicWithinArea(latitude: 37.0, longitude: 126.9784, distance: 1000.0),
      StreetDropAPI.Variables(deviceID: "IDFV"))
  case 29:
    try await expectRequest(
      row, StreetDropAPI.getMusicCountByDong(latitude: "37.0", longitude: "126.9784"),
      StreetDropAPI.Variables(deviceID: "IDFV"))
  case 30:
    try await expectRequest(
      row, StreetDropAPI.postLikeUp(itemID: 5), StreetDropAPI.Variables(deviceID: "IDFV"))
  case 31:
    try await expectRequest(
      row,
      StreetDropAPI.getCommunity(itemID: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!),
      StreetDropAPI.Variables(deviceID: "IDFV"))
  case 32:
    try await expectRequest(
      row, StreetDropAPI.checkNewNotice(lastNoticeId: nil),
      StreetDropAPI.Variables(deviceID: "IDFV"))
  case 33:
    try await expectRequest(
      row, StreetDropAPI.checkNewNotice(lastNoticeId: 12), StreetDropAPI.Variables(deviceID: "IDFV")
    )
  case 34:
    try await expectRequest(
      row, StreetDropAPI.editNickname(nickname: "새 이름"), StreetDropAPI.Variables(deviceID: "IDFV"))
  case 35:
    try await expectRequest(
      row, StreetDropAPI.deleteMusic(itemID: 9), StreetDropAPI.Variables(deviceID: "IDFV"))
  case 36:
    try await expectRequest(row, SessionAPI.login(code: "c1", deviceToken: "d1"), NoVariables())
  case 37:
    try await expectRequest(row, SessionAPI.refresh(deviceToken: "d1"), NoVariables())
  case 38:
    try await expectRequest(row, SessionAPI.logout, NoVariables())
  case 39:
    try await expectRequest(
      row, ImageUploadAPI.uploadImages(images: [Data([1]), Data([2])]), NoVariables())
  case 40:
    try await expectRequest(
      row, FeedAPI.get(slug: "user", user: "eric"), FeedAPI.Variables(key: "K"))
  case 41:
    try await expectRequest(
      row,
      FeedAPI.get(
        slug: "user", user: "eric", prefix: .enrich, page: FeedPage(limit: 10, after: "n1"),
        ranking: "popular", markRead: ["g1", "g2"], withOwnReactions: true, withReactionCounts: true
      ), FeedAPI.Variables(key: "K"))
  case 42:
    try await expectRequest(
      row,
      FeedAPI.unfollow(slug: "timeline", user: "eric", followed: "user:ann", keepHistory: true),
      FeedAPI.Variables(key: "K"))
  case 43:
    try await expectRequest(
      row,
      FeedAPI.follow(slug: "timeline", user: "eric", followed: "user:ann", activityCopyLimit: 300),
      FeedAPI.Variables(key: "K"))
  case 44:
    try await expectRequest(
      row, ReactionAPI.reactionsByActivityId(activityId: "a1", kind: nil, withActivityData: true),
      ReactionAPI.Variables(key: "K"))
  case 45:
    try await expectRequest(
      row,
      ReactionAPI.reactionsByActivityId(
        activityId: "a1", kind: "like", limit: 5, withActivityData: false),
      ReactionAPI.Variables(key: "K"))
  case 46:
    try await expectRequest(
      row,
      ReactionAPI.add(
        activityId: "a1", parentReactionId: nil, kind: "like", data: [:], feedIds: []),
      ReactionAPI.Variables(key: "K"))
  case 47:
    try await expectRequest(
      row, ReactionAPI.createUser(user: FeedUser(id: "eric"), getOrCreate: true),
      ReactionAPI.Variables(key: "K"))
  case 48:
    try await expectRequest(row, RecruitmentAPI.fetchRecruitmentList(page: 1), NoVariables())
  case 49:
    try await expectRequest(
      row,
      RecruitmentAPI.fetchRecruitmentList(
        page: 2, jobCode: "7", techCode: ["1", "2"], name: "삼성", winterIntern: true, years: ["2024"]
      ), NoVariables())
  case 50:
    try await expectRequest(
      row, SchoolAPI.verifyAuthCode(email: "a+b@c.d", authCode: "0012"), NoVariables())
  case 51:
    try await expectRequest(row, SchoolAPI.reissueToken, NoVariables())
  case 52:
    try await expectRequest(
      row, SchoolAPI.compareCurrentPassword(password: "p&=# +é"), NoVariables())
  case 53:
    try await expectRequest(row, SchoolAPI.fetchBugDetail(id: 7), NoVariables())
  case 54:
    try await expectRequest(row, SchoolAPI.fetchCodeList(type: "TECH"), NoVariables())
  case 55:
    try await expectRequest(
      row, VideoArchiveAPI.postComment(videoId: "v1", comment: "hi / there"), NoVariables())
  case 56:
    try await expectRequest(
      row, VideoArchiveAPI.getComments(videoId: "v1", skip: 0, take: 20), NoVariables())
  case 57:
    try await expectRequest(row, VideoArchiveAPI.deleteVideo(videoId: "v1"), NoVariables())
  case 58:
    try await expectRequest(row, VideoArchiveAPI.addParticipant(meetingId: "m1"), NoVariables())
  case 59:
    try await expectRequest(row, MovieAccountAPI.account(sessionId: "s 1"), NoVariables())
  case 60:
    try await expectRequest(
      row,
      MovieAccountAPI.markFavorite(accountId: "9", sessionId: "s1", mediaId: 550, favorited: true),
      NoVariables())
  case 61:
    try await expectRequest(
      row, SoptAPI.rank(.rank), SoptAPI.Variables(root: URL(string: "https://api.example.org/v2")!))
  case 62:
    try await expectRequest(
      row, SoptAPI.rank(.rankDetail(userName: "김 솝트")),
      SoptAPI.Variables(root: URL(string: "https://api.example.org/v2")!))
  case 63:
    try await expectRequest(
      row, SoptAPI.rank(.currentRankInPart(partName: "iOS/서버")),
      SoptAPI.Variables(root: URL(string: "https://api.example.org/v2")!))
  case 64:
    try await expectRequest(
      row, SoptAPI.stamp(.fetchStampListDetail(missionId: 3, username: "a&b")),
      SoptAPI.Variables(root: URL(string: "https://api.example.org/v2")!))
  case 65:
    try await expectRequest(
      row,
      SoptAPI.stamp(.putStamp(missionId: 3, imgURL: "u", content: "c", activityDate: "2023.01.02")),
      SoptAPI.Variables(root: URL(string: "https://api.example.org/v2")!))
  case 66:
    try await expectRequest(
      row, SoptAPI.stamp(.resetStamp),
      SoptAPI.Variables(root: URL(string: "https://api.example.org/v2")!))
  case 67:
    try await expectRequest(
      row, BlockchairAPI.txsDetails(hashes: ["aa", "bb"], chain: .bitcoin, network: .testnet),
      BlockchairAPI.Variables(apiKey: "A__1"))
  case 68:
    try await expectRequest(
      row, BlockchairAPI.txsDetails(hashes: [], chain: .dash), BlockchairAPI.Variables(apiKey: nil))
  case 69:
    try await expectRequest(
      row, BlockchairAPI.send(txHex: "0100", chain: .dogecoin),
      BlockchairAPI.Variables(apiKey: "A__1"))
  case 70:
    try await expectRequest(
      row, BlockcypherAPI.fee(chain: .btcTest), BlockcypherAPI.Variables(token: "T"))
  case 71:
    try await expectRequest(
      row, BlockcypherAPI.fee(chain: .ltcMain), BlockcypherAPI.Variables(token: nil))
  case 72:
    try await expectRequest(
      row,
      BlockcypherAPI.address(
        address: "1A", unspentsOnly: false, limit: nil, detail: .full, chain: .btcMain),
      BlockcypherAPI.Variables(token: nil))
  case 73:
    try await expectRequest(
      row, BlockcypherAPI.send(txHex: "00", chain: .btcMain), BlockcypherAPI.Variables(token: "T k")
    )
  case 74:
    try await expectRequest(
      row, BlockcypherAPI.send(txHex: "00", chain: .btcMain), BlockcypherAPI.Variables(token: nil))
  case 75:
    try await expectRequest(row, LedgerAPI.hedera(.getAccounts(publicKey: "02ab")), NoVariables())
  case 76:
    try await expectRequest(
      row, LedgerAPI.hedera(.getTokens(accountId: "0.0.123", entitiesLimit: 100)), NoVariables())
  case 77:
    try await expectRequest(
      row, LedgerAPI.veChain(.callContract(contract: VeChainContractCall(clauses: []))),
      NoVariables())
  case 78:
    try await expectRequest(
      row,
      LedgerAPI.veChain(.transactionStatus(hash: "0x1", includePending: true, rawOutput: false)),
      NoVariables())
  case 79:
    try await expectRequest(
      row, NodeAPI.aptos(.simulateTransaction(data: Data("{}".utf8))), NoVariables())
  case 80:
    try await expectRequest(
      row, NodeAPI.algorand(.transaction(trx: Data("AB".utf8))), NoVariables())
  case 81:
    try await expectRequest(
      row, NodeAPI.algorand(.getTransactions(address: "ADDR", limit: 20, next: nil)), NoVariables())
  case 82:
    try await expectRequest(row, StakingAPI.getYield(id: "eth-1"), NoVariables())
  case 83:
    try await expectRequest(row, StakingAPI.submitHash(id: "t1", hash: "0x1"), NoVariables())
  case 84:
    try await expectRequest(row, TezosAPI.sendTransaction(tx: "a1b2"), NoVariables())
  case 85:
    try await expectRequest(
      row,
      TezosAPI.preapplyOperations(operations: [
        TezosSignedOperation(
          protocol: "P", branch: "B",
          contents: [
            TezosContent(
              kind: "reveal", source: "tz1", fee: "0", counter: "1", gasLimit: "10",
              storageLimit: "0")
          ], signature: "S")
      ]), NoVariables())
  case 86:
    try await expectRequest(
      row, PolygonHistoryAPI.getCoinTransactionHistory(address: "0xA", page: 1, limit: 50),
      PolygonHistoryAPI.Variables(
        root: URL(string: "https://api-testnet.polygonscan.com")!, apiKey: nil))
  case 87:
    try await expectRequest(
      row,
      PolygonHistoryAPI.getTokenTransactionHistory(
        address: "0xA", contract: "0xC", page: 2, limit: 10),
      PolygonHistoryAPI.Variables(apiKey: "K"))
  case 88:
    try await expectRequest(
      row, NodeRPCAPI.genesisBlockhash,
      NodeRPCAPI.Variables(node: URL(string: "https://dot.example/rpc?key=1")!))
  case 89:
    try await expectRequest(
      row, NodeRPCAPI.latestBlockhash,
      NodeRPCAPI.Variables(node: URL(string: "https://dot.example/rpc?key=1")!))
  case 90:
    try await expectRequest(
      row, NodeRPCAPI.feeHistory(id: 7),
      NodeRPCAPI.Variables(node: URL(string: "https://eth.example")!))
  case 91:
    try await expectRequest(
      row, CoinomatAPI.getRate(query: RateQuery(f: "BTC", t: "WBTC")), NoVariables())
  case 92:
    try await expectRequest(
      row,
      CoinomatAPI.createTunnel(
        query: NewTunnelQuery(
          currencyFrom: "XMR", currencyTo: "WXMR", walletTo: "3P", moneroPaymentId: nil)),
      NoVariables())
  case 93:
    try await expectRequest(
      row, CoinomatAPI.getTunnel(query: TunnelQuery(xtId: 5, k1: "a", k2: "b")), NoVariables())
  case 94:
    try await expectRequest(
      row, ShowsAPI.near(.upcoming(lat: "40.7", long: "-74.0")), NoVariables())
  case 95:
    try await expectRequest(
      row, ShowsAPI.near(.running(page: 2, amount: 20, lat: "40.7", long: "-74.0")), NoVariables())
  case 96:
    try await expectRequest(
      row, ShowsAPI.artworksForShow(partnerID: "p", showID: "s", page: 1), NoVariables())
  case 97:
    try await expectRequest(row, ProfilesAPI.userRepositories(name: "ashfurrow"), NoVariables())
  case 98:
    try await expectRequest(row, ProfilesAPI.userProfile(name: "a b"), NoVariables())
  case 99:
    try await expectRequest(row, BinAPI.bearer, NoVariables())
  case 100:
    try await expectRequest(row, BinAPI.basicAuth, NoVariables())
  case 101:
    try await expectRequest(row, BinAPI.post, NoVariables())
  case 102:
    try await expectRequest(row, QueryInPathAPI.login(key: "K1"), NoVariables())
  case 103:
    try await expectRequest(row, SaveAPI.save(name: "a b&c"), NoVariables())
  case 104:
    try await expectRequest(
      row, SignedLinkAPI.download(url: URL(string: "https://h.example/file.zip?sig=a%2Fb")!),
      NoVariables())
  case 105:
    try await expectRequest(row, SlashedRootAPI.root, NoVariables())
  case 106:
    try await expectRequest(row, VersionAPI.version, NoVariables())
  case 107:
    try await expectRequest(row, EntriesAPI.entries(ids: ["a", "b c"]), NoVariables())
  case 108:
    try await expectRequest(row, CategoriesAPI.users(categories: ["sample", "b"]), NoVariables())
  case 109:
    try await expectRequest(row, TaggedPostsAPI.posts(tags: "獨立樂隊"), NoVariables())
  case 110:
    try await expectRequest(row, SignedQueryAPI.s(a: "1+1 2"), NoVariables())
  case 111:
    try await expectRequest(
      row, DateQueryAPI.d(date: Date(timeIntervalSince1970: 1542111614.421)), NoVariables())
  case 112:
    try await expectRequest(row, CreditAPI.f(useCredit: true, quantity: 1), NoVariables())
  case 113:
    try await expectRequest(row, ArrayStylesAPI.a(ids: [1, 2]), NoVariables())
  case 114:
    try await expectRequest(row, ArrayStylesAPI.b(ids: [1, 2]), NoVariables())
  case 115:
    try await expectRequest(row, ArrayStylesAPI.c(ids: [1, 2]), NoVariables())
  case 116:
    try await expectRequest(row, ArrayStylesAPI.d(ids: [1, 2]), NoVariables())
  case 117:
    try await expectRequest(
      row,
      NestedFilterAPI.f(filter: ["where": ["or": [["source": 1], ["source": 2]]], "offset": 0]),
      NoVariables())
  case 118:
    try await expectRequest(
      row, PetStatusAPI.find(status: ["available", "another"]), NoVariables())
  case 119:
    try await expectRequest(
      row,
      DateListAPI.m(dates: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86400)]),
      NoVariables())
  case 120:
    try await expectRequest(row, NoQueryAPI.n(a: nil), NoVariables())
  case 121:
    try await expectRequest(row, PatchAPI.u(), NoVariables())
  case 122:
    try await expectRequest(row, PatchAPI.u(bio: .some(nil)), NoVariables())
  case 123:
    try await expectRequest(row, PatchAPI.u(bio: "x"), NoVariables())
  case 124:
    try await expectRequest(row, InstallAPI.i(channelId: nil), NoVariables())
  case 125:
    try await expectRequest(
      row, NumbersAPI.n(d: 37.0, f: 0.1, m: Decimal(string: "1.10")!), NoVariables())
  case 126:
    try await expectRequest(row, FormTextAPI.t(text: "한글"), NoVariables())
  case 127:
    try await expectRequest(
      row,
      QuotedFileNameAPI.up(data: File(data: Data("x".utf8), name: "my \"quoted\" \r\n name.pdf")),
      NoVariables())
  case 128:
    try await expectRequest(
      row, UnicodeFileNameAPI.up(file: File(data: Data("x".utf8), name: "天狗.png")), NoVariables())
  case 129:
    try await expectRequest(
      row,
      FixedBoundaryAPI.up(
        a: "1", f: File(data: Data("xyz".utf8), name: "f.txt", mediaType: "text/plain")),
      NoVariables())
  case 130:
    try await expectRequest(row, LabelsAPI.labels(labels: ["bug", "a/b"]), NoVariables())
  case 131:
    try await expectRequest(row, CoursesAPI.c(id: 1), NoVariables())
  default: Issue.record("no call for row \(row.index)")
  }
}

/// Reads the answer of a row and compares the value.
func readAnswer(_ row: CaseRow) async throws {
  switch row.index {
  case 132:
    try await answer(row, EmptyBodyAPI.self, .e)
  case 133:
    let value: MaybeThing? = try await answer(row, EmptyBodyAPI.self, .o)
    #expect(value == nil)
  case 134:
    let value: [ListedThing] = try await answer(row, EmptyListAPI.self, .l)
    #expect(value.isEmpty)
  case 135:
    let value = try decoded(row, TaskResult.self)
    #expect(value.completedDate == nil)
    #expect(value.title == "-")
    #expect(value.n == 1)
  case 136:
    let value = try decoded(row, TaskResult.self)
    #expect(value.completedDate == nil)
    #expect(value.title == "-")
    #expect(value.n == 1)
  case 137:
    expectError(at: "n", row, TaskResult.self)
  case 138:
    let value: [TrackedIssue] = try await answer(row, IssuesAPI.self, .issues)
    #expect(value[0].id == 1)
    #expect(value[1].id == 2)
    #expect(value.count == 2)
  case 139:
    let value = try decoded(row, FirstDistance.self)
    #expect(value.v == 31)
  case 140:
    let value = try decoded(row, FirstDistance.self)
    #expect(value.v == nil)
  case 141:
    let value = try decoded(row, FirstDistance.self)
    #expect(value.v == 7)
  case 142:
    let value = try decoded(row, LenientSensor.self)
    #expect(value.id == "100")
    #expect(value.n == 42)
    #expect(value.d == 1.5)
  case 143:
    expectError(at: "n", row, LenientSensor.self)
  case 144:
    expectError(at: "@iot.id", row, StrictSensor.self)
  case 145:
    let value = try decoded(row, LenientFlag.self)
    #expect(value.v == true)
  case 146:
    let value = try decoded(row, LenientFlag.self)
    #expect(value.v == false)
  case 147:
    let value = try decoded(row, LenientFlag.self)
    #expect(value.v == true)
  case 148:
    let value = try decoded(row, LenientFlag.self)
    #expect(value.v == false)
  case 149:
    expectError(at: "v", row, LenientFlag.self)
  case 150:
    expectError(at: "v", row, LenientFlag.self)
  case 151:
    expectError(at: "v", row, StrictFlag.self)
  case 152:
    let value = try decoded(row, LongNumbers.self)
    #expect(value.id == 598_458_199_574_970_368)
    #expect(value.u == 18_446_744_073_709_551_615)
    #expect(value.d == 2.6090288509851067)
    #expect(value.m == Decimal(string: "0.1234567890123456789")!)
  case 153:
    let value = try decoded(row, OneInteger.self)
    #expect(value.v == 34)
  case 154:
    let value = try decoded(row, OneInteger.self)
    #expect(value.v == 1000)
  case 155:
    expectError(at: "v", row, OneInteger.self)
  case 156:
    let value = try decoded(row, OneInteger.self)
    #expect(value.v == 9_223_372_036_854_775_807)
  case 157:
    expectError(at: "v", row, OneInteger.self)
  case 158:
    expectError(at: "v", row, OneInteger.self)
  case 159:
    let value = try decoded(row, AcronymRecord.self)
    #expect(value.imageURL == "a")
    #expect(value.userID == 1)
    try expectEncoding(row, value)
  case 160:
    let value = try decoded(row, WholeSecondsRecord.self)
    #expect(abs(value.at.timeIntervalSince1970 - 1_668_478_647) < 0.0005)
  case 161:
    let value = try decoded(row, FractionsRecord.self)
    try expectEncoding(row, value)
  case 162:
    let value = try decoded(row, TimestampsRecord.self)
    #expect(abs(value.s.timeIntervalSince1970 - 1_591_781_962) < 0.0005)
    #expect(abs(value.ms.timeIntervalSince1970 - 1591781962.123) < 0.0005)
  case 163:
    let value = try decoded(row, DiskRecord.self)
    #expect(value.disk == .nvme)
  case 164:
    let value = try decoded(row, MarkedText.self)
    #expect(value.v == "é")
  case 165:
    let value = try decoded(row, MarkedText.self)
    #expect(value.v == "é")
  case 166:
    let value = try decoded(row, MarkedText.self)
    #expect(value.v == "é")
  case 167:
    let value = try decoded(row, TreeNode.self)
    #expect(value.child?.value == 2)
    #expect(value.kids.isEmpty)
  default: Issue.record("no value for row \(row.index)")
  }
}

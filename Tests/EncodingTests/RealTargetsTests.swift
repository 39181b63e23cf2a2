import EndpointRuntime
import Foundation
import Testing

/// Requests that real targets send, each written as the endpoint that it comes from.
@Suite struct RealTargetsTests {
  private func expect(
    _ endpoint: Endpoint, sends line: String, _ headers: HTTPHeaders = [:], form: String? = nil,
    json: String? = nil, location: SourceLocation = #_sourceLocation
  ) throws {
    let request = try endpoint.wire()
    #expect("\(request.method) \(request.url.absoluteString)" == line, sourceLocation: location)
    for header in headers {
      #expect(request.headers[header.name] == header.value, sourceLocation: location)
    }
    if let json {
      let expected = try JSON(parsing: Data(json.utf8))
      #expect(
        try JSON(parsing: Data((request.text ?? "").utf8)) == expected, sourceLocation: location)
    } else {
      #expect(request.text == form, sourceLocation: location)
    }
  }

  private let jsonType: HTTPHeaders = ["Content-Type": "application/json"]
  private let formType: HTTPHeaders = [
    "Content-Type": "application/x-www-form-urlencoded; charset=utf-8"
  ]

  @Test func kiosk() throws {
    let base = Endpoint(baseURL: "\(URL(string: "https://api.artsy.net")!)")
    try expect(
      base.get("api/v1/sale/\("ici-live")/sale_artworks").parameter("page", 2).parameter(
        "size", 10),
      sends: "GET https://api.artsy.net/api/v1/sale/ici-live/sale_artworks?page=2&size=10")
    try expect(
      base.get("api/v1/sales").parameter("is_auction", "true"),
      sends: "GET https://api.artsy.net/api/v1/sales?is_auction=true")
    try expect(
      base.get("api/v1/sales").parameter("is_auction", true).parameter("live", true)
        .parameter("size", 100),
      sends: "GET https://api.artsy.net/api/v1/sales?is_auction=1&live=1&size=100")
    try expect(
      base.post("api/v1/user").encoding(.json).parameter("email", "a@b.c")
        .parameter("password", "p&w=1").parameter("phone", "+1 555")
        .parameter(.path("location", "postal_code"), "10001").parameter("name", "Ann B"),
      sends: "POST https://api.artsy.net/api/v1/user", jsonType,
      json:
        #"{"email":"a@b.c","location":{"postal_code":"10001"},"name":"Ann B","password":"p&w=1","phone":"+1 555"}"#
    )
    try expect(
      base.head("api/v1/user").parameter("email", "a+b@c.d"),
      sends: "HEAD https://api.artsy.net/api/v1/user?email=a%2Bb%40c.d")
    try expect(
      base.put("api/v1/bidder/bidding_details_notification").parameter("sale_id", "s1")
        .parameter("identifier", "x y"),
      sends: "PUT https://api.artsy.net/api/v1/bidder/bidding_details_notification", formType,
      form: "identifier=x%20y&sale_id=s1")
    try expect(
      base.get("api/v1/system/ping"), sends: "GET https://api.artsy.net/api/v1/system/ping")
  }

  @Test func socialNetwork() throws {
    let base = Endpoint(baseURL: "https://ello.co/api/v2").defaultHeader(
      "Accept", "application/json"
    )
    .defaultHeader("Accept-Language", "").defaultHeader("Content-Type", "application/json")
    let headers: HTTPHeaders = [
      "Accept": "application/json", "Accept-Language": "", "Content-Type": "application/json",
    ]
    try expect(
      base.head("following/posts/recent").parameter(
        "If-Modified-Since", Date(timeIntervalSince1970: 0), .header.format(.httpDate)),
      sends: "HEAD https://ello.co/api/v2/following/posts/recent",
      ["If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT", "Accept-Language": ""])
    try expect(
      base.post("users/\("42")/add/\("friend")").encoding(.json),
      sends: "POST https://ello.co/api/v2/users/42/add/friend", headers, json: "{}")
    try expect(
      base.delete("profile/push_subscriptions/apns/\(Data([0xDE, 0xAD]), .format(.hex))")
        .encoding(.json).parameter("bundle_identifier", "co.example")
        .parameter("marketing_version", "1.2").parameter("build_version", "34"),
      sends: "DELETE https://ello.co/api/v2/profile/push_subscriptions/apns/dead", headers,
      json:
        #"{"build_version":"34","bundle_identifier":"co.example","marketing_version":"1.2"}"#)
    try expect(
      base.get("post_views").parameter("id", String?.none).parameter("kind", "following")
        .parameter("post_ids", ["1", "2"], .arrays(.comma)).parameter("user_id", String?("7")),
      sends: "GET https://ello.co/api/v2/post_views?kind=following&post_ids=1%2C2&user_id=7",
      headers)
    try expect(
      base.put("profile/followed_categories").encoding(.json)
        .parameter("followed_category_ids", ["1"]).parameter("disable_follows", false),
      sends: "PUT https://ello.co/api/v2/profile/followed_categories", headers,
      json: #"{"disable_follows":false,"followed_category_ids":["1"]}"#)
    try expect(
      base.post("category_users/").encoding(.json).parameter("category_id", "1")
        .parameter("user_id", "2").parameter("role", "mod"),
      sends: "POST https://ello.co/api/v2/category_users/", headers,
      json: #"{"category_id":"1","role":"mod","user_id":"2"}"#)
    try expect(
      base.get("categories").parameter("meta", true),
      sends: "GET https://ello.co/api/v2/categories?meta=1", headers)
    try expect(
      base.get("users/\("~ann")").parameter("post_count", "false"),
      sends: "GET https://ello.co/api/v2/users/~ann?post_count=false", headers)
    try expect(
      base.patch("most_recent_announcements/mark_last_read_announcement").encoding(.json),
      sends: "PATCH https://ello.co/api/v2/most_recent_announcements/mark_last_read_announcement",
      headers, json: "{}")
  }

  @Test func hub() throws {
    let base = Endpoint(baseURL: "https://api.github.com")
    let link = try #require(URL(string: "https://h.example/a%20b.zip?x=1"))
    try expect(base.url("\(link)"), sends: "GET https://h.example/a%20b.zip?x=1")
    try expect(
      base.get("search/repositories").parameter("q", "language:swift stars:>10")
        .parameter("sort", "").parameter("order", "desc").parameter("page", 1),
      sends:
        "GET https://api.github.com/search/repositories?order=desc&page=1&q=language%3Aswift%20stars%3A%3E10&sort="
    )
    func contents(_ path: String, _ ref: String?) -> Endpoint {
      base.get("repos/\("o/r", .segments)/contents/\(path, .segments)").parameter("ref", ref)
    }
    try expect(
      contents("Sources/My File.swift", nil),
      sends: "GET https://api.github.com/repos/o/r/contents/Sources/My%20File.swift")
    try expect(
      contents("README.md", "feature/x#1"),
      sends: "GET https://api.github.com/repos/o/r/contents/README.md?ref=feature/x%231")
    try expect(
      base.get("notifications").parameter("all", true).parameter("participating", false)
        .parameter("page", 1),
      sends: "GET https://api.github.com/notifications?all=1&page=1&participating=0")
    try expect(
      base.put("user/starred/\("a/b", .segments)").encoding(.form),
      sends: "PUT https://api.github.com/user/starred/a/b", formType, form: "")
    try expect(
      base.delete("user/starred/\("a/b", .segments)"),
      sends: "DELETE https://api.github.com/user/starred/a/b")
    try expect(
      base.get("repos/\("o/r", .segments)/branches/\("feature/login")"),
      sends: "GET https://api.github.com/repos/o/r/branches/feature%2Flogin")
  }

  @Test func trends() throws {
    let trending = Endpoint(baseURL: "https://api.gitterapp.com")
    try expect(
      trending.get("repositories").parameter("language", "c++").parameter("since", "daily"),
      sends: "GET https://api.gitterapp.com/repositories?language=c%2B%2B&since=daily")
    try expect(
      trending.get("developers").parameter("language", "").parameter("since", "weekly"),
      sends: "GET https://api.gitterapp.com/developers?language=&since=weekly")
    try expect(
      trending.baseURL("https://api.codetabs.com/v1").get("loc")
        .parameter("github", "khoren93/SwiftHub"),
      sends: "GET https://api.codetabs.com/v1/loc?github=khoren93/SwiftHub")
  }

  @Test func streetDrop() throws {
    let base = Endpoint(baseURL: "https://api.street-drop.com").defaultEncoding(.query)
      .defaultHeader("Content-type", "application/json").defaultHeader("x-sdp-idfv", "\("IDFV")")
    let headers: HTTPHeaders = ["Content-Type": "application/json", "x-sdp-idfv": "IDFV"]
    try expect(
      base.baseURL("https://search.street-drop.com").get("music").parameter("keyword", "아이유 & IU"),
      sends:
        "GET https://search.street-drop.com/music?keyword=%EC%95%84%EC%9D%B4%EC%9C%A0%20%26%20IU",
      headers)
    try expect(
      base.get("items").parameter("latitude", 37.0).parameter("longitude", 126.9784)
        .parameter("distance", 1000.0),
      sends: "GET https://api.street-drop.com/items?distance=1000&latitude=37&longitude=126.9784",
      headers)
    try expect(
      base.post("items/\(5)/likes").parameter("itemId", 5),
      sends: "POST https://api.street-drop.com/items/5/likes?itemId=5", headers)
    try expect(
      base.get("community").parameter(
        "itemID", UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")),
      sends:
        "GET https://api.street-drop.com/community?itemID=E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
      headers)
    try expect(
      base.get("notices/new").parameter("lastNoticeId", Int?.none),
      sends: "GET https://api.street-drop.com/notices/new", headers)
    try expect(
      base.patch("users/me/nickname").parameter("nickname", "새 이름"),
      sends:
        "PATCH https://api.street-drop.com/users/me/nickname?nickname=%EC%83%88%20%EC%9D%B4%EB%A6%84",
      headers)
    try expect(
      base.delete("items/\(9)").parameter("itemId", 9),
      sends: "DELETE https://api.street-drop.com/items/9?itemId=9", headers)
  }

  @Test func sessions() throws {
    let base = Endpoint(baseURL: "https://api.example.org/auth").defaultEncoding(.json)
      .defaultHeader("Content-Type", "application/json")
    try expect(
      base.post().parameter("code", "c1").parameter("token", "d1"),
      sends: "POST https://api.example.org/auth", jsonType, json: #"{"code":"c1","token":"d1"}"#)
    try expect(
      base.patch().parameter("token", "d1"), sends: "PATCH https://api.example.org/auth", jsonType,
      json: #"{"token":"d1"}"#)
    try expect(base.delete(), sends: "DELETE https://api.example.org/auth", jsonType)
  }

  @Test func feeds() throws {
    let base = Endpoint(baseURL: "https://us-east-api.stream-io-api.com/api/v1.0")
      .parameter("api_key", text: "\("K")", .query)
    struct Page: Encodable {
      var limit: Int?
      var after: String?
      enum CodingKeys: String, CodingKey {
        case limit
        case after = "id_gt"
      }
    }
    func get(_ prefix: String?, _ page: Page?, _ ranking: String, _ read: [String]?, _ own: Bool)
      -> Endpoint
    {
      base.get("\(optional: "/\(prefix)")/feed/\("user")/\("eric")/").spread(page)
        .parameter("ranking", unless: "", ranking)
        .parameter("mark_read", read, .arrays(.comma))
        .parameter("withOwnReactions", unless: false, own)
    }
    try expect(
      get(nil, nil, "", nil, false),
      sends: "GET https://us-east-api.stream-io-api.com/api/v1.0/feed/user/eric/?api_key=K")
    try expect(
      get("enrich", Page(limit: 10, after: "n1"), "popular", ["g1", "g2"], true),
      sends: "GET https://us-east-api.stream-io-api.com/api/v1.0/enrich/feed/user/eric/"
        + "?api_key=K&id_gt=n1&limit=10&mark_read=g1%2Cg2&ranking=popular&withOwnReactions=1")
    try expect(
      base.delete("feed/\("timeline")/\("eric")/follows/\("user:ann")/")
        .parameter("keep_history", unless: false, true),
      sends: "DELETE https://us-east-api.stream-io-api.com/api/v1.0/feed/timeline/eric/follows/"
        + "user:ann/?api_key=K&keep_history=1")
    try expect(
      base.post("feed/\("timeline")/\("eric")/follows/").encoding(.json)
        .parameter("target", "user:ann").parameter("activity_copy_limit", 300),
      sends: "POST https://us-east-api.stream-io-api.com/api/v1.0/feed/timeline/eric/follows/"
        + "?api_key=K", jsonType, json: #"{"activity_copy_limit":300,"target":"user:ann"}"#)
    try expect(
      base.post("reaction/").encoding(.json).parameter("activity_id", "a1")
        .parameter("parent", String?.none).parameter("kind", "like")
        .parameter("data", unless: [:], [String: JSON]())
        .parameter("target_feeds", unless: [], [String]()),
      sends: "POST https://us-east-api.stream-io-api.com/api/v1.0/reaction/?api_key=K", jsonType,
      json: #"{"activity_id":"a1","kind":"like"}"#)
    try expect(
      base.post("user/").encoding(.json).body(json: ["id": "eric"])
        .parameter("get_or_create", true, .query),
      sends: "POST https://us-east-api.stream-io-api.com/api/v1.0/user/?api_key=K&get_or_create=1",
      jsonType, json: #"{"id":"eric"}"#)
  }

  @Test func recruitments() throws {
    let base = Endpoint(baseURL: "https://api.example.org/recruitments")
      .defaultHeader("Content-Type", "application/json")
    func list(_ page: Int, _ job: String = " ", tech: [String] = [""], name: String = "")
      -> Endpoint
    {
      base.get("student").parameter("page", page).parameter("job_code", job)
        .parameter("tech_code", tech, .arrays(.comma)).parameter("name", name)
        .parameter("winter_intern", false)
    }
    try expect(
      list(1),
      sends: "GET https://api.example.org/recruitments/student"
        + "?job_code=%20&name=&page=1&tech_code=&winter_intern=0", jsonType)
    try expect(
      list(2, "7", tech: ["1", "2"], name: "삼성"),
      sends: "GET https://api.example.org/recruitments/student"
        + "?job_code=7&name=%EC%82%BC%EC%84%B1&page=2&tech_code=1%2C2&winter_intern=0", jsonType)
  }

  @Test func school() throws {
    let base = Endpoint(baseURL: "https://api.example.org").defaultEncoding(.query)
      .defaultHeader("Content-Type", "application/json")
    try expect(
      base.patch("auth/code").parameter("email", "a+b@c.d").parameter("auth_code", "0012"),
      sends: "PATCH https://api.example.org/auth/code?auth_code=0012&email=a%2Bb%40c.d", jsonType)
    try expect(
      base.put("auth/reissue").parameter("platform-type", "IOS"),
      sends: "PUT https://api.example.org/auth/reissue?platform-type=IOS", jsonType)
    try expect(
      base.get("students/password").parameter("password", "p&=# +é"),
      sends: "GET https://api.example.org/students/password?password=p%26%3D%23%20%2B%C3%A9",
      jsonType)
    try expect(base.get("bugs/\(7)/"), sends: "GET https://api.example.org/bugs/7/", jsonType)
  }

  @Test func videosAndMovies() throws {
    let base = Endpoint(baseURL: "https://api.example.org")
    try expect(
      base.post("comments").encoding(.json).parameter("videoId", "v1")
        .parameter("comment", "hi / there"),
      sends: "POST https://api.example.org/comments", jsonType,
      json: #"{"comment":"hi \/ there","videoId":"v1"}"#)
    try expect(base.delete("videos/\("v1")"), sends: "DELETE https://api.example.org/videos/v1")
    try expect(
      base.post("dyte/meetings/\("m1")/add-participant").encoding(.url),
      sends: "POST https://api.example.org/dyte/meetings/m1/add-participant", formType, form: "")
    let movies = Endpoint(baseURL: "https://api.themoviedb.org/3")
    try expect(
      movies.get("account").parameter("session_id", "s 1"),
      sends: "GET https://api.themoviedb.org/3/account?session_id=s%201")
    try expect(
      movies.post("account/\("9")/favorite").encoding(.json).parameter("session_id", "s1", .query)
        .parameter("media_type", "movie").parameter("media_id", 550).parameter("favorite", true),
      sends: "POST https://api.themoviedb.org/3/account/9/favorite?session_id=s1", jsonType,
      json: #"{"favorite":true,"media_id":550,"media_type":"movie"}"#)
  }

  @Test func groupsUnderPrefixes() throws {
    let base = Endpoint(baseURL: "\(URL(string: "https://api.example.org/v2")!)")
      .defaultHeader("Content-Type", "application/json")
    let (rank, stamp) = (base.prefix("rank"), base.prefix("stamp"))
    try expect(rank.get(), sends: "GET https://api.example.org/v2/rank", jsonType)
    try expect(
      rank.get("detail").parameter("nickname", "김 솝트"),
      sends: "GET https://api.example.org/v2/rank/detail?nickname=%EA%B9%80%20%EC%86%9D%ED%8A%B8",
      jsonType)
    try expect(
      rank.get("current/part/\("iOS/서버", .segments)"),
      sends: "GET https://api.example.org/v2/rank/current/part/iOS/%EC%84%9C%EB%B2%84", jsonType)
    try expect(
      stamp.get().parameter("missionId", 3).parameter("nickname", "a&b"),
      sends: "GET https://api.example.org/v2/stamp?missionId=3&nickname=a%26b", jsonType)
    try expect(
      stamp.put().encoding(.json).parameter("missionId", 3).parameter("image", "u")
        .parameter("contents", "c").parameter("activityDate", "2023.01.02"),
      sends: "PUT https://api.example.org/v2/stamp", jsonType,
      json: #"{"activityDate":"2023.01.02","contents":"c","image":"u","missionId":3}"#)
    try expect(stamp.delete("/\(4)"), sends: "DELETE https://api.example.org/v2/stamp/4", jsonType)
    try expect(stamp.delete("all"), sends: "DELETE https://api.example.org/v2/stamp/all", jsonType)
  }

  @Test func chains() throws {
    func blockchair(_ key: String?) -> Endpoint {
      Endpoint(baseURL: "https://api.blockchair.com").bools(.literal)
        .defaultHeader("Content-Type", "application/json").parameter("key", key)
    }
    func transactions(_ hashes: [String], _ chain: String, _ network: String?) -> Path {
      "/\(chain)\(optional: "/\(network)")/dashboards/transactions/\(hashes, .arrays(.comma))"
    }
    try expect(
      blockchair("A__1").get(transactions(["aa", "bb"], "bitcoin", "testnet")),
      sends:
        "GET https://api.blockchair.com/bitcoin/testnet/dashboards/transactions/aa,bb?key=A__1",
      jsonType)
    try expect(
      blockchair(nil).get(transactions([], "dash", nil)),
      sends: "GET https://api.blockchair.com/dash/dashboards/transactions/", jsonType)
    try expect(
      blockchair("A__1").post("/\("dogecoin")/push/transaction")
        .header("Content-Type", "application/x-www-form-urlencoded").parameter("data", "0100"),
      sends: "POST https://api.blockchair.com/dogecoin/push/transaction",
      ["Content-Type": "application/x-www-form-urlencoded"], form: "data=0100&key=A__1")

    func blockcypher(_ token: String?) -> Endpoint {
      Endpoint(baseURL: "https://api.blockcypher.com/v1").bools(.literal)
        .parameter("token", text: "\(token)", .query)
    }
    try expect(
      blockcypher("T").get("/\(Chain.test, .segments)"),
      sends: "GET https://api.blockcypher.com/v1/btc/test3?token=T")
    try expect(
      blockcypher(nil).get(
        "/\(Chain.main, .segments)/addrs/\("1A")\(optional: "/\(String?("full"))")"
      )
      .parameter("unspentOnly", unless: false, false).parameter("includeScript", "true")
      .parameter("limit", Int?.none),
      sends: "GET https://api.blockcypher.com/v1/btc/main/addrs/1A/full?includeScript=true")
    try expect(
      blockcypher("T k").post("/\(Chain.main, .segments)/txs/push").encoding(.json)
        .parameter("tx", "00"),
      sends: "POST https://api.blockcypher.com/v1/btc/main/txs/push?token=T%20k", jsonType,
      json: #"{"tx":"00"}"#)
  }

  @Test func ledgersAndNodes() throws {
    let ledger = Endpoint(baseURL: "https://mirror.example/api/v1").bools(.literal)
      .defaultHeader("Content-Type", "application/json")
    try expect(
      ledger.get("accounts").parameter("account.publickey", "02ab").parameter("balance", false),
      sends: "GET https://mirror.example/api/v1/accounts?account.publickey=02ab&balance=false",
      jsonType)
    try expect(
      ledger.get("accounts/\("0.0.123")/tokens").parameter("limit", 100),
      sends: "GET https://mirror.example/api/v1/accounts/0.0.123/tokens?limit=100", jsonType)
    try expect(
      ledger.baseURL("https://vet.example").post("/accounts/*").encoding(.json)
        .body(json: ["clauses": [JSON]()]),
      sends: "POST https://vet.example/accounts/*", jsonType, json: #"{"clauses":[]}"#)
    try expect(
      ledger.baseURL("https://vet.example").get("transactions/\("0x1")").parameter("pending", true)
        .parameter("raw", false),
      sends: "GET https://vet.example/transactions/0x1?pending=true&raw=false", jsonType)
    try expect(
      ledger.baseURL("https://aptos.example").post("v1/transactions/simulate").encoding(.query)
        .body(data: Data("{}".utf8), mediaType: "application/json")
        .parameter("estimate_gas_unit_price", "false"),
      sends: "POST https://aptos.example/v1/transactions/simulate?estimate_gas_unit_price=false",
      jsonType, form: "{}")
    try expect(
      ledger.baseURL("https://algo.example").post("v2/transactions")
        .body(data: Data("AB".utf8), mediaType: "application/x-binary"),
      sends: "POST https://algo.example/v2/transactions", ["Content-Type": "application/x-binary"],
      form: "AB")
    try expect(
      Endpoint(baseURL: "https://api.stakek.it/v1/").bools(.literal).get("yields/\("eth-1")")
        .parameter("preferredValidatorsOnly", false),
      sends: "GET https://api.stakek.it/v1/yields/eth-1?preferredValidatorsOnly=false")
    try expect(
      Endpoint(baseURL: "https://tz.example").post("injection/operation").body(json: "a1b2"),
      sends: "POST https://tz.example/injection/operation", jsonType, json: #""a1b2""#)
    try expect(
      Endpoint(baseURL: "\(URL(string: "https://dot.example/rpc?key=1")!)").post()
        .body(template: #"{"jsonrpc":"2.0","id":1,"method":"chain_getBlockHash","params":[0]}"#),
      sends: "POST https://dot.example/rpc?key=1", jsonType,
      json: #"{"id":1,"jsonrpc":"2.0","method":"chain_getBlockHash","params":[0]}"#)
    try expect(
      Endpoint(baseURL: "https://eth.example").post().body(
        template:
          #"{"jsonrpc":"2.0","id":\#(7),"method":"eth_feeHistory","params":[5,"latest",[25,50,75]]}"#
      ), sends: "POST https://eth.example", jsonType,
      json: #"{"id":7,"jsonrpc":"2.0","method":"eth_feeHistory","params":[5,"latest",[25,50,75]]}"#)
  }

  @Test func modelsInTheQuery() throws {
    struct Tunnel: Encodable {
      var xtId: Int
      let history = 0
      var memo: String?
      enum CodingKeys: String, CodingKey {
        case xtId = "xt_id"
        case history, memo
      }
    }
    try expect(
      Endpoint(baseURL: "https://coinomat.com/").get("api/v1/get_tunnel.php")
        .spread(Tunnel(xtId: 5)),
      sends: "GET https://coinomat.com/api/v1/get_tunnel.php?history=0&xt_id=5")
    let near = Endpoint(baseURL: "https://api.artsy.net/api/v1").prefix("shows")
      .parameter("near", text: "\("40.7"),\("-74.0")").parameter("sort", "-start_at")
      .parameter("size", 5).parameter("displayable", true).parameter("at_a_fair", false)
    try expect(
      near.get().parameter("status", "upcoming").parameter("sort", "start_at"),
      sends: "GET https://api.artsy.net/api/v1/shows"
        + "?at_a_fair=0&displayable=1&near=40.7%2C-74.0&size=5&sort=start_at&status=upcoming")
    try expect(
      near.get().parameter("page", 2).parameter("size", 20).parameter("status", "running")
        .parameter("sort", "end_at"),
      sends: "GET https://api.artsy.net/api/v1/shows?at_a_fair=0&displayable=1&near=40.7%2C-74.0"
        + "&page=2&size=20&sort=end_at&status=running")
  }

  @Test func theSevenScenarios() throws {
    let zhihu = Endpoint(baseURL: "http://news-at.zhihu.com/api/")
      .defaultHeader("Content-Type", "application/x-www-form-urlencoded")
    try expect(
      zhihu.post("\("4")/news/latest").parameter("key", text: "\("4")"),
      sends: "POST http://news-at.zhihu.com/api/4/news/latest", formType, form: "key=4")
    try expect(
      zhihu.post("4/news/latest").body(json: ["a": "b"]),
      sends: "POST http://news-at.zhihu.com/api/4/news/latest", jsonType, json: #"{"a":"b"}"#)
    try expect(
      zhihu.get("4/story?id=1&from=a%20b"),
      sends: "GET http://news-at.zhihu.com/api/4/story?id=1&from=a%20b",
      ["Content-Type": "application/x-www-form-urlencoded"])
    try expect(
      Endpoint(baseURL: "https://kindergarten.example:5057//kindergartenapi/")
        .post("security/oauth/token").encoding(.form).spread(["user": "a", "pass": "b c"]),
      sends: "POST https://kindergarten.example:5057//kindergartenapi/security/oauth/token",
      formType, form: "pass=b%20c&user=a")
    try expect(
      Endpoint(baseURL: "http://127.0.0.1:1/api/appHtLoginLog/")
        .defaultHeader("Content-type", "application/json").post("addLoginLog").encoding(.form)
        .parameter("type", 1, .query),
      sends: "POST http://127.0.0.1:1/api/appHtLoginLog/addLoginLog?type=1", formType, form: "")
    try expect(
      Endpoint(baseURL: "http://127.0.0.1:8080/order").parameter("token", "Gz1q+L2/gRps747o4w==")
        .post("findById").parameter("sn", "DJ1"),
      sends: "POST http://127.0.0.1:8080/order/findById", formType,
      form: "sn=DJ1&token=Gz1q%2BL2/gRps747o4w%3D%3D")
    try expect(
      Endpoint(baseURL: "http://127.0.0.1:5000").get("users/\("谢佳培")"),
      sends: "GET http://127.0.0.1:5000/users/%E8%B0%A2%E4%BD%B3%E5%9F%B9")
  }
}

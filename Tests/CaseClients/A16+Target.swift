// Generated from a16.yaml by endpointgen. Edit the spec instead.

public import EndpointRuntime

/// A list with many filters; each filter left out is sent with its default.
public nonisolated enum RecruitmentAPI: Sendable {
  /// `GET /recruitments/{id}`
  case fetchRecruitmentDetail(id: Int)

  /// `GET /recruitments/student`
  case fetchRecruitmentList(
    page: Int,
    jobCode: String = " ",
    techCode: [String] = [""],
    name: String = "",
    winterIntern: Bool = false,
    years: [String] = [""],
    region: String = "",
    status: String = "",
    sortType: String = ""
  )
}

nonisolated extension RecruitmentAPI: TargetType {
  public func endpoint(with _: NoVariables) -> Endpoint {
    switch self {
    case .fetchRecruitmentDetail(let id):
      Self.defaults.get("/\(id)")
    case .fetchRecruitmentList(
      let page,
      let jobCode,
      let techCode,
      let name,
      let winterIntern,
      let years,
      let region,
      let status,
      let sortType
    ):
      Self.defaults.get("student")
        .parameter("page", page)
        .parameter("job_code", jobCode)
        .parameter("tech_code", techCode, .arrays(.comma))
        .parameter("name", name)
        .parameter("winter_intern", winterIntern)
        .parameter("years", years, .arrays(.comma))
        .parameter("region", region)
        .parameter("status", status)
        .parameter("sort_type", sortType)
    }
  }

  /// What every endpoint here begins with.
  static let defaults = Endpoint(baseURL: "https://api.example.org/recruitments")
    .defaultHeader("Content-Type", "application/json")
}

nonisolated extension Call where Target == RecruitmentAPI {
  public static func fetchRecruitmentDetail(id: Int) -> Self where Value == Void {
    Self(.fetchRecruitmentDetail(id: id), .void)
  }

  public static func fetchRecruitmentList(
    page: Int,
    jobCode: String = " ",
    techCode: [String] = [""],
    name: String = "",
    winterIntern: Bool = false,
    years: [String] = [""],
    region: String = "",
    status: String = "",
    sortType: String = ""
  ) -> Self where Value == Void {
    Self(
      .fetchRecruitmentList(
        page: page,
        jobCode: jobCode,
        techCode: techCode,
        name: name,
        winterIntern: winterIntern,
        years: years,
        region: region,
        status: status,
        sortType: sortType
      ),
      .void
    )
  }
}

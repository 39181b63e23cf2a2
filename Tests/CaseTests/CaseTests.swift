import Testing

/// The calls of real code and of bug reports, compared with what a server received and what a caller gets.
@Suite struct CaseTests {
  @Test(arguments: CaseRow.requests)
  func requestArrivesAsExpected(_ row: CaseRow) async throws { try await makeRequest(row) }

  @Test(arguments: CaseRow.answers)
  func answerIsReadAsExpected(_ row: CaseRow) async throws { try await readAnswer(row) }
}

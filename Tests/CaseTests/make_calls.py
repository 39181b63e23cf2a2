"""Makes Calls.swift of Tests/Cases/expected.json: each row's call as Swift that must compile."""

import json
import pathlib
import re

here = pathlib.Path(__file__).parent
rows = json.loads((here.parent / "Cases/expected.json").read_text())


def spec(row):
    return (here.parent / "Cases/specs" / row["spec"]).read_text()


def target(row):
    return re.search(r"^target: (\w+)", spec(row), re.M).group(1)


def variables(row):
    if not re.search(r"^variables:", spec(row), re.M):
        return "NoVariables()"
    given = row.get("variables") or {}

    def value(text):
        if text is None:
            return "nil"
        if text.startswith("http"):
            return f'URL(string: "{text}")!'
        return json.dumps(text)

    inner = ", ".join(f"{name}: {value(text)}" for name, text in given.items())
    return f"{target(row)}.Variables({inner})"


def expectation(text, kind):
    left, right = text.split(" = ", 1)
    if left == "self":
        left = "value"
    elif left.startswith("self["):
        left = "value" + left[4:]
    elif left.startswith("child."):
        left = "value.child?." + left[6:]
    else:
        left = "value." + left
    if right == "[]":
        return f"#expect({left}.isEmpty)"
    if kind == "LongNumbers" and left == "value.m":
        right = f'Decimal(string: "{right}")!'
    if left.endswith("timeIntervalSince1970"):
        return f"#expect(abs({left} - {right}) < 0.0005)"
    return f"#expect({left} == {right})"


requests, decodings = [], []
for index, row in enumerate(rows):
    decode = row.get("decode")
    if decode is None:
        requests.append(
            f"  case {index}:\n"
            f"    try await expectRequest(row, {target(row)}{row['call']}, {variables(row)})"
        )
        continue
    kind, expect = decode["type"], decode["expect"]
    lines = []
    if row.get("call"):
        # The call says its own type, which must be the one that the case names.
        annotation = "" if kind == "Void" else f"let value: {kind} = "
        lines.append(f"{annotation}try await answer(row, {target(row)}.self, {row['call']})")
    elif expect.startswith("error at "):
        key = json.dumps(expect.removeprefix("error at "))
        lines.append(f"expectError(at: {key}, row, {kind}.self)")
        expect = "success"
    else:
        lines.append(f"let value = try decoded(row, {kind}.self)")
    if expect not in ("success", "round trip"):
        lines += [expectation(part, kind) for part in expect.split("; ")]
    if "encode" in decode:
        lines.append(f"try expectEncoding(row, value)")
    body = "\n    ".join(lines)
    decodings.append(f"  case {index}:\n    {body}")

header = "// Made from Tests/Cases/expected.json by make_calls.py.\n"
(here / "Calls.swift").write_text(
    f"""{header}
import CaseClients
import EndpointRuntime
import Foundation
import Testing

/// Makes the request of a row and compares what a server received.
func makeRequest(_ row: CaseRow) async throws {{
  switch row.index {{
{chr(10).join(requests)}
  default: Issue.record("no call for row \\(row.index)")
  }}
}}

/// Reads the answer of a row and compares the value.
func readAnswer(_ row: CaseRow) async throws {{
  switch row.index {{
{chr(10).join(decodings)}
  default: Issue.record("no value for row \\(row.index)")
  }}
}}
"""
)

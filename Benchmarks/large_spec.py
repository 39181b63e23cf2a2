"""Writes a spec of N endpoints in groups of 20, each with four parameters and a model of its own group."""

import pathlib
import sys


def spec(count, group_size=20):
    lines = [
        "target: LargeAPI",
        "doc: Many endpoints, as a large service has them.",
        "baseURL: ${root}/v1",
        "variables: { root: URL = https://api.example.com, token: String }",
        "headers: { X-Client: iOS }",
        "params: { token: { const: ${token}, in: header, key: X-Token } }".replace("${token}", '"${token}"'),
        "groups:",
    ]
    for group in range((count + group_size - 1) // group_size):
        lines += [
            f"  area{group}:",
            f"    doc: Area {group} of the service.",
            f"    path: area{group}",
            "    endpoints:",
        ]
        for number in range(min(group_size, count - group * group_size)):
            lines += [
                f"      call{number}:",
                f"        doc: Does the {number}th thing.",
                f"        method: {['get', 'post', 'put', 'delete'][number % 4]}",
                f"        path: items/{{id}}/things{number}",
                "        params:",
                "          id: Int",
                "          page: Int = 1",
                "          filter: { type: \"String?\", in: query, key: filter_by }",
                "          isFull: { type: Bool, in: query, default: false }",
                f"        response: [Thing{group % 10}]",
            ]
    lines.append("models:")
    for model in range(10):
        lines += [
            f"  Thing{model}:",
            "    fields:",
            "      id: Int",
            "      name: String",
            "      price: Decimal",
            "      createdAt: { type: Date, key: created_at }",
            "      note: \"String?\"",
            "      tags: { type: [String], default: [] }",
        ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    pathlib.Path(sys.argv[2]).write_text(spec(int(sys.argv[1])))

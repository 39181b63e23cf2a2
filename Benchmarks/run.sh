#!/usr/bin/env bash
# Builds in release and prints every measurement; see docs/benchmarks.md.
set -euo pipefail
cd "$(dirname "$0")/.."
swift build -c release --quiet --product endpointgen
swift build -c release --quiet --target EndpointRuntime
swift build -c release --quiet --package-path Benchmarks
python3 Benchmarks/generation.py
for benchmark in Benchmarks/.build/release/*Benchmark; do
  [ -x "$benchmark" ] && "$benchmark"
done

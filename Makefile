# Two commands: `make generate` regenerates Generated/ from specs/, `make test` runs every test.
# Both install what they need on a machine that has Swift, Python 3 and apt or Homebrew.

.PHONY: generate test lint check bench clean

generate:
	@scripts/install.sh build
	@swift build --quiet --product endpointgen
	@.build/debug/endpointgen generate

test:
	@scripts/install.sh test
	swift build --build-tests
	swift test --skip-build

lint:
	swift format lint -r --strict Package.swift Sources Tests Generated Plugins Examples Benchmarks

check:
	@swift build --quiet --product endpointgen
	@.build/debug/endpointgen check

bench:
	@scripts/install.sh build
	Benchmarks/run.sh

clean:
	rm -rf .build .venv

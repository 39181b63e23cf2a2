#!/usr/bin/env bash
# Installs what is missing: `install.sh build` for the tool, `install.sh test` for the tests too.
set -euo pipefail
cd "$(dirname "$0")/.."

packages() { # Debian names, then Homebrew names
  if command -v apt-get >/dev/null; then
    local root=""
    [ "$(id -u)" = 0 ] || root="sudo"
    echo "installing $1"
    DEBIAN_FRONTEND=noninteractive $root apt-get -qq install -y $1 >/dev/null ||
      { $root apt-get -qq update && DEBIAN_FRONTEND=noninteractive $root apt-get -qq install -y $1 >/dev/null; }
  elif command -v brew >/dev/null; then
    echo "installing $2"
    brew install --quiet $2
  else
    echo "error: neither apt-get nor brew is here; install $1 by hand" >&2
    exit 1
  fi
}

command -v swift >/dev/null || { echo "error: a Swift 6.1 toolchain is needed: https://www.swift.org/install" >&2; exit 1; }
pkg-config --exists yaml-0.1 2>/dev/null || packages "libyaml-dev pkg-config" "libyaml pkg-config"
[ "${1:-build}" = test ] || exit 0

command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || packages nginx nginx
command -v openssl >/dev/null || packages openssl openssl
# For the page of `endpointgen review`; on macOS the tests find Chromium or Chrome in /Applications.
if command -v apt-get >/dev/null; then
  command -v chromium >/dev/null || command -v google-chrome >/dev/null || packages chromium ""
fi
if ! .venv/bin/python -c "import httpbin, check_jsonschema, yaml, ruamel.yaml" 2>/dev/null; then
  echo "making .venv with httpbin, check-jsonschema, PyYAML and ruamel.yaml"
  python3 -m venv .venv || { packages python3-venv python3 && python3 -m venv .venv; }
  .venv/bin/pip install --quiet --disable-pip-version-check -r scripts/requirements.txt
fi

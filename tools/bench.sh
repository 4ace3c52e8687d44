#!/usr/bin/env bash
# Builds UOp and prints tables of its speed beside that of libraries, upstream
# MLIR and the limits of the machine: docs/benchmarks.md. Arguments are those of
# uop-bench (--quick takes less than 3 minutes); --peers as the first installs
# the libraries. JSON is written to build/release/bench.json.
set -euo pipefail
exec </dev/null

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release
cd "$root"

peers=()
if [[ ${1-} == --peers ]]; then
  peers=(--peers)
  shift
fi
tools/setup.sh "${peers[@]}"
cmake --preset release >/dev/null
ninja -C "$build" -j"$(nproc)" uop-bench >&2
exec "$build/bin/uop-bench" --json="$build/bench.json" "$@"

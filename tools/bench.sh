#!/usr/bin/env bash
# Builds UOp and prints tables of its speed beside that of libraries, upstream
# MLIR and the limits of the machine: docs/benchmarks.md. Arguments are those of
# uop-bench (--quick takes less than 3 minutes); --peers as the first installs
# the libraries. JSON is written to build/release/bench.json.
# With --peers-python=VENV as the first, whole programs beside PyTorch, ONNX
# Runtime, OpenVINO, JAX and IREE, whichever VENV has; --help after it says more.
set -euo pipefail
exec </dev/null

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release
cd "$root"

compare_with_peers() {
  tools/setup.sh
  cmake --preset release >/dev/null
  ninja -C "$build" -j"$(nproc)" uop-run uop-compile uop-opt uop-import-onnx >&2
  PYTHONPATH=$root/test/benchmarks exec /usr/bin/python3 -m peers.compare \
    --json="$build/peers.json" "$@"
}

peers=()
case ${1-} in
--peers-python | --peers-python=*) compare_with_peers "$@" ;;
--peers)
  peers=(--peers)
  shift
  ;;
esac
tools/setup.sh "${peers[@]}"
cmake --preset release >/dev/null
ninja -C "$build" -j"$(nproc)" uop-bench >&2
exec "$build/bin/uop-bench" --json="$build/bench.json" "$@"
